import { isOpaque } from '../../document/node-kinds.ts';
import { repairRichText } from '../../document/repair-rich-text.ts';
import type { BlockNode } from '../../document/rich-text.types.ts';

/** Whether a part could be stored as it is: an image has a file, a button and a video lead somewhere. */
export const isStorable = (node: BlockNode): boolean =>
  isOpaque(node) || repairRichText({ kind: 'richtext', version: 1, children: [node] }).repairs.length === 0;
