import type { TextRange } from './find-words.ts';

/** What may stand between the digits of a number. */
const gap = String.raw`[\s().\/\u2010-\u2015-]{0,3}`;
const spread = (digits: string): string => Array.from(digits).join(gap);

/** The ways in which a number of a country is written: with its country, or with a 0 in the place of that. */
const national = (significant: string): string =>
  String.raw`(?:(?:\+|00)\s?[1-9]\d{0,2}${gap}(?:\(0\)${gap})?|\(?0${gap})${spread(significant)}`;

/** The digits of a number that names its country, of which nobody knows where the country ends. */
function international(digits: string): string {
  const ways = [1, 2, 3].flatMap((length) => {
    const [country, rest] = [digits.slice(0, length), digits.slice(length)];
    return rest.length < 4
      ? []
      : [String.raw`(?:\+|00)\s?${spread(country)}${gap}(?:\(0\)${gap})?${spread(rest)}`, String.raw`\(?0${gap}${spread(rest)}`];
  });
  return ways.length > 0 ? ways.join('|') : String.raw`(?:\+|00)\s?${spread(digits)}`;
}

/** The digits of a number, and whether they begin with its country. */
function readNumber(number: string): { readonly digits: string; readonly isAbroad: boolean } {
  const digits = number.replace(/\D/g, '');
  const isAbroad = number.trim().startsWith('+') || digits.startsWith('00');
  return { digits: isAbroad ? digits.replace(/^00/, '') : digits, isAbroad };
}

function patternOf(number: string): string {
  const { digits, isAbroad } = readNumber(number);
  if (isAbroad) return international(digits);
  return digits.startsWith('0') ? national(digits.slice(1)) : spread(digits);
}

/** The digits that follow each other in whatever way the number is written. */
export function digitsInEvery(number: string): string {
  const { digits, isAbroad } = readNumber(number);
  // Of a country nobody knows where it ends.
  return isAbroad ? digits.slice(3) : digits.replace(/^0/, '');
}

/** Finds a telephone number in texts, however it is written: made of its digits alone. */
export function findPhones(number: string): (text: string) => readonly TextRange[] {
  const pattern = new RegExp(String.raw`(?<![\d+])(?:${patternOf(number)})(?!\d)`, 'g');
  return (text) => [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

const scheme = /^tel:/i;

/** The number that a link calls; undefined for one that calls nobody. */
export function calledNumber(href: string): string | undefined {
  if (!scheme.test(href)) return undefined;
  try {
    return decodeURIComponent(href.replace(scheme, ''));
  } catch {
    return undefined;
  }
}

/** The address of a link that calls a number. */
export function callTo(number: string): string {
  const isAbroad = number.trim().startsWith('+');
  return `tel:${isAbroad ? '+' : ''}${number.replace(isAbroad ? '(0)' : '', '').replace(/\D/g, '')}`;
}
