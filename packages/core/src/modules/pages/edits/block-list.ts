import type { StoredBlock } from '#contract/content.ts';

/** A block among those of a page that is being changed: what it holds, and between which others it stands. */
export interface BlockNode {
  readonly key: string;
  /** As the page had it; undefined for a key that only a list names. */
  readonly block: StoredBlock | undefined;
  /** Where it stands; undefined for one that stands nowhere. */
  list: ChangedList | undefined;
  before: BlockNode | undefined;
  next: BlockNode | undefined;
  /** The lists in its slots that hold something, or held it. */
  readonly slots: Map<string, ChangedList>;
}

/** A list of blocks in which each step costs the same, however long it is. */
export interface ChangedList {
  /** The block in whose slot it is; undefined for the page itself. */
  readonly holder: BlockNode | undefined;
  /** Empty for the page itself. */
  readonly slot: string;
  first: BlockNode | undefined;
  last: BlockNode | undefined;
  /** Whether it is another list than the page had. */
  isChanged: boolean;
}

export const emptyList = (holder: BlockNode | undefined, slot: string): ChangedList => ({
  holder,
  slot,
  first: undefined,
  last: undefined,
  isChanged: false,
});

/** Puts a block that stands nowhere into a list, behind another one of it; as the first where that is undefined. */
export function putBehind(list: ChangedList, before: BlockNode | undefined, node: BlockNode): void {
  const next = before ? before.next : list.first;
  node.list = list;
  node.before = before;
  node.next = next;
  if (before) before.next = node;
  else list.first = node;
  if (next) next.before = node;
  else list.last = node;
}

/** Takes a block out of its list. */
export function takeOut(node: BlockNode): void {
  const { list, before, next } = node;
  if (!list) return;
  if (before) before.next = next;
  else list.first = next;
  if (next) next.before = before;
  else list.last = before;
  list.isChanged = true;
  node.list = undefined;
  node.before = undefined;
  node.next = undefined;
}

/** The blocks of a list, in order. */
export function* nodesOf({ first }: ChangedList): Generator<BlockNode> {
  for (let node = first; node; node = node.next) yield node;
}
