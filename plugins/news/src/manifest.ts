import { definePlugin } from '@lectern/core';
import { blocks } from './blocks/index.ts';
import { article } from './page-types/article/article.page-type.ts';

export type { ArticleData, NewsArchiveData, NewsListData, NewsListItem } from './news-data.types.ts';

/** News: a page type for items, a list of the latest, an archive by year, and a feed. */
export const news = definePlugin({
  name: '@lectern/news',
  id: 'news',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { server: true, site: true },
  translations: ['nl', 'de', 'fr'],
  css: { blocks: ['list', 'archive'], pageTypes: ['article'] },
  requires: { 'page-types': '^0.1.0', 'rich-text': '^0.1.0' },
  options: async () => (await import('./options.ts')).newsOptions,
  blocks,
  pageTypes: { article },
  behaviours: ['more', 'share'],
});

export { news as default };
