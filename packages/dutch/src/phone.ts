/** `shape`: no telephone number. `premium`: one that callers pay for (0900, 0906, 0909). */
export type PhoneFault = 'shape' | 'premium';

/**
 * What follows the nought of a number in the Netherlands: area codes, mobile (06, 097), not bound to a place (084, 085, 087,
 * 088, 091), free (0800). The plan of numbers of the ACM, as Google's libphonenumber has it too.
 */
const dutch = new RegExp(
  '^(?:' +
    '(?:1(?:[035]\\d|1[13-578]|6[124-8]|7[24]|8[0-467])' +
    '|2(?:[0346]\\d|2[2-46-9]|5[125]|9[479])' +
    '|3(?:[03568]\\d|1[3-8]|2[01]|4[1-8])' +
    '|4(?:[0356]\\d|1[1-368]|7[58]|8[15-8]|9[23579])' +
    '|5(?:[0358]\\d|[19][1-9]|2[1-57-9]|4[13-8]|6[126]|7[0-3578])' +
    '|7\\d\\d)\\d{6}' +
    '|6[1-58]\\d{7}|970\\d{8}|8[4578]\\d{7}|91\\d{7}|800\\d{4,7})$',
);

/** Country codes of the ITU other than 31, with what every country has: at least six and at most fifteen digits in all. */
const abroad = new RegExp(
  '^(?!31)(?=\\d{7,15}$)(?:1|7|2[07]|21[12368]|2[2346]\\d|25[0-8]|29[01789]' +
    '|3[0-469]|35\\d|37[0-8]|38[0-35-79]|4[013-9]|42[013]|5[1-8]|50\\d|59\\d|6[0-6]|67[02-9]|68[0-35-9]|69[0-2]' +
    '|8[1246]|85[02356]|88[06]|9[0-58]|96[0-8]|97[0-7]|99[2-68])\\d+$',
);

/** Only what people write between digits, `+` at the beginning at most, and a nought in brackets behind a country code. */
const digitsOf = (text: string): string | undefined => {
  const packed = text.trim().replaceAll(/[\s./()\u2010-\u2015-]/g, '');
  return /^\+?\d+$/.test(packed) ? packed : undefined;
};

/**
 * A telephone number as `+31612345678`, typed as people do: `06 12 34 56 78`, `(020) 123 45 67`, `+31 (0)6-12345678`,
 * `0032 3 123 45 67`. In the Netherlands it has to be of a kind that exists; of other countries the country has to exist, and
 * the length to be possible.
 */
export function phone(text: string): { readonly value: string } | { readonly fault: PhoneFault } {
  const digits = digitsOf(text.replace(/^(\s*(?:\+|00)\s*31\s*)\(\s*0\s*\)/, '$1'));
  if (digits === undefined) return { fault: 'shape' };
  const international = digits.replace(/^00/, '+');
  if (international.startsWith('+')) {
    const number = international.slice(1);
    if (!number.startsWith('31')) return abroad.test(number) ? { value: international } : { fault: 'shape' };
    return dutchNumber(number.slice(2));
  }
  return digits.startsWith('0') ? dutchNumber(digits.slice(1)) : { fault: 'shape' };
}

function dutchNumber(digits: string): { readonly value: string } | { readonly fault: PhoneFault } {
  if (/^90[069]\d{4,7}$/.test(digits)) return { fault: 'premium' };
  return dutch.test(digits) ? { value: `+31${digits}` } : { fault: 'shape' };
}
