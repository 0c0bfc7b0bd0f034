import { searchKey } from '#contract/fold-text.ts';

/** The words of a text in one form: small, without accents. */
export const wordsOf = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** What systems put behind the name of a page, and names that say only "the page of this folder". */
const ending = /\.(html?|php\d?|aspx?|jsp|cfm)$/;
const ofFolder = /^(index|default|home)$/;

/** The segments of an address without what systems add. */
export function plainSegments(path: string): string[] {
  const segments = path.slice(1).split('/');
  const last = (segments.pop() ?? '').replace(ending, '');
  return [...segments, ...(ofFolder.test(last) ? [] : [last])].filter(Boolean);
}
