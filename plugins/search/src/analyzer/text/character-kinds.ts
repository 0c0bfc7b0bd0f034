/** What a character is to a word. */
export const kinds = { none: 0, letter: 1, digit: 2 } as const;

export type Kind = (typeof kinds)[keyof typeof kinds];

const letter = /^[\p{L}\p{M}\u00ad\u200b-\u200d\u2060]$/u;
const digit = /^\p{N}$/u;

const readKind = (character: string): Kind =>
  letter.test(character) ? kinds.letter : digit.test(character) ? kinds.digit : kinds.none;

/** The kinds of Latin characters: asking the regular expressions for each letter of a book takes ten times as long. */
const latin = Uint8Array.from({ length: 0x250 }, (_, code) => readKind(String.fromCharCode(code)));

/** The kind of the character that begins at this place of a text. */
export function kindAt(text: string, at: number): Kind {
  const code = text.charCodeAt(at);
  if (code < latin.length) return latin[code] === 1 ? kinds.letter : latin[code] === 2 ? kinds.digit : kinds.none;
  const point = text.codePointAt(at);
  return point === undefined ? kinds.none : readKind(String.fromCodePoint(point));
}

/** The place after the character that begins here. */
export const afterCharacter = (text: string, at: number): number =>
  at + (text.charCodeAt(at) >= 0xd800 && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
