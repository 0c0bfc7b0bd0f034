import type { TableRows } from '../blocks/table/table.block.ts';

/** Texts of a table by row; every row is as long as the longest. Never changed in place. */
export type Grid = readonly (readonly string[])[];

export const gridLimits = { rows: 100, columns: 12 };

const smallest = { rows: 3, columns: 3 };

/** The grid of stored rows. A table without any begins with room to write. */
export function gridOf(value: TableRows): Grid {
  const rows = value.map(({ cells }) => cells.map(({ text }) => text));
  if (rows.length === 0) return Array.from({ length: smallest.rows }, () => Array<string>(smallest.columns).fill(''));
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  return rows.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? ''));
}

export const rowsOf = (grid: Grid): TableRows => grid.map((cells) => ({ cells: cells.map((text) => ({ text })) }));

export const widthOf = (grid: Grid): number => grid[0]?.length ?? 0;

export const withCell = (grid: Grid, row: number, column: number, text: string): Grid =>
  grid.map((cells, index) => (index === row ? cells.with(column, text) : cells));

export const withRow = (grid: Grid, at: number): Grid =>
  grid.length >= gridLimits.rows ? grid : grid.toSpliced(at, 0, Array<string>(widthOf(grid)).fill(''));

export const withColumn = (grid: Grid, at: number): Grid =>
  widthOf(grid) >= gridLimits.columns ? grid : grid.map((cells) => cells.toSpliced(at, 0, ''));

export const withoutRow = (grid: Grid, row: number): Grid => (grid.length > 1 ? grid.toSpliced(row, 1) : grid);

export const withoutColumn = (grid: Grid, column: number): Grid =>
  widthOf(grid) > 1 ? grid.map((cells) => cells.toSpliced(column, 1)) : grid;

/** A row at another place; the same grid where there is no such place. */
export function withRowMoved(grid: Grid, from: number, to: number): Grid {
  const row = grid[from];
  return row && to >= 0 && to < grid.length && from !== to ? grid.toSpliced(from, 1).toSpliced(to, 0, row) : grid;
}

/** The cells of a text that a spreadsheet copied: tabs between columns, lines between rows. Quoted cells may hold both. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/g)) {
    const cell = (quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s+/g, ' ').trim();
    rows.at(-1)?.push(cell);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  if (rows.length > 1 && rows.at(-1)?.every((cell) => cell === '')) rows.pop();
  return rows;
}

/** Cells laid over a grid from a place on; the grid grows as far as its limits allow. */
export function withCells(grid: Grid, row: number, column: number, cells: Grid): Grid {
  const height = Math.min(gridLimits.rows, Math.max(grid.length, row + cells.length));
  const width = Math.min(gridLimits.columns, Math.max(widthOf(grid), ...cells.map((line) => column + line.length)));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => cells[y - row]?.[x - column] ?? grid[y]?.[x] ?? ''),
  );
}
