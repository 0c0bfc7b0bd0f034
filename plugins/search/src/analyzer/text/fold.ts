/** Letters that no decomposition takes apart. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * A word without case, accents, ligatures, apostrophes, characters that nobody sees and the spaces of letters that are whole
 * sentences: `L’Église` is `leglise`.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}\s'’‘ʼ`´]/gu, '')
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[‐‑‒–]/g, '-');

/** The words of a text as they are compared, with one space between them. */
export const foldWords = (text: string): string => text.split(/\s+/u).map(fold).filter(Boolean).join(' ');
