import { withNested } from '#modules/pages/edits/place.ts';
import { useBlock } from '../context/editor-context.ts';
import { documentOf } from '../state/editor-state.ts';
import { countInBlock } from '../state/problems.ts';

/** The number of problems of a block, with those of the blocks that are folded away in it. */
export const useProblemsAt = (key: string, isFolded: boolean): number =>
  useBlock(key, (state) => {
    const keys = isFolded ? withNested(documentOf(state).blocks, key) : [key];
    return keys.reduce((sum, one) => sum + countInBlock(state.problems, one), 0);
  });
