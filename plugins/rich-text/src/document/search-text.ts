import type { TextPart } from '@lectern/core';
import type { RichTextNodes } from './node-definition.ts';
import type { RichText } from './rich-text.types.ts';
import { textLines } from './text-lines.ts';

/** The text of a document for search: headings of level 2 weigh most, deeper ones less, the rest least. */
export function searchText(doc: RichText, nodes?: RichTextNodes): TextPart[] {
  const parts: { text: string; weight: TextPart['weight'] }[] = [];
  for (const { text, level } of textLines(doc, nodes)) {
    const weight = level === undefined ? 'C' : level === 2 ? 'A' : 'B';
    const last = parts.at(-1);
    if (last && weight === 'C' && last.weight === 'C') last.text += `\n${text}`;
    else parts.push({ text, weight });
  }
  return parts;
}
