import { differenceOf } from './difference.ts';
import { mergeOperations, putWhatFits } from './merge-operations.ts';
import type { EditConflict } from './merge-operations.ts';
import { nameOf } from './merge-operations.ts';
import type { Operation } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { applyOperations } from './apply-operations.ts';
import { indexBlocks } from './block-index.ts';

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
