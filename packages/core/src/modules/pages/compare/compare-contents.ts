import type { StoredBlock } from '#contract/content.ts';
import { besideOf, changedFields, differenceOf, isOther } from '../edits/difference.ts';
import type { PageContent } from '../edits/page-content.ts';
import { allKeys } from '../edits/place.ts';
import type { BlockList } from '../edits/place.ts';

/** A field with another value than before; undefined where it has, or had, none. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Standing extends BlockList {
  /** Blocks around it. */
  readonly depth: number;
}

const outermost: Standing = { parent: null, slot: '', depth: 0 };

/** What became of a block, by its key. A block that was kept may have moved, and may hold other values. */
export interface BlockChange extends Standing {
  readonly key: string;
  readonly kind: 'added' | 'removed' | 'kept';
  /** It stands elsewhere among those that were kept, or in another block. */
  readonly isMoved: boolean;
  readonly before: StoredBlock | undefined;
  readonly after: StoredBlock | undefined;
  /** Of a block that was kept: its fields, then `anchorPoint` and `name`. */
  readonly fields: readonly FieldChange[];
  readonly beside: readonly FieldChange[];
}

/** What makes one content of a page of another. */
export interface ContentComparison {
  readonly title: FieldChange | undefined;
  /** The page's own data. */
  readonly typeData: readonly FieldChange[];
  readonly seo: readonly FieldChange[];
  /** Every block of both, in the order of the later content; one that was removed stands where it was. */
  readonly blocks: readonly BlockChange[];
}

type Values = Readonly<Record<string, unknown>>;

const fieldChanges = (before: Values, after: Values): FieldChange[] =>
  changedFields(before, after).map(({ field, value }) => ({
    field,
    before: Object.hasOwn(before, field) ? before[field] : undefined,
    after: value,
  }));

/** The keys of both contents in the order of the later one. */
function keysOfBoth(before: PageContent, after: PageContent): string[] {
  const keys = allKeys(after);
  const present = new Set(keys);
  const behind = new Map<string | undefined, string[]>();
  let previous: string | undefined;
  for (const key of allKeys(before)) {
    if (present.has(key)) previous = key;
    else behind.set(previous, [...(behind.get(previous) ?? []), key]);
  }
  return [...(behind.get(undefined) ?? []), ...keys.flatMap((key) => [key, ...(behind.get(key) ?? [])])];
}

/** Where each block stands. */
function standingIn({ blocks, order }: PageContent): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  const visit = (keys: readonly string[], standing: Standing): void => {
    for (const key of keys) {
      found.set(key, standing);
      for (const [slot, nested] of Object.entries(blocks[key]?.slots ?? {}))
        visit(nested, { parent: key, slot, depth: standing.depth + 1 });
    }
  };
  visit(order, outermost);
  return found;
}

/** Whether anything of a block is another than before. */
export const isChanged = ({ kind, isMoved, fields, beside }: BlockChange): boolean =>
  kind !== 'kept' || isMoved || fields.length > 0 || beside.length > 0;

/** Whether a block is of another type than before. */
export const isReplaced = ({ before, after }: BlockChange): boolean =>
  before !== undefined && after !== undefined && before.type !== after.type;

/** What became of each block, one after another: whoever compares very many lets others have their turn in between. */
export function* blockChanges(before: PageContent, after: PageContent): Generator<BlockChange> {
  const moved = new Set(differenceOf(before, after).flatMap((operation) => (operation.op === 'move' ? [operation.key] : [])));
  const [stood, stands] = [standingIn(before), standingIn(after)];
  for (const key of keysOfBoth(before, after)) {
    const was = stood.has(key) ? before.blocks[key] : undefined;
    const is = stands.has(key) ? after.blocks[key] : undefined;
    const isKept = was !== undefined && is !== undefined;
    const place = stands.get(key) ?? stood.get(key) ?? outermost;
    // What is written as another block at the same place is no move.
    const isElsewhere = isKept && isOther(was, is) && stood.get(key)?.parent !== place.parent;
    yield {
      ...place,
      key,
      kind: isKept ? 'kept' : is ? 'added' : 'removed',
      isMoved: isKept && (moved.has(key) || isElsewhere),
      before: was,
      after: is,
      fields: isKept ? fieldChanges(was.props, is.props) : [],
      beside: isKept ? fieldChanges(besideOf(was), besideOf(is)) : [],
    };
  }
}

/** What became of all but the blocks. */
export function changesAround(before: PageContent, after: PageContent): Omit<ContentComparison, 'blocks'> {
  return {
    title: before.title === after.title ? undefined : { field: 'title', before: before.title, after: after.title },
    typeData: fieldChanges(before.typeData, after.typeData),
    seo: fieldChanges({ ...before.seo }, { ...after.seo }),
  };
}

/**
 * Compares two contents of a page, block by block with the same key. Bring both to the block versions of the code first:
 * fields of different versions of a block are compared by their names.
 */
export const compareContents = (before: PageContent, after: PageContent): ContentComparison => ({
  ...changesAround(before, after),
  blocks: [...blockChanges(before, after)],
});

/** Whether two contents say the same. */
export const isEmptyComparison = ({ title, typeData, seo, blocks }: ContentComparison): boolean =>
  !title && typeData.length === 0 && seo.length === 0 && !blocks.some(isChanged);
