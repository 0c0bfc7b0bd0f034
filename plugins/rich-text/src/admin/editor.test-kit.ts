import { Editor, Transforms } from 'slate';
import { repairRichText } from '../document/repair-rich-text.ts';
import { toMarkdown } from '../document/to-markdown.ts';
import { createRichTextEditor } from './create-rich-text-editor.ts';
import { fromSlate } from './from-slate.ts';
import { toSlate } from './to-slate.ts';

export const page = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';

export function open(value: unknown): Editor {
  const editor = createRichTextEditor();
  editor.children = toSlate(repairRichText(value).doc);
  Transforms.select(editor, Editor.end(editor, []));
  return editor;
}

export const markdown = (editor: Editor) =>
  toMarkdown(fromSlate(editor.children), { link: (to) => ('page' in to ? '/p' : 'href' in to ? to.href : '/f') });

/** Puts the caret before (`0`), in or after a text. */
export function caretAt(editor: Editor, text: string, offset = text.length): void {
  for (const [node, path] of Editor.nodes(editor, { at: [] })) {
    const index = 'text' in node ? node.text.indexOf(text) : -1;
    if (index >= 0) return Transforms.select(editor, { path, offset: index + offset });
  }
  throw new Error(`No text "${text}".`);
}

export function selectFrom(editor: Editor, from: string, to: string): void {
  caretAt(editor, from, 0);
  const anchor = editor.selection?.anchor;
  caretAt(editor, to);
  const focus = editor.selection?.focus;
  if (anchor && focus) Transforms.select(editor, { anchor, focus });
}

export const type = (editor: Editor, text: string) => {
  for (const character of text) {
    if (character === '\n') editor.insertBreak();
    else editor.insertText(character);
  }
};

export const item = (text: string, ...nested: unknown[]) => ({
  type: 'list-item',
  children: [
    { type: 'list-item-text', children: [{ text }] },
    ...(nested.length > 0 ? [{ type: 'list', ordered: false, children: nested }] : []),
  ],
});
export const list = (...children: unknown[]) => [{ type: 'list', ordered: false, children }];
