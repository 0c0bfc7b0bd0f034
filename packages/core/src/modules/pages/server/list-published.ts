import type { Lectern } from '../../../server/app.ts';
import { cacheTags } from '../../../server/kernel/invalidations.ts';
import type { SiteMedia } from '../../../site/define-site.ts';
import { pageMedia } from '../../../server/site/page-media.ts';
import type { PublishedSummary } from './published-document.ts';

/** A live page as lists show it: its own data and images, never its blocks. */
export interface ListedPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly images: Readonly<Record<string, SiteMedia>>;
  /** When the version that visitors see was published. */
  readonly publishedAt: Date;
}

interface Query {
  readonly type: string;
  readonly locale: string;
  /** Field of the pages' own data to sort by, latest or highest first. */
  readonly sortBy: string;
  /** Only values of that field that begin like this: `2026` for the days of a year. */
  readonly startsWith?: string;
  readonly count: number;
  readonly offset?: number;
}

const condition = `type = $1 and locale = $2 and starts_with(coalesce(summary #>> array['typeData', $3], ''), $4)`;

interface Row {
  readonly page_id: string;
  readonly title: string;
  readonly path: string;
  readonly summary: PublishedSummary;
  readonly published_at: Date;
}

/** Live pages of a type. Tags what is made of them, so that a publication of that type renews it. */
export async function listPublished(app: Lectern, query: Query, tag: (...tags: string[]) => void): Promise<ListedPage[]> {
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
export async function isPublished(app: Lectern, path: string): Promise<boolean> {
  const { rows } = await app.pool.query('select from lectern_published_page where path = $1', [path]);
  return rows.length > 0;
}

interface YearQuery {
  readonly type: string;
  readonly locale: string;
  /** Field of the pages' own data that holds a day. */
  readonly field: string;
}

/** The years in which live pages of a type have a day, latest first, each with their number. */
export async function listPublishedYears(
  app: Lectern,
  { type, locale, field }: YearQuery,
  tag: (...tags: string[]) => void,
): Promise<{ readonly year: string; readonly count: number }[]> {
  tag(cacheTags.type(type));
  const { rows } = await app.pool.query<{ year: string; count: number }>(
    `select left(summary #>> array['typeData', $3], 4) as year, count(*)::int as count from lectern_published_page
     where type = $1 and locale = $2 and coalesce(summary #>> array['typeData', $3], '') <> '' group by 1 order by 1 desc`,
    [type, locale, field],
  );
  return rows;
}
