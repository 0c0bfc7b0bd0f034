import { Editor, Node, Path, Range, Transforms } from 'slate';
import type { Point } from 'slate';
import { above, isType } from '../node-queries.ts';
import { selectedCells } from './table-commands.ts';

const clearCell = (editor: Editor, path: Path): void =>
  Editor.isEmpty(editor, Node.get(editor, path) as never)
    ? undefined
    : Transforms.delete(editor, { at: Editor.range(editor, path), hanging: true });

function clearCells(editor: Editor, table: Path, isIn: (cell: Path) => boolean): void {
  const cells = [...Node.elements(Node.get(editor, table) as never)]
    .filter(([node]) => isType(node, 'table-cell'))
    .map(([, path]) => [...table, ...path])
    .filter(isIn);
  for (const path of cells.reverse()) clearCell(editor, path);
}

/** The nearest place outside a table, on the side away from it. */
function beside(editor: Editor, table: Path, side: 'before' | 'after'): Point | undefined {
  const path = side === 'after' ? Path.next(table) : Path.hasPrevious(table) ? Path.previous(table) : undefined;
  if (!path || !Node.has(editor, path)) return undefined;
  return side === 'after' ? Editor.start(editor, path) : Editor.end(editor, path);
}

/** Deletes a selection that begins or ends inside a table: the cells in it are emptied, never taken out. */
function deleteAround(
  editor: Editor,
  range: Range,
  inner: { readonly first: Path | undefined; readonly last: Path | undefined },
): void {
  const [start, end] = Range.edges(range);
  const { first, last } = inner;
  const from = Editor.pointRef(editor, start);
  Editor.withoutNormalizing(editor, () => {
    if (last) clearCells(editor, last, (cell) => Path.compare(cell, end.path) <= 0);
    if (first) clearCells(editor, first, (cell) => Path.compare(cell, start.path) >= 0 || Path.isAncestor(cell, start.path));
    const anchor = first ? beside(editor, first, 'after') : from.current;
    const focus = last ? beside(editor, last, 'before') : Range.edges(range)[1];
    if (anchor && focus && Path.compare(anchor.path, focus.path) <= 0) {
      Transforms.delete(editor, { at: { anchor, focus }, hanging: Boolean(first || last) });
    }
  });
  const at = from.unref();
  if (at) Transforms.select(editor, at);
  else Transforms.collapse(editor, { edge: 'start' });
}

function deleteInTables(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return false;
  const cells = selectedCells(editor);
  const [start, end] = Range.edges(selection);
  const first = above(editor, 'table', start.path)?.[1];
  const last = above(editor, 'table', end.path)?.[1];
  if (cells.length > 0 && first) {
    Editor.withoutNormalizing(editor, () => {
      for (const { path } of [...cells].reverse()) clearCell(editor, [...first, ...path]);
    });
    Transforms.select(editor, Editor.start(editor, [...first, ...(cells[0]?.path ?? [])]));
    return true;
  }
  if ((!first && !last) || (first && last && Path.equals(first, last))) return false;
  deleteAround(editor, selection, { first, last });
  return true;
}

/** Keeps the cells of tables apart: deleting empties them, Enter makes a new line in one. */
export function withTables(editor: Editor): Editor {
  const { deleteFragment, insertBreak, insertText, isIsolated } = editor;
  editor.isIsolated = (element) => element.type === 'table-cell' || isIsolated(element);
  editor.deleteFragment = (options) => {
    if (!deleteInTables(editor)) deleteFragment(options);
  };
  editor.insertText = (text, options) => {
    // What is typed over a selection replaces the texts in it, not the cells.
    deleteInTables(editor);
    insertText(text, options);
  };
  editor.insertBreak = () => {
    if (above(editor, 'table-cell')) editor.insertSoftBreak();
    else insertBreak();
  };
  return editor;
}
