import { defineServer, listPublishedYears } from '@lectern/core/server';
import { news } from '../manifest.ts';
import { feedRoutes } from './feed.routes.ts';
import { articleType, listArticles, newsItem } from './list-items.ts';

const defaultCount = 3;
const defaultPageSize = 9;

/** The server door of news. */
export default defineServer(news, ({ options }) => ({
  routes: feedRoutes(options),
  head: ({ locale, publicPath }) => [
    {
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        href: publicPath(options.feed.path),
        ...(options.feed.titles[locale] ? { title: options.feed.titles[locale] } : {}),
      },
    },
  ],
  loaders: {
    async list(props, { app, locale, tag }) {
      const pages = await listArticles(app, { locale, count: props.count ?? defaultCount }, tag);
      return { items: pages.map(newsItem) };
    },
    async archive(props, { app, locale, query, tag }) {
      const count = props.count ?? defaultPageSize;
      const { year = '', page: wanted = '1' } = query;
      const page = Number(wanted);
      const [years, pages] = await Promise.all([
        listPublishedYears(app, { type: articleType, locale, field: 'date' }, tag),
        listArticles(app, { locale, count, offset: (page - 1) * count, year }, tag),
      ]);
      const total = years.filter((one) => year === '' || one.year === year).reduce((sum, one) => sum + one.count, 0);
      return { items: pages.map(newsItem), page, pages: Math.max(1, Math.ceil(total / count)), year, years };
    },
  },
}));
