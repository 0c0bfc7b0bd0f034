import type { BlockContent, PageContent } from './types.ts';

const withNested = (block: BlockContent): BlockContent[] => [
  block,
  ...Object.values(block.slots ?? {})
    .flat()
    .flatMap(withNested),
];

/** Every block of a page, those inside others too. */
export const blocksOf = (page: PageContent): BlockContent[] => page.blocks.flatMap(withNested);
