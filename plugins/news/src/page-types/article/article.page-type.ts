import { definePageType, fields, loads } from '@lectern/core';
import type { ArticleData } from '../../news-data.types.ts';

export const article = definePageType({
  label: 'News item',
  description: 'A message with a date, a summary and an image.',
  icon: 'newspaper',
  layout: 'page-types/page',
  slug: { option: 'prefix' },
  shownInLists: true,
  start: [{ type: 'rich-text/text' }],
  main: ['date', 'summary'],
  list: { columns: ['date'], sort: { column: 'date', order: 'desc' } },
  load: loads<ArticleData>(),
  fields: {
    date: fields.date({
      label: 'Date',
      required: true,
      initial: 'today',
      help: 'Shown above the title; the news list is sorted by it.',
    }),
    summary: fields.textarea({
      label: 'Summary',
      required: true,
      maxLength: 400,
      rows: 3,
      search: 'B',
      help: 'Opens the item, and stands below its title in lists and search results.',
    }),
    image: fields.image({ label: 'Image', help: 'Best in landscape, at least 1600 pixels wide.' }),
  },
});
