import type { ListedPage, ListedPagesQuery } from '@lectern/core/server';
import type { NewsBeside, NewsLink, NewsListItem } from '../news-data.types.ts';

export const articleType = 'news/article';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A news item as those beside it lead to it: its summary and picture are not read, so that they drop none of them. */
export const newsLink = ({ title, path }: ListedPage): NewsLink => ({ title, href: path });

/** A news item among the latest beside another. */
export const newsBeside = (page: ListedPage): NewsBeside => ({ ...newsLink(page), date: text(page.typeData['date']) });

/** A news item as lists and feeds show it. */
export const newsItem = ({ title, path, typeData, images }: ListedPage): NewsListItem => ({
  title,
  summary: text(typeData['summary']),
  date: text(typeData['date']),
  href: path,
  ...(images['image'] ? { image: images['image'] } : {}),
});

interface Query {
  readonly locale: string;
  readonly count: number;
  readonly offset?: number;
  readonly year?: string;
  readonly tag?: string | undefined;
}

/** The question for live news items of a locale, newest first. */
export const articlesQuery = ({ year = '', tag, ...query }: Query): ListedPagesQuery => ({
  ...query,
  ...(tag === undefined ? {} : { tag }),
  type: articleType,
  sortBy: 'date',
  startsWith: year,
});
