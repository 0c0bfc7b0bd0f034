import type { ComparisonBudget } from './comparison-budget.ts';
import { mergeRuns, splitWords } from './merge-runs.ts';
import type { Piece } from './merge-runs.ts';

const piecesOf = (text: string): Piece[] => splitWords(text).map((word) => ({ text: word }));

/**
 * What two people made of one text, word by word; the same whoever of them is which. Undefined where both changed the same
 * words, or where the text is too long to be looked through.
 */
export function mergeText(base: string, mine: string, theirs: string, budget?: ComparisonBudget): string | undefined {
  const merged = mergeRuns([piecesOf(base), piecesOf(mine), piecesOf(theirs)], {
    resolve: (piece) => piece,
    space: { text: ' ' },
    budget,
  });
  return merged?.map(({ text }) => text).join('');
}
