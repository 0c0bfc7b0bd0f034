import { defineBlock, draw, fields } from '@lectern/core';
import { blockTitle } from '../block-title.ts';

export const columns = defineBlock({
  label: 'Columns',
  description: 'Two or three places beside each other for other blocks. On small screens they stand below each other.',
  icon: 'columns-2',
  group: 'Layout',
  preview: {
    ground: draw.bar(8, 8, 38, 44) + draw.bar(50, 8, 38, 44),
    title: draw.bar(13, 14, 20, 4) + draw.bar(55, 14, 24, 4),
    text: draw.lines(13, 24, 28, 4) + draw.lines(55, 24, 28, 4),
  },
  version: 1,
  fields: {
    title: blockTitle(),
    layout: fields.select({
      label: 'Layout',
      options: [
        { value: 'halves', label: 'Two, equally wide' },
        { value: 'wide-start', label: 'Two, the first one wider' },
        { value: 'wide-end', label: 'Two, the second one wider' },
        { value: 'thirds', label: 'Three' },
      ],
    }),
    hasRule: fields.boolean({ label: 'A line between the columns', group: 'Appearance' }),
  },
  slots: {
    first: { label: 'First column' },
    second: { label: 'Second column' },
    third: { label: 'Third column', when: { field: 'layout', is: ['thirds'] } },
  },
});
