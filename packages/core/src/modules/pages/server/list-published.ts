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
}

interface Query {
  readonly type: string;
  readonly locale: string;
  /** Field of the pages' own data to sort by, latest or highest first. */
  readonly sortBy: string;
  readonly count: number;
  readonly offset?: number;
}

/** Live pages of a type. Tags what is made of them, so that a publication of that type renews it. */
export async function listPublished(app: Lectern, query: Query, tag: (...tags: string[]) => void): Promise<ListedPage[]> {
  tag(cacheTags.type(query.type));
  const { rows } = await app.pool.query<{ page_id: string; title: string; path: string; summary: PublishedSummary }>(
    `select page_id, title, path, summary from lectern_published_page where type = $1 and locale = $2
     order by summary #>> array['typeData', $3] desc nulls last, page_id limit $4 offset $5`,
    [query.type, query.locale, query.sortBy, query.count, query.offset ?? 0],
  );
  return rows.map(({ page_id: id, title, path, summary }) => ({
    id,
    title,
    path,
    typeData: summary.typeData,
    images: pageMedia(app, id).withUrls('type', summary.images),
  }));
}
