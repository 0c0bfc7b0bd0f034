import pg from 'pg';
import { fail } from '../../../contract/errors.ts';
import type { Fields } from '../../../contract/fields/field.ts';
import { publicPath } from '../../../contract/locale.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import type { List } from '../../../contract/list.ts';
import type { PageListItem, PageStatus } from '../page.schema.ts';
import type { PageListQuery, PageSortColumn } from '../pages.calls.ts';
import { lastWriter, pagesWrittenBy } from './last-writer.ts';
import { isLimitedByPage, pagePolicies } from './page.policy.ts';
import { statusSQL } from './status-sql.ts';
import { coveredPages } from './covered-pages.ts';
import { escapeLike } from '../../../server/database/escape-like.ts';

/** Columns of every page by which a list of pages may be sorted, and the SQL of each. */
const sortColumns = {
  title: 'lower(title)',
  slug: 'slug',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Readonly<Record<Exclude<PageSortColumn, `typeData.${string}`>, string>>;

/** The columns of own data that a list of pages of a type has; none of a list of all. */
function ownColumns(pageTypes: Lectern['pageTypes'], type: string | undefined): Fields {
  const definition = type === undefined ? undefined : pageTypes.get(type);
  return Object.fromEntries(Object.entries(definition?.fields ?? {}).filter(([name]) => definition?.list.columns.includes(name)));
}

/** SQL of the value that a list is sorted by. Only names that a page type declares come into it. */
function sortSQL(column: PageSortColumn, own: Fields): string {
  if (column in sortColumns) return sortColumns[column as keyof typeof sortColumns];
  const name = Object.keys(own).find((one) => column === `typeData.${one}`) ?? fail('V_12', 'columnToSort');
  const control = own[name]?.editor.control;
  const literal = pg.escapeLiteral(name);
  // Nothing comes before everything else.
  if (control === 'number' || control === 'boolean') return `coalesce(type_data -> ${literal}, 'null')`;
  const text = `coalesce(type_data ->> ${literal}, '')`;
  return control === 'date' ? `${text} collate "C"` : `lower(${text})`;
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
  readonly live_path: string | null;
  readonly type_data: Readonly<Record<string, unknown>>;
  readonly status: PageStatus;
  readonly is_requested: boolean;
  readonly changed_by: PageListItem['changedBy'];
  readonly created_by: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly ancestors: string[];
}

/** One page of the list of pages: a narrow projection, never documents. */
export async function listPages(
  { pool, settings, pageTypes }: Pick<Lectern, 'pool' | 'settings' | 'pageTypes'>,
  query: PageListQuery,
  actor: Actor,
  /** Only pages with one of these ids. */
  among?: readonly string[],
): Promise<List<PageListItem>> {
  const own = ownColumns(pageTypes, query.type);
  const sort = sortSQL(query.columnToSort, own);
  const conditions: string[] = ['deleted_at is null'];
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const where = (sql: (placeholder: string) => string, value: unknown): void => void conditions.push(sql(put(value)));
  const visible = coveredPages(actor, 'view-page', put);
  if (visible !== 'true') conditions.push(visible);
  if (among) where((value) => `id = any(${value}::uuid[])`, among);
  if (query.type) where((value) => `type = ${value}`, query.type);
  if (query.locale) where((value) => `locale = ${value}`, query.locale);
  const term = query.searchTerm.trim().toLowerCase();
  if (term) where((value) => `(lower(title) || ' ' || slug) like ${value}`, `%${escapeLike(term)}%`);
  const from = `(select p.*, live.path as live_path, ${statusSQL(settings, put)} as status,
    exists (select from lectern_page_version v where v.page_id = p.id and v.has_publication_request) as is_requested
    from lectern_page p
    left join (select page_id, path from lectern_published_page) live on live.page_id = p.id) lectern_page`;
  if (query.status === 'requested') conditions.push('is_requested');
  else if (query.status) where((value) => `status = ${value}`, query.status);
  if (query.changedBy === 'me') where((value) => `id in (${pagesWrittenBy(value)})`, actor.kind === 'user' ? actor.id : 0);
  const filter = `where ${conditions.join(' and ')}`;
  const ancestors = isLimitedByPage(actor)
    ? `array(with recursive above (parent_id, translation_group) as (
         select lectern_page.parent_id, lectern_page.translation_group
         union select p.parent_id, p.translation_group from lectern_page p join above on p.id = above.parent_id)
       select p.id::text from lectern_page p where p.translation_group in (select translation_group from above))`
    : `'{}'::text[]`;
  const page = pool.query<Row>(
    `select id, title, slug, type, locale, live_path, status, is_requested,
       (select case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end
         ${lastWriter('lectern_page.id')}) as changed_by,
       created_by, created_at, updated_at, ${Object.keys(own).length > 0 ? 'type_data' : `'{}'::jsonb as type_data`},
       ${ancestors} as ancestors
     from ${from} ${filter} order by ${sort} ${query.sortOrder}, id ${query.sortOrder}
     limit ${query.pageSize} offset ${query.pageIndex * query.pageSize}`,
    values,
  );
  const count = pool.query<{ count: number }>(`select count(*)::int as count from ${from} ${filter}`, values);
  const [{ rows }, { rows: counts }] = await Promise.all([page, count]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      path: publicPath(row.slug, row.locale, settings),
      livePath: row.live_path,
      typeData: Object.fromEntries(Object.keys(own).map((name) => [name, row.type_data[name] ?? null])),
      type: row.type,
      locale: row.locale,
      status: row.status,
      hasPublicationRequest: row.is_requested,
      changedBy: row.changed_by,
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
