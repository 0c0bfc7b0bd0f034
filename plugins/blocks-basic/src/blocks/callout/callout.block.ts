import { defineBlock, draw, fields } from '@lectern/core';
import { richText } from '@lectern/rich-text';

export const callout = defineBlock({
  label: 'Callout',
  description: 'A short message that must not be overlooked.',
  icon: 'megaphone',
  group: 'Text',
  preview: {
    ground: draw.bar(8, 12, 80, 36),
    accent: draw.bar(8, 12, 3, 36),
    title: draw.bar(18, 19, 34, 4),
    text: draw.lines(18, 29, 58, 3),
  },
  version: 1,
  fields: {
    tone: fields.select({
      label: 'Kind',
      help: 'Its word stands above the text, and its colour beside it.',
      options: [
        { value: 'note', label: 'Good to know' },
        { value: 'tip', label: 'Tip' },
        { value: 'warning', label: 'Warning' },
      ],
    }),
    title: fields.text({ label: 'Title', maxLength: 120, search: 'B' }),
    body: richText({ label: 'Text', required: true }),
    action: fields.link({ label: 'Action', hasLabel: true, help: 'A link below the text.' }),
  },
});
