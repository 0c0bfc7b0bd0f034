/** A place in the page bar: a page, from 0, or a gap between pages. */
export type BarItem = { readonly kind: 'page'; readonly index: number } | { readonly kind: 'gap'; readonly after: number };

export const pageCount = (totalItems: number, pageSize: number): number => Math.max(1, Math.ceil(totalItems / pageSize));

/**
 * The places of a page bar: the first and the last page, the current one with its neighbours, and a gap where pages
 * are left out. A gap never stands for a single page: that page is shown instead.
 */
export function pageRange(current: number, count: number): BarItem[] {
  if (count <= 1) return [];
  const shown = new Set([0, count - 1, current - 1, current, current + 1]);
  if (shown.has(2)) shown.add(1);
  if (shown.has(count - 3)) shown.add(count - 2);
  const pages = [...shown].filter((index) => index >= 0 && index < count).sort((a, b) => a - b);
  return pages.flatMap((index, place) => {
    const previous = pages[place - 1];
    const page: BarItem = { kind: 'page', index };
    return previous !== undefined && index - previous > 1 ? [{ kind: 'gap', after: previous } as const, page] : [page];
  });
}
