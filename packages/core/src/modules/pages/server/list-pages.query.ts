import type { Pool } from 'pg';
import { publicPath } from '../../../contract/locale.ts';
import type { LocaleSettings } from '../../../contract/locale.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import type { List } from '../../../contract/list.ts';
import type { PageListItem, PageStatus } from '../page.schema.ts';
import type { PageListQuery, PageSortColumn } from '../pages.calls.ts';
import { isLimitedByPage, pagePolicies } from './page.policy.ts';
import { visiblePages } from './visible-pages.ts';
import { escapeLike } from '../../../server/database/escape-like.ts';

/** Columns by which a list of pages may be sorted, and the SQL of each. */
const sortColumns = {
  title: 'lower(title)',
  slug: 'slug',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Readonly<Record<PageSortColumn, string>>;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
  readonly live_path: string | null;
  readonly is_changed: boolean;
  readonly created_by: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly ancestors: string[];
}

function statusOf(row: Row, settings: LocaleSettings): PageStatus {
  if (row.live_path === null) return 'draft';
  return row.is_changed || row.live_path !== publicPath(row.slug, row.locale, settings) ? 'changed' : 'live';
}

/** One page of the list of pages: a narrow projection, never documents. */
export async function listPages(
  pool: Pool,
  query: PageListQuery,
  settings: LocaleSettings,
  actor: Actor,
): Promise<List<PageListItem>> {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const where = (sql: (placeholder: string) => string, value: unknown): void => void conditions.push(sql(put(value)));
  const visible = visiblePages(actor, put);
  if (visible !== 'true') conditions.push(visible);
  if (query.type) where((value) => `type = ${value}`, query.type);
  if (query.locale) where((value) => `locale = ${value}`, query.locale);
  const term = query.searchTerm.trim().toLowerCase();
  if (term) where((value) => `(lower(title) || ' ' || slug) like ${value}`, `%${escapeLike(term)}%`);
  const filter = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const ancestors = isLimitedByPage(actor)
    ? `array(with recursive above (parent_id, translation_group) as (
         select lectern_page.parent_id, lectern_page.translation_group
         union select p.parent_id, p.translation_group from lectern_page p join above on p.id = above.parent_id)
       select p.id::text from lectern_page p where p.translation_group in (select translation_group from above))`
    : `'{}'::text[]`;
  const page = pool.query<Row>(
    `select id, title, slug, type, locale,
       (select path from lectern_published_page live where live.page_id = lectern_page.id) as live_path,
       published_version_id is distinct from latest_version_id as is_changed, created_by, created_at, updated_at, ${ancestors} as ancestors
     from lectern_page ${filter} order by ${sortColumns[query.columnToSort]} ${query.sortOrder}, id ${query.sortOrder}
     limit ${query.pageSize} offset ${query.pageIndex * query.pageSize}`,
    values,
  );
  const count = pool.query<{ count: number }>(`select count(*)::int as count from lectern_page ${filter}`, values);
  const [{ rows }, { rows: counts }] = await Promise.all([page, count]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      path: publicPath(row.slug, row.locale, settings),
      livePath: row.live_path,
      type: row.type,
      locale: row.locale,
      status: statusOf(row, settings),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      policies: pagePolicies(actor, {
        type: row.type,
        locale: row.locale,
        createdBy: row.created_by,
        pageAndAncestors: [row.id, ...row.ancestors],
      }),
    })),
    totalItems: counts[0]?.count ?? 0,
  };
}
