import { Editor, Node, Path, Transforms } from 'slate';
import { insertEmbed } from './embeds/embed-commands.ts';
import type { HeadingLevel } from '../document/rich-text.types.ts';
import { leaveList } from './list-commands.ts';
import { above, isType, selectedTextBlocks } from './node-queries.ts';
import { liftOut } from './order-nodes.ts';

/** Makes paragraphs of the selected lines, or headings of a level. They leave the list or quote that they are in. */
export function setBlock(editor: Editor, level: HeadingLevel | undefined): void {
  Editor.withoutNormalizing(editor, () => {
    const refs = selectedTextBlocks(editor).map((path) => Editor.pathRef(editor, path));
    for (const ref of refs) {
      if (!ref.current) continue;
      if (isType(Node.get(editor, ref.current), 'list-item-text')) leaveList(editor, ref.current);
      else if (level !== undefined) liftOut(editor, ref.current);
      if (level === undefined) {
        Transforms.unsetNodes(editor, ['level'] as never, { at: ref.current });
        Transforms.setNodes(editor, { type: 'paragraph' }, { at: ref.current });
      } else Transforms.setNodes(editor, { type: 'heading', level }, { at: ref.current });
      ref.unref();
    }
  });
}

/** Makes a quote of the selected lines, or paragraphs of a quote. */
export function toggleQuote(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    const refs = selectedTextBlocks(editor).map((path) => Editor.pathRef(editor, path));
    const isQuoted = refs.every((ref) => ref.current && above(editor, 'quote', ref.current));
    if (!isQuoted) setBlock(editor, undefined);
    for (const ref of refs) {
      if (!ref.current) continue;
      if (isQuoted) liftOut(editor, ref.current);
      else if (!above(editor, 'quote', ref.current)) {
        Transforms.wrapNodes(editor, { type: 'quote', children: [] }, { at: ref.current });
        joinQuotes(editor, ref.current.slice(0, 1));
      }
    }
    for (const ref of refs) ref.unref();
  });
}

/** Lines that are quoted together are one quote. */
function joinQuotes(editor: Editor, path: Path): void {
  if (!Path.hasPrevious(path)) return;
  if (isType(Node.get(editor, Path.previous(path)), 'quote')) Transforms.mergeNodes(editor, { at: path });
}

/** Puts a rule below the line with the caret, or in its place where it is empty, and the caret below the rule. */
export function insertRule(editor: Editor): void {
  if (!editor.selection) return;
  const below = Path.next(insertEmbed(editor, { type: 'rule' }));
  Transforms.select(editor, Editor.start(editor, below));
}
