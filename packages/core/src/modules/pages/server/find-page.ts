import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PageVersion } from './page-version.entity.ts';
import { Page } from './page.entity.ts';
import { fail } from './fail.ts';

/** The page, locked until the end of the transaction, with its latest version. PM_01 where there is none. */
export async function lockPage(em: SqlEntityManager, id: string): Promise<{ page: Page; version: PageVersion }> {
  const page = await em.findOne(Page, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!page?.latestVersionID) return fail('PM_01');
  const version = await em.findOne(PageVersion, { id: page.latestVersionID });
  return version ? { page, version } : fail('PM_01');
}
