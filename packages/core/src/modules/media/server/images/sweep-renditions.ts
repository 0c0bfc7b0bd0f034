import type { Lectern } from '#server/kernel/lectern.ts';
import { derivedFolder } from './renditions.ts';
import { mediaStore } from '../media.services.ts';

/**
 * Removes cuts that no version of a page shows: somebody tried them and took another. Those of the last week stay, because
 * a draft that is open may still come back to them; whatever is asked for again is made again. So does what was prepared of
 * bytes that never came into the library. Answers with how many went.
 */
export async function sweepRenditions(app: Lectern, now: Date): Promise<number> {
  const { rows } = await app.pool.query<{ hash: string }>(
    `with used (hash) as (
       select jsonb_path_query(blocks, '$.*.*.*.hash') #>> '{}' from lectern_page_version
       union select jsonb_path_query(document, '$.blocks.*.*.*.hash') #>> '{}' from lectern_published_page
       union select jsonb_path_query(document, '$.*.*.*.hash') #>> '{}' from lectern_published_page)
     delete from lectern_rendition r
     where r.created_at < $1::timestamptz - interval '7 days'
       and ((r.hash <> r.original_hash and not exists (select from used where used.hash = r.hash))
         or not exists (select from lectern_media_file f where f.hash = r.original_hash))
     returning r.hash`,
    [now],
  );
  for (const { hash } of rows) await app.service(mediaStore).removeDerived(derivedFolder(hash));
  return rows.length;
}
