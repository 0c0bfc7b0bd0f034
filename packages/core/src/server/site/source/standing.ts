import type { PageContent } from '../page-view.ts';

/** Keys of all blocks that stand on a page, nested ones too. */
export function standing({ blocks, blockOrder }: Pick<PageContent, 'blocks' | 'blockOrder'>): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key) || !Object.hasOwn(blocks, key)) return;
    seen.add(key);
    for (const keys of Object.values(blocks[key]?.slots ?? {})) keys.forEach(visit);
  };
  blockOrder.forEach(visit);
  return [...seen];
}
