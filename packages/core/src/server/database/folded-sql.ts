/** SQL of the form in which a text is looked for (`searchKey`), whatever the locale of the database is. */
export const foldedSQL = (text: string): string => `lectern_search_key(${text})`;

/** SQL of what a list is sorted by where it is sorted by words, the same on every database and machine. */
export const wordOrder = (text: string): string => `${foldedSQL(text)} collate "C"`;
