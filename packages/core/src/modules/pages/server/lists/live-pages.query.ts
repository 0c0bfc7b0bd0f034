import type { Pool } from 'pg';
import type { List } from '#contract/list.ts';
import { standInPaths } from '#contract/stand-ins.ts';
import type { Described } from '#contract/call.ts';
import type { livePage } from '../../page.schema.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { wordOrder } from '#server/database/folded-sql.ts';

/** Pages that one answer names at most. */
const mostPages = 1000;

type LivePage = Described<typeof livePage>;

/** The live pages of a type in a locale, by title, without those that stand in for others. */
export async function listLivePages(
  { pool, settings }: Pick<Lectern, 'pool' | 'settings'>,
  { type, locale }: { readonly type: string; readonly locale: string },
): Promise<List<LivePage>> {
  const { rows } = await pool.query<LivePage & { readonly total: number }>(
    `select page_id as "pageID", title, path as slug, type, locale, (count(*) over ())::int as total
     from lectern_published_page where type = $1 and locale = $2 and path <> all($3::text[])
     order by ${wordOrder('title')}, page_id limit ${mostPages}`,
    [type, locale, standInPaths(settings)],
  );
  const items = rows.map(({ total: _total, ...page }) => page);
  return { items, totalItems: rows[0]?.total ?? 0 };
}

/** The live pages in the group of translations of a live one, itself included; none where it is not live. */
export async function siblingsOfLive(
  pool: Pool,
  pageID: string,
): Promise<readonly { readonly pageID: string; readonly locale: string; readonly path: string }[]> {
  const { rows } = await pool.query<{ pageID: string; locale: string; path: string }>(
    `select sibling.page_id as "pageID", sibling.locale, sibling.path from lectern_published_page page
     join lectern_published_page sibling on sibling.translation_group = page.translation_group
     where page.page_id = $1 order by sibling.locale`,
    [pageID],
  );
  return rows;
}
