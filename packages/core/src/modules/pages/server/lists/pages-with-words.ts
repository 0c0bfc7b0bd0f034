import { escapeLike } from '#server/database/escape-like.ts';

/**
 * SQL of the ids of the pages whose title or slug has a term in it, which is a `searchKey`. Pairs of its characters find them; of
 * one character there is none. `put` takes a value and gives its placeholder.
 */
export function pagesWithWords(term: string, put: (value: unknown) => string): string {
  const words = `words like ${put(`%${escapeLike(term)}%`)}`;
  const pairs = Array.from(term).length > 1 ? `lectern_pairs(words) @> lectern_pairs(${put(term)}) and ` : '';
  return `select page_id from lectern_page_search where ${pairs}${words}`;
}
