import { dequal } from 'dequal/lite';
import { comparisonBudget } from '#contract/merging/comparison-budget.ts';
import type { ComparisonBudget } from '#contract/merging/comparison-budget.ts';
import { applyOperations, editContent } from './apply-operations.ts';
import { indexBlocks } from './block-index.ts';
import { differenceOf } from './difference.ts';
import type { MergeOf } from './merge-of.ts';
import { mergesNothing } from './merge-of.ts';
import { mergeOperations, nameOf, putWhatFits } from './merge-operations.ts';
import type { EditConflict } from './merge-operations.ts';
import { fieldPath, valueAt, withValue } from './operation.ts';
import type { Operation } from './operation.ts';
import type { PageContent } from './page-content.ts';

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
function brought<Content extends PageContent>(
  state: Content,
  operations: readonly Operation[],
  { mergeOf, budget }: { readonly mergeOf: MergeOf; readonly budget: ComparisonBudget },
): Content {
  if (operations.length === 0) return state;
  const editing = editContent(state);
  for (const operation of operations) {
    const standing = operation.op === 'set' ? editing.valueAt(operation) : undefined;
    const isTheirs = operation.op !== 'set' || standing === undefined || dequal(standing, operation.was);
    const merged = isTheirs ? undefined : mergeOf(operation, editing.blocks)?.(operation.was, operation.value, standing, budget);
    editing.apply(operation.op === 'set' && merged !== undefined ? withValue(operation, merged) : operation);
  }
  return editing.read();
}

/** What stands here with what others did meanwhile: nothing that was changed here gives way. */
export function rebase({ before, present, after, theirs, mergeOf = mergesNothing }: Meanwhile): Rebased {
  const mine = withWas(differenceOf(before, present), before);
  const others = onceEach(theirs, before, after);
  const merge = mergeOperations(after, { mine, theirs: others, mergeOf });
  // Of all states of a history together: they are brought along while somebody types.
  const together = { mergeOf, budget: comparisonBudget() };
  const bringing =
    (operations: readonly Operation[]): Rebased['bring'] =>
    (state) =>
      brought(state, operations, together);
  if (merge.kind === 'merged') return { content: merge.content, bring: bringing(others), conflicts: [] };
  const { content, conflicts: kept } = putWhatFits(present, { mine: others, theirs: mine, mergeOf });
  const standing = new Set(kept.map(({ property }) => property));
  return {
    content,
    bring: bringing(others.filter((operation) => !standing.has(nameOf(operation)))),
    conflicts: merge.kind === 'conflict' ? merge.conflicts : [],
  };
}

/** Whether operations are about what conflicts name: a field, or a block with all that is in it. */
function createIsAbout(properties: readonly string[], contents: readonly PageContent[]): (operation: Operation) => boolean {
  const indexes = contents.map((content) => indexBlocks(content));
  const around = (key: string): string[] => indexes.flatMap((blocks) => blocks.around(key));
  const named = new Set(properties);
  const ofBlocks = properties.flatMap((property) => {
    const [part, key, field] = property.split('.');
    return part === 'blocks' && key !== undefined ? [{ key, isWhole: field === undefined }] : [];
  });
  const keys = new Set(ofBlocks.filter(({ isWhole }) => isWhole).map(({ key }) => key));
  /** Blocks that take one that is named along where they go. */
  const holders = new Set(ofBlocks.flatMap(({ key }) => around(key)));
  return (operation) => {
    if (named.has(nameOf(operation))) return true;
    if (operation.op === 'remove') return holders.has(operation.key);
    if (operation.op === 'set') return 'key' in operation && keys.has(operation.key);
    return around(operation.op === 'insert' ? operation.block.key : operation.key).some((key) => keys.has(key));
  };
}

/** What stands here with what a conflict names as others have it. */
export function takeTheirs(present: PageContent, theirs: PageContent, properties: readonly string[]): PageContent {
  const isAbout = createIsAbout(properties, [present, theirs]);
  return applyOperations(present, differenceOf(present, theirs).filter(isAbout));
}
