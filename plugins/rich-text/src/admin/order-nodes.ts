import { Editor, Element, Node, Text, Transforms } from 'slate';
import type { NodeEntry, Path } from 'slate';
import { isType } from './node-queries.ts';

export const isInlineNode = (editor: Editor, node: Node): boolean =>
  Text.isText(node) || (Element.isElement(node) && editor.isInline(node));

/** Wraps the text that stands where a block should; says whether it did. */
export function wrapLoose(
  editor: Editor,
  [node, path]: NodeEntry<Element | Editor>,
  type: 'paragraph' | 'list-item-text' | 'table-cell',
): boolean {
  const index = node.children.findIndex((child) => isInlineNode(editor, child));
  if (index < 0) return false;
  Transforms.wrapNodes(editor, { type, children: [] }, { at: [...path, index] });
  const before = index > 0 ? Node.get(editor, [...path, index - 1]) : undefined;
  // Loose neighbours are one line.
  if (isType(before, type)) Transforms.mergeNodes(editor, { at: [...path, index] });
  return true;
}

/** Lifts a node until it stands at the top. */
export function liftOut(editor: Editor, path: Path): void {
  Editor.withoutNormalizing(editor, () => {
    const moved = Editor.pathRef(editor, path);
    while (moved.current && moved.current.length > 1) Transforms.liftNodes(editor, { at: moved.current });
    moved.unref();
  });
}
