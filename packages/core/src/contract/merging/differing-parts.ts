import { comparisonBudget, isWorth } from './comparison-budget.ts';
import type { ComparisonBudget } from './comparison-budget.ts';

/** A place at which one list is another one: instead of `removed` items of the earlier list from `at` on, it has `added`. */
export interface DifferingPart<Item> {
  /** Index in the earlier list. */
  readonly at: number;
  readonly removed: number;
  readonly added: readonly Item[];
}

type IsSame<Item> = (one: Item, other: Item) => boolean;

function sharedStart<Item>(before: readonly Item[], after: readonly Item[], isSame: IsSame<Item>): number {
  const different = before.findIndex((item, index) => index >= after.length || !isSame(item, after[index] as Item));
  return different === -1 ? before.length : different;
}

/** The places of the middle of two lists, by a longest common subsequence. */
function middleParts<Item>(before: readonly Item[], after: readonly Item[], isSame: IsSame<Item>): DifferingPart<Item>[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] = isSame(before[row] as Item, after[column] as Item)
        ? (lengths[at + width + 1] ?? 0) + 1
        : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const parts: DifferingPart<Item>[] = [];
  let [row, column] = [0, 0];
  let start: { readonly row: number; readonly column: number } = { row, column };
  const close = (): void => {
    if (start.row < row || start.column < column)
      parts.push({ at: start.row, removed: row - start.row, added: after.slice(start.column, column) });
  };
  while (row < before.length || column < after.length) {
    const at = row * width + column;
    if (row < before.length && column < after.length && isSame(before[row] as Item, after[column] as Item)) {
      close();
      row += 1;
      column += 1;
      start = { row, column };
    } else if (row < before.length && (column === after.length || (lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0))) row += 1;
    else column += 1;
  }
  close();
  return parts;
}

interface Comparing<Item> {
  /** Default: what is the very same. */
  readonly isSame?: IsSame<Item>;
  /** What one comparison costs. */
  readonly weight?: number;
  readonly budget?: ComparisonBudget;
}

/** The places at which one list is another, in order; undefined where finding them is more work than they are worth. */
export function differingParts<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { isSame = Object.is, weight = 1, budget = comparisonBudget() }: Comparing<Item> = {},
): readonly DifferingPart<Item>[] | undefined {
  const start = sharedStart(before, after, isSame);
  const [was, is] = [before.slice(start), after.slice(start)];
  const end = sharedStart(was.toReversed(), is.toReversed(), isSame);
  const [from, to] = [was.slice(0, was.length - end), is.slice(0, is.length - end)];
  if (!isWorth(from.length * to.length * weight, budget)) return undefined;
  return middleParts(from, to, isSame).map((part) => ({ ...part, at: part.at + start }));
}
