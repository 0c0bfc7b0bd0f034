interface Place {
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  /** Rows that are in sight. */
  readonly rows: number;
}

/** The index to which a key leads in a grid; undefined for keys that lead nowhere. */
export function gridStep(key: string, { index, count, columns, rows }: Place): number | undefined {
  const last = count - 1;
  const within = (next: number): number => Math.min(Math.max(next, 0), last);
  // Up and down stay in their column, and end at the last item where a row is not full.
  const down = (by: number): number =>
    Math.floor(index / columns) >= Math.floor(last / columns) ? index : within(index + by * columns);
  const up = (by: number): number => Math.max(index - by * columns, index % columns);
  const steps: Readonly<Record<string, () => number>> = {
    ArrowRight: () => within(index + 1),
    ArrowLeft: () => within(index - 1),
    ArrowDown: () => down(1),
    ArrowUp: () => up(1),
    PageDown: () => down(Math.max(rows, 1)),
    PageUp: () => up(Math.max(rows, 1)),
    Home: () => 0,
    End: () => last,
  };
  if (count === 0) return undefined;
  return steps[key]?.();
}
