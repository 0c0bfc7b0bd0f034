import { fail } from '#contract/refusing.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** An event that was set aside, locked; G_04 where there is none. */
export async function findSetAside(
  em: SqlEntityManager,
  id: string,
): Promise<{ readonly listener: string; readonly name: string }> {
  const rows: { listener: string; name: string }[] = await em.execute(
    'select listener, name from lectern_event_failure where id = ? for update',
    [id],
  );
  const [row] = rows;
  if (!row) fail('notFound');
  return row;
}
