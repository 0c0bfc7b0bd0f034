import type { Pool } from 'pg';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { viewablePages } from '../../tags/server/public.ts';

/** A page as menus show it. */
export interface MenuPage {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  /** The public address; null where it is not live. */
  readonly path: string | null;
}

/**
 * The pages of a menu by their ids; those in the trash or gone are left out. A live page is called as visitors read it, another is
 * named to those who may view its draft.
 */
export async function readMenuPages(
  app: Pick<Lectern, 'pool' | 'service'>,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MenuPage>> {
  if (ids.length === 0) return new Map();
  const values: unknown[] = [[...new Set(ids)]];
  const viewable = app.service(viewablePages).condition(actor, (value) => `$${values.push(value)}`);
  const { rows } = await app.pool.query<MenuPage>(
    `select lectern_page.id, coalesce(live.title, case when named.is_viewable then lectern_page.title else '' end) as title,
       lectern_page.locale, live.path
     from lectern_page join lateral (select ${viewable} as is_viewable) named on true
     left join lectern_published_page live on live.page_id = lectern_page.id
     where lectern_page.id = any($1::uuid[]) and deleted_at is null`,
    values,
  );
  return new Map(rows.map((page) => [page.id, page]));
}

/** The translations of pages in a locale, by the id of the page. */
export async function readTranslations(
  pool: Pick<Pool, 'query'>,
  ids: readonly string[],
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ from: string; to: string }>(
    `select one.id as "from", other.id as "to" from lectern_page one
     join lectern_page other on other.translation_group = one.translation_group
     where one.id = any($1::uuid[]) and other.locale = $2 and other.deleted_at is null`,
    [[...new Set(ids)], locale],
  );
  return new Map(rows.map(({ from, to }) => [from, to]));
}
