import { defineServer, listPublished } from '@lectern/core/server';
import { news } from '../manifest.ts';
import type { NewsListItem } from '../manifest.ts';

const defaultCount = 3;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export default defineServer(news, () => ({
  loaders: {
    async list(props, { app, locale, tag }) {
      const pages = await listPublished(
        app,
        { type: 'news/article', locale, sortBy: 'date', count: props.count ?? defaultCount },
        tag,
      );
      const items = pages.map(({ title, path, typeData, images }): NewsListItem => ({
        title,
        summary: text(typeData.summary),
        date: text(typeData.date),
        href: path,
        ...(images.image ? { image: images.image } : {}),
      }));
      return { items };
    },
  },
}));
