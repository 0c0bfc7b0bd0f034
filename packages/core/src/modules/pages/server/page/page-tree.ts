import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { Page } from './page.entity.ts';
import { pathSQL } from './status-sql.ts';

const treeLock = advisoryLock('pages/tree');

/**
 * Holds the tree of pages still until the end of the transaction: `shared` for what puts a page below another, `exclusive`
 * for what moves pages, takes them out or puts them back.
 */
export const lockTree = (em: SqlEntityManager, mode: 'shared' | 'exclusive'): Promise<unknown> =>
  em.execute(`select pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(${treeLock})`);

/**
 * Holds the tree alone where publishing a page would move what is live, before the page is locked: such a publication locks
 * other pages as well. Whether it does.
 */
export async function lockTreeToMove(
  { app, em, database }: Pick<CommandContext, 'app' | 'em' | 'database'>,
  pageID: string,
): Promise<boolean> {
  const values: unknown[] = [pageID];
  const path = pathSQL(app.settings, (value) => `$${values.push(value)}`, { slug: 'page.slug', locale: 'page.locale' });
  const [row] = await database.query<{ readonly moves: boolean }>({
    name: 'would_move',
    text: `select live.path <> ${path} as moves
      from lectern_published_page live join lectern_page page on page.id = live.page_id where live.page_id = $1::uuid`,
    values,
  });
  if (row?.moves) await lockTree(em, 'exclusive');
  return row?.moves ?? false;
}

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
