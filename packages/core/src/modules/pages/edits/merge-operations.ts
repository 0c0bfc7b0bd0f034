import { dequal } from 'dequal/lite';
import { editContent } from './apply-operations.ts';
import type { BlockIndex } from './block-index.ts';
import { fieldPath } from './operation.ts';
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

/** What stands against an operation: a conflict, that it is done already (`same`), or nothing. */
function against(operation: Operation, blocks: BlockIndex, theirs: Changes): EditConflict | 'same' | undefined {
  switch (operation.op) {
    case 'set': {
      const property = fieldPath(operation);
      if ('key' in operation && theirs.replaced.has(operation.key)) return valueOf(property, 'mine', operation.value);
      const other = theirs.fields.get(property);
      if (!other) return undefined;
      if (dequal(other.value, operation.value)) return 'same';
      return { ...valueOf(property, 'mine', operation.value), ...valueOf(property, 'theirs', other.value) };
    }
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

/** Puts on content what nothing stands against. `theirs`: what was done since the state that `mine` was made of. */
export function putWhatFits(current: PageContent, mine: readonly Operation[], theirs: readonly Operation[]): Put {
  const changes = changesOf(theirs);
  /** By what they are about, each once, with the last value: one thing can be meant by many operations. */
  const conflicts = new Map<string, EditConflict>();
  /** Blocks that must not go: each is looked through once. */
  const staying = new Set<string>();
  const operations: Operation[] = [];
  const editing = editContent(current);
  for (const operation of mine) {
    const name = nameOf(operation);
    if (operation.op === 'remove' && staying.has(operation.key)) continue;
    const found = against(operation, editing.blocks, changes);
    if (found === 'same') continue;
    if (found && operation.op === 'remove') staying.add(operation.key);
    if (!found && editing.apply(operation)) operations.push(operation);
    else conflicts.set(name, found ?? valueOf(name, 'mine', mineOf(operation)));
  }
  const content = operations.length > 0 ? editing.read() : current;
  return { content, operations, conflicts: [...conflicts.values()] };
}

/**
 * Puts operations on content that others changed meanwhile. What they left alone is merged; what both changed is a
 * conflict, all of them at once, and then nothing is. `theirs`: what was done since the state that `mine` was made of.
 */
export function mergeOperations(current: PageContent, mine: readonly Operation[], theirs: readonly Operation[]): Merge {
  const { content, operations, conflicts } = putWhatFits(current, mine, theirs);
  const [first] = conflicts;
  if (!first) return { kind: 'merged', content, operations };
  return theirs.length > 0 ? { kind: 'conflict', conflicts } : { kind: 'invalid', property: first.property };
}
