import type { Lectern } from '#server/kernel/lectern.ts';
import { mediaStore } from '../media.services.ts';
import { derivedFolder } from './renditions.ts';

/** Removes the cuts that were tried an hour ago and that no page came to have. Answers with how many went. */
export async function sweepTriedCrops(app: Lectern, now: Date): Promise<number> {
  const { rows } = await app.pool.query<{ hash: string; isShared: boolean }>(
    `delete from lectern_rendition r where r.tried_by is not null and r.created_at < $1::timestamptz - interval '1 hour'
     returning r.hash, exists (select from lectern_rendition o
       where o.hash = r.hash and (o.original_hash, o.crop) <> (r.original_hash, r.crop)) as "isShared"`,
    [now],
  );
  for (const { hash, isShared } of rows) if (!isShared) await app.service(mediaStore).removeDerived(derivedFolder(hash));
  return rows.length;
}
