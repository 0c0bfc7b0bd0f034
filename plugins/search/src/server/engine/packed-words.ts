/** Words with their lexemes as the index stores them: one text. Neither holds a space or a bar. */
export const packWords = (words: ReadonlyMap<string, string>): string =>
  [...words].map(([word, lexeme]) => `${word}|${lexeme}`).join(' ');

/** Each word with its lexeme. */
export const unpackWords = (packed: string): (readonly [word: string, lexeme: string])[] =>
  packed === ''
    ? []
    : packed.split(' ').map((pair) => {
        const bar = pair.indexOf('|');
        return [pair.slice(0, bar), pair.slice(bar + 1)];
      });
