import type { MediaRecord } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { SearchHit } from '#server/kernel/search-engine.ts';
import type { FoundPage } from '#server/kernel/site-search.ts';
import { pageFileUrl } from '#contract/page-file-url.ts';
import { pageMedia } from '#server/site/source/page-media.ts';
import { images } from '../../media/server/public.ts';
import { dayOf } from './day-of.ts';

/** A live page as results show it. */
export interface LiveRow {
  readonly pageID: string;
  readonly publicationID: string;
  readonly path: string;
  readonly title: string;
  readonly type: string;
  readonly locale: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly images: Readonly<Record<string, MediaRecord>>;
}

/** Live pages by their ids. */
export async function readLive({ pool }: Lectern, ids: readonly string[]): Promise<ReadonlyMap<string, LiveRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<LiveRow>(
    `select page_id as "pageID", publication_id as "publicationID", path, title, type, locale, summary->'typeData' as "typeData",
       coalesce(summary->'images', '{}') as images from lectern_published_page where page_id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.pageID, row]));
}

/** A file of a live page by its hash, with the address that serves it; undefined where the page does not have it any more. */
async function liveFile({ service, apiPath }: Lectern, pageID: string, hash: string): Promise<FoundPage['file']> {
  for (const [key, record] of (await service(images).livePageFiles.of(pageID)) ?? []) {
    const [group = ''] = key.split(' ');
    if (record.hash === hash) return { name: record.fileName, url: pageFileUrl({ apiPath, pageID, group }, record) };
  }
  return undefined;
}

/** What an engine found, as the page is live now. Of a file that left it nothing is shown. */
export async function foundPage(app: Lectern, row: LiveRow, hit: SearchHit): Promise<FoundPage> {
  const { pageID, path, title, type, locale } = row;
  const [image] = Object.values(pageMedia(app, pageID).withUrls('type', row.images));
  const date = dayOf(app.pageTypes.get(type), row.typeData) || undefined;
  const titleParts = hit.title ?? [{ text: title, isMark: false }];
  const page = { pageID, path, title, titleParts, type, locale, date, image };
  if (hit.file === undefined) return { ...page, snippet: hit.snippet, anchor: hit.anchor, heading: hit.heading, file: undefined };
  const file = await liveFile(app, pageID, hit.file);
  return { ...page, snippet: file ? hit.snippet : [], anchor: '', heading: file?.name ?? '', file };
}
