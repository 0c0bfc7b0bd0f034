/** What a person wrote in a field for a number. */
export type ReadNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** No number, or one that can be read in two ways. */
  | { readonly kind: 'unclear' }
  /** It has more digits than a number can keep. */
  | { readonly kind: 'long' };

/** Significant digits that every number keeps. */
const maxDigits = 15;
/** Signs that only ever stand between thousands: spaces of several widths, apostrophes. */
const spaces = /[ \u00a0\u2009\u202f'’]/;

interface Signs {
  readonly group: string | undefined;
  readonly decimal: string;
}

function signsOf(locale: string): Signs {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: valueOf('group'), decimal: valueOf('decimal') ?? '.' };
}

/** Whether digits stand as thousands do: one to three, then always three. */
const areGrouped = ([first = '', ...rest]: readonly string[]): boolean =>
  first.length >= 1 && first.length <= 3 && rest.every((digits) => digits.length === 3);

const isDecimal = (sign: string): boolean => sign === '.' || sign === ',';

interface Split {
  readonly whole: string;
  readonly fraction: string;
}

/** Whole and fraction of digits and the signs between them; undefined where that is unclear. */
function splitAt(digits: readonly string[], signs: readonly string[], { group, decimal }: Signs): Split | undefined {
  const last = signs.at(-1);
  if (last === undefined) return { whole: digits.join(''), fraction: '' };
  const whole = { whole: digits.join(''), fraction: '' };
  const parted = { whole: digits.slice(0, -1).join(''), fraction: digits.at(-1) ?? '' };
  const others = signs.slice(0, -1);
  if (others.length === 0) {
    if (last === decimal) return parted;
    if (areGrouped(digits)) return last === group || spaces.test(last) ? whole : undefined;
    // A sign that cannot part thousands parts the decimals.
    return isDecimal(last) ? parted : undefined;
  }
  if (others.every((sign) => sign === last)) return areGrouped(digits) ? whole : undefined;
  const isOneSign = others.every((sign) => sign === others[0] && sign !== last);
  return isOneSign && isDecimal(last) && areGrouped(digits.slice(0, -1)) ? parted : undefined;
}

/**
 * Reads a number as it is written in a language. A sign that cannot part thousands there parts the decimals, whatever the
 * language: `1.5` is one and a half in Dutch, and `1,5` in English. What can be read in two ways is left to its writer.
 */
export function readNumber(text: string, locale: string): ReadNumber {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const [, minus = '', body = ''] = /^([-−+]?)(.*)$/s.exec(trimmed) ?? [];
  if (!/^[\d., \u00a0\u2009\u202f'’]*\d[\d.,]*$/.test(body)) return { kind: 'unclear' };
  const split = splitAt(body.split(/\D/), body.match(/\D/g) ?? [], signsOf(locale));
  if (!split) return { kind: 'unclear' };
  const significant = `${split.whole}${split.fraction}`.replace(/^0+/, '');
  if (significant.length > maxDigits) return { kind: 'long' };
  const value = Number(`${split.whole || '0'}.${split.fraction || '0'}`);
  return { kind: 'number', value: minus === '-' || minus === '−' ? 0 - value : value };
}

/** A number as `readNumber` reads it: all of its digits, with nothing between thousands. Empty for none. */
export function writeNumber(value: number | null, locale: string): string {
  return value === null ? '' : new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}
