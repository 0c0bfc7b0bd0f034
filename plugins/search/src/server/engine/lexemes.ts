/** A lexeme as the index holds it: behind its language, so that words of two languages never meet; parts of compounds are marked. */
export const wholeLexeme = (language: string, lexeme: string): string => `${language}:${lexeme}`;
export const partLexeme = (language: string, lexeme: string): string => `${language}:+${lexeme}`;

/** The language of a locale: `nl` of `nl-NL`. */
export const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase();

/** Characters of a lexeme that are kept: nobody searches for longer ones, and the index would refuse them. */
const longest = 120;

/** A lexeme between quotes, as texts of `tsvector` and `tsquery` have it. Whatever it holds is no syntax. */
export const quoted = (lexeme: string): string => {
  const kept = lexeme.slice(0, longest);
  return /['\\]/.test(kept) ? `'${kept.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${kept}'`;
};
