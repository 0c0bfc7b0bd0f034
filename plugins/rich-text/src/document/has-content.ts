import { isOpaque } from './node-kinds.ts';
import type { RichText } from './rich-text.types.ts';
import { textLines } from './text-lines.ts';

/** Whether a document says or shows anything: text, an image or a plugin's node. */
export const hasContent = (doc: RichText): boolean =>
  doc.children.some((block) => block.type === 'image' || block.type === 'video' || isOpaque(block)) ||
  textLines(doc).some((line) => line.text.trim() !== '');
