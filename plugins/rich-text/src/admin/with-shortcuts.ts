import { Editor, Range, Transforms } from 'slate';
import { cleanText } from '../document/clean-text.ts';
import { insertRule, setBlock, toggleQuote } from './block-commands.ts';
import { toggleList } from './list-commands.ts';
import { isType } from './node-queries.ts';

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

/** Turns `## ` and the like at the start of a paragraph into what they stand for; says whether it did. */
function applyShortcut(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const entry = Editor.above(editor, { match: (node) => isType(node, 'paragraph') });
  if (!entry) return false;
  const typed: Range = { anchor: Editor.start(editor, entry[1]), focus: selection.anchor };
  const text = Editor.string(editor, typed);
  const apply = Object.hasOwn(shortcuts, text) ? shortcuts[text] : undefined;
  if (!apply) return false;
  Transforms.delete(editor, { at: typed });
  apply(editor);
  return true;
}

/** Markdown's signs while typing, and only characters that can be stored. */
export function withShortcuts(editor: Editor): Editor {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    if (text === ' ' && applyShortcut(editor)) return;
    insertText(cleanText(text), options);
  };
  return editor;
}
