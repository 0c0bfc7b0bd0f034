import { Editor, Node, Path, Point, Range, Transforms } from 'slate';
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

/** Whether nothing of a table stands before a place in its first cell, or after one in its last. */
function isAtEdge(editor: Editor, table: Path, point: Point, edge: 'start' | 'end'): boolean {
  const corner = Editor.point(editor, table, { edge });
  const isInCorner = Path.equals(corner.path.slice(0, table.length + 2), point.path.slice(0, table.length + 2));
  return isInCorner && Editor.string(editor, { anchor: corner, focus: point }) === '';
}

/** The tables in which a selection begins and ends. */
interface EdgeTables {
  readonly first: Path | undefined;
  readonly last: Path | undefined;
}

/**
 * Deletes a selection that begins or ends inside a table: the cells in it are emptied, and taken out only with the whole
 * table, where the selection covers that and more.
 */
function deleteAround(editor: Editor, range: Range, { first, last }: EdgeTables): void {
  const [start, end] = Range.edges(range);
  const from = Editor.pointRef(editor, start);
  const to = Editor.pointRef(editor, end);
  const isWhole = {
    first: first && isAtEdge(editor, first, start, 'start'),
    last: last && isAtEdge(editor, last, end, 'end'),
  };
  const whole = [isWhole.first ? first : undefined, isWhole.last ? last : undefined].flatMap((path) =>
    path ? [Editor.pathRef(editor, path)] : [],
  );
  Editor.withoutNormalizing(editor, () => {
    if (last && !isWhole.last) clearCells(editor, last, (cell) => Path.compare(cell, end.path) <= 0);
    if (first && !isWhole.first)
      clearCells(editor, first, (cell) => Path.compare(cell, start.path) >= 0 || Path.isAncestor(cell, start.path));
    const anchor = first ? beside(editor, first, 'after') : from.current;
    const focus = last ? beside(editor, last, 'before') : Range.edges(range)[1];
    if (anchor && focus && Point.isBefore(anchor, focus)) {
      Transforms.delete(editor, { at: { anchor, focus }, hanging: true });
    }
    for (const ref of whole) {
      const path = ref.unref();
      if (path) Transforms.removeNodes(editor, { at: path });
    }
  });
  const [before, after] = [from.unref(), to.unref()];
  const at = before ?? after;
  if (at) Transforms.select(editor, at);
  else Transforms.collapse(editor, { edge: 'start' });
}

/** Whether a selection reaches from the beginning of the text to its end, of which at least one is in a table. */
function isAll(editor: Editor, [start, end]: readonly [Point, Point], { first, last }: EdgeTables): boolean {
  if (!first && !last) return false;
  const isFromStart = first ? first[0] === 0 && isAtEdge(editor, first, start, 'start') : Editor.isStart(editor, start, []);
  const isLast = last?.[0] === editor.children.length - 1;
  return isFromStart && (last ? isLast && isAtEdge(editor, last, end, 'end') : Editor.isEnd(editor, end, []));
}

function deleteAll(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [0] });
    for (let index = editor.children.length - 1; index > 0; index -= 1) Transforms.removeNodes(editor, { at: [index] });
    Transforms.select(editor, Editor.start(editor, [0]));
  });
}

function deleteInTables(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return false;
  const cells = selectedCells(editor);
  const [start, end] = Range.edges(selection);
  const first = above(editor, 'table', start.path)?.[1];
  const last = above(editor, 'table', end.path)?.[1];
  if (isAll(editor, [start, end], { first, last })) {
    deleteAll(editor);
    return true;
  }
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
