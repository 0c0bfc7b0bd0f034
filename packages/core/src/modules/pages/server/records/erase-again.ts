import { systemActor } from '#server/kernel/actor.ts';
import { openErasureLog } from '#server/kernel/erasure-log.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { eraseRecord } from './erase-record.command.ts';

/** Erases again what visitors read and a restore brought back. */
export async function erasePublicationsAgain(app: Lectern): Promise<void> {
  const log = openErasureLog(app.environment, app.now);
  const due = new Set(log.due('publication').map(({ hash }) => hash));
  if (due.size === 0) return;
  const { rows } = await app.pool.query<{ id: string }>(
    'select publication_id as id from lectern_publication_record where erased_at is null order by publication_id',
  );
  for (const { id } of rows)
    if (due.has(log.hashOf('publication', id))) await app.execute(eraseRecord, { id }, systemActor('restore'));
  log.settle('publication');
}
