import type { Pool } from 'pg';
import type { List } from '#contract/list.ts';
import { listRows } from '#server/database/list-rows.ts';
import type { Queryable } from '#server/database/statement.ts';
import type { MenuItem, MenuVersionEntry } from '../menu.schema.ts';
import { countItems } from './menu-items.ts';
import { peopleSQL } from '../../users/server/public.ts';

/** A version of a menu with who saved it. */
export interface StoredMenu {
  readonly revision: number;
  readonly items: readonly MenuItem[];
  readonly savedAt: Date;
  readonly savedBy: { readonly id: number; readonly name: string } | null;
  readonly restoredFrom: number | null;
}

interface Row {
  readonly revision: number;
  readonly items: readonly MenuItem[];
  readonly saved_at: Date;
  readonly restored_from: number | null;
  readonly user_id: number | null;
  readonly user_name: string | null;
}

const columns = 'm.revision, m.items, m.saved_at, m.restored_from, u.id as user_id, u.name as user_name';
const savedBy = `left join ${peopleSQL} u on u.id = m.saved_by`;

const storedMenu = (row: Row): StoredMenu => ({
  revision: row.revision,
  items: row.items,
  savedAt: row.saved_at,
  savedBy: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
  restoredFrom: row.restored_from,
});

/** The live version of a menu, or the one of a revision; undefined where there is none. */
export async function readStoredMenu(
  pool: Pick<Pool, 'query'>,
  { name, locale, revision }: { readonly name: string; readonly locale: string; readonly revision?: number },
): Promise<StoredMenu | undefined> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from lectern_menu_version m ${savedBy}
     where m.name = $1 and m.locale = $2 and ($3::int is null or m.revision = $3) order by m.revision desc limit 1`,
    [name, locale, revision ?? null],
  );
  return rows[0] && storedMenu(rows[0]);
}

/** One page of the versions of a menu, newest first. */
export async function listMenuVersions(
  database: Queryable,
  {
    name,
    locale,
    ...page
  }: { readonly name: string; readonly locale: string; readonly pageIndex: number; readonly pageSize: number },
): Promise<List<MenuVersionEntry>> {
  const { rows, totalItems } = await listRows<Row>(database, page, (put) => ({
    columns,
    from: 'lectern_menu_version m',
    joins: savedBy,
    where: [`m.name = ${put(name)} and m.locale = ${put(locale)}`],
    order: 'm.revision desc',
    unique: 'm.revision',
  }));
  const items = rows.map(storedMenu).map(({ items: own, savedAt, ...version }) => ({
    ...version,
    savedAt: savedAt.toISOString(),
    count: countItems(own),
  }));
  return { items, totalItems };
}

/** The live items of every menu, by name and locale. */
export async function readLiveMenus(
  pool: Pick<Pool, 'query'>,
): Promise<readonly (Pick<Row, 'revision' | 'items'> & { name: string; locale: string })[]> {
  const { rows } = await pool.query<Pick<Row, 'revision' | 'items'> & { name: string; locale: string }>(
    'select distinct on (name, locale) name, locale, revision, items from lectern_menu_version order by name, locale, revision desc',
  );
  return rows;
}
