import { Editor, Element, Node } from 'slate';
import type { Descendant, NodeEntry, Path } from 'slate';
import type { ListElement, ListItemElement, RichTextElement } from './slate-nodes.types.ts';

type ElementType = RichTextElement['type'];
type ElementOf<Type extends ElementType> = Extract<RichTextElement, { type: Type }>;

export const isType = <Type extends ElementType>(node: unknown, type: Type): node is ElementOf<Type> =>
  Element.isElement(node as Node) && (node as RichTextElement).type === type;

/** Blocks that hold a line of text and may become each other. */
export const isTextBlock = (node: unknown): node is ElementOf<'paragraph' | 'heading' | 'list-item-text'> =>
  isType(node, 'paragraph') || isType(node, 'heading') || isType(node, 'list-item-text');

/** Whatever holds a line: those blocks, and the cells of tables. */
export const isLine = (node: unknown): node is ElementOf<'paragraph' | 'heading' | 'list-item-text' | 'table-cell'> =>
  isTextBlock(node) || isType(node, 'table-cell');

/** Whether a text is one empty paragraph, as a new one is. */
export const isEmptyLine = (children: readonly Descendant[]): boolean => {
  const [only] = children;
  return (
    children.length === 1 && isType(only, 'paragraph') && only.children.every((child) => 'text' in child && child.text === '')
  );
};

/** The nearest element of a type around a place. */
export function above<Type extends ElementType>(
  editor: Editor,
  type: Type,
  at = editor.selection?.anchor.path,
): NodeEntry<ElementOf<Type>> | undefined {
  if (!at) return undefined;
  for (const [node, path] of Node.levels(editor, at, { reverse: true })) if (isType(node, type)) return [node, path];
  return undefined;
}

/** The text blocks in the selection, in order. */
export const selectedTextBlocks = (editor: Editor): Path[] =>
  editor.selection
    ? [...Editor.nodes(editor, { at: Editor.unhangRange(editor, editor.selection), match: isTextBlock, mode: 'lowest' })].map(
        ([, path]) => path,
      )
    : [];

/** The number of lists that a place is in. */
export const listLevel = (editor: Editor, path: Path): number =>
  [...Node.levels(editor, path)].filter(([node]) => isType(node, 'list')).length;

/** The number of levels of lists that an item holds below itself. */
export function nestedLevels(item: ListItemElement): number {
  const nested = item.children.find((child): child is ListElement => child.type === 'list');
  return nested ? 1 + Math.max(0, ...nested.children.map(nestedLevels)) : 0;
}
