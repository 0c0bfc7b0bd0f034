/** Spaces and control characters, other than the ends of lines. */
const blanks = /(?:(?!\n)[\s\p{Cc}])+/gu;
/** What nobody sees, such as where a word may be divided, and what no font has for certain. */
const unseen = /[\p{Cf}\p{Co}]/gu;

/** A text as a database takes it and people read it: without control characters and halves of characters, in lines that say something. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(unseen, '')
    .replaceAll(blanks, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
