import { systemActor } from '#server/kernel/actor.ts';
import { openErasureLog } from '#server/kernel/erasure-log.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { erasePerson } from './commands/erase-person.command.ts';

/**
 * Erases again the persons whom a restore brought back. They are known by a hash of their address, so those with an account are
 * found; of others only the day is known, and the log of the server says it.
 */
export async function erasePersonsAgain(app: Lectern): Promise<void> {
  const log = openErasureLog(app.environment, app.now);
  const due = log.due('person');
  if (due.length === 0) return;
  const { rows } = await app.pool.query<{ email: string }>('select email from lectern_user order by id');
  const byHash = new Map(rows.map(({ email }) => [log.hashOf('person', email), email]));
  const found = new Set(due.flatMap(({ hash }) => byHash.get(hash) ?? []));
  const failures: unknown[] = [];
  for (const email of found)
    await app.execute(erasePerson, { email }, systemActor('restore')).catch((error: unknown) => {
      failures.push(error);
      app.log.error({ err: error }, 'somebody whom a restore brought back could not be erased again; the next start tries it');
    });
  const unknown = due.filter(({ hash }) => !byHash.has(hash)).map(({ at }) => at.slice(0, 10));
  app.log.warn(
    { erased: found.size - failures.length, withoutAccount: unknown },
    'persons whom a restore brought back were erased again; of those without an account, erase again who was erased on these days',
  );
  if (failures.length === 0) log.settle('person');
}
