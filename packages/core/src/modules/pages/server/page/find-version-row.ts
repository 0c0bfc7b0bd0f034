import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PageVersion } from './page-version.entity.ts';

/**
 * A version to be looked at alone; null where there is none. No entity, of which the ORM writes megabytes of content out again
 * to see later what changed in them.
 */
export async function findVersionRow(em: SqlEntityManager, id: string): Promise<Readonly<PageVersion> | null> {
  const row: unknown = await em.createQueryBuilder(PageVersion).where({ id }).execute('get');
  return (row as Readonly<PageVersion> | undefined) ?? null;
}
