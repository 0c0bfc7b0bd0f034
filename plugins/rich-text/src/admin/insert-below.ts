import { Editor, Node, Path, Transforms } from 'slate';
import type { Descendant } from 'slate';
import { isType } from './node-queries.ts';

/** Index of the block at the top in which the caret is. */
export const rootIndex = (editor: Editor): number => editor.selection?.focus.path[0] ?? editor.children.length - 1;

/**
 * Puts a part of the text below the line with the caret, or in its place where the line is empty, and takes the caret to
 * its beginning. A line follows it, so that one can go on. Answers with where it stands.
 */
export function insertBelow(editor: Editor, part: Descendant): Path {
  const root = rootIndex(editor);
  let at = [root + 1];
  Editor.withoutNormalizing(editor, () => {
    const line = editor.children[root];
    if (isType(line, 'paragraph') && Editor.isEmpty(editor, line)) {
      Transforms.removeNodes(editor, { at: [root] });
      at = [root];
    }
    Transforms.insertNodes(editor, part, { at });
    const below = Path.next(at);
    if (!Node.has(editor, below)) Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: below });
    Transforms.select(editor, Editor.start(editor, at));
  });
  return at;
}
