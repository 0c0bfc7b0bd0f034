import type { LinkTarget } from '@lectern/core';
import { Editor, Path, Range, Text, Transforms } from 'slate';
import { above, isLine } from '../node-queries.ts';
import { asOwnStep } from '../own-step.ts';
import { parseTarget, setLink } from './link-commands.ts';

/** What nobody types without meaning an address; `notes.txt` may be a file. */
const written = /(?:^|[\s(<"'])((?:https?:\/\/|www\.)[^\s<>"]+|[^\s@/:<>"'(]+@[^\s@/:<>"']+\.[^\s@/:<>"']+)$/i;

/** Signs that end a sentence, and no address. A bracket is of it where it was opened in it. */
function trimmed(address: string): string {
  const bare = address.replace(/[.,;:!?'"]+$/, '');
  return bare.endsWith(')') && !bare.includes('(') ? trimmed(bare.slice(0, -1)) : bare;
}

/** The address that was just written before the caret, outside links and code. */
function addressBefore(editor: Editor): { readonly at: Range; readonly to: LinkTarget } | undefined {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || above(editor, 'link')) return undefined;
  const { path, offset } = selection.anchor;
  const [node] = Editor.node(editor, path);
  if (!Text.isText(node) || node.code) return undefined;
  const found = written.exec(node.text.slice(0, offset))?.[1];
  const address = found && trimmed(found);
  const to = address ? parseTarget(address) : undefined;
  if (!found || !address || !to) return undefined;
  const start = offset - found.length;
  return { at: { anchor: { path, offset: start }, focus: { path, offset: start + address.length } }, to };
}

/** Types, and then makes a link of the address before it: a step of its own, so that an undo leaves the words as typed. */
function linkAround(editor: Editor, type: () => void): void {
  const address = addressBefore(editor);
  const range = address && Editor.rangeRef(editor, address.at, { affinity: 'inward' });
  type();
  if (!address || !range) return;
  void asOwnStep(editor, () => {
    const at = range.unref();
    if (!at || above(editor, 'link', at.focus.path)) return;
    Transforms.wrapNodes(editor, { type: 'link', to: address.to, children: [] }, { at, split: true });
  });
}

const isInOneLine = (editor: Editor, { anchor, focus }: Range): boolean => {
  const [one, other] = [anchor, focus].map((at) => Editor.above(editor, { at, match: isLine })?.[1]);
  return one !== undefined && other !== undefined && Path.equals(one, other);
};

/** The target of words on the clipboard that are an address and nothing else. */
function onlyAddress(data: DataTransfer): LinkTarget | undefined {
  const text = data.getData('text/plain').trim();
  return written.test(text) && !/\s/.test(text) && text.length <= 2000 ? parseTarget(text) : undefined;
}

/** Puts a pasted address behind the chosen words; says whether it did. One address over another replaces it. */
function linkChosen(editor: Editor, data: DataTransfer): boolean {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection) || !isInOneLine(editor, selection)) return false;
  const words = Editor.string(editor, selection).trim();
  const to = words === '' || written.test(words) ? undefined : onlyAddress(data);
  if (!to) return false;
  setLink(editor, to, false);
  Transforms.collapse(editor, { edge: 'end' });
  return true;
}

/** Addresses become links: one that is typed with the space or the Enter after it, one that is pasted on chosen words. */
export function withLinks(editor: Editor): Editor {
  const { insertText, insertBreak, insertData } = editor;
  editor.insertText = (text, options) => {
    if (text === ' ' || text === '\n') linkAround(editor, () => insertText(text, options));
    else insertText(text, options);
  };
  editor.insertBreak = () => linkAround(editor, insertBreak);
  editor.insertData = (data) => {
    if (!linkChosen(editor, data)) insertData(data);
  };
  return editor;
}
