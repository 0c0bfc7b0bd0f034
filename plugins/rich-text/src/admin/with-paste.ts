import { Editor, Node, Path, Range, Transforms } from 'slate';
import type { RangeRef } from 'slate';
import type { BlockNode } from '../document/rich-text.types.ts';
import { placeImages } from '../paste/find-images.ts';
import { parseHtml } from '../paste/inert-document.types.ts';
import { readClipboard } from '../paste/read-clipboard.ts';
import type { Clipboard, ReadClipboard } from '../paste/read-clipboard.ts';
import { above, isLine, isTextBlock, isType } from './node-queries.ts';
import type { SlateBlock, SlateInline } from './slate-nodes.types.ts';
import { toSlateBlock } from './to-slate.ts';

/** The only line with text in a block: what was copied from the middle of an item or a quote is words, not a list. */
function onlyLine(block: SlateBlock): SlateInline[] | undefined {
  if (block.type === 'embed' || block.type === 'table') return undefined;
  const lines = [...Node.nodes(block)].map(([node]) => node).filter(isTextBlock);
  const [line, ...others] = lines.length === 1 ? lines : lines.filter((node) => Node.string(node) !== '');
  return others.length === 0 ? line?.children : undefined;
}

/** Lines that continue the one with the caret, each after a break as Enter makes it. */
function insertLines(editor: Editor, lines: readonly SlateInline[][]): void {
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      editor.insertBreak();
      const heading = Editor.above(editor, { match: (node) => isType(node, 'heading') });
      if (heading) {
        Transforms.unsetNodes(editor, ['level'] as never, { at: heading[1] });
        Transforms.setNodes(editor, { type: 'paragraph' }, { at: heading[1] });
      }
    }
    Transforms.insertFragment(editor, line);
  }
}

/** Blocks after the one with the caret, which is split where it is in the middle and makes way where it is empty. */
function insertBlocks(editor: Editor, blocks: SlateBlock[]): void {
  const line = Editor.above(editor, { match: isTextBlock });
  const root = editor.selection?.focus.path[0] ?? editor.children.length - 1;
  let at = root + 1;
  if (line && line[1].length === 1 && editor.selection) {
    const { focus } = editor.selection;
    if (Editor.isEmpty(editor, line[0])) {
      Transforms.removeNodes(editor, { at: [root] });
      at = root;
    } else if (Editor.isStart(editor, focus, [root])) at = root;
    // A picture stands beside a heading: half of one says nothing.
    else if (isType(line[0], 'heading') && blocks.every(({ type }) => type === 'embed')) at = root + 1;
    else if (!Editor.isEnd(editor, focus, [root])) Transforms.splitNodes(editor, { at: focus });
  }
  Transforms.insertNodes(editor, blocks, { at: [at] });
  Transforms.select(editor, Editor.end(editor, [at + blocks.length - 1]));
}

/** Items of a list that is pasted into another one become items of that one. Says whether it was so. */
function insertItems(editor: Editor, blocks: readonly SlateBlock[]): boolean {
  const item = above(editor, 'list-item', editor.selection?.focus.path);
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.children : []));
  if (!item || items.length === 0 || blocks.some((block) => block.type !== 'list')) return false;
  const [line] = item[0].children;
  const isEmpty = item[0].children.length === 1 && line !== undefined && Node.string(line) === '';
  const at = isEmpty ? item[1] : Path.next(item[1]);
  if (isEmpty) Transforms.removeNodes(editor, { at: item[1] });
  Transforms.insertNodes(editor, items, { at });
  const last = [...at.slice(0, -1), (at.at(-1) ?? 0) + items.length - 1];
  Transforms.select(editor, Editor.end(editor, last));
  return true;
}

/** A cell holds lines of text only; what has none (an image, a rule) follows the table. */
function insertIntoCell(editor: Editor, blocks: readonly SlateBlock[]): void {
  const lines = blocks.flatMap((block) => [...Node.nodes(block)].flatMap(([node]) => (isLine(node) ? [node.children] : [])));
  const embeds = blocks.filter((block) => block.type === 'embed');
  const root = editor.selection?.focus.path[0] ?? 0;
  insertLines(editor, lines);
  if (embeds.length > 0) Transforms.insertNodes(editor, embeds, { at: [root + 1] });
}

/** Puts stored blocks where the caret is, in place of what is selected. */
export function insertStored(editor: Editor, stored: readonly BlockNode[]): void {
  // A copy, which has no memory of a stored form: none of it was stored yet.
  const blocks = structuredClone(stored.map(toSlateBlock));
  if (blocks.length === 0) return;
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (editor.selection && Range.isExpanded(editor.selection)) Editor.deleteFragment(editor);
  Editor.withoutNormalizing(editor, () => {
    if (above(editor, 'table-cell')) return insertIntoCell(editor, blocks);
    const paragraphs = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.children] : []));
    const [first] = blocks;
    const line = blocks.length === 1 && first ? onlyLine(first) : undefined;
    if (line) insertLines(editor, [line]);
    else if (insertItems(editor, blocks)) return undefined;
    // Long texts go in as blocks: a break for each of a thousand lines would be felt.
    else if (paragraphs.length === blocks.length && blocks.length <= 50) insertLines(editor, paragraphs);
    else insertBlocks(editor, blocks);
    return undefined;
  });
}

const readTransfer = (data: DataTransfer): Clipboard => ({
  own: data.getData('application/x-lectern-rich-text'),
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
  files: [...(data.files ?? [])],
});

/** Takes what was pasted: asks about its images, says what was left out, offers to split it. */
export type PasteReceiver = (paste: ReadClipboard) => void;

const receivers = new WeakMap<Editor, PasteReceiver>();

/** Lets a part of the page receive what is pasted into an editor, until the returned function is called. */
export function receivePastes(editor: Editor, receiver: PasteReceiver): () => void {
  receivers.set(editor, receiver);
  return () => {
    if (receivers.get(editor) === receiver) receivers.delete(editor);
  };
}

/** Goes back to a place in the text for something that came late, and from there to where the caret is by then. */
function placeDeferred(editor: Editor, place: RangeRef | undefined, insert: () => void): void {
  const at = place?.unref();
  const caret = editor.selection && Editor.rangeRef(editor, editor.selection, { affinity: 'forward' });
  const isElsewhere = at && caret?.current && !Range.equals(at, caret.current);
  if (isElsewhere) Transforms.select(editor, at);
  insert();
  const now = caret?.unref();
  if (isElsewhere && now) Transforms.select(editor, now);
}

/** Pasting and dropping: as blocks of this format, whatever was copied. Without a receiver, images are left out. */
export function withPaste(editor: Editor): Editor {
  const receive = (paste: ReadClipboard) => {
    const receiver = receivers.get(editor);
    if (receiver) receiver(paste);
    else insertStored(editor, placeImages(paste.blocks, new Map()));
  };
  editor.insertData = (data) => {
    const paste = readClipboard(readTransfer(data), parseHtml);
    if (!(paste instanceof Promise)) return receive(paste);
    const place = editor.selection ? Editor.rangeRef(editor, editor.selection, { affinity: 'backward' }) : undefined;
    void paste.then((pasted) => placeDeferred(editor, place, () => receive(pasted)));
    return undefined;
  };
  return editor;
}
