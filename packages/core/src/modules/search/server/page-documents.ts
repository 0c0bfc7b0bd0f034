import type { Lectern } from '#server/kernel/lectern.ts';
import type { OpenFile } from '#server/kernel/site-search.ts';
import { mediaStore } from '../../media/server/public.ts';

/** Live pages that hold any of these files, as far as they are documents. */
export async function pagesWithFiles({ pool }: Lectern, fileIDs: readonly string[]): Promise<string[]> {
  if (fileIDs.length === 0) return [];
  const { rows } = await pool.query<{ readonly id: string }>(
    `select distinct r.page_id as id from lectern_reference r join lectern_media_file f on f.id::text = r.target
     where r.kind = 'media' and r.owner_kind = 'live-page' and r.target = any($1::text[]) and f.file_type = 'document'`,
    [fileIDs],
  );
  return rows.map(({ id }) => id);
}

/** Live pages that have any of these tags, or one that one of these was merged into. */
export async function pagesWithTags({ pool }: Lectern, tagIDs: readonly string[]): Promise<string[]> {
  if (tagIDs.length === 0) return [];
  const { rows } = await pool.query<{ readonly id: string }>(
    `select distinct r.page_id as id from lectern_reference r join lectern_tag t on t.id::text = r.target
     where r.kind = 'tag' and r.owner_kind = 'live-page' and (t.id = any($1::uuid[]) or t.merged_into = any($1::uuid[]))`,
    [tagIDs],
  );
  return rows.map(({ id }) => id);
}

/** A document by its hash, as long as a live page holds it; otherwise undefined. */
export async function openDocument({ pool, service }: Lectern, hash: string): Promise<OpenFile | undefined> {
  const { rows } = await pool.query(
    `select 1 from lectern_media_file f join lectern_reference r on r.target = f.id::text
     where f.hash = $1 and f.file_type = 'document' and f.deleted_at is null and r.kind = 'media' and r.owner_kind = 'live-page'
     limit 1`,
    [hash],
  );
  return rows.length === 0 ? undefined : service(mediaStore).read(hash);
}
