import type { StoredBlock } from '#contract/content.ts';
import { emptyList, nodesOf, putBehind, takeOut } from './block-list.ts';
import type { BlockNode, ChangedList } from './block-list.ts';
import { isWithin, nestedNodes, nodeOf, nodesAround, nodesOfPage } from './block-nodes.ts';
import type { PageNodes } from './block-nodes.ts';
import { changeValues } from './changed-values.ts';
import type { ChangedValues } from './changed-values.ts';
import type { FieldPlace, Spot } from './operation.ts';
import type { PageBlocks } from './page-content.ts';
import type { BlockList } from './place.ts';

/** A field of a block, or what it has beside its fields. */
export type BlockField = Extract<FieldPlace, { readonly key: string }>;

/**
 * The blocks of a page while they are changed, with where each of them stands. It is made once for many changes, each of which
 * costs no more on a large page than on a small one, and is read as content when all are done.
 */
export interface BlockIndex {
  readonly has: (key: string) => boolean;
  /** A block as it is by now. */
  readonly block: (key: string) => StoredBlock | undefined;
  /** The type of a block, with the version by which its props are read. */
  readonly typeOf: (key: string) => Pick<StoredBlock, 'type' | 'version'> | undefined;
  /** The value of a field of a block, as it is by now. */
  readonly valueAt: (place: BlockField) => unknown;
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

const changesOf = (block: StoredBlock): Changes => ({ props: changeValues(block.props), beside: changeValues(block) });

const keysOf = (list: ChangedList): string[] => Array.from(nodesOf(list), ({ key }) => key);

/** A block with what was changed of it, and of the lists in it. */
function blockOf({ block, slots }: BlockNode, changes: Changes | undefined): StoredBlock | undefined {
  if (!block) return undefined;
  const base = changes ? changes.beside.read() : block;
  const props = changes ? changes.props.read() : block.props;
  const lists = [...slots].filter(([, list]) => list.isChanged);
  if (lists.length === 0) return props === base.props ? base : { ...base, props };
  const changed = lists.map(([slot, list]) => [slot, keysOf(list)] as const);
  return { ...base, props, slots: Object.fromEntries([...Object.entries(block.slots ?? {}), ...changed]) };
}

/** A value of a block, or beside its props, that may have been changed. */
function valueIn(block: StoredBlock, changes: Changes | undefined, { of, field }: Pick<BlockField, 'of' | 'field'>): unknown {
  const { props, beside } = changes ?? changesOf(block);
  return (of === 'props' ? props : beside).get(field);
}

type Reading = Pick<BlockIndex, 'listOf' | 'around' | 'before' | 'keysAt' | 'nested'>;

/** What can be asked of where blocks stand. */
function readingOf({ nodes, own }: PageNodes): Reading {
  return {
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
  };
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
  /** What is changed of a block; undefined where it is not there. */
  const changing = (key: string): Changes | undefined => {
    const node = nodes.get(key);
    if (!node?.block) return undefined;
    isChanged = true;
    const known = changes.get(node) ?? changesOf(node.block);
    changes.set(node, known);
    return known;
  };
  const listAt = ({ parent, slot }: BlockList): ChangedList | undefined => {
    if (parent === null) return own;
    const holder = standing(parent);
    if (!holder) return undefined;
    const list = holder.slots.get(slot) ?? emptyList(holder, slot);
    holder.slots.set(slot, list);
    return list;
  };
  /** The block behind which a spot is for another one; the last one where the block before it is gone. */
  const behind = (list: ChangedList, after: string | null, node: BlockNode): BlockNode | undefined => {
    if (after === null) return undefined;
    const named = nodes.get(after);
    const before = named && named !== node && named.list === list ? named : list.last;
    return before === node ? node.before : before;
  };
  const put = (list: ChangedList, before: BlockNode | undefined, node: BlockNode): void => {
    putBehind(list, before, node);
    list.isChanged = true;
    isChanged = true;
  };

  return {
    ...readingOf({ nodes, own }),
    has: (key) => standing(key) !== undefined,
    block(key) {
      const node = nodes.get(key);
      return node && blockOf(node, changes.get(node));
    },
    typeOf: (key) => standing(key)?.block,
    valueAt({ of, key, field }) {
      const node = standing(key);
      return node?.block && valueIn(node.block, changes.get(node), { of, field });
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
      const changed = changing(key);
      changed?.props.set(field, value);
      return changed !== undefined;
    },
    setBeside(key, field, value) {
      const changed = changing(key);
      changed?.beside.set(field, value);
      return changed !== undefined;
    },
    read() {
      if (!isChanged) return { blocks: page.blocks, order: page.order };
      const blocks = [...nodes.values()].flatMap((node) => {
        const block = blockOf(node, changes.get(node));
        return block ? [[node.key, block] as const] : [];
      });
      return { blocks: Object.fromEntries(blocks), order: own.isChanged ? keysOf(own) : page.order };
    },
  };
}
