import { nodesByType } from './node-definition.ts';
import type { AnyRichTextNode } from './node-definition.ts';
import { repairRichText } from './repair-rich-text.ts';
import { textLines } from './text-lines.ts';

/** The text of a document, a line for each paragraph, heading, item, cell and caption. Takes any stored value. */
export const toPlainText = (value: unknown, nodes?: readonly AnyRichTextNode[]): string =>
  textLines(repairRichText(value).doc, nodesByType(nodes))
    .map((line) => line.text)
    .join('\n');
