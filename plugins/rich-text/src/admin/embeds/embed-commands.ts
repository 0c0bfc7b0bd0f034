import { Editor, Node, Path, Range, Transforms } from 'slate';
import type { BlockNode, OpaqueNode } from '../../document/rich-text.types.ts';
import { insertBelow, rootIndex } from '../insert-below.ts';
import { above, isType } from '../node-queries.ts';
import type { EmbedElement, InlineEmbedElement } from '../slate-nodes.types.ts';

const embedOf = (node: BlockNode): EmbedElement => ({ type: 'embed', node, children: [{ text: '' }] });

/** Puts a part of the text where `insertBelow` does, and selects it. */
export const insertEmbed = (editor: Editor, node: BlockNode): Path => insertBelow(editor, embedOf(node));

/** Puts a plugin's node into the line with the caret, in the place of what is selected. */
export function insertInlineEmbed(editor: Editor, node: OpaqueNode): void {
  if (editor.selection && Range.isExpanded(editor.selection)) Editor.deleteFragment(editor);
  const embed = above(editor, 'embed');
  // A part that holds no text has no line to stand in.
  if (embed) {
    const at = Path.next(embed[1]);
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at, select: true });
  }
  Transforms.insertNodes(editor, { type: 'inline-embed', node, children: [{ text: '' }] });
  Transforms.move(editor, { unit: 'offset' });
}

/** The part of the text that is selected as a whole. */
export function selectedEmbed(editor: Editor): readonly [EmbedElement | InlineEmbedElement, Path] | undefined {
  return above(editor, 'embed') ?? above(editor, 'inline-embed');
}

/** Gives a part another content. */
export function updateEmbed(editor: Editor, path: Path, node: BlockNode): void {
  Transforms.setNodes(editor, { node } as never, { at: path });
}

/** Takes a part out, and the caret to the line in its place. */
export function removeEmbed(editor: Editor, path: Path): void {
  Editor.withoutNormalizing(editor, () => {
    const isBlock = isType(Node.get(editor, path), 'embed');
    Transforms.removeNodes(editor, { at: path });
    if (!isBlock) return;
    if (!Node.has(editor, path)) Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: path });
    Transforms.select(editor, Editor.start(editor, path));
  });
}

/** Moves the block with the caret up or down among those at the top; says whether it could. */
export function moveBlock(editor: Editor, by: -1 | 1): boolean {
  const root = rootIndex(editor);
  const to = root + by;
  if (to < 0 || to >= editor.children.length) return false;
  Transforms.moveNodes(editor, { at: [root], to: [to] });
  return true;
}

/** Puts an empty line beside a block from which an arrow key leads nowhere; says whether it did. */
export function leaveBlock(editor: Editor, side: 'before' | 'after'): boolean {
  const root = rootIndex(editor);
  const block = editor.children[root];
  const isEdge = side === 'before' ? root === 0 : root === editor.children.length - 1;
  if (!isEdge || !(isType(block, 'embed') || isType(block, 'table'))) return false;
  const at = [side === 'before' ? root : root + 1];
  Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at, select: true });
  return true;
}
