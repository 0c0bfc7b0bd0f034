import type { Editor } from 'slate';
import { fromSlate } from '../from-slate.ts';
import { insertStored } from '../with-paste.ts';
import { hasContent } from '../../document/text-lines.ts';
import type { BlockNode, RichText } from '../../document/rich-text.types.ts';
import { documentOf, isOneDocument, splitBlocks } from '../../paste/split-blocks.ts';

/** Sections from which on a text is offered as blocks of its own. */
const manySections = 3;

/** A text as several: the first stays in the field, the others become blocks after it. */
export interface Split {
  readonly value: RichText;
  readonly rest: readonly RichText[];
}

export type Placed =
  /** It stands in the text. `split` where it is long enough to be several blocks. */
  | { readonly kind: 'placed'; readonly split: Split | undefined }
  /** It is longer than one text may be, and nothing of it stands anywhere. */
  | { readonly kind: 'tooLong'; readonly split: Split }
  | { readonly kind: 'nothing' };

/** The whole of a text as blocks, one for each of its sections; undefined where it has too few. */
function splitOf(editor: Editor): Split | undefined {
  const { children } = fromSlate(editor.children);
  const sections = children.filter((block) => block.type === 'heading' && block.level === 2).length;
  if (sections < manySections) return undefined;
  const [value, ...rest] = splitBlocks(children);
  return value && rest.length > 0 ? { value, rest } : undefined;
}

/** Puts what was pasted where the caret is, unless the text would become longer than it may be. */
export function placePaste(editor: Editor, blocks: readonly BlockNode[]): Placed {
  if (blocks.length === 0) return { kind: 'nothing' };
  const before = fromSlate(editor.children);
  if (!isOneDocument([...before.children, ...blocks])) {
    const parts = splitBlocks(blocks);
    const [first = documentOf([]), ...others] = parts;
    return { kind: 'tooLong', split: hasContent(before) ? { value: before, rest: parts } : { value: first, rest: others } };
  }
  insertStored(editor, blocks);
  const hasSections = blocks.some((block) => block.type === 'heading');
  return { kind: 'placed', split: hasSections ? splitOf(editor) : undefined };
}

/** The text as it is now, as blocks: it may have been changed since the offer was made. */
export const currentSplit = splitOf;
