import { defineBlock, draw, fields } from '@lectern/core';
import { richText } from '@lectern/rich-text';
import { blockTitle } from '../block-title.ts';
import { blockTone } from '../block-tone.ts';

export const text = defineBlock({
  label: 'Text',
  description: 'A title and text, in one column or with the title beside the text.',
  icon: 'text',
  group: 'Text',
  preview: { title: draw.bar(12, 10, 40, 5), text: draw.lines(12, 22, 72, 5) },
  version: 1,
  fields: {
    title: blockTitle(),
    body: richText({ label: 'Text', required: true }),
    tone: blockTone(),
    layout: fields.select({
      label: 'Layout',
      group: 'Appearance',
      help: 'Beside each other, a numbered list is drawn as large steps.',
      options: [
        { value: 'column', label: 'One column' },
        { value: 'split', label: 'Title beside text' },
      ],
    }),
  },
});
