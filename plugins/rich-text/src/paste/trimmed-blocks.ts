import { documentOf } from './split-blocks.ts';
import { hasContent } from '../document/text-lines.ts';
import type { BlockNode } from '../document/rich-text.types.ts';

const isBlank = (block: BlockNode): boolean =>
  ['paragraph', 'heading', 'list', 'quote'].includes(block.type) && !hasContent(documentOf([block]));

/** Blocks without the empty lines before the first and after the last of them. */
export function trimmedBlocks(blocks: readonly BlockNode[]): readonly BlockNode[] {
  const first = blocks.findIndex((block) => !isBlank(block));
  return first < 0 ? [] : blocks.slice(first, blocks.findLastIndex((block) => !isBlank(block)) + 1);
}
