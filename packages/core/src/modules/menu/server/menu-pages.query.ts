import type { Pool } from 'pg';

/** A page as menus show it. */
export interface MenuPage {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  /** The public address; null where it is not live. */
  readonly path: string | null;
}

/** The pages of a menu by their ids; those in the trash or gone are left out. A live page is called as visitors read it. */
export async function readMenuPages(pool: Pick<Pool, 'query'>, ids: readonly string[]): Promise<ReadonlyMap<string, MenuPage>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<MenuPage>(
    `select p.id, coalesce(live.title, p.title) as title, p.locale, live.path
     from lectern_page p left join lectern_published_page live on live.page_id = p.id
     where p.id = any($1::uuid[]) and p.deleted_at is null`,
    [[...new Set(ids)]],
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
