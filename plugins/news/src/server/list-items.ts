import type { ListedPage, ListedPagesQuery } from '@lectern/core/server';
import type { NewsListItem } from '../news-data.types.ts';

export const articleType = 'news/article';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

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
}

/** The question for live news items of a locale, newest first. */
export const articlesQuery = ({ year = '', ...query }: Query): ListedPagesQuery => ({
  ...query,
  type: articleType,
  sortBy: 'date',
  startsWith: year,
});
