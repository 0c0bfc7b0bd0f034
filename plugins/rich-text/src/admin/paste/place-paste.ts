import { Editor, Node, Point, Range } from 'slate';
import { fromSlate } from '../from-slate.ts';
import { above } from '../node-queries.ts';
import type { SlateBlock } from '../slate-nodes.types.ts';
import { insertStored } from '../with-paste.ts';
import { repairRichText } from '../../document/repair-rich-text.ts';
import type { BlockNode, RichText } from '../../document/rich-text.types.ts';
import { documentOf, isOneDocument, splitBlocks } from '../../paste/split-blocks.ts';
import { trimmedBlocks } from '../../paste/trimmed-blocks.ts';

/** Sections from which on a text is offered as blocks of its own. */
const manySections = 3;

/** A text as several: the first stays in the field, the others become blocks after it. */
export interface Split {
  readonly value: RichText;
  readonly rest: readonly RichText[];
}

export type Placed =
  /** It stands in the text. `split` where it is long enough to be several blocks. */
  | {
      readonly kind: 'placed';
      readonly split: Split | undefined;
      /** Tables that went into a cell, and became lines there. */
      readonly flattened: number;
    }
  /** It is longer than one text may be, and nothing of it stands anywhere. */
  | { readonly kind: 'tooLong'; readonly split: Split; readonly blocks: readonly BlockNode[] }
  | { readonly kind: 'nothing' };

/** The whole of a text as blocks, one for each of its sections; undefined where it has too few. */
function splitOf(editor: Editor): Split | undefined {
  const { children } = fromSlate(editor.children);
  const sections = children.filter((block) => block.type === 'heading' && block.level === 2).length;
  if (sections < manySections) return undefined;
  const [value, ...rest] = splitBlocks(children);
  return value && rest.length > 0 ? { value, rest } : undefined;
}

/** The blocks of a part of the text, without the empty lines that cutting it leaves. */
function blocksIn(editor: Editor, anchor: Point, focus: Point): readonly BlockNode[] {
  if (Point.equals(anchor, focus)) return [];
  const { children } = fromSlate(Node.fragment(editor, { anchor, focus }) as SlateBlock[]);
  return trimmedBlocks(children);
}

/** The text as blocks with others in the place of the selection: what stands before it, they, what stands after it. */
export function splitAround(editor: Editor, blocks: readonly BlockNode[]): Split {
  const [start, end] = Editor.edges(editor, []);
  const [from, to] = editor.selection ? Range.edges(editor.selection) : [end, end];
  // A table is not cut: what is pasted into one follows it.
  const table = above(editor, 'table', from.path) ?? above(editor, 'table', to.path);
  const [before, after] = table ? [Editor.end(editor, table[1]), Editor.after(editor, table[1]) ?? end] : [from, to];
  const parts = [blocksIn(editor, start, before), blocks, blocksIn(editor, after, end)].flatMap((part) =>
    part === blocks ? splitBlocks(part) : part.length > 0 ? [repairRichText(documentOf(part)).doc] : [],
  );
  const [value = documentOf([]), ...rest] = parts;
  return { value, rest };
}

/** Puts what was pasted where the caret is, unless the text would become longer than it may be. */
export function placePaste(editor: Editor, blocks: readonly BlockNode[]): Placed {
  if (blocks.length === 0) return { kind: 'nothing' };
  const before = fromSlate(editor.children);
  if (!isOneDocument([...before.children, ...blocks])) return { kind: 'tooLong', split: splitAround(editor, blocks), blocks };
  const isInCell = editor.selection !== null && above(editor, 'table-cell', editor.selection.focus.path) !== undefined;
  insertStored(editor, blocks);
  return {
    kind: 'placed',
    split: blocks.some((block) => block.type === 'heading') ? splitOf(editor) : undefined,
    flattened: isInCell ? blocks.filter((block) => block.type === 'table').length : 0,
  };
}

/** The text as it is now, as blocks: it may have been changed since the offer was made. */
export const currentSplit = splitOf;
