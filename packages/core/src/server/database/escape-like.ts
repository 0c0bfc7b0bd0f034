/** A text as a part of a `like` pattern, in which its own `%`, `_` and `\` stand for themselves. */
export const escapeLike = (term: string): string => term.replaceAll(/[\\%_]/g, String.raw`\$&`);
