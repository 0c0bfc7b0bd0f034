import { defineBlock, draw, fields, loads } from '@lectern/core';
import type { NewsListData } from '../../news-data.types.ts';

export const list = defineBlock({
  label: 'Latest news',
  description: 'The newest news items, each with its date, title and summary.',
  icon: 'newspaper',
  group: 'Text',
  preview: {
    title: draw.bar(8, 7, 26, 5),
    accent: draw.bar(74, 8.5, 14, 2.5),
    picture: draw.bar(8, 18, 24, 16) + draw.bar(36, 18, 24, 16) + draw.bar(64, 18, 24, 16),
    text: draw.lines(8, 40, 24, 3) + draw.lines(36, 40, 24, 3) + draw.lines(64, 40, 24, 3),
  },
  version: 1,
  fields: {
    title: fields.text({ label: 'Title', required: true, maxLength: 80, search: 'A' }),
    count: fields.number({
      label: 'Number of items',
      min: 1,
      max: 24,
      integer: true,
      help: 'From 1 to 24; three when left empty.',
    }),
    showAll: fields.link({
      label: 'Link to all news',
      hasLabel: true,
      help: 'Shown beside the title, for instance “All news”.',
    }),
  },
  load: loads<NewsListData>(),
  summary: ({ title }) => title,
});
