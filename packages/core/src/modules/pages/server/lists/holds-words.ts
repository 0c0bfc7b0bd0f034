import { escapeLike } from '#server/database/escape-like.ts';
import type { Put } from '#server/database/statement.ts';

/**
 * SQL of whether a row of `lectern_page_search`, the title and slug of a page, has a term in it, which is a `searchKey`. Pairs of its
 * characters find it; of one character there is none.
 */
export function holdsWords(term: string, put: Put): string {
  // By values that it knows, PostgreSQL plans most searches anew, which takes as long as reading, and the first ones of a
  // connection read all rows for a term that most pages have, and take the pairs of each. A subquery tells it nothing.
  const words = `words like (select ${put(`%${escapeLike(term)}%`)})`;
  const pairs = Array.from(term).length > 1 ? `lectern_pairs(words) @> (select lectern_pairs(${put(term)})) and ` : '';
  return `${pairs}${words}`;
}

/** SQL of the ids of the pages whose title or slug has a term in it. */
export const pagesWithWords = (term: string, put: Put): string =>
  `select page_id from lectern_page_search where ${holdsWords(term, put)}`;
