import { defineBlock, definePageType, definePlugin, fields, loads } from '@lectern/core';
import type { SiteMedia } from '@lectern/core/site';

/** One news item as a list shows it. */
export interface NewsListItem {
  readonly title: string;
  readonly summary: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Public path of the item. */
  readonly href: string;
  readonly image?: SiteMedia;
}

/** What the loader of `news/list` returns, newest first. */
export interface NewsListData {
  readonly items: readonly NewsListItem[];
}

const list = defineBlock({
  label: 'Latest news',
  description: 'The newest news items, each with its date, title and summary.',
  icon: 'newspaper',
  group: 'Text',
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

/** News: a page type for items and a list of the latest. */
export const news = definePlugin({
  name: '@lectern/news',
  id: 'news',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { server: true, site: true },
  css: { site: true },
  requires: { 'page-types': '^0.1.0' },
  blocks: { list },
  pageTypes: { article },
});

export { news as default };
