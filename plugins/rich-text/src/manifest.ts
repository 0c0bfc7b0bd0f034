import { defineBlock, definePlugin, draw } from '@lectern/core';
import { richText } from './document/rich-text-field.ts';

export { defineRichTextNode } from './document/node-definition.ts';
export type { AnyRichTextNode, RichTextNode } from './document/node-definition.ts';
export { emptyRichText } from './document/empty-rich-text.ts';
export { richTextLimits } from './document/limits.ts';
export { repairRichText } from './document/repair-rich-text.ts';
export type { Repair } from './document/repair-log.ts';
export type { RepairedRichText } from './document/repair-rich-text.ts';
export { richText } from './document/rich-text-field.ts';
export type { RichTextOptions } from './document/rich-text-field.ts';
export { richTextVersion, upgradeRichText } from './document/upgrade-rich-text.ts';
export type {
  BlockNode,
  ButtonNode,
  Heading,
  HeadingLevel,
  ImageNode,
  InlineNode,
  List,
  ListItem,
  ListItemText,
  OpaqueNode,
  Paragraph,
  Quote,
  RichText,
  Rule,
  Table,
  TableCell,
  TableRow,
  TextLeaf,
  TextLink,
  VideoNode,
} from './document/rich-text.types.ts';
export { toPlainText } from './document/to-plain-text.ts';

const text = defineBlock({
  label: 'Rich text',
  description: 'Headings, paragraphs, lists, quotes, links, images and tables.',
  icon: 'align-left',
  group: 'Text',
  preview: {
    title: draw.bar(12, 7, 34, 4.5),
    text: draw.lines(12, 17, 72, 2) + draw.bar(20, 32, 50, 2.5) + draw.bar(20, 39, 56, 2.5) + draw.lines(12, 47, 72, 2),
    accent: draw.bar(12, 32, 3, 2.5) + draw.bar(12, 39, 3, 2.5),
  },
  version: 1,
  fields: { body: richText({ label: 'Text', required: true }) },
});

export default definePlugin({
  name: '@lectern/rich-text',
  id: 'rich-text',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { admin: true, site: true },
  translations: ['nl', 'de', 'fr'],
  css: { site: true, admin: true },
  blocks: { text },
  controls: ['editor'],
  importers: {
    word: { label: 'Word file', extensions: ['docx'] },
    text: { label: 'web page or text', extensions: ['html', 'htm', 'md', 'txt'] },
  },
});
