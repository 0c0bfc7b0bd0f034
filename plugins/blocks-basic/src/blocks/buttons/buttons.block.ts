import { defineBlock, draw, fields } from '@lectern/core';

export const buttons = defineBlock({
  label: 'Buttons',
  description: 'One to four links as buttons.',
  icon: 'square-mouse-pointer',
  group: 'Navigation',
  preview: { accent: draw.bar(10, 24, 36, 13), ground: draw.bar(51, 24, 36, 13), text: draw.bar(59, 29.5, 20, 2.5) },
  version: 1,
  fields: {
    buttons: fields.list({
      label: 'Buttons',
      itemLabel: 'Button',
      min: 1,
      max: 4,
      of: {
        link: fields.link({ label: 'Link', hasLabel: true, required: true, help: 'Its text says what happens, in a verb.' }),
        kind: fields.select({
          label: 'Weight',
          help: 'One main button on a page is enough.',
          options: [
            { value: 'main', label: 'Main' },
            { value: 'second', label: 'Second' },
            { value: 'plain', label: 'Plain link' },
          ],
        }),
      },
    }),
    align: fields.select({
      label: 'Place',
      group: 'Appearance',
      options: [
        { value: 'start', label: 'At the edge of the text' },
        { value: 'centre', label: 'In the middle' },
      ],
    }),
  },
  summary: ({ buttons: items }) => items.map(({ link }) => link?.label ?? '').join(', '),
});
