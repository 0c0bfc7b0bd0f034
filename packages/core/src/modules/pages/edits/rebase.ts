import { dequal } from 'dequal/lite';
import { applyOperation, applyOperations } from './apply-operations.ts';
import { differenceOf } from './difference.ts';
import type { MergeOf } from './merge-of.ts';
import { mergesNothing } from './merge-of.ts';
import { mergeOperations, nameOf, putWhatFits } from './merge-operations.ts';
import type { EditConflict } from './merge-operations.ts';
import { fieldPath, valueAt, withValue } from './operation.ts';
import type { Operation } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { withNested } from './place.ts';

interface Meanwhile {
  /** The state that what stands here was made of. */
  readonly before: PageContent;
  readonly present: PageContent;
  /** The former state with what others did. */
  readonly after: PageContent;
  readonly theirs: readonly Operation[];
  /** Default: nothing is merged. */
  readonly mergeOf?: MergeOf;
}

interface Rebased {
  readonly content: PageContent;
  /** Brings what entered the content into an older or later state of it: a field that was changed there with what both made of it. */
  readonly bring: <Content extends PageContent>(state: Content) => Content;
  /** What was changed here and by others. The content has it as it was changed here. */
  readonly conflicts: readonly EditConflict[];
}

/** Operations with the values that they were made of. */
export const withWas = (operations: readonly Operation[], before: PageContent): Operation[] =>
  operations.map((operation) => {
    const was = operation.op === 'set' ? valueAt(before, operation) : undefined;
    return was === undefined ? operation : { ...operation, was };
  });

/** What others did, each field once: from the value that it had to the one that it has. */
function onceEach(theirs: readonly Operation[], before: PageContent, after: PageContent): Operation[] {
  const last = new Map(theirs.flatMap((one) => (one.op === 'set' ? [[fieldPath(one), one] as const] : [])));
  const each = theirs.filter((one) => one.op !== 'set' || last.get(fieldPath(one)) === one);
  return withWas(
    each.map((one) => (one.op === 'set' ? withValue(one, valueAt(after, one)) : one)),
    before,
  );
}

/** A state with what others did: where it has another value of a field than they began with, with what both made of it. */
function brought<Content extends PageContent>(state: Content, operations: readonly Operation[], mergeOf: MergeOf): Content {
  let content = state;
  for (const operation of operations) {
    const standing = operation.op === 'set' ? valueAt(content, operation) : undefined;
    const isTheirs = operation.op !== 'set' || standing === undefined || dequal(standing, operation.was);
    const merged = isTheirs ? undefined : mergeOf(operation, content)?.(operation.was, operation.value, standing);
    const fitting = operation.op === 'set' && merged !== undefined ? withValue(operation, merged) : operation;
    content = applyOperation(content, fitting) ?? content;
  }
  return content;
}

/** What stands here with what others did meanwhile: nothing that was changed here gives way. */
export function rebase({ before, present, after, theirs, mergeOf = mergesNothing }: Meanwhile): Rebased {
  const mine = withWas(differenceOf(before, present), before);
  const others = onceEach(theirs, before, after);
  const merge = mergeOperations(after, { mine, theirs: others, mergeOf });
  const bringing =
    (operations: readonly Operation[]): Rebased['bring'] =>
    (state) =>
      brought(state, operations, mergeOf);
  if (merge.kind === 'merged') return { content: merge.content, bring: bringing(others), conflicts: [] };
  const { content, conflicts: kept } = putWhatFits(present, { mine: others, theirs: mine, mergeOf });
  const standing = new Set(kept.map(({ property }) => property));
  return {
    content,
    bring: bringing(others.filter((operation) => !standing.has(nameOf(operation)))),
    conflicts: merge.kind === 'conflict' ? merge.conflicts : [],
  };
}

/** Whether an operation is about what a conflict names: a field, or a block with all that is in it. */
function isAbout(operation: Operation, property: string, content: readonly PageContent[]): boolean {
  if (nameOf(operation) === property) return true;
  const [part, key = '', field] = property.split('.');
  if (part !== 'blocks') return false;
  if (operation.op === 'remove') return content.some(({ blocks }) => withNested(blocks, operation.key).includes(key));
  if (field !== undefined || operation.op === 'set') return nameOf(operation).startsWith(`${property}.`);
  const moved = operation.op === 'insert' ? operation.block.key : operation.key;
  return content.some(({ blocks }) => withNested(blocks, key).includes(moved));
}

/** What stands here with what a conflict names as others have it. */
export function takeTheirs(present: PageContent, theirs: PageContent, properties: readonly string[]): PageContent {
  const operations = differenceOf(present, theirs).filter((operation) =>
    properties.some((property) => isAbout(operation, property, [present, theirs])),
  );
  return applyOperations(present, operations);
}
