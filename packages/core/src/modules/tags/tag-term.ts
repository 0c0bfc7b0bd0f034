/** Characters of a tag, and of another name of it. */
export const longestTerm = 60;

/** Letters that no accent makes of another letter, with what people type instead. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/** The form in which two terms are the same tag: without accents, all in small letters, white space evened out. */
export const foldTerm = (term: string): string =>
  evenTerm(term)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => spelled[letter] ?? letter);

/** A term as it is kept: composed, with single spaces, and none at its ends. */
export const evenTerm = (term: string): string => term.normalize('NFC').replace(/\s+/g, ' ').trim();
