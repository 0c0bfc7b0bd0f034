import type { PageSource } from './page-source.ts';
import type { ReadBlock } from './upgrade-blocks.ts';

/** Public paths of the pages that blocks refer to: one question for the whole page, and none where there are no links. */
export function pagePaths(pages: PageSource, blocks: Iterable<ReadBlock>): Promise<ReadonlyMap<string, string>> {
  const ids = new Set<string>();
  for (const block of blocks) {
    if ('failure' in block || block.isNewer) continue;
    for (const { kind, id } of block.references) if (kind === 'page') ids.add(id);
  }
  return pages.pathsOf([...ids]);
}
