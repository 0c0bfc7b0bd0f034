import type { CutValue } from '@lectern/core/admin';
import type { Editor } from 'slate';
import { repairRichText } from '../../document/repair-rich-text.ts';
import type { BlockNode, RichText } from '../../document/rich-text.types.ts';
import { trimmedBlocks } from '../../paste/trimmed-blocks.ts';
import { documentOf } from '../../paste/split-blocks.ts';
import { fromSlate } from '../from-slate.ts';

const textOf = (blocks: readonly BlockNode[]): RichText => repairRichText(documentOf(blocks)).doc;

/** The text without the line at the caret: in two where it may be cut there and something follows. */
export function cutAtLine(editor: Editor, canCut: boolean): CutValue<RichText> {
  const line = editor.selection?.anchor.path[0] ?? 0;
  const before = fromSlate(editor.children.slice(0, line)).children;
  const after = fromSlate(editor.children.slice(line + 1)).children;
  const follows = trimmedBlocks(after);
  if (!canCut || follows.length === 0) return { value: textOf(trimmedBlocks([...before, ...after])) };
  return { value: textOf(trimmedBlocks(before)), rest: textOf(follows) };
}
