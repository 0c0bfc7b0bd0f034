import { dequal } from 'dequal/lite';
import type { StoredBlock } from '#contract/content.ts';
import { editContent } from './apply-operations.ts';
import type { BlockIndex } from './block-index.ts';
import type { Operation, SetOperation } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { keysAt } from './place.ts';
import type { BlockList } from './place.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields of which the values differ, with the later ones. */
export function changedFields(before: Values, after: Values): { readonly field: string; readonly value?: unknown }[] {
  if (before === after) return [];
  const changed = Object.entries(after).filter(
    ([field, value]) => !dequal(Object.hasOwn(before, field) ? before[field] : undefined, value),
  );
  const gone = Object.keys(before).filter((field) => before[field] !== undefined && !Object.hasOwn(after, field));
  return [
    ...changed.map(([field, value]) => (value === undefined ? { field } : { field, value })),
    ...gone.map((field) => ({ field })),
  ];
}

/** What a block has beside its fields, of what people give it. */
export const besideOf = ({ anchorPoint, name }: StoredBlock): Values => ({
  anchorPoint,
  ...(name === undefined ? {} : { name }),
});

/** Props that another version of a type wrote, or another type: nothing of such a block can be compared. */
export const isOther = (before: StoredBlock, after: StoredBlock): boolean =>
  before.type !== after.type || before.version !== after.version;

function changesOfBlock(before: StoredBlock, after: StoredBlock): SetOperation[] {
  if (before === after) return [];
  const { key } = after;
  return [
    ...changedFields(before.props, after.props).map((change) => ({ op: 'set', of: 'props', key, ...change }) as const),
    ...changedFields(besideOf(before), besideOf(after)).map((change) => {
      const field = change.field === 'name' ? 'name' : 'anchorPoint';
      return { op: 'set', of: 'block', key, ...change, field } as const;
    }),
  ];
}

/** Positions in a list of numbers of a longest run that ascends. */
export function longestAscent(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the position at which the run of that length with the smallest end does end. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [position, number] of numbers.entries()) {
    let [length, tooLong] = [0, ends.length];
    while (length < tooLong) {
      const middle = (length + tooLong) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) length = middle + 1;
      else tooLong = middle;
    }
    before[position] = length > 0 ? ends[length - 1] : undefined;
    ends[length] = position;
  }
  const run = new Set<number>();
  for (let position = ends.at(-1); position !== undefined; position = before[position]) run.add(position);
  return run;
}

/** The keys of a list that stay where they are among each other, so that nobody has to move them. */
function restingKeys(working: BlockIndex, list: BlockList, wanted: readonly string[]): ReadonlySet<string> {
  const now = new Map(working.keysAt(list).map((key, index) => [key, index]));
  const shared = wanted.filter((key) => now.has(key));
  const run = longestAscent(shared.map((key) => now.get(key) ?? 0));
  return new Set(shared.filter((_, index) => run.has(index)));
}

/** A list that is being brought into order, from its first block to its last. */
interface Ordering {
  readonly list: BlockList;
  readonly wanted: Iterator<string>;
  readonly resting: ReadonlySet<string>;
  previous: string | null;
  /** Lists within the block that was put in order last, which come before what stands behind it; the first of them last. */
  inner: BlockList[];
}

const blockAt = ({ blocks }: PageContent, key: string): StoredBlock | undefined =>
  Object.hasOwn(blocks, key) ? blocks[key] : undefined;

/** The operations that bring every block of one state to its place in another, and take away what has none there. */
function rearrangement(before: PageContent, after: PageContent): Operation[] {
  const operations: Operation[] = [];
  const working = editContent(before);
  const apply = (operation: Operation): void => {
    operations.push(operation);
    working.apply(operation);
  };
  for (const [key, former] of Object.entries(before.blocks)) {
    const block = blockAt(after, key);
    // What was nested in it finds its place below, if it has one.
    if (block && isOther(former, block) && working.blocks.listOf(key)) apply({ op: 'remove', key });
  }
  const begin = (list: BlockList): Ordering => {
    const wanted = keysAt(after, list);
    return { list, wanted: wanted.values(), resting: restingKeys(working.blocks, list, wanted), previous: null, inner: [] };
  };
  const arranged = new Set<string>();
  /** Brings one block to its place, and names the lists in it. */
  const arrange = (ordering: Ordering, key: string): BlockList[] => {
    const block = blockAt(after, key);
    // One that stands twice, which only foreign hands store, finds its place once.
    if (!block || arranged.has(key)) return [];
    arranged.add(key);
    const spot = { ...ordering.list, after: ordering.previous };
    const { type, version, name, props, anchorPoint } = block;
    const named = name === undefined ? {} : { name };
    if (!working.blocks.has(key)) apply({ op: 'insert', block: { type, key, ...named, version, props, anchorPoint }, ...spot });
    else if (!ordering.resting.has(key)) apply({ op: 'move', key, ...spot });
    ordering.previous = key;
    const lists = Object.keys(block.slots ?? {}).map((slot): BlockList => ({ parent: key, slot }));
    return lists.toReversed();
  };
  const open = [begin({ parent: null, slot: '' })];
  for (let ordering = open.at(-1); ordering; ordering = open.at(-1)) {
    const list = ordering.inner.pop();
    const next = list ? undefined : ordering.wanted.next();
    if (list) open.push(begin(list));
    else if (next?.done !== false) open.pop();
    else ordering.inner = arrange(ordering, next.value);
  }
  for (const key of Object.keys(before.blocks)) {
    if (!blockAt(after, key) && working.blocks.has(key)) apply({ op: 'remove', key });
  }
  return operations;
}

/** Whether each block of one state stands where it does in the other, and is of the same type. */
function isArrangedAs(before: PageContent, after: PageContent): boolean {
  if (before.order !== after.order) return false;
  if (before.blocks === after.blocks) return true;
  const keys = Object.keys(after.blocks);
  return (
    keys.length === Object.keys(before.blocks).length &&
    keys.every((key) => {
      const [former, block] = [blockAt(before, key), blockAt(after, key)];
      if (former === block) return true;
      return former !== undefined && block !== undefined && former.slots === block.slots && !isOther(former, block);
    })
  );
}

/** The operations that make one state of a page's content of another. Blocks that stand nowhere are left out. */
export function differenceOf(before: PageContent, after: PageContent): Operation[] {
  if (before === after) return [];
  const moves = isArrangedAs(before, after) ? [] : rearrangement(before, after);
  const isNew = new Set(moves.flatMap((move) => (move.op === 'insert' ? [move.block.key] : [])));
  const blocks = Object.entries(after.blocks).flatMap(([key, block]) => {
    const former = blockAt(before, key);
    return former && former !== block && !isNew.has(key) ? changesOfBlock(former, block) : [];
  });
  return [
    ...(before.title === after.title ? [] : [{ op: 'set', of: 'title', value: after.title } as const]),
    ...changedFields(before.typeData, after.typeData).map((change) => ({ op: 'set', of: 'typeData', ...change }) as const),
    ...changedFields({ ...before.seo }, { ...after.seo }).map((change) => ({ op: 'set', of: 'seo', ...change }) as const),
    ...moves,
    ...blocks,
  ];
}
