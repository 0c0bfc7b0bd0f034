import { Editor, Range, Transforms } from 'slate';
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

/** What `##` and the like before the caret, at the start of a paragraph, stand for; undefined where nothing does. */
function shortcutAt(editor: Editor): ((editor: Editor) => void) | undefined {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return undefined;
  const entry = Editor.above(editor, { match: (node) => isType(node, 'paragraph') });
  if (!entry) return undefined;
  const text = Editor.string(editor, { anchor: Editor.start(editor, entry[1]), focus: selection.anchor });
  return Object.hasOwn(shortcuts, text) ? shortcuts[text] : undefined;
}

/** Deletes what stands before the caret in its line. */
function deleteLineBefore(editor: Editor): void {
  const entry = Editor.above(editor, { match: (node) => isType(node, 'paragraph') });
  if (entry && editor.selection)
    Transforms.delete(editor, { at: { anchor: Editor.start(editor, entry[1]), focus: editor.selection.anchor } });
}

/** Markdown's signs while typing, and only characters that can be stored. */
export function withShortcuts(editor: Editor): Editor {
  const { insertText, deleteBackward } = editor;
  editor.insertText = (text, options) => {
    const apply = text === ' ' ? shortcutAt(editor) : undefined;
    insertText(cleanText(text), options);
    if (!apply) return;
    convertTyped(editor, () => {
      deleteLineBefore(editor);
      apply(editor);
    });
  };
  editor.deleteBackward = (unit) => {
    if (unit !== 'character' || !takeBackConversion(editor)) deleteBackward(unit);
  };
  return editor;
}
