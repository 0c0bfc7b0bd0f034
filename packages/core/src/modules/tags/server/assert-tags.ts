import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from './fail.ts';

/** Refuses (G_64) ids that never were a tag's. Those that were merged or deleted may stay in what has them. */
export async function assertTags(em: SqlEntityManager, ids: readonly string[], property?: string): Promise<void> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (asked.length === 0) return;
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from lectern_tag where id::text in (select jsonb_array_elements_text(?::jsonb))',
    [JSON.stringify(asked)],
  );
  if ((row?.count ?? 0) < asked.length) fail('noTag', property);
}
