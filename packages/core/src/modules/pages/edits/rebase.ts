import { differenceOf } from './difference.ts';
import { mergeOperations, putWhatFits } from './merge-operations.ts';
import type { EditConflict } from './merge-operations.ts';
import { nameOf } from './merge-operations.ts';
import type { Operation } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { withNested } from './place.ts';
import { applyOperations } from './apply-operations.ts';

interface Meanwhile {
  /** The state that what stands here was made of. */
  readonly before: PageContent;
  readonly present: PageContent;
  /** The former state with what others did. */
  readonly after: PageContent;
  readonly theirs: readonly Operation[];
}

interface Rebased {
  readonly content: PageContent;
  /** Of what others did, what entered the content. */
  readonly operations: readonly Operation[];
  /** What was changed here and by others. The content has it as it was changed here. */
  readonly conflicts: readonly EditConflict[];
}

/** What stands here with what others did meanwhile: nothing that was changed here gives way. */
export function rebase({ before, present, after, theirs }: Meanwhile): Rebased {
  const mine = differenceOf(before, present);
  const merge = mergeOperations(after, mine, theirs);
  if (merge.kind === 'merged') return { content: merge.content, operations: theirs, conflicts: [] };
  const { content, operations } = putWhatFits(present, theirs, mine);
  return { content, operations, conflicts: merge.kind === 'conflict' ? merge.conflicts : [] };
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
