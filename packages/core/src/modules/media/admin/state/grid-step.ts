interface Place {
  readonly index: number;
  /** Items in each row, from top to bottom. */
  readonly rows: readonly number[];
  /** Rows that are in sight. */
  readonly page: number;
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

function cellOf(rows: readonly number[], index: number): Cell {
  let first = 0;
  for (const [row, length] of rows.entries()) {
    if (index < first + length) return { row, column: index - first };
    first += length;
  }
  return { row: 0, column: 0 };
}

const firstOf = (rows: readonly number[], row: number): number => rows.slice(0, row).reduce((sum, length) => sum + length, 0);

/** The index to which a key leads in a grid; undefined for keys that lead nowhere. */
export function gridStep(key: string, { index, rows, page }: Place): number | undefined {
  const last = firstOf(rows, rows.length) - 1;
  if (last < 0) return undefined;
  const within = (next: number): number => Math.min(Math.max(next, 0), last);
  // Up and down stay in their column where the row has one.
  const down = (by: number): number => {
    const { row, column } = cellOf(rows, index);
    const next = Math.min(Math.max(row + by, 0), rows.length - 1);
    return next === row ? index : firstOf(rows, next) + Math.min(column, (rows[next] ?? 1) - 1);
  };
  const steps: Readonly<Record<string, () => number>> = {
    ArrowRight: () => within(index + 1),
    ArrowLeft: () => within(index - 1),
    ArrowDown: () => down(1),
    ArrowUp: () => down(-1),
    PageDown: () => down(Math.max(page, 1)),
    PageUp: () => down(-Math.max(page, 1)),
    Home: () => 0,
    End: () => last,
  };
  return steps[key]?.();
}

/** Rows of items that stand in groups, each group beginning a row of its own. */
export const rowsOf = (groups: readonly number[], columns: number): number[] =>
  groups.flatMap((count) =>
    Array.from({ length: Math.ceil(count / columns) }, (_, row) => Math.min(columns, count - row * columns)),
  );
