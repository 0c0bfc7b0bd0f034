import { searchKey } from '../../contract/fold-text.ts';
import { escapeLike } from './escape-like.ts';
import type { Put } from './statement.ts';

/** SQL of the form in which a text is looked for (`searchKey`), whatever the locale of the database is. */
export const foldedSQL = (text: string): string => `lectern_search_key(${text})`;

/** SQL of what a list is sorted by where it is sorted by words, the same on every database and machine. */
export const wordOrder = (text: string): string => `${foldedSQL(text)} collate "C"`;

/** SQL of whether a text that is folded has a term in it that somebody typed; undefined where they typed none. */
export function holdsTerm(folded: string, searchTerm: string, put: Put): string | undefined {
  const term = searchKey(searchTerm);
  return term ? `${folded} like ${put(`%${escapeLike(term)}%`)}` : undefined;
}
