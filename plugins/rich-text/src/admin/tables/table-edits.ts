import { cellsIn, gridOf, isHeaderLine } from './table-grid.ts';
import type { GridCell, GridRect, TableGrid } from './table-grid.ts';
import type { SlateInline, TableCellElement, TableElement, TableRowElement } from '../slate-nodes.types.ts';

// What can be done to a table, as pure functions from one table to the next. Cells that stay are the same objects, so
// that the caret in them stays too. Undefined where nothing of the table is left.

export const emptyCell = (isHeader: boolean): TableCellElement => ({
  type: 'table-cell',
  ...(isHeader ? { header: true } : {}),
  children: [{ text: '' }],
});

const rowOf = (children: TableCellElement[]): TableRowElement => ({ type: 'table-row', children });

const withRows = (table: TableElement, children: TableRowElement[]): TableElement => ({ ...table, children });

/** A cell with other spans; a span of one is absent. */
function spanned(cell: TableCellElement, span: { readonly rowSpan?: number; readonly colSpan?: number }): TableCellElement {
  const rowSpan = span.rowSpan ?? cell.rowSpan ?? 1;
  const colSpan = span.colSpan ?? cell.colSpan ?? 1;
  const { type, header, children } = cell;
  if (rowSpan === (cell.rowSpan ?? 1) && colSpan === (cell.colSpan ?? 1)) return cell;
  return {
    type,
    ...(header ? { header } : {}),
    ...(colSpan > 1 ? { colSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
    children,
  };
}

/** The rows of a grid from the cells that are wanted in each, in the order of their columns. */
interface Placed {
  readonly row: number;
  readonly column: number;
  readonly cell: TableCellElement;
}

function rowsFrom(placed: readonly Placed[], rows: number): TableRowElement[] {
  return Array.from({ length: rows }, (_, row) =>
    rowOf(
      placed
        .filter((entry) => entry.row === row)
        .sort((one, other) => one.column - other.column)
        .map((entry) => entry.cell),
    ),
  );
}

/** A table of exactly these cells, without rows that no cell begins in: a row of HTML cannot be empty. */
function tableFrom(table: TableElement, placed: readonly Placed[], rows: number): TableElement | undefined {
  let current = [...placed];
  let count = rows;
  for (let row = rows - 1; row >= 0; row -= 1) {
    if (current.some((entry) => entry.row === row)) continue;
    count -= 1;
    current = current.map((entry) => {
      if (entry.row > row) return { ...entry, row: entry.row - 1 };
      const span = entry.cell.rowSpan ?? 1;
      return entry.row + span > row ? { ...entry, cell: spanned(entry.cell, { rowSpan: span - 1 }) } : entry;
    });
  }
  return count > 0 ? withRows(table, rowsFrom(current, count)) : undefined;
}

/** Puts an empty row before the row of this index; `rows` puts it at the end. */
export function insertRow(table: TableElement, at: number): TableElement | undefined {
  const grid = gridOf(table);
  const placed: Placed[] = grid.cells.map(({ cell, row, column, rowSpan }) => {
    if (row >= at) return { row: row + 1, column, cell };
    return { row, column, cell: row + rowSpan > at ? spanned(cell, { rowSpan: rowSpan + 1 }) : cell };
  });
  for (let column = 0; column < grid.columns; column += 1) {
    const covering = at < grid.rows ? grid.at(at, column) : undefined;
    // A cell that begins above and reaches further down covers the new row too.
    if (covering && covering.row < at) continue;
    placed.push({ row: at, column, cell: emptyCell(isHeaderLine(grid, { column })) });
  }
  return tableFrom(table, placed, grid.rows + 1);
}

/** Puts an empty column before the column of this index; `columns` puts it at the end. */
export function insertColumn(table: TableElement, at: number): TableElement | undefined {
  const grid = gridOf(table);
  const placed: Placed[] = grid.cells.map(({ cell, row, column, colSpan }) => {
    if (column >= at) return { row, column: column + 1, cell };
    return { row, column, cell: column + colSpan > at ? spanned(cell, { colSpan: colSpan + 1 }) : cell };
  });
  for (let row = 0; row < grid.rows; row += 1) {
    const covering = at < grid.columns ? grid.at(row, at) : undefined;
    if (covering && covering.column < at) continue;
    placed.push({ row, column: at, cell: emptyCell(isHeaderLine(grid, { row })) });
  }
  return tableFrom(table, placed, grid.rows);
}

/** The number of lines from `first` to `last` that a cell covers which begins at `at` and is `span` long. */
const shared = (at: number, span: number, first: number, last: number): number =>
  Math.max(0, Math.min(at + span - 1, last) - Math.max(at, first) + 1);

export function deleteRows(table: TableElement, { top, bottom }: GridRect): TableElement | undefined {
  const grid = gridOf(table);
  const count = bottom - top + 1;
  const placed = grid.cells.flatMap(({ cell, row, column, rowSpan }): Placed[] => {
    const left = rowSpan - shared(row, rowSpan, top, bottom);
    if (left <= 0) return [];
    const next = row < top ? row : Math.max(row, bottom + 1) - count;
    return [{ row: next, column, cell: left === rowSpan ? cell : spanned(cell, { rowSpan: left }) }];
  });
  return tableFrom(table, placed, grid.rows - count);
}

export function deleteColumns(table: TableElement, { left, right }: GridRect): TableElement | undefined {
  const grid = gridOf(table);
  const count = right - left + 1;
  const placed = grid.cells.flatMap(({ cell, row, column, colSpan }): Placed[] => {
    const rest = colSpan - shared(column, colSpan, left, right);
    if (rest <= 0) return [];
    const next = column < left ? column : Math.max(column, right + 1) - count;
    return [{ row, column: next, cell: rest === colSpan ? cell : spanned(cell, { colSpan: rest }) }];
  });
  return tableFrom(table, placed, grid.rows);
}

const isBlank = (cell: TableCellElement): boolean => cell.children.every((child) => 'text' in child && child.text === '');

/** Makes one cell of all in a rectangle, with their texts on lines of their own. */
export function mergeCells(table: TableElement, rect: GridRect): TableElement | undefined {
  const grid = gridOf(table);
  const merged = cellsIn(grid, rect);
  const [first] = merged;
  if (!first || merged.length < 2) return table;
  const filled = merged.filter(({ cell }) => !isBlank(cell));
  const children = filled.flatMap(({ cell }, index): SlateInline[] => [...(index > 0 ? [{ text: '\n' }] : []), ...cell.children]);
  const cell = spanned(
    { ...first.cell, children: children.length > 0 ? children : first.cell.children },
    { rowSpan: rect.bottom - rect.top + 1, colSpan: rect.right - rect.left + 1 },
  );
  const gone = new Set(merged.slice(1).map((entry) => entry.cell));
  const placed = grid.cells.filter((entry) => !gone.has(entry.cell)).map((entry) => placeOf(entry, first, cell));
  return tableFrom(table, placed, grid.rows);
}

const placeOf = (entry: GridCell, changed: GridCell, cell: TableCellElement): Placed => ({
  row: entry.row,
  column: entry.column,
  cell: entry === changed ? cell : entry.cell,
});

/** Gives a cell that covers several places one of them back, and the others an empty cell. */
export function splitCell(
  table: TableElement,
  place: { readonly row: number; readonly column: number },
): TableElement | undefined {
  const grid = gridOf(table);
  const target = grid.at(place.row, place.column);
  if (!target || (target.rowSpan === 1 && target.colSpan === 1)) return table;
  const cell = spanned(target.cell, { rowSpan: 1, colSpan: 1 });
  const placed = grid.cells.map((entry) => placeOf(entry, target, cell));
  for (let down = 0; down < target.rowSpan; down += 1)
    for (let across = 0; across < target.colSpan; across += 1)
      if (down + across > 0)
        placed.push({ row: target.row + down, column: target.column + across, cell: emptyCell(target.cell.header === true) });
  return tableFrom(table, placed, grid.rows);
}

function withHeader(cell: TableCellElement, isHeader: boolean): TableCellElement {
  if ((cell.header === true) === isHeader) return cell;
  const { type, header: _, colSpan, rowSpan, children } = cell;
  return {
    type,
    ...(isHeader ? { header: true } : {}),
    ...(colSpan ? { colSpan } : {}),
    ...(rowSpan ? { rowSpan } : {}),
    children,
  };
}

/** Makes headers of the first row, or of the first column, or cells again. The corner follows whichever is on. */
export function toggleHeaders(table: TableElement, line: 'row' | 'column'): TableElement {
  const grid: TableGrid = gridOf(table);
  const isOn = isHeaderLine(grid, line === 'row' ? { row: 0 } : { column: 0 });
  const isOtherOn = isHeaderLine(grid, line === 'row' ? { column: 0 } : { row: 0 });
  const isIn = (cell: GridCell) => (line === 'row' ? cell.row === 0 : cell.column === 0);
  const isInOther = (cell: GridCell) => (line === 'row' ? cell.column === 0 : cell.row === 0);
  const next = new Map(
    grid.cells.filter(isIn).map((entry) => [entry.cell, withHeader(entry.cell, !isOn || (isOtherOn && isInOther(entry)))]),
  );
  return withRows(
    table,
    table.children.map((row) => ({ ...row, children: row.children.map((cell) => next.get(cell) ?? cell) })),
  );
}
