import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { fail } from '../page/fail.ts';
import { inTrash, Page } from '../page/page.entity.ts';

/** Days for which the trash keeps a page. */
export const trashDays = 30;

/** A whole in the trash, the page first that was deleted, with what went along; PM_01 where there is none. Locked. */
export async function trashedPages(em: SqlEntityManager, id: string): Promise<readonly [Page, ...Page[]]> {
  const where = { trashID: id, deletedAt: { $ne: null } };
  const pages = await em.find(Page, where, { ...inTrash, orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
  const root = pages.find((page) => page.id === id) ?? fail('noPage');
  return [root, ...pages.filter((page) => page.id !== id)];
}
