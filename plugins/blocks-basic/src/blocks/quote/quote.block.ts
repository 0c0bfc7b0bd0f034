import { defineBlock, draw, fields } from '@lectern/core';
import { blockTone } from '../block-tone.ts';

export const quote = defineBlock({
  label: 'Quote',
  description: 'What somebody said, with name, role and portrait.',
  icon: 'quote',
  group: 'Text',
  preview: {
    accent: draw.bar(12, 12, 2.5, 36),
    title: draw.lines(21, 14, 62, 3),
    picture: 'M21 43a5 5 0 0 1 10 0 5 5 0 0 1-10 0z',
    text: draw.bar(35, 42, 28, 2.5),
  },
  version: 1,
  fields: {
    quote: fields.textarea({
      label: 'Quote',
      required: true,
      maxLength: 600,
      rows: 4,
      search: 'B',
      help: 'Without quotation marks: the page adds them.',
    }),
    name: fields.text({ label: 'Name', maxLength: 120 }),
    role: fields.text({ label: 'Role', maxLength: 160, help: 'What the person does, and where.' }),
    image: fields.image({ label: 'Portrait' }),
    tone: blockTone(),
  },
  summary: ({ quote: words }) => words,
});
