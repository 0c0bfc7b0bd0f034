import type { StoredBlock } from '#contract/content.ts';
import { emptyList, nodesOf, putBehind } from './block-list.ts';
import type { BlockNode, ChangedList } from './block-list.ts';
import type { PageBlocks } from './page-content.ts';

/** The blocks of a page by their keys, and the list of those that are its own. */
export interface PageNodes {
  readonly nodes: Map<string, BlockNode>;
  readonly own: ChangedList;
}

export const nodeOf = (key: string, block: StoredBlock | undefined): BlockNode => ({
  key,
  block,
  list: undefined,
  before: undefined,
  next: undefined,
  slots: new Map(),
});

/** A block and those nested in it. One that stands in itself, which only foreign hands store, is met once. */
export function nestedNodes(root: BlockNode): Set<BlockNode> {
  const found = new Set<BlockNode>();
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    for (const list of node.slots.values()) open.push(...nodesOf(list));
  }
  return found;
}

/** A block and those in which it stands. */
export function nodesAround(node: BlockNode): Set<BlockNode> {
  const found = new Set<BlockNode>();
  for (let at: BlockNode | undefined = node; at && !found.has(at); at = at.list?.holder) found.add(at);
  return found;
}

/** Whether a block is another one, or is nested in it. `levels`: more than there can be, for rings that foreign hands stored. */
export function isWithin(node: BlockNode, ancestor: BlockNode, levels: number): boolean {
  if (node === ancestor) return true;
  if (ancestor.slots.size === 0) return false;
  let above = node.list?.holder;
  for (let level = 0; above && level < levels; level += 1) {
    if (above === ancestor) return true;
    above = above.list?.holder;
  }
  return false;
}

/** Every block of the page, and every key that a list names, each where it is named first. */
export function nodesOfPage({ blocks, order }: PageBlocks): PageNodes {
  const nodes = new Map<string, BlockNode>();
  for (const [key, block] of Object.entries(blocks)) nodes.set(key, nodeOf(key, block));
  const fill = (list: ChangedList, keys: readonly string[]): void => {
    for (const key of keys) {
      const node = nodes.get(key) ?? nodeOf(key, undefined);
      nodes.set(key, node);
      if (!node.list) putBehind(list, list.last, node);
    }
  };
  const own = emptyList(undefined, '');
  fill(own, order);
  for (const node of nodes.values()) {
    for (const [slot, keys] of Object.entries(node.block?.slots ?? {})) {
      if (keys.length === 0) continue;
      const list = emptyList(node, slot);
      node.slots.set(slot, list);
      fill(list, keys);
    }
  }
  return { nodes, own };
}
