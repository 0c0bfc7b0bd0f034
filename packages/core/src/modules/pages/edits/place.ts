import type { StoredBlock } from '#contract/content.ts';
import type { PageBlocks } from './page-content.ts';

/** A list of blocks: the page's own, or those in a slot of a block. */
export interface BlockList {
  /** The block in whose slot it is; null for the page itself. */
  readonly parent: string | null;
  /** Empty for the page itself. */
  readonly slot: string;
}

/** A place in a list of blocks: 0 is before the first. */
export interface Place extends BlockList {
  readonly index: number;
}

export const pagePlace = (index: number): Place => ({ parent: null, slot: '', index });

/** The keys in a list, in order. */
export function keysAt({ blocks, order }: PageBlocks, { parent, slot }: BlockList): readonly string[] {
  if (parent === null) return order;
  const slots = blocks[parent]?.slots ?? {};
  return (Object.hasOwn(slots, slot) ? slots[slot] : undefined) ?? [];
}

/** The document with other keys in a list. */
export function withKeysAt<Content extends PageBlocks>(
  document: Content,
  { parent, slot }: BlockList,
  keys: readonly string[],
): Content {
  if (parent === null) return { ...document, order: keys };
  const block = document.blocks[parent];
  if (!block) return document;
  const holder: StoredBlock = { ...block, slots: { ...block.slots, [slot]: keys } };
  return { ...document, blocks: { ...document.blocks, [parent]: holder } };
}

/** Where a block stands; undefined for one that stands nowhere. */
export function placeOf({ blocks, order }: PageBlocks, key: string): Place | undefined {
  const own = order.indexOf(key);
  if (own !== -1) return pagePlace(own);
  for (const [parent, block] of Object.entries(blocks)) {
    for (const [slot, keys] of Object.entries(block.slots ?? {})) {
      const index = keys.indexOf(key);
      if (index !== -1) return { parent, slot, index };
    }
  }
  return undefined;
}

/** Blocks and those nested in them, at any depth, in the order in which a person meets them. */
function walk(blocks: PageBlocks['blocks'], roots: readonly string[]): string[] {
  const met = new Set<string>();
  const open = roots.toReversed();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (met.has(key)) continue;
    met.add(key);
    for (const keys of Object.values(blocks[key]?.slots ?? {}).toReversed()) open.push(...keys.toReversed());
  }
  return [...met];
}

/** A block and those nested in it, at any depth. */
export const withNested = (blocks: PageBlocks['blocks'], key: string): string[] => walk(blocks, [key]);

/** Every block of the page in the order in which a person meets it. */
export const allKeys = ({ blocks, order }: PageBlocks): string[] => walk(blocks, order);

/** Whether two places are the same. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.parent === other.parent && one.slot === other.slot && one.index === other.index;
