import { newBlockKey } from '#contract/block-key.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import { differenceOf } from '#modules/pages/edits/difference.ts';
import { insertBlock } from '#modules/pages/edits/blocks.ts';
import type { PageBlocks, PageContent } from '#modules/pages/edits/page-content.ts';
import { withNested } from '#modules/pages/edits/place.ts';
import type { Place } from '#modules/pages/edits/place.ts';

/** What a block with all that is nested in it becomes on another page. */
interface Sending {
  /** The page that it comes from. */
  readonly from: PageBlocks;
  readonly key: string;
  /** The page that it goes to. */
  readonly to: PageContent;
  readonly place: Place;
}

/**
 * The operations that put a block of one page on another: everything as it is, names too, with keys of that page. An anchor
 * point that the other page has already stays behind.
 */
export function operationsOfSending({ from, key, to, place }: Sending): Operation[] {
  const anchors = new Set(Object.values(to.blocks).map(({ anchorPoint }) => anchorPoint));
  const keys = new Map<string, string>();
  for (const own of withNested(from.blocks, key)) keys.set(own, newBlockKey({ ...to.blocks, ...from.blocks }));
  const copies = [...keys].flatMap(([own, copy]): StoredBlock[] => {
    const block = from.blocks[own];
    if (!block) return [];
    const slots = Object.entries(block.slots ?? {}).map(([slot, inside]) => [
      slot,
      inside.flatMap((child) => keys.get(child) ?? []),
    ]);
    const anchorPoint = anchors.has(block.anchorPoint) ? '' : block.anchorPoint;
    return [{ ...block, key: copy, anchorPoint, ...(block.slots ? { slots: Object.fromEntries(slots) } : {}) }];
  });
  const [block, ...nested] = copies;
  if (!block) return [];
  const blocks = { ...to.blocks, ...Object.fromEntries(nested.map((copy) => [copy.key, copy])) };
  return differenceOf(to, insertBlock({ ...to, blocks }, block, place));
}
