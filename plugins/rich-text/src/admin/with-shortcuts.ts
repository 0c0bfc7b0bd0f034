import { Editor, Path, Point, Range, Text, Transforms } from 'slate';
import { cleanText } from '../document/clean-text.ts';
import { insertRule, setBlock, toggleQuote } from './block-commands.ts';
import { toggleList } from './list-commands.ts';
import { isType } from './node-queries.ts';
import { convertTyped, takeBackConversion } from './own-step.ts';

const shortcuts: Readonly<Record<string, (editor: Editor) => void>> = {
  '##': (editor) => setBlock(editor, 2),
  '###': (editor) => setBlock(editor, 3),
  '####': (editor) => setBlock(editor, 4),
  '-': (editor) => toggleList(editor, false),
  '*': (editor) => toggleList(editor, false),
  '1.': (editor) => toggleList(editor, true),
  '>': (editor) => toggleQuote(editor),
  '---': insertRule,
};

/** The sign before the caret at the start of a paragraph, and that paragraph. */
function signBefore(editor: Editor): { readonly sign: string; readonly path: Path } | undefined {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return undefined;
  const [, path] = Editor.above(editor, { match: (node) => isType(node, 'paragraph') }) ?? [];
  if (!path) return undefined;
  const sign = Editor.string(editor, { anchor: Editor.start(editor, path), focus: selection.anchor });
  return Object.hasOwn(shortcuts, sign) ? { sign, path } : undefined;
}

/** Makes of a paragraph what its sign stands for, where that and the space after it still stand there with the caret behind. */
function applyShortcut(editor: Editor, sign: string, path: Path): void {
  const typed = `${sign} `;
  const start = Editor.start(editor, path);
  const end = { path: start.path, offset: typed.length };
  const { selection } = editor;
  const [node] = Editor.node(editor, start.path);
  const isThere = Text.isText(node) && node.text.startsWith(typed) && Editor.string(editor, path).startsWith(typed);
  if (!isThere || !selection || !Path.isDescendant(selection.anchor.path, path)) return;
  if (Point.isBefore(selection.anchor, end)) return;
  Transforms.delete(editor, { at: { anchor: start, focus: end } });
  shortcuts[sign]?.(editor);
}

/** Markdown's signs while typing, and only characters that can be stored. */
export function withShortcuts(editor: Editor): Editor {
  const { insertText, deleteBackward } = editor;
  editor.insertText = (text, options) => {
    const found = text === ' ' ? signBefore(editor) : undefined;
    const paragraph = found && Editor.pathRef(editor, found.path);
    insertText(cleanText(text), options);
    if (!found || !paragraph) return;
    convertTyped(editor, () => {
      const path = paragraph.unref();
      if (path) applyShortcut(editor, found.sign, path);
    });
  };
  editor.deleteBackward = (unit) => {
    if (unit !== 'character' || !takeBackConversion(editor)) deleteBackward(unit);
  };
  return editor;
}
