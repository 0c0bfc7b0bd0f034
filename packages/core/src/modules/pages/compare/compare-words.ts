/** A run of words that two texts share, or that only the earlier (`removed`) or the later (`added`) one has. */
export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Comparisons that a text is worth: some two thousand words against as many, a hundredth of a second. */
const maxComparisons = 4_000_000;

/** Comparisons that are left for several texts together; each text takes its own away. */
export interface ComparisonBudget {
  left: number;
}

/** Words, the space between them, and each other sign: what was changed shows as words, not as letters. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu) ?? [];
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const runOf = (kind: WordRun['kind'], parts: readonly string[]): WordRun[] =>
  parts.length > 0 ? [{ kind, text: parts.join('') }] : [];

/** The parts of both in order, by a longest common subsequence. */
function compareParts(before: readonly string[], after: readonly string[]): WordRun[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        before[row] === after[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const runs: WordRun[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const at = row * width + column;
    const [was = '', is = ''] = [before[row], after[column]];
    if (was === is) {
      runs.push({ kind: 'same', text: was });
      row += 1;
      column += 1;
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) {
      runs.push({ kind: 'removed', text: was });
      row += 1;
    } else {
      runs.push({ kind: 'added', text: is });
      column += 1;
    }
  }
  return [...runs, ...runOf('removed', before.slice(row)), ...runOf('added', after.slice(column))];
}

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

function sharedStart(before: readonly string[], after: readonly string[]): number {
  const shortest = Math.min(before.length, after.length);
  let length = 0;
  while (length < shortest && before[length] === after[length]) length += 1;
  return length;
}

/** As `compareParts`, without what both begin and end with. Undefined where that is more work than the answer is worth. */
function compareMiddle(before: readonly string[], after: readonly string[], budget: ComparisonBudget): WordRun[] | undefined {
  const start = sharedStart(before, after);
  const end = sharedStart(before.slice(start).reverse(), after.slice(start).reverse());
  const [was, is] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const cost = was.length * is.length;
  if (cost > Math.min(maxComparisons, budget.left)) return undefined;
  budget.left -= cost;
  return [
    ...runOf('same', before.slice(0, start)),
    ...compareParts(was, is),
    ...runOf('same', before.slice(before.length - end)),
  ];
}

/**
 * What makes one text of another, in words. Texts joined from runs without `added` give the earlier one, without `removed`
 * the later one. Very long texts are compared line by line, and as a whole where that is too much as well.
 */
export function compareWords(before: string, after: string, budget: ComparisonBudget = { left: Infinity }): WordRun[] {
  const runs = compareMiddle(wordsOf(before), wordsOf(after), budget) ??
    compareMiddle(linesOf(before), linesOf(after), budget) ?? [...runOf('removed', [before]), ...runOf('added', [after])];
  return joined(runs);
}
