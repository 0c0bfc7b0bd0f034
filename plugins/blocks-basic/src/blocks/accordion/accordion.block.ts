import { defineBlock, draw, fields } from '@lectern/core';
import { richText } from '@lectern/rich-text';
import { blockTitle } from '../block-title.ts';

export const accordion = defineBlock({
  label: 'Accordion',
  description: 'Questions that open to their answers. Works without a script, and print shows every answer.',
  icon: 'chevrons-up-down',
  group: 'Text',
  preview: {
    ground: draw.bar(10, 17, 76, 1) + draw.bar(10, 39, 76, 1) + draw.bar(10, 50, 76, 1),
    title: draw.bar(10, 9, 46, 4) + draw.bar(10, 43, 34, 4),
    text: draw.lines(10, 22, 66, 3),
    accent: 'M78 9h7l-3.5 4.500zM78 43h7l-3.500 4.500z',
  },
  version: 1,
  fields: {
    title: blockTitle(),
    items: fields.list({
      label: 'Questions',
      itemLabel: 'Question',
      min: 1,
      max: 40,
      of: {
        title: fields.text({ label: 'Question', required: true, maxLength: 200, search: 'B' }),
        body: richText({ label: 'Answer', required: true }),
      },
    }),
    isExclusive: fields.boolean({ label: 'Close the others when one opens' }),
  },
  summary: ({ title, items }) => title || items.map((item) => item.title).join(', '),
});
