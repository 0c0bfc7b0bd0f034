import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { advisoryLock } from '../../../server/kernel/advisory-lock.ts';
import { Page } from './page.entity.ts';

const treeLock = advisoryLock('pages/tree');

/**
 * Holds the tree of pages still until the end of the transaction: `shared` for what puts a page below another, `exclusive`
 * for what moves pages, takes them out or puts them back.
 */
export const lockTree = (em: SqlEntityManager, mode: 'shared' | 'exclusive'): Promise<unknown> =>
  em.execute(`select pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(${treeLock})`);

/** The ids of the pages below some pages, at any depth; what lies in the trash is below nothing. */
export async function idsBelow(em: Pick<SqlEntityManager, 'execute'>, ids: readonly string[]): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `with recursive below (id) as (
       select id from lectern_page where parent_id = any(?::uuid[]) and deleted_at is null
       union select page.id from lectern_page page join below on page.parent_id = below.id where page.deleted_at is null)
     select id from below order by id`,
    [`{${ids.join(',')}}`],
  );
  return rows.map(({ id }) => id);
}

/** A page that others may stand below: there, and of their locale; undefined where it is not. */
export async function findParent(em: SqlEntityManager, id: string, locale: string): Promise<Page | undefined> {
  return (await em.findOne(Page, { id, locale })) ?? undefined;
}
