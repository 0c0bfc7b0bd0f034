import { defineBlock, draw, fields } from '@lectern/core';
import { blockTitle } from '../block-title.ts';

export const downloads = defineBlock({
  label: 'Downloads',
  description: 'Files to download, each with its type and size.',
  icon: 'download',
  group: 'Media',
  preview: {
    ground: [8, 24, 40].map((y) => draw.bar(10, y, 10, 12)).join(''),
    title: [10, 26, 42].map((y) => draw.bar(26, y, 44, 3.5)).join(''),
    text: [16, 32, 48].map((y) => draw.bar(26, y, 18, 2.5)).join(''),
  },
  version: 1,
  fields: {
    title: blockTitle(),
    items: fields.list({
      label: 'Files',
      itemLabel: 'File',
      min: 1,
      max: 40,
      of: {
        title: fields.text({ label: 'Title', required: true, maxLength: 160, search: 'B' }),
        text: fields.text({ label: 'Description', maxLength: 255 }),
        file: fields.file({ label: 'File', required: true, hasLabel: false }),
      },
    }),
  },
  summary: ({ title, items }) => title || items.map((item) => item.title).join(', '),
});
