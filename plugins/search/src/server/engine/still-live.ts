import type { DerivedQueries } from '@lectern/core/server';
import type { IndexedPage } from './read-page.ts';
import { tablesOf } from './tables.ts';
import type { Side } from './tables.ts';

/** Those of the pages that are live as they were read; whoever read another publication of one comes too late. */
export async function stillLive(queries: DerivedQueries, pages: readonly IndexedPage[]): Promise<readonly IndexedPage[]> {
  if (pages.length === 0) return [];
  const rows = await queries.query<{ readonly id: string }>(
    `select live.page_id as id from lectern_live_page live
     join unnest($1::uuid[], $2::uuid[]) as read(page_id, publication_id)
       on read.page_id = live.page_id and read.publication_id = live.publication_id`,
    [pages.map(({ pageID }) => pageID), pages.map(({ publicationID }) => publicationID)],
  );
  const ids = new Set(rows.map(({ id }) => id));
  return pages.filter(({ pageID }) => ids.has(pageID));
}

/** Those of the pages that an index does not have as they are live. */
export async function leftBehind(queries: DerivedQueries, side: Side, pageIDs: readonly string[]): Promise<readonly string[]> {
  if (pageIDs.length === 0) return [];
  const rows = await queries.query<{ readonly id: string }>(
    `select page.page_id as id from ${tablesOf(side).page} page where page.page_id = any($1::uuid[]) and not exists (
       select 1 from lectern_live_page live where live.page_id = page.page_id and live.publication_id = page.publication_id)`,
    [pageIDs],
  );
  return rows.map(({ id }) => id);
}
