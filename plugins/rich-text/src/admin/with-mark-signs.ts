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

/** A word between signs, of which the last is being typed. */
interface SignedWord {
  readonly word: string;
  readonly mark: Mark;
  /** From its first sign to the caret. */
  readonly at: Range;
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
    return { word, mark, at: { anchor: { path, offset: offset - written.length }, focus: { path, offset } } };
  }
  return undefined;
}

/** Puts a marked word in the place of the one between signs, where it still stands there. `at`: its signs included. */
function applySigns(editor: Editor, { word, mark }: SignedWord, at: Range, written: string): void {
  const { path, offset: start } = Range.start(at);
  if (Editor.string(editor, at) !== written || !Text.isText(Editor.node(editor, path)[0])) return;
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertText(editor, word, { at });
    const marked = { anchor: { path, offset: start }, focus: { path, offset: start + word.length } };
    Transforms.setNodes(editor, { [mark]: true }, { at: marked, match: Text.isText, split: true });
  });
  // What is typed next is plain again.
  Editor.removeMark(editor, mark);
}

/** Markdown's signs around words: `**word**` and the like become what they stand for after their last character. */
export function withMarkSigns(editor: Editor): Editor {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    const found = signedWord(editor, text);
    const start = found && Editor.pointRef(editor, Range.start(found.at), { affinity: 'backward' });
    const written = found ? Editor.string(editor, found.at) + text : '';
    insertText(text, options);
    if (!found || !start) return;
    convertTyped(editor, () => {
      const anchor = start.unref();
      if (!anchor) return;
      const focus = { ...anchor, offset: anchor.offset + written.length };
      applySigns(editor, found, { anchor, focus }, written);
    });
  };
  return editor;
}
