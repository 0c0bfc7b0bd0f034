import type { Lectern } from '../../../server/kernel/lectern.ts';
import { cacheTags } from '../../../server/kernel/invalidations.ts';
import { pageMedia } from '../../../server/site/page-media.ts';
import type { PublishedSummary } from './published-document.ts';
import type { ListedPage, ListedPagesQuery, ListedYearsQuery, PageReader, Tag } from '../../../server/kernel/page-reader.ts';

const condition = `type = $1 and locale = $2 and starts_with(coalesce(summary #>> array['typeData', $3], ''), $4)`;

interface Row {
  readonly page_id: string;
  readonly title: string;
  readonly path: string;
  readonly summary: PublishedSummary;
  readonly published_at: Date;
}

/** Live pages of a type. Tags what is made of them, so that a publication of that type renews it. */
async function listPublished(app: Lectern, query: ListedPagesQuery, tag: Tag): Promise<ListedPage[]> {
  tag(cacheTags.type(query.type));
  const { rows } = await app.pool.query<Row>(
    `select page_id, title, path, summary, published_at from lectern_published_page where ${condition}
     order by summary #>> array['typeData', $3] desc nulls last, page_id limit $5 offset $6`,
    [query.type, query.locale, query.sortBy, query.startsWith ?? '', query.count, query.offset ?? 0],
  );
  return rows.map(({ page_id: id, title, path, summary, published_at: publishedAt }) => ({
    id,
    title,
    path,
    typeData: summary.typeData,
    images: pageMedia(app, id).withUrls('type', summary.images),
    publishedAt,
  }));
}

/** Whether visitors find a page at a public path. */
async function isPublished(app: Lectern, path: string): Promise<boolean> {
  const { rows } = await app.pool.query('select from lectern_published_page where path = $1', [path]);
  return rows.length > 0;
}

/** The years in which live pages of a type have a day, latest first, each with their number. */
async function listPublishedYears(
  app: Lectern,
  { type, locale, field }: ListedYearsQuery,
  tag: Tag,
): Promise<{ readonly year: string; readonly count: number }[]> {
  tag(cacheTags.type(type));
  const { rows } = await app.pool.query<{ year: string; count: number }>(
    `select left(summary #>> array['typeData', $3], 4) as year, count(*)::int as count from lectern_published_page
     where type = $1 and locale = $2 and coalesce(summary #>> array['typeData', $3], '') <> '' group by 1 order by 1 desc`,
    [type, locale, field],
  );
  return rows;
}

/** Reads live pages for loaders and routes. */
export const createPageReader = (app: Lectern): PageReader => ({
  list: (query, tag) => listPublished(app, query, tag),
  listYears: (query, tag) => listPublishedYears(app, query, tag),
  isPublished: (path) => isPublished(app, path),
});
