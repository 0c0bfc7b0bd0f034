import { defineBlock, draw, fields, loads } from '@lectern/core';
import type { NewsArchiveData } from '../../news-data.types.ts';

export const archive = defineBlock({
  label: 'All news',
  description: 'Every news item, newest first, with more at the press of a link, and the years before.',
  icon: 'newspaper',
  group: 'Text',
  preview: {
    title: draw.bar(8, 7, 26, 5),
    picture: draw.bar(8, 17, 16, 11) + draw.bar(8, 32, 16, 11),
    text: draw.lines(28, 18, 52, 2) + draw.lines(28, 33, 52, 2),
    accent: draw.bar(34, 48, 28, 8),
  },
  version: 1,
  fields: {
    title: fields.text({ label: 'Title', required: true, maxLength: 80, search: 'A' }),
    count: fields.number({
      label: 'Items at a time',
      min: 3,
      max: 24,
      integer: true,
      help: 'From 3 to 24; nine when left empty.',
    }),
    hasYears: fields.boolean({ label: 'Offer previous years', initial: true }),
  },
  load: loads<NewsArchiveData>(),
  query: { page: /all|[1-9]\d{0,2}/, year: /(?:19|20)\d\d/, tag: /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/ },
  summary: ({ title }) => title,
});
