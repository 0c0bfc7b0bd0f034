import { Node } from 'slate';
import type { Editor, Path } from 'slate';
import { ReactEditor } from 'slate-react';

function rectOfSelection(editor: Editor): DOMRect | undefined {
  if (!editor.selection) return undefined;
  const range = ReactEditor.toDOMRange(editor, editor.selection);
  const rect = range.getBoundingClientRect();
  // A caret in an empty line has no rectangle of its own.
  return rect.height > 0 ? rect : range.startContainer.parentElement?.getBoundingClientRect();
}

/** Where on the screen the selection is, or the part at a path; undefined where the text is not drawn yet. */
export function anchorRect(editor: Editor, path?: Path): DOMRect | undefined {
  try {
    if (!path) return rectOfSelection(editor);
    return Node.has(editor, path) ? ReactEditor.toDOMNode(editor, Node.get(editor, path)).getBoundingClientRect() : undefined;
  } catch {
    return undefined;
  }
}
