import { defineBlock, draw, fields } from '@lectern/core';
import { blockTitle } from '../block-title.ts';

export const cards = defineBlock({
  label: 'Cards',
  description: 'A row of links, each with a title, a text and an image.',
  icon: 'layout-grid',
  group: 'Navigation',
  preview: {
    picture: draw.bar(8, 8, 24, 20) + draw.bar(36, 8, 24, 20) + draw.bar(64, 8, 24, 20),
    title: draw.bar(8, 33, 18, 4) + draw.bar(36, 33, 20, 4) + draw.bar(64, 33, 16, 4),
    text: draw.lines(8, 42, 24, 2) + draw.lines(36, 42, 24, 2) + draw.lines(64, 42, 24, 2),
  },
  version: 1,
  fields: {
    title: blockTitle(),
    cards: fields.list({
      label: 'Cards',
      itemLabel: 'Card',
      min: 1,
      max: 12,
      of: {
        title: fields.text({ label: 'Title', required: true, maxLength: 120, search: 'B' }),
        text: fields.textarea({ label: 'Text', maxLength: 400, rows: 3 }),
        link: fields.link({ label: 'Link', help: 'Makes the title a link. Its own text shows below the card.' }),
        image: fields.image({ label: 'Image' }),
      },
    }),
  },
  summary: ({ title, cards: items }) => title || items.map((item) => item.title).join(', '),
});
