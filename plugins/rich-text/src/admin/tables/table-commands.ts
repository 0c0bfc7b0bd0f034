import { Editor, Node, Path, Range, Transforms } from 'slate';
import type { NodeEntry } from 'slate';
import { insertBelow } from '../insert-below.ts';
import { above } from '../node-queries.ts';
import type { TableElement } from '../slate-nodes.types.ts';
import {
  deleteColumns,
  deleteRows,
  emptyCell,
  insertColumn,
  insertRow,
  mergeCells,
  splitCell,
  toggleHeaders,
} from './table-edits.ts';
import { cellsIn, gridOf, isHeaderLine, rectAround } from './table-grid.ts';
import type { GridCell, GridRect, TableGrid } from './table-grid.ts';

/** The table with the caret, and what of it is selected. */
export interface TablePlace {
  readonly table: TableElement;
  readonly path: Path;
  readonly grid: TableGrid;
  readonly rect: GridRect;
  /** The cell in which the selection began. */
  readonly cell: GridCell;
}

const cellAt = (grid: TableGrid, tablePath: Path, at: Path): GridCell | undefined =>
  grid.cells.find(({ path }) => path[0] === at[tablePath.length] && path[1] === at[tablePath.length + 1]);

/** Where the selection is in a table; undefined where it is in none, or reaches out of it. */
export function tablePlace(editor: Editor): TablePlace | undefined {
  const { selection } = editor;
  const entry: NodeEntry<TableElement> | undefined = selection ? above(editor, 'table') : undefined;
  if (!selection || !entry) return undefined;
  const [table, path] = entry;
  if (!Path.isAncestor(path, selection.focus.path)) return undefined;
  const grid = gridOf(table);
  const cell = cellAt(grid, path, selection.anchor.path);
  const other = cellAt(grid, path, selection.focus.path);
  return cell && other ? { table, path, grid, cell, rect: rectAround(grid, cell, other) } : undefined;
}

/** The cells that a selection over several of them covers; none where it stays in one. */
export function selectedCells(editor: Editor): readonly GridCell[] {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return [];
  const place = tablePlace(editor);
  if (!place) return [];
  const cells = cellsIn(place.grid, place.rect);
  return cells.length > 1 ? cells : [];
}

/** Puts another table in the place of one. What stays of it keeps the caret; what is gone leaves it to a neighbour. */
function replaceTable(editor: Editor, { path, cell }: TablePlace, next: TableElement | undefined): void {
  const index = path[0] ?? 0;
  Editor.withoutNormalizing(editor, () => {
    if (!next) {
      Transforms.removeNodes(editor, { at: path });
      Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: path, select: true });
      return;
    }
    Transforms.setChildren(editor, editor.children.with(index, next));
  });
  if (!next) return;
  const row = Math.min(cell.path[0], next.children.length - 1);
  const column = Math.min(cell.path[1], (next.children[row]?.children.length ?? 1) - 1);
  if (!editor.selection || !above(editor, 'table')) Transforms.select(editor, Editor.start(editor, [index, row, column]));
}

const change =
  (edit: (place: TablePlace) => TableElement | undefined) =>
  (editor: Editor): void => {
    const place = tablePlace(editor);
    if (!place) return;
    const next = edit(place);
    if (next !== place.table) replaceTable(editor, place, next);
  };

export const tableCommands = {
  rowAbove: change(({ table, rect }) => insertRow(table, rect.top)),
  rowBelow: change(({ table, rect }) => insertRow(table, rect.bottom + 1)),
  columnBefore: change(({ table, rect }) => insertColumn(table, rect.left)),
  columnAfter: change(({ table, rect }) => insertColumn(table, rect.right + 1)),
  deleteRows: change(({ table, rect }) => deleteRows(table, rect)),
  deleteColumns: change(({ table, rect }) => deleteColumns(table, rect)),
  merge: change(({ table, rect }) => mergeCells(table, rect)),
  split: change(({ table, cell }) => splitCell(table, cell)),
  headerRow: change(({ table }) => toggleHeaders(table, 'row')),
  headerColumn: change(({ table }) => toggleHeaders(table, 'column')),
  deleteTable: change(() => undefined),
} as const;

export const hasHeaderRow = ({ grid }: TablePlace): boolean => isHeaderLine(grid, { row: 0 });
export const hasHeaderColumn = ({ grid }: TablePlace): boolean => isHeaderLine(grid, { column: 0 });

/** Writes below a table what it is about; nothing removes it. */
export function setCaption(editor: Editor, path: Path, caption: string): void {
  if (caption === '') Transforms.unsetNodes(editor, ['caption'] as never, { at: path });
  else Transforms.setNodes(editor, { caption }, { at: path });
}

/** Puts an empty table of three rows and columns where `insertBelow` does, the first row of it headers. */
export function insertTable(editor: Editor): void {
  const table: TableElement = {
    type: 'table',
    children: Array.from({ length: 3 }, (_, row) => ({
      type: 'table-row' as const,
      children: Array.from({ length: 3 }, () => emptyCell(row === 0)),
    })),
  };
  insertBelow(editor, table);
}

/** Takes the caret to the next cell, which begins a new row after the last one, or to the one before; says whether there is one. */
export function moveToCell(editor: Editor, direction: 'next' | 'previous'): boolean {
  const entry = above(editor, 'table-cell', editor.selection?.focus.path);
  const table = above(editor, 'table', editor.selection?.focus.path);
  if (!entry || !table) return false;
  const cells = [...Node.elements(table[0])]
    .filter(([node]) => node.type === 'table-cell')
    .map(([, path]) => [...table[1], ...path]);
  const index = cells.findIndex((path) => Path.equals(path, entry[1]));
  const target = cells[index + (direction === 'next' ? 1 : -1)];
  if (!target && direction === 'next') {
    const row = [...table[1], table[0].children.length];
    Transforms.setChildren(
      editor,
      editor.children.with(table[1][0] ?? 0, insertRow(table[0], gridOf(table[0]).rows) ?? table[0]),
    );
    Transforms.select(editor, Editor.start(editor, row));
    return true;
  }
  if (!target) return false;
  Transforms.select(editor, Editor.range(editor, target));
  return true;
}
