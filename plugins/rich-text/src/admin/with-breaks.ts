import { Editor, Node, Path, Range, Transforms } from 'slate';
import { leaveList, outdent } from './list-commands.ts';
import { above, isTextBlock, isType } from './node-queries.ts';
import { liftOut } from './order-nodes.ts';

function lineAtCaret(editor: Editor) {
  const entry = Editor.above(editor, { match: isTextBlock });
  if (!entry || !isTextBlock(entry[0])) return undefined;
  const [line, path] = entry;
  return { line, path, isEmpty: Editor.isEmpty(editor, line) };
}

const insertParagraph = (editor: Editor, at: Path) =>
  Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at, select: true });

/** Enter where it does not simply split the line; says whether it did anything. */
function breakLine(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection) return false;
  const embed = above(editor, 'embed');
  if (embed) {
    insertParagraph(editor, Path.next(embed[1]));
    return true;
  }
  if (Range.isExpanded(selection)) Editor.deleteFragment(editor);
  const place = lineAtCaret(editor);
  if (!place || !editor.selection) return false;
  const { line, path, isEmpty } = place;
  if (isType(line, 'list-item-text')) {
    if (isEmpty) return outdent(editor);
    Transforms.splitNodes(editor, { match: (node) => isType(node, 'list-item'), always: true });
    return true;
  }
  if (isType(line, 'heading') && Editor.isEnd(editor, editor.selection.anchor, path)) {
    insertParagraph(editor, Path.next(path));
    return true;
  }
  if (isEmpty && path.length > 1) {
    liftOut(editor, path);
    return true;
  }
  return false;
}

/** Backspace at the start of a line; says whether it did anything. */
function deleteAtStart(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const place = lineAtCaret(editor);
  if (!place || !Editor.isStart(editor, selection.anchor, place.path)) return false;
  const { line, path, isEmpty } = place;
  if (isType(line, 'list-item-text')) {
    if (path.length > 3) outdent(editor);
    else leaveList(editor, path);
    return true;
  }
  if (isType(line, 'heading') && (isEmpty || path[0] === 0)) {
    Transforms.unsetNodes(editor, ['level'] as never, { at: path });
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: path });
    return true;
  }
  if (path.length > 1 && path.at(-1) === 0) {
    liftOut(editor, path);
    return true;
  }
  const before = path.length === 1 && Path.hasPrevious(path) ? Path.previous(path) : undefined;
  if (!before || !isType(Node.get(editor, before), 'embed')) return false;
  // The first press selects what would be lost, the second removes it.
  if (isEmpty) Transforms.removeNodes(editor, { at: path });
  Transforms.select(editor, Editor.start(editor, before));
  return true;
}

/** Removes the embed that the caret is on; says whether there was one. */
function deleteEmbed(editor: Editor): boolean {
  const embed = editor.selection && Range.isCollapsed(editor.selection) ? above(editor, 'embed') : undefined;
  if (!embed) return false;
  const [, path] = embed;
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: path });
    insertParagraph(editor, path);
  });
  return true;
}

/** Enter, Backspace and Delete as people know them from lists, headings and quotes. */
export function withBreaks(editor: Editor): Editor {
  const { insertBreak, insertText, deleteBackward, deleteForward } = editor;
  editor.insertBreak = () => {
    if (!breakLine(editor)) insertBreak();
  };
  editor.insertText = (text, options) => {
    const embed = above(editor, 'embed');
    // What is typed on a part that holds no text goes below it rather than nowhere.
    if (embed && options?.at === undefined) insertParagraph(editor, Path.next(embed[1]));
    insertText(text, options);
  };
  editor.insertSoftBreak = () => editor.insertText('\n');
  editor.deleteBackward = (unit) => {
    if (!deleteEmbed(editor) && !deleteAtStart(editor)) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!deleteEmbed(editor)) deleteForward(unit);
  };
  return editor;
}
