import { Editor, Node, Path, Transforms } from 'slate';
import { above, isType, listLevel, nestedLevels, selectedTextBlocks } from './node-queries.ts';
import { liftOut } from './order-nodes.ts';
import { maxListLevels } from './with-schema.ts';

/** Makes paragraphs of items: each leaves its list, which splits around it. */
export function leaveList(editor: Editor, linePath: Path): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: linePath });
    liftOut(editor, linePath);
  });
}

/** The items in the selection, outermost first, none inside another. */
function selectedItems(editor: Editor): Path[] {
  const items = selectedTextBlocks(editor)
    .filter((path) => isType(Node.get(editor, path), 'list-item-text'))
    .map(Path.parent);
  return items.filter((path) => !items.some((other) => Path.isAncestor(other, path)));
}

function indentItem(editor: Editor, path: Path): boolean {
  if (!Path.hasPrevious(path)) return false;
  const item = Node.get(editor, path);
  const list = Node.parent(editor, path);
  const before = Path.previous(path);
  const target = Node.get(editor, before);
  if (!isType(item, 'list-item') || !isType(list, 'list') || !isType(target, 'list-item')) return false;
  if (listLevel(editor, path) + 1 + nestedLevels(item) > maxListLevels) return false;
  const nested = target.children[1];
  if (isType(nested, 'list')) Transforms.moveNodes(editor, { at: path, to: [...before, 1, nested.children.length] });
  else {
    const moved = Editor.pathRef(editor, path);
    Transforms.wrapNodes(editor, { type: 'list', ordered: list.ordered, children: [] }, { at: path });
    Transforms.moveNodes(editor, { at: path, to: [...before, 1] });
    moved.unref();
  }
  return true;
}

/** Takes an item one level out. What follows it in its list stays below it. */
function outdentItem(editor: Editor, path: Path): void {
  const listPath = Path.parent(path);
  if (listPath.length === 1) return leaveList(editor, [...path, 0]);
  const list = Node.get(editor, listPath);
  const item = Node.get(editor, path);
  if (!isType(list, 'list') || !isType(item, 'list-item')) return;
  const index = path.at(-1) ?? 0;
  const following = list.children.length - index - 1;
  if (following > 0) {
    if (!isType(item.children[1], 'list')) {
      Transforms.insertNodes(editor, { type: 'list', ordered: list.ordered, children: [] }, { at: [...path, 1] });
    }
    for (let count = 0; count < following; count += 1) {
      const nested = Node.get(editor, [...path, 1]);
      const size = isType(nested, 'list') ? nested.children.length : 0;
      Transforms.moveNodes(editor, { at: [...listPath, index + 1], to: [...path, 1, size] });
    }
  }
  Transforms.moveNodes(editor, { at: path, to: Path.next(Path.parent(listPath)) });
  if (index === 0) Transforms.removeNodes(editor, { at: listPath });
}

/** Moves the selected items one level in; says whether any could. */
export function indent(editor: Editor): boolean {
  let hasMoved = false;
  Editor.withoutNormalizing(editor, () => {
    const refs = selectedItems(editor).map((path) => Editor.pathRef(editor, path));
    for (const ref of refs) {
      const path = ref.unref();
      if (path && indentItem(editor, path)) hasMoved = true;
    }
  });
  return hasMoved;
}

/** Moves the selected items one level out; one at the outermost level becomes a paragraph. */
export function outdent(editor: Editor): boolean {
  const refs = selectedItems(editor).map((path) => Editor.pathRef(editor, path));
  // The last first: an item takes what follows it along.
  for (const ref of refs.reverse()) {
    const path = ref.unref();
    if (path) Editor.withoutNormalizing(editor, () => outdentItem(editor, path));
  }
  return refs.length > 0;
}

/** Joins a list with the same kind of list after it. */
function joinNext(editor: Editor, path: Path): void {
  if (!Node.has(editor, Path.next(path))) return;
  const list = Node.get(editor, path);
  const next = Node.get(editor, Path.next(path));
  if (isType(list, 'list') && isType(next, 'list') && list.ordered === next.ordered)
    Transforms.mergeNodes(editor, { at: Path.next(path) });
}

function makeItem(editor: Editor, path: Path, ordered: boolean): void {
  Transforms.unsetNodes(editor, ['level'] as never, { at: path });
  Transforms.setNodes(editor, { type: 'list-item-text' }, { at: path });
  Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at: path });
  Transforms.wrapNodes(editor, { type: 'list', ordered, children: [] }, { at: path });
}

/** Makes a list of the selected lines, changes its kind, or makes paragraphs of it again. */
export function toggleList(editor: Editor, ordered: boolean): void {
  Editor.withoutNormalizing(editor, () => {
    const paths = selectedTextBlocks(editor);
    const lists = paths.map((path) => above(editor, 'list', path));
    const refs = paths.map((path) => Editor.pathRef(editor, path));
    if (lists.every((entry) => entry?.[0].ordered === ordered)) {
      for (const ref of refs) if (ref.current) leaveList(editor, ref.current);
    } else {
      for (const entry of lists) if (entry) Transforms.setNodes(editor, { ordered }, { at: entry[1] });
      for (const ref of refs) {
        if (!ref.current || above(editor, 'list', ref.current)) continue;
        liftOut(editor, ref.current);
        makeItem(editor, ref.current, ordered);
      }
      const roots = [...new Set(refs.map((ref) => ref.current?.[0] ?? 0))].sort((one, other) => other - one);
      for (const root of roots) joinNext(editor, [root]);
      const first = roots.at(-1) ?? 0;
      if (first > 0) joinNext(editor, [first - 1]);
    }
    for (const ref of refs) ref.unref();
  });
}
