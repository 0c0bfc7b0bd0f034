import { dequal } from 'dequal/lite';
import { applyOperation } from './apply-operations.ts';
import { mergesNothing } from './merge-of.ts';
import type { MergeOf } from './merge-of.ts';
import { fieldPath, valueAt, withValue } from './operation.ts';
import type { Operation, SetOperation, Spot } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { withNested } from './place.ts';

/** What two people made different of one thing: a field, or whether and where a block stands. */
export interface EditConflict {
  /** As errors name it: `blocks.k3.title`; `blocks.k3` for the block itself. */
  readonly property: string;
  /** The value of whose operations were not applied; absent where they took it away. For a block its spot. */
  readonly mine?: unknown;
  /** The value that stands; absent where it is gone. */
  readonly theirs?: unknown;
}

export type Merge =
  | { readonly kind: 'merged'; readonly content: PageContent; readonly operations: readonly Operation[] }
  | { readonly kind: 'conflict'; readonly conflicts: readonly EditConflict[] }
  /** An operation that no state of the page allows: the property is what it names. */
  | { readonly kind: 'invalid'; readonly property: string };

const spotOf = ({ parent, slot, after }: Spot): Spot => ({ parent, slot, after });
const valueOf = (property: string, name: 'mine' | 'theirs', value: unknown): EditConflict => ({
  property,
  ...(value === undefined ? {} : { [name]: value }),
});

/** What others did meanwhile, each thing as they left it. */
function changesOf(operations: readonly Operation[]) {
  const fields = new Map<string, SetOperation>();
  const spots = new Map<string, Spot>();
  /** Blocks of which something was changed, with those into which something was put. */
  const touched = new Set<string>();
  const removed = new Set<string>();
  /** Blocks in whose place another one stands under the same key: of another type, or of another version of it. */
  const replaced = new Set<string>();
  for (const operation of operations) {
    if (operation.op === 'set') {
      fields.set(fieldPath(operation), operation);
      if ('key' in operation) touched.add(operation.key);
    } else if (operation.op === 'remove') removed.add(operation.key);
    else {
      const key = operation.op === 'insert' ? operation.block.key : operation.key;
      if (removed.has(key)) replaced.add(key);
      spots.set(key, spotOf(operation));
      touched.add(key);
      if (operation.parent !== null) touched.add(operation.parent);
    }
  }
  return { fields, spots, touched, removed, replaced };
}

type Changes = ReturnType<typeof changesOf>;

/** A field that both changed: with the value of both where it can be had. */
function againstSet(operation: SetOperation, content: PageContent, theirs: Changes, mergeOf: MergeOf): Against {
  const property = fieldPath(operation);
  if ('key' in operation && theirs.replaced.has(operation.key)) return valueOf(property, 'mine', operation.value);
  if (!theirs.fields.has(property)) return undefined;
  // What stands there may be more than what they left: the sender's own words of a call before.
  const standing = valueAt(content, operation);
  if (dequal(standing, operation.value)) return 'same';
  const merged = mergeOf(operation, content)?.(operation.was, operation.value, standing);
  if (merged !== undefined) return withValue(operation, merged);
  return { ...valueOf(property, 'mine', operation.value), ...valueOf(property, 'theirs', standing) };
}

/** What stands against an operation: a conflict, that it is done already (`same`), nothing, or that it is to be another one. */
type Against = EditConflict | 'same' | SetOperation | undefined;

function against(operation: Operation, content: PageContent, theirs: Changes, mergeOf: MergeOf): Against {
  switch (operation.op) {
    case 'set':
      return againstSet(operation, content, theirs, mergeOf);
    case 'move': {
      const other = theirs.spots.get(operation.key);
      if (!other || !Object.hasOwn(content.blocks, operation.key)) return undefined;
      const mine = spotOf(operation);
      return dequal(other, mine) ? 'same' : { property: `blocks.${operation.key}`, mine, theirs: other };
    }
    case 'remove': {
      if (!Object.hasOwn(content.blocks, operation.key)) return theirs.removed.size > 0 ? 'same' : undefined;
      const isTouched = withNested(content.blocks, operation.key).some((key) => theirs.touched.has(key));
      return isTouched ? valueOf(`blocks.${operation.key}`, 'theirs', content.blocks[operation.key]) : undefined;
    }
    case 'insert':
      return undefined;
  }
}

/** The thing that an operation changes, as conflicts name it. */
export const nameOf = (operation: Operation): string => {
  if (operation.op === 'set') return fieldPath(operation);
  return `blocks.${operation.op === 'insert' ? operation.block.key : operation.key}`;
};

/** The value of an operation that lost its place. */
const mineOf = (operation: Operation): unknown => {
  if (operation.op === 'set') return operation.value;
  if (operation.op === 'insert') return operation.block;
  return operation.op === 'move' ? spotOf(operation) : undefined;
};

/** As far as operations could be put on content. */
interface Put {
  readonly content: PageContent;
  /** Those that were put. */
  readonly operations: readonly Operation[];
  readonly conflicts: readonly EditConflict[];
}

/** What both did. */
interface Both {
  readonly mine: readonly Operation[];
  /** What was done since the state that `mine` was made of. */
  readonly theirs: readonly Operation[];
  /** Default: nothing is merged. */
  readonly mergeOf?: MergeOf;
}

/** Puts on content what nothing stands against; a field that both changed with the value of both, where that can be had. */
export function putWhatFits(current: PageContent, { mine, theirs, mergeOf = mergesNothing }: Both): Put {
  const changes = changesOf(theirs);
  const conflicts: EditConflict[] = [];
  const operations: Operation[] = [];
  let content = current;
  for (const operation of mine) {
    const found = against(operation, content, changes, mergeOf);
    if (found === 'same') continue;
    const fitting = found === undefined ? operation : 'op' in found ? found : undefined;
    const next = fitting && applyOperation(content, fitting);
    if (next) {
      content = next;
      operations.push(fitting);
    } else if (found && 'property' in found) conflicts.push(found);
    else conflicts.push(valueOf(nameOf(operation), 'mine', mineOf(operation)));
  }
  return { content, operations, conflicts };
}

/**
 * Puts operations on content that others changed meanwhile. What they left alone is merged, and so is a value that both
 * changed, where it is made of parts; what else both changed is a conflict, all of them at once, and then nothing is.
 */
export function mergeOperations(current: PageContent, both: Both): Merge {
  const { content, operations, conflicts } = putWhatFits(current, both);
  const [first] = conflicts;
  if (!first) return { kind: 'merged', content, operations };
  return both.theirs.length > 0 ? { kind: 'conflict', conflicts } : { kind: 'invalid', property: first.property };
}

/** What others did, with the values that a field has after it was merged with the edit that it is told in answer to. */
export function asMerged(theirs: readonly Operation[], written: readonly Operation[]): Operation[] {
  const values = new Map(written.flatMap((one) => (one.op === 'set' ? [[fieldPath(one), one.value] as const] : [])));
  return theirs.map((one) => {
    const path = one.op === 'set' ? fieldPath(one) : undefined;
    return one.op === 'set' && path !== undefined && values.has(path) ? withValue(one, values.get(path)) : one;
  });
}
