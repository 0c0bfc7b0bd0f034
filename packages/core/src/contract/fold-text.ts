/** Letters that no accent makes of another letter, with what people type instead. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/** Signs that stand for one, by that one; what stands under none is seen by nobody. */
const alike: Readonly<Record<string, string>> = {
  "'": '`´‘’‚‛ʼʹ′＇',
  '"': '“”„‟«»″＂',
  '-': '‐‑‒–—―−－',
  // The only letter that is another where a word ends.
  σ: 'ς',
  '': '\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff',
};

/** What becomes of each letter and sign that is not kept as it is. */
export const foldedSigns: Readonly<Record<string, string>> = {
  ...spelled,
  ...Object.fromEntries(Object.entries(alike).flatMap(([one, signs]) => Array.from(signs, (sign) => [sign, one]))),
};

const signs = new RegExp(`[${Object.keys(foldedSigns).join('')}]`, 'gu');

/**
 * Marks that stand on letters of European scripts, as a class of a regular expression. Vowels of other scripts are marks too, and
 * words without them are other words.
 */
export const markClass = '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]';

const marks = new RegExp(markClass, 'gu');

/** A text taken apart into letters and marks, without the marks. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(marks, '');

/**
 * The form in which two names are the same, as of files in a folder: composed, in small letters. Accents and signs count. The
 * database says the same: `lectern_name_key`.
 */
export const nameKey = (name: string): string => name.normalize('NFD').toLowerCase().replaceAll('ς', 'σ').normalize('NFC');

/**
 * The form in which a text is looked for and sorted: in small letters, without accents, letters such as `ß` and `æ` spelled out,
 * one kind of apostrophe, quote, dash and space, none at the ends, and nothing that nobody sees: `L’Été  à Straße` is
 * `l'ete a strasse`. The database says the same: `lectern_search_key`.
 */
export const searchKey = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(signs, (sign) => foldedSigns[sign] ?? sign)
    .replace(/\s+/gu, ' ')
    .trim();
