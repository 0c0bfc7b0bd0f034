import type { TableCellElement, TableElement } from '../slate-nodes.types.ts';

/** A cell with the rows and columns that it covers. */
export interface GridCell {
  readonly cell: TableCellElement;
  /** Index of its row among the table's children, and of the cell among the row's. */
  readonly path: readonly [row: number, index: number];
  readonly row: number;
  readonly column: number;
  /** As many as there is room for. */
  readonly rowSpan: number;
  readonly colSpan: number;
}

export interface TableGrid {
  readonly cells: readonly GridCell[];
  readonly rows: number;
  readonly columns: number;
  /** The cell that covers a place; undefined where a short row leaves it open. */
  readonly at: (row: number, column: number) => GridCell | undefined;
}

/** Rows and columns that a selection covers, both ends included. */
export interface GridRect {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Gives a cell its places in a row. Where spans of a wrong table overlap, the first one has the place. */
function take(line: (GridCell | undefined)[], cell: GridCell): void {
  for (let column = cell.column; column < cell.column + cell.colSpan; column += 1) line[column] ??= cell;
}

/** Where every cell of a table lies, as a browser lays it out. */
export function gridOf(table: TableElement): TableGrid {
  const rows = table.children.length;
  const taken: (GridCell | undefined)[][] = Array.from({ length: rows }, () => []);
  const cells: GridCell[] = [];
  for (const [row, { children }] of table.children.entries()) {
    let column = 0;
    for (const [index, cell] of children.entries()) {
      while (taken[row]?.[column]) column += 1;
      const rowSpan = Math.min(cell.rowSpan ?? 1, rows - row);
      const colSpan = cell.colSpan ?? 1;
      const placed: GridCell = { cell, path: [row, index], row, column, rowSpan, colSpan };
      cells.push(placed);
      for (const line of taken.slice(row, row + rowSpan)) take(line, placed);
      column += colSpan;
    }
  }
  return { cells, rows, columns: Math.max(0, ...taken.map((line) => line.length)), at: (row, column) => taken[row]?.[column] };
}

/** The rectangle around two cells, wide enough that no cell is cut. */
export function rectAround(grid: TableGrid, one: GridCell, other: GridCell): GridRect {
  let rect: GridRect = around([one, other]);
  for (;;) {
    const covered = cellsIn(grid, rect);
    const next = around(covered);
    if (next.top >= rect.top && next.left >= rect.left && next.bottom <= rect.bottom && next.right <= rect.right) return rect;
    rect = next;
  }
}

const around = (cells: readonly GridCell[]): GridRect => ({
  top: Math.min(...cells.map((cell) => cell.row)),
  left: Math.min(...cells.map((cell) => cell.column)),
  bottom: Math.max(...cells.map((cell) => cell.row + cell.rowSpan - 1)),
  right: Math.max(...cells.map((cell) => cell.column + cell.colSpan - 1)),
});

/** The cells that lie in a rectangle or reach into it. */
export const cellsIn = (grid: TableGrid, { top, left, bottom, right }: GridRect): readonly GridCell[] =>
  grid.cells.filter(
    (cell) => cell.row <= bottom && cell.row + cell.rowSpan > top && cell.column <= right && cell.column + cell.colSpan > left,
  );

/** Whether all cells of a row, or of a column, are headers. */
export const isHeaderLine = (grid: TableGrid, line: { readonly row: number } | { readonly column: number }): boolean => {
  const cells =
    'row' in line
      ? cellsIn(grid, { top: line.row, bottom: line.row, left: 0, right: grid.columns - 1 })
      : cellsIn(grid, { top: 0, bottom: grid.rows - 1, left: line.column, right: line.column });
  return cells.length > 0 && cells.every(({ cell }) => cell.header === true);
};
