import { dequal } from 'dequal/lite';
import type { StoredBlock } from '../../../contract/content.ts';
import { applyOperation } from './apply-operations.ts';
import type { Operation, SetOperation } from './operation.ts';
import type { PageBlocks, PageContent } from './page-content.ts';
import { keysAt, placeOf } from './place.ts';
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
    let length = ends.length;
    while (length > 0 && (numbers[ends[length - 1] ?? 0] ?? 0) >= number) length -= 1;
    before[position] = length > 0 ? ends[length - 1] : undefined;
    ends[length] = position;
  }
  const run = new Set<number>();
  for (let position = ends.at(-1); position !== undefined; position = before[position]) run.add(position);
  return run;
}

const isGoneFrom = (content: PageBlocks, key: string): boolean => !Object.hasOwn(content.blocks, key);

/** The keys of a list that stay where they are among each other, so that nobody has to move them. */
function restingKeys(working: PageBlocks, list: BlockList, wanted: readonly string[]): ReadonlySet<string> {
  const now = new Map(keysAt(working, list).map((key, index) => [key, index]));
  const shared = wanted.filter((key) => now.has(key));
  const run = longestAscent(shared.map((key) => now.get(key) ?? 0));
  return new Set(shared.filter((_, index) => run.has(index)));
}

/** The operations that bring every block of one state to its place in another, and take away what has none there. */
function rearrangement(before: PageContent, after: PageContent): Operation[] {
  const operations: Operation[] = [];
  let working = before;
  const apply = (operation: Operation): void => {
    operations.push(operation);
    working = applyOperation(working, operation) ?? working;
  };
  const replaced = (key: string): boolean => {
    const [former, block] = [before.blocks[key], after.blocks[key]];
    return former !== undefined && block !== undefined && isOther(former, block);
  };
  for (const key of Object.keys(before.blocks)) {
    // What was nested in it finds its place below, if it has one.
    if (replaced(key) && placeOf(working, key)) apply({ op: 'remove', key });
  }
  const visit = (list: BlockList): void => {
    const wanted = keysAt(after, list);
    const resting = restingKeys(working, list, wanted);
    let previous: string | null = null;
    for (const key of wanted) {
      const block = after.blocks[key];
      if (!block) continue;
      const spot = { ...list, after: previous };
      const { type, version, name, props, anchorPoint } = block;
      if (isGoneFrom(working, key))
        apply({
          op: 'insert',
          block: { type, key, ...(name === undefined ? {} : { name }), version, props, anchorPoint },
          ...spot,
        });
      else if (!resting.has(key)) apply({ op: 'move', key, ...spot });
      previous = key;
      for (const slot of Object.keys(block.slots ?? {})) visit({ parent: key, slot });
    }
  };
  visit({ parent: null, slot: '' });
  for (const key of Object.keys(before.blocks)) {
    if (isGoneFrom(after, key) && !isGoneFrom(working, key)) apply({ op: 'remove', key });
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
      const [former, block] = [before.blocks[key], after.blocks[key]];
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
    const former = before.blocks[key];
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
