import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { WriteReason } from '../../versions.schema.ts';
import type { PageVersion } from '../page-version.entity.ts';

/** Ends the sitting of a version: the next write begins another one. */
export async function closeVersion(em: SqlEntityManager, version: PageVersion, reason: WriteReason): Promise<void> {
  em.assign(version, { isFrozen: true, reason });
  await em.flush();
}
