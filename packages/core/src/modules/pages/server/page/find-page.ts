import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PageVersion } from './page-version.entity.ts';
import { Page } from './page.entity.ts';
import { fail } from './fail.ts';

/** A page, locked until the end of the transaction. PM_01 where there is none. */
export async function lockPageRow(em: SqlEntityManager, id: string): Promise<Page> {
  return (await em.findOne(Page, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? fail('noPage');
}

/** The latest version of a page. */
export async function latestVersion(em: SqlEntityManager, { latestVersionID }: Page): Promise<PageVersion> {
  if (!latestVersionID) return fail('noPage');
  return (await em.findOne(PageVersion, { id: latestVersionID })) ?? fail('noPage');
}

/** A page, locked until the end of the transaction, with its latest version. PM_01 where there is none. */
export async function lockPage(em: SqlEntityManager, id: string): Promise<{ page: Page; version: PageVersion }> {
  const page = await lockPageRow(em, id);
  return { page, version: await latestVersion(em, page) };
}
