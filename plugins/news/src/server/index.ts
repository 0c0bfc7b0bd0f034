import { defineServer } from '@lectern/core/server';
import type { news } from '../manifest.ts';
import { feedRoutes } from './feed.routes.ts';
import { articlesQuery, articleType, newsBeside, newsItem, newsLink } from './list-items.ts';
import { listPath } from './list-path.ts';

/** Other items beside an item. */
const otherCount = 4;
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
    async article({ date }, { app, locale, pageID, pages }) {
      const latest = await pages.list(articlesQuery({ locale, count: otherCount + 1 }));
      const others = latest.filter(({ id }) => id !== pageID).slice(0, otherCount);
      const path = listPath(app, locale);
      const all = (await pages.isPublished(path)) ? path : undefined;
      const question = { type: articleType, locale, sortBy: 'date', of: { id: pageID, value: date ?? '' } };
      const { higher, lower } = await pages.neighbours(question);
      const [newer, older] = [higher && newsLink(higher), lower && newsLink(lower)];
      return { origin: app.origin, others: others.map(newsBeside), all, newer, older };
    },
    async list(props, { locale, pages }) {
      const articles = await pages.list(articlesQuery({ locale, count: props.count ?? defaultCount }));
      return { items: articles.map(newsItem) };
    },
    async archive(props, { locale, pages: live, query, missing, title }) {
      const count = props.count ?? defaultPageSize;
      const { year = '', page: wanted = '1', tag: asked } = query;
      const tag = asked === undefined ? undefined : ((await live.tag(asked)) ?? missing());
      const years = await live.listYears({ type: articleType, locale, field: 'date', ...(tag ? { tag: tag.id } : {}) });
      const total = years.filter((one) => year === '' || one.year === year).reduce((sum, one) => sum + one.count, 0);
      const fits = total <= mostAtOnce;
      const isAll = wanted === 'all' && fits;
      const page = wanted === 'all' ? 1 : Number(wanted);
      const size = isAll ? mostAtOnce : count;
      const pages = Math.max(1, Math.ceil(total / size));
      if (page > pages) missing();
      if (tag) title('titleOfTag', { tag: tag.term });
      else if (year !== '') title('titleOfYear', { year });
      const items = await live.list(articlesQuery({ locale, count: size, offset: (page - 1) * size, year, tag: tag?.id }));
      return {
        items: items.map(newsItem),
        page,
        pages,
        isAll,
        canShowAll: fits && page < pages,
        year,
        years,
        ...(tag ? { tag } : {}),
      };
    },
  },
});
