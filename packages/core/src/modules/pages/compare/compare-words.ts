import { comparisonBudget } from '#contract/merging/comparison-budget.ts';
import type { ComparisonBudget } from '#contract/merging/comparison-budget.ts';
import { differingParts } from '#contract/merging/differing-parts.ts';

/** A run of words that two texts share, or that only the earlier (`removed`) or the later (`added`) one has. */
export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words, the space between them, and each other sign: what was changed shows as words, not as letters. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu) ?? [];
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const runOf = (kind: WordRun['kind'], parts: readonly string[]): WordRun[] =>
  parts.length > 0 ? [{ kind, text: parts.join('') }] : [];

/** Neighbouring runs of one kind as one; a space between two changes belongs to them; removed words before added ones. */
function joined(runs: readonly WordRun[]): WordRun[] {
  const result: WordRun[] = [];
  let [removed, added] = ['', ''];
  const close = (): void => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, { kind, text }] of runs.entries()) {
    const next = runs[index + 1];
    const isBetween = kind === 'same' && /^[^\S\n]+$/.test(text) && (removed || added) && next && next.kind !== 'same';
    if (kind === 'removed' || isBetween) removed += text;
    if (kind === 'added' || isBetween) added += text;
    if (kind !== 'same' || isBetween) continue;
    close();
    const last = result.at(-1);
    if (last?.kind === 'same') result[result.length - 1] = { kind, text: last.text + text };
    else result.push({ kind, text });
  }
  close();
  return result;
}

/** The parts of both in order. Undefined where that is more work than the answer is worth. */
function compareParts(before: readonly string[], after: readonly string[], budget: ComparisonBudget): WordRun[] | undefined {
  const parts = differingParts(before, after, { budget });
  if (!parts) return undefined;
  let end = 0;
  const runs = parts.flatMap(({ at, removed, added }) => {
    const same = runOf('same', before.slice(end, at));
    end = at + removed;
    return [...same, ...runOf('removed', before.slice(at, end)), ...runOf('added', added)];
  });
  return [...runs, ...runOf('same', before.slice(end))];
}

/**
 * What makes one text of another, in words. Texts joined from runs without `added` give the earlier one, without `removed`
 * the later one. Very long texts are compared line by line, and as a whole where that is too much as well.
 */
export function compareWords(before: string, after: string, budget: ComparisonBudget = comparisonBudget()): WordRun[] {
  const runs = compareParts(wordsOf(before), wordsOf(after), budget) ??
    compareParts(linesOf(before), linesOf(after), budget) ?? [...runOf('removed', [before]), ...runOf('added', [after])];
  return joined(runs);
}
