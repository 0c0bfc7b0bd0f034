import { defineBlock, definePageType, definePlugin, draw, fields, loads } from '@lectern/core';
import type { NewsArchiveData, NewsListData } from './news-data.types.ts';
import { newsOptions } from './options.ts';

export type { NewsArchiveData, NewsListData, NewsListItem } from './news-data.types.ts';

const list = defineBlock({
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

const archive = defineBlock({
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
  query: { page: /all|[1-9]\d{0,2}/, year: /(?:19|20)\d\d/ },
  summary: ({ title }) => title,
});

const article = definePageType({
  label: 'News item',
  description: 'A message with a date, a summary and an image.',
  icon: 'newspaper',
  frame: 'page-types/page',
  fields: {
    date: fields.date({ label: 'Date', required: true, help: 'Shown above the title; the news list is sorted by it.' }),
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

/** News: a page type for items, a list of the latest, an archive by year, and a feed. */
export const news = definePlugin({
  name: '@lectern/news',
  id: 'news',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { server: true, site: true },
  css: { site: true },
  requires: { 'page-types': '^0.1.0' },
  options: newsOptions,
  blocks: { list, archive },
  pageTypes: { article },
  behaviours: ['more'],
});

export { news as default };
