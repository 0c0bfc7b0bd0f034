import { defineServer } from '@lectern/core/server';
import type { news } from '../manifest.ts';
import { feedRoutes } from './feed.routes.ts';
import { articleType, listArticles, newsItem } from './list-items.ts';

const defaultCount = 3;
const defaultPageSize = 9;
/** More than this in one page is too much to read, and to send. */
const mostAtOnce = 100;

/** The server entry of news. */
export default defineServer<typeof news>({
  routes: feedRoutes,
  head: ({ locale, publicPath }, { options }) => [
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
      const years = await app.pages.listYears({ type: articleType, locale, field: 'date' }, tag);
      const total = years.filter((one) => year === '' || one.year === year).reduce((sum, one) => sum + one.count, 0);
      const fits = total <= mostAtOnce;
      const isAll = wanted === 'all' && fits;
      const page = wanted === 'all' ? 1 : Number(wanted);
      const size = isAll ? mostAtOnce : count;
      const items = await listArticles(app, { locale, count: size, offset: (page - 1) * size, year }, tag);
      const pages = Math.max(1, Math.ceil(total / size));
      return { items: items.map(newsItem), page, pages, isAll, canShowAll: fits && page < pages, year, years };
    },
  },
});
