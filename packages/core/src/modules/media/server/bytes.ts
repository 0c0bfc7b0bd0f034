import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import { derivedFolder } from './images/renditions.ts';
import { mediaStore } from './media.services.ts';

/** Holds what lies under a hash still until the end of the transaction: nobody adds a row for it, and nobody removes its bytes. */
export const lockBytes = (em: SqlEntityManager, hash: string): Promise<unknown> =>
  em.execute('select pg_advisory_xact_lock(?)', [advisoryLock(`media/bytes/${hash}`)]);

/** Removes what was made of an original, as far as nothing else is the same picture. */
async function removeRenditions(app: Lectern, em: SqlEntityManager, original: string): Promise<void> {
  const made = await em.execute<{ hash: string }[]>(
    `delete from lectern_rendition r where r.original_hash = ? returning r.hash`,
    [original],
  );
  for (const { hash } of [{ hash: original }, ...made]) {
    const [other] = await em.execute<{ hash: string }[]>('select hash from lectern_rendition where hash = ? limit 1', [hash]);
    if (!other) await app.service(mediaStore).removeDerived(derivedFolder(hash));
  }
}

/**
 * Removes the bytes under these hashes that no row names any more, in the library or its trash. After the commit that
 * removed the rows, so that a row without bytes can never be.
 */
export async function releaseBytes(app: Lectern, hashes: Iterable<string>): Promise<number> {
  let removed = 0;
  for (const hash of new Set(hashes)) {
    await app.orm.em.fork().transactional(async (em) => {
      await lockBytes(em, hash);
      const [row] = await em.execute<{ id: string }[]>('select id from lectern_media_file where hash = ? limit 1', [hash]);
      if (row) return;
      await removeRenditions(app, em, hash);
      await app.service(mediaStore).remove(hash);
      removed += 1;
    });
  }
  return removed;
}

/** Milliseconds for which bytes without a row are left alone: the transaction that brings them may still be under way. */
const orphanAge = 3_600_000;

/** Removes bytes that no row names: left by a process that was killed between writing them and its commit. */
export async function sweepOrphans(app: Lectern, now: Date): Promise<number> {
  let batch: string[] = [];
  let removed = 0;
  const flush = async (): Promise<void> => {
    const { rows } = await app.pool.query<{ hash: string }>(
      `select h as hash from unnest($1::text[]) h where not exists (select from lectern_media_file f where f.hash = h)`,
      [batch],
    );
    batch = [];
    removed += await releaseBytes(
      app,
      rows.map(({ hash }) => hash),
    );
  };
  for await (const { hash, writtenAt } of app.service(mediaStore).list()) {
    if (now.getTime() - writtenAt.getTime() < orphanAge) continue;
    batch.push(hash);
    if (batch.length >= 500) await flush();
  }
  await flush();
  return removed;
}
