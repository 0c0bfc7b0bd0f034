import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';

/** Lets one transaction at a time write rules: whether they make a circle is seen in all of them. */
export async function lockRules(em: Pick<SqlEntityManager, 'execute'>): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(${advisoryLock('redirects/save')})`);
}
