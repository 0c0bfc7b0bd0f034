import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import type { RecordPart } from './draw-record.ts';

const partsLock = advisoryLock('pages/record-parts');

/** Writes down what a record shows: each image and stylesheet once, whatever shows it. */
export async function writeParts(em: SqlEntityManager, publicationID: string, parts: readonly RecordPart[]): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock_shared(${partsLock})`);
  // In one order, so that two records never wait for each other.
  for (const { hash, mimeType, bytes } of parts.toSorted((one, other) => (one.hash < other.hash ? -1 : 1))) {
    await em.execute(
      `with part as (insert into lectern_record_part (hash, mime_type, bytes) values (?, ?, ?)
         on conflict (hash) do update set mime_type = excluded.mime_type returning hash)
       insert into lectern_record_part_use (publication_id, hash) select ?::uuid, hash from part`,
      [hash, mimeType, bytes, publicationID],
    );
  }
}

/** Deletes what no record shows any more. */
export async function removeUnusedParts(em: SqlEntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(${partsLock})`);
  await em.execute(
    'delete from lectern_record_part p where not exists (select from lectern_record_part_use u where u.hash = p.hash)',
  );
}
