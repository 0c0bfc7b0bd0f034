import { Editor, Range, Text, Transforms } from 'slate';
import type { Mark } from '../document/marks.ts';
import { convertTyped } from './own-step.ts';

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

/** A word between signs, of which the last is being typed. */
interface SignedWord {
  readonly word: string;
  readonly mark: Mark;
  /** Where its first sign stands in the text with the caret. */
  readonly start: number;
}

/** The word before the caret that a last sign would end; undefined where there is none. */
function signedWord(editor: Editor, typed: string): SignedWord | undefined {
  const { selection } = editor;
  const candidates = Object.hasOwn(signs, typed) ? signs[typed] : undefined;
  if (!candidates || !selection || Range.isExpanded(selection)) return undefined;
  const { path, offset } = selection.anchor;
  const [node] = Editor.node(editor, path);
  if (!Text.isText(node) || node.code) return undefined;
  const before = node.text.slice(0, offset);
  for (const { pattern, mark } of candidates) {
    const [, written, word] = pattern.exec(before) ?? [];
    if (written === undefined || word === undefined) continue;
    // `**word*` is bold that is not finished, never italic.
    if (mark === 'italic' && typed === '*' && before.at(offset - written.length - 1) === '*') continue;
    return { word, mark, start: offset - written.length };
  }
  return undefined;
}

/** Puts a marked word in the place of one between signs, all of which stand before the caret. */
function applySigns(editor: Editor, { word, mark, start }: SignedWord): void {
  if (!editor.selection) return;
  const { path, offset } = editor.selection.anchor;
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertText(editor, word, { at: { anchor: { path, offset: start }, focus: { path, offset } } });
    const marked = { anchor: { path, offset: start }, focus: { path, offset: start + word.length } };
    Transforms.setNodes(editor, { [mark]: true }, { at: marked, match: Text.isText, split: true });
  });
  // What is typed next is plain again.
  Editor.removeMark(editor, mark);
}

/** Markdown's signs around words: `**word**` and the like become what they stand for with their last character. */
export function withMarkSigns(editor: Editor): Editor {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    const found = signedWord(editor, text);
    insertText(text, options);
    if (found) convertTyped(editor, () => applySigns(editor, found));
  };
  return editor;
}
