import { Editor, Node, Range, Transforms } from 'slate';
import { cleanText } from '../document/clean-text.ts';
import { measureNode } from '../document/limits.ts';
import { isProperties } from '../document/node-kinds.ts';
import { repairRichText } from '../document/repair-rich-text.ts';
import type { BlockNode } from '../document/rich-text.types.ts';
import { isTextBlock, isType } from './node-queries.ts';
import type { SlateBlock, SlateInline } from './slate-nodes.types.ts';
import { toSlateBlock } from './to-slate.ts';

/** Text of the clipboard that was copied here, in Slate's form, back to the stored one. Only called on shallow JSON. */
function storedForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storedForm);
  if (!isProperties(value)) return value;
  if (value['type'] === 'card' || value['type'] === 'inline-card') return value['node'];
  return Array.isArray(value['children']) ? { ...value, children: value['children'].map(storedForm) } : value;
}

/** What was copied from an editor of ours. Anybody can put anything on a clipboard, so it is repaired like stored text. */
function readFragment(encoded: string): readonly BlockNode[] | undefined {
  let fragment: unknown;
  try {
    fragment = JSON.parse(decodeURIComponent(atob(encoded)));
  } catch {
    return undefined;
  }
  if (!Array.isArray(fragment) || measureNode(fragment, 0).isTooDeep) return undefined;
  return repairRichText({ kind: 'richtext', version: 1, children: storedForm(fragment) }).doc.children;
}

const paragraphsOf = (text: string): readonly BlockNode[] =>
  cleanText(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', children: [{ text: line }] }));

/** The only line with text in a block: what was copied from the middle of an item or a quote is words, not a list. */
function onlyLine(block: SlateBlock): SlateInline[] | undefined {
  if (block.type === 'card') return undefined;
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
    else if (!Editor.isEnd(editor, focus, [root])) Transforms.splitNodes(editor, { at: focus });
  }
  Transforms.insertNodes(editor, blocks, { at: [at] });
  Transforms.select(editor, Editor.end(editor, [at + blocks.length - 1]));
}

function insertStored(editor: Editor, stored: readonly BlockNode[]): void {
  // A copy, which has no memory of a stored form: none of it was stored yet.
  const blocks = structuredClone(stored.map(toSlateBlock));
  if (blocks.length === 0) return;
  if (editor.selection && Range.isExpanded(editor.selection)) Editor.deleteFragment(editor);
  Editor.withoutNormalizing(editor, () => {
    const paragraphs = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.children] : []));
    const [first] = blocks;
    const line = blocks.length === 1 && first ? onlyLine(first) : undefined;
    if (line) insertLines(editor, [line]);
    else if (paragraphs.length === blocks.length) insertLines(editor, paragraphs);
    else insertBlocks(editor, blocks);
  });
}

/** Pasting: what was copied here, with its form; anything else as plain text. HTML is never read. */
export function withPaste(editor: Editor): Editor {
  editor.insertData = (data) => {
    const encoded = data.getData('application/x-lectern-rich-text');
    const stored = (encoded ? readFragment(encoded) : undefined) ?? paragraphsOf(data.getData('text/plain'));
    insertStored(editor, stored);
  };
  return editor;
}
