import type { StoredBlock } from '../../../contract/content.ts';
import { emptyList, nodesOf, putBehind, takeOut } from './block-list.ts';
import type { BlockNode, ChangedList } from './block-list.ts';
import { changeValues } from './changed-values.ts';
import type { ChangedValues } from './changed-values.ts';
import type { Spot } from './operation.ts';
import type { PageBlocks } from './page-content.ts';
import type { BlockList } from './place.ts';

/**
 * The blocks of a page while they are changed, with where each of them stands. It is made once for many changes, each of which
 * costs no more on a large page than on a small one, and is read as content when all are done.
 */
export interface BlockIndex {
  readonly has: (key: string) => boolean;
  /** A block as it is by now. */
  readonly block: (key: string) => StoredBlock | undefined;
  /** The list in which a block stands; undefined for one that stands nowhere. */
  readonly listOf: (key: string) => BlockList | undefined;
  /** A block and those in which it stands, from inside to outside. */
  readonly around: (key: string) => string[];
  /** The block before another one in its list; null before the first. */
  readonly before: (key: string) => string | null;
  /** The keys in a list, in order. */
  readonly keysAt: (list: BlockList) => string[];
  /** A block and those nested in it, at any depth. */
  readonly nested: (key: string) => string[];
  /** Each of these is false, and changes nothing, where a spot or a block is not there, or a block would stand in itself. */
  readonly insert: (block: StoredBlock, spot: Spot) => boolean;
  readonly move: (key: string, spot: Spot) => boolean;
  readonly remove: (key: string) => boolean;
  readonly setProp: (key: string, field: string, value: unknown) => boolean;
  readonly setBeside: (key: string, field: string, value: unknown) => boolean;
  /** All blocks and their order. What was not changed is the very same object. */
  readonly read: () => PageBlocks;
}

interface Changes {
  readonly props: ChangedValues<StoredBlock['props']>;
  readonly beside: ChangedValues<StoredBlock>;
}

const nodeOf = (key: string, block: StoredBlock | undefined): BlockNode => ({
  key,
  block,
  list: undefined,
  before: undefined,
  next: undefined,
  slots: new Map(),
});

const keysOf = (list: ChangedList): string[] => Array.from(nodesOf(list), ({ key }) => key);

/** A block and those nested in it. One that stands in itself, which only foreign hands store, is met once. */
function nestedNodes(root: BlockNode): Set<BlockNode> {
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
function nodesAround(node: BlockNode): Set<BlockNode> {
  const found = new Set<BlockNode>();
  for (let at: BlockNode | undefined = node; at && !found.has(at); at = at.list?.holder) found.add(at);
  return found;
}

/** Whether a block is another one, or is nested in it. `levels`: more than there can be, for rings that foreign hands stored. */
function isWithin(node: BlockNode, ancestor: BlockNode, levels: number): boolean {
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
function nodesOfPage({ blocks, order }: PageBlocks): { readonly nodes: Map<string, BlockNode>; readonly own: ChangedList } {
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

/** Makes the index of a page's blocks. */
export function indexBlocks(page: PageBlocks): BlockIndex {
  const { nodes, own } = nodesOfPage(page);
  const changes = new Map<BlockNode, Changes>();
  let isChanged = false;

  const standing = (key: string): BlockNode | undefined => {
    const node = nodes.get(key);
    return node?.block ? node : undefined;
  };
  const changesOf = (node: BlockNode, block: StoredBlock): Changes => {
    isChanged = true;
    const known = changes.get(node) ?? { props: changeValues(block.props), beside: changeValues(block) };
    changes.set(node, known);
    return known;
  };
  const blockOf = (node: BlockNode): StoredBlock | undefined => {
    const { block } = node;
    if (!block) return undefined;
    const changed = changes.get(node);
    const lists = [...node.slots].filter(([, list]) => list.isChanged);
    const base = changed ? changed.beside.read() : block;
    const props = changed ? changed.props.read() : block.props;
    if (lists.length === 0 && props === base.props) return base;
    if (lists.length === 0) return { ...base, props };
    const slots = Object.fromEntries([
      ...Object.entries(block.slots ?? {}),
      ...lists.map(([slot, list]) => [slot, keysOf(list)]),
    ]);
    return { ...base, props, slots };
  };
  const listAt = ({ parent, slot }: BlockList): ChangedList | undefined => {
    if (parent === null) return own;
    const holder = standing(parent);
    if (!holder) return undefined;
    const list = holder.slots.get(slot) ?? emptyList(holder, slot);
    holder.slots.set(slot, list);
    return list;
  };
  /** The block behind which a spot is; the last one where the block before it is gone. */
  const behind = (list: ChangedList, after: string | null, node: BlockNode | undefined): BlockNode | undefined => {
    const named = after === null ? undefined : nodes.get(after);
    const before = after === null ? undefined : named && named !== node && named.list === list ? named : list.last;
    return before !== undefined && before === node ? node.before : before;
  };
  const put = (list: ChangedList, before: BlockNode | undefined, node: BlockNode): void => {
    putBehind(list, before, node);
    list.isChanged = true;
    isChanged = true;
  };

  return {
    has: (key) => standing(key) !== undefined,
    block(key) {
      const node = nodes.get(key);
      return node && blockOf(node);
    },
    listOf(key) {
      const list = nodes.get(key)?.list;
      return list && { parent: list.holder?.key ?? null, slot: list.slot };
    },
    around(key) {
      const node = nodes.get(key);
      return node ? Array.from(nodesAround(node), (one) => one.key) : [key];
    },
    before: (key) => nodes.get(key)?.before?.key ?? null,
    keysAt({ parent, slot }) {
      const list = parent === null ? own : nodes.get(parent)?.slots.get(slot);
      return list ? keysOf(list) : [];
    },
    nested(key) {
      const node = nodes.get(key);
      return node ? Array.from(nestedNodes(node), (one) => one.key) : [key];
    },
    insert(block, spot) {
      const list = standing(block.key) ? undefined : listAt(spot);
      if (!list) return false;
      const named = nodes.get(block.key);
      if (named) takeOut(named);
      // Blocks come in the order in which they were put there.
      nodes.delete(block.key);
      const node = nodeOf(block.key, block);
      nodes.set(block.key, node);
      put(list, behind(list, spot.after, node), node);
      return true;
    },
    move(key, spot) {
      const node = nodes.get(key);
      const list = node?.list ? listAt(spot) : undefined;
      if (!node || !list || (list.holder && isWithin(list.holder, node, nodes.size))) return false;
      const before = behind(list, spot.after, node);
      if (node.list === list && node.before === before) return true;
      takeOut(node);
      put(list, before, node);
      return true;
    },
    remove(key) {
      const node = nodes.get(key);
      if (!node?.list) return false;
      takeOut(node);
      isChanged = true;
      for (const gone of nestedNodes(node)) {
        nodes.delete(gone.key);
        changes.delete(gone);
      }
      return true;
    },
    setProp(key, field, value) {
      const node = standing(key);
      if (node?.block) changesOf(node, node.block).props.set(field, value);
      return node !== undefined;
    },
    setBeside(key, field, value) {
      const node = standing(key);
      if (node?.block) changesOf(node, node.block).beside.set(field, value);
      return node !== undefined;
    },
    read() {
      if (!isChanged) return { blocks: page.blocks, order: page.order };
      const blocks = [...nodes.values()].flatMap((node) => {
        const block = blockOf(node);
        return block ? [[node.key, block] as const] : [];
      });
      return { blocks: Object.fromEntries(blocks), order: own.isChanged ? keysOf(own) : page.order };
    },
  };
}
