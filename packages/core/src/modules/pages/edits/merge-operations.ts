import { dequal } from 'dequal/lite';
import { comparisonBudget } from '#contract/merging/comparison-budget.ts';
import type { ComparisonBudget } from '#contract/merging/comparison-budget.ts';
import { editContent } from './apply-operations.ts';
import type { Editing } from './apply-operations.ts';
import { mergesNothing } from './merge-of.ts';
import type { MergeOf } from './merge-of.ts';
import { fieldPath, withValue } from './operation.ts';
import type { Operation, SetOperation, Spot } from './operation.ts';
import type { PageContent } from './page-content.ts';

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

/** What stands against an operation: a conflict, that it is done already (`same`), nothing, or that it is to be another one. */
type Against = EditConflict | 'same' | SetOperation | undefined;

/** The content that operations are put on, and what they have to do with. */
interface Merging {
  readonly editing: Editing<PageContent>;
  readonly theirs: Changes;
  readonly mergeOf: MergeOf;
  /** What all values that are merged in one call may cost. */
  readonly budget: ComparisonBudget;
  /** The fields of which a value was merged. Each is once in a call, so that many small values of one call cost no more. */
  readonly merged: Set<string>;
}

/** A field that both changed: with the value of both where it can be had. */
function againstSet(operation: SetOperation, { editing, theirs, mergeOf, budget, merged }: Merging): Against {
  const property = fieldPath(operation);
  if ('key' in operation && theirs.replaced.has(operation.key)) return valueOf(property, 'mine', operation.value);
  if (!theirs.fields.has(property)) return undefined;
  // What stands there may be more than what they left: the sender's own words of a call before.
  const standing = editing.valueAt(operation);
  if (dequal(standing, operation.value)) return 'same';
  const merge = merged.has(property) ? undefined : mergeOf(operation, editing.blocks);
  merged.add(property);
  const value = merge?.(operation.was, operation.value, standing, budget);
  if (value !== undefined) return withValue(operation, value);
  return { ...valueOf(property, 'mine', operation.value), ...valueOf(property, 'theirs', standing) };
}

function against(operation: Operation, merging: Merging): Against {
  const { theirs } = merging;
  const { blocks } = merging.editing;
  switch (operation.op) {
    case 'set':
      return againstSet(operation, merging);
    case 'move': {
      const other = theirs.spots.get(operation.key);
      if (!other || !blocks.has(operation.key)) return undefined;
      const mine = spotOf(operation);
      return dequal(other, mine) ? 'same' : { property: `blocks.${operation.key}`, mine, theirs: other };
    }
    case 'remove': {
      if (!blocks.has(operation.key)) return theirs.removed.size > 0 ? 'same' : undefined;
      const isTouched = theirs.touched.size > 0 && blocks.nested(operation.key).some((key) => theirs.touched.has(key));
      return isTouched ? valueOf(`blocks.${operation.key}`, 'theirs', blocks.block(operation.key)) : undefined;
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
  const editing = editContent(current);
  const merging = { editing, theirs: changesOf(theirs), mergeOf, budget: comparisonBudget(), merged: new Set<string>() };
  /** By what they are about, each once, with the last value: one thing can be meant by many operations. */
  const conflicts = new Map<string, EditConflict>();
  /** Blocks that must not go: each is looked through once. */
  const staying = new Set<string>();
  const operations: Operation[] = [];
  for (const operation of mine) {
    const name = nameOf(operation);
    if (operation.op === 'remove' && staying.has(operation.key)) continue;
    const found = against(operation, merging);
    if (found === 'same') continue;
    const conflict = found && 'property' in found ? found : undefined;
    const fitting = found && 'op' in found ? found : operation;
    if (conflict && operation.op === 'remove') staying.add(operation.key);
    if (!conflict && editing.apply(fitting)) operations.push(fitting);
    else conflicts.set(name, conflict ?? valueOf(name, 'mine', mineOf(operation)));
  }
  const content = operations.length > 0 ? editing.read() : current;
  return { content, operations, conflicts: [...conflicts.values()] };
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
