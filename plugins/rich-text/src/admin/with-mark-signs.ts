import { Editor, Range, Text, Transforms } from 'slate';
import type { Mark } from '../document/marks.ts';

interface Sign {
  /** The text before the last character, which ends it. */
  readonly pattern: RegExp;
  readonly mark: Mark;
}

/** By the character that ends a sign. A sign begins after a space or at the start, and holds no space at its edges. */
const signs: Readonly<Record<string, readonly Sign[]>> = {
  '*': [
    { pattern: /(?:^|[\s(])(\*\*([^\s*](?:[^*]*[^\s*])?)\*)$/, mark: 'bold' },
    { pattern: /(?:^|[\s(])(\*([^\s*](?:[^*]*[^\s*])?))$/, mark: 'italic' },
  ],
  _: [{ pattern: /(?:^|[\s(])(_([^\s_](?:[^_]*[^\s_])?))$/, mark: 'italic' }],
  '`': [{ pattern: /(?:^|[\s(])(`([^`]+))$/, mark: 'code' }],
  '~': [{ pattern: /(?:^|[\s(])(~~([^\s~](?:[^~]*[^\s~])?)~)$/, mark: 'strike' }],
};

/** Turns `**word**` and the like into what they stand for when their last character is typed; says whether it did. */
function applySign(editor: Editor, typed: string): boolean {
  const { selection } = editor;
  const candidates = Object.hasOwn(signs, typed) ? signs[typed] : undefined;
  if (!candidates || !selection || Range.isExpanded(selection)) return false;
  const { path, offset } = selection.anchor;
  const [node] = Editor.node(editor, path);
  if (!Text.isText(node) || node.code) return false;
  const before = node.text.slice(0, offset);
  for (const { pattern, mark } of candidates) {
    const [, written, word] = pattern.exec(before) ?? [];
    if (written === undefined || word === undefined) continue;
    // `**word*` is bold that is not finished, never italic.
    if (mark === 'italic' && typed === '*' && before.at(offset - written.length - 1) === '*') continue;
    const start = offset - written.length;
    Editor.withoutNormalizing(editor, () => {
      const at = { anchor: { path, offset: start }, focus: { path, offset } };
      Transforms.insertText(editor, word, { at });
      const marked = { anchor: { path, offset: start }, focus: { path, offset: start + word.length } };
      Transforms.setNodes(editor, { [mark]: true }, { at: marked, match: Text.isText, split: true });
    });
    // What is typed next is plain again.
    Editor.removeMark(editor, mark);
    return true;
  }
  return false;
}

/** Markdown's signs around words. */
export function withMarkSigns(editor: Editor): Editor {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    if (!applySign(editor, text)) insertText(text, options);
  };
  return editor;
}
