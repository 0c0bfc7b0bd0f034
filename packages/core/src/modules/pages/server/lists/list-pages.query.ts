import pg from 'pg';
import { fail } from '#contract/refusing.ts';
import type { Fields } from '#contract/fields/field.ts';
import { publicPath } from '#contract/locale.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { List } from '#contract/list.ts';
import type { PageListItem, PageStatus } from '../../page.schema.ts';
import type { PageListQuery, PageSortColumn } from '../../pages.calls.ts';
import { lastWriter, pagesWrittenBy } from '../page/last-writer.ts';
import { isLimitedByPage, pagePolicies } from '../rights/page.policy.ts';
import { dueSQL, intervalsOf } from '../upkeep/due-sql.ts';
import { statusSQL } from '../page/status-sql.ts';
import { coveredPages } from '../rights/covered-pages.ts';
import { holdsWords, pagesWithWords } from './holds-words.ts';
import { statementNames } from '#server/database/statement-names.ts';
import { wordOrder } from '#server/database/folded-sql.ts';
import { searchKey } from '#contract/fold-text.ts';
import { peopleSQL } from '#modules/users/server/public.ts';

/** Columns of every page by which a list of pages may be sorted, and the SQL of each. */
const sortColumns = {
  title: 'title_key',
  slug: 'slug collate "C"',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Readonly<Record<Exclude<PageSortColumn, 'reviewDueAt' | `typeData.${string}`>, string>>;

/** The columns of own data that a list of pages of a type has; none of a list of all. */
function ownColumns(pageTypes: Lectern['pageTypes'], type: string | undefined): Fields {
  const definition = type === undefined ? undefined : pageTypes.get(type);
  return Object.fromEntries(Object.entries(definition?.fields ?? {}).filter(([name]) => definition?.list.columns.includes(name)));
}

/** SQL of the value that a list is sorted by. Only names that a page type declares come into it. */
function sortSQL(column: PageSortColumn, own: Fields, due: string | undefined): string {
  if (column === 'reviewDueAt') return due ?? fail('invalid', 'columnToSort');
  if (column in sortColumns) return sortColumns[column as keyof typeof sortColumns];
  const name = Object.keys(own).find((one) => column === `typeData.${one}`) ?? fail('invalid', 'columnToSort');
  const control = own[name]?.editor.control;
  const literal = pg.escapeLiteral(name);
  // Nothing comes before everything else.
  if (control === 'number' || control === 'boolean') return `coalesce(type_data -> ${literal}, 'null')`;
  const text = `coalesce(type_data ->> ${literal}, '')`;
  return control === 'date' ? `${text} collate "C"` : wordOrder(text);
}

/** What a page beyond the last one has: the total alone. */
interface NoRow {
  readonly count: number;
  readonly id: null;
}

interface Row {
  readonly count: number;
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
  readonly live_path: string | null;
  readonly type_data: Readonly<Record<string, unknown>>;
  readonly status: PageStatus;
  readonly is_requested: boolean;
  readonly publish_at: Date | null;
  readonly unpublish_at: Date | null;
  readonly has_failed_plan: boolean;
  readonly open_comments: number;
  readonly was_live: boolean;
  readonly changed_by: PageListItem['changedBy'];
  readonly created_by: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly ancestors: string[];
  /** Of a list of those that are to be looked at again. */
  readonly due_at?: Date;
  readonly owner?: PageListItem['changedBy'];
}

const nameOf = statementNames('list_pages');

/** SQL of whether something is planned for a page, or was and could not be done. */
const isPlanned = '(publish_at is not null or unpublish_at is not null or has_failed_plan)';

function presentPlanned({ publish_at, unpublish_at, has_failed_plan: hasFailed }: Row): Pick<PageListItem, 'planned'> {
  if (!publish_at && !unpublish_at && !hasFailed) return {};
  const [publishAt = null, unpublishAt = null] = [publish_at?.toISOString(), unpublish_at?.toISOString()];
  return { planned: { publishAt, unpublishAt, hasFailed } };
}

const isShown = (row: Row | NoRow): row is Row => row.id !== null;

/** SQL of when a page is to be looked at again, and of its owner. */
const reviewSQL = (due: string): string => `${due} as due_at,
  (select jsonb_build_object('id', u.id, 'name', u.name) from lectern_page_upkeep k join ${peopleSQL} u on u.id = k.owner_id
    where k.page_id = lectern_page.id) as owner,`;

/** SQL of the ids of the pages that have a tag themselves, under the ids of those that were merged into it too. */
const pagesWithTag = (tag: string): string =>
  `select r.page_id from lectern_reference r join lectern_tag t on t.id::text = r.target
   where r.kind = 'tag' and r.owner_kind = 'page-version' and r.block_key = '' and coalesce(t.merged_into, t.id) = ${tag}::uuid`;

/** One page of the list of pages: a narrow projection, never documents. */
export async function listPages(
  { database, settings, pageTypes, now }: Pick<Lectern, 'database' | 'settings' | 'pageTypes' | 'now'>,
  query: PageListQuery,
  actor: Actor,
  /** Only pages with one of these ids. */
  among?: readonly string[],
): Promise<List<PageListItem>> {
  const own = ownColumns(pageTypes, query.type);
  const conditions: string[] = [];
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const where = (sql: (placeholder: string) => string, value: unknown): void => void conditions.push(sql(put(value)));
  const visible = coveredPages(actor, 'view-page', put);
  if (visible !== 'true') conditions.push(visible);
  if (among) where((value) => `id = any(${value}::uuid[])`, among);
  if (query.type) where((value) => `type = ${value}`, query.type);
  if (query.locale) where((value) => `locale = ${value}`, query.locale);
  if (query.tag) where((value) => `id in (${pagesWithTag(value)})`, query.tag);
  const term = searchKey(query.searchTerm);
  const state = {
    status: statusSQL(settings, put),
    isRequested: 'exists (select from lectern_page_version v where v.page_id = lectern_page.id and v.has_publication_request)',
  };
  const due = query.status === 'due' ? dueSQL(put(intervalsOf(pageTypes))) : undefined;
  const sort = sortSQL(query.columnToSort, own, due);
  const live = `left join (select page_id, path from lectern_published_page) live on live.page_id = lectern_page.id`;
  if (due !== undefined) where((value) => `${due} <= ${value}`, now());
  else if (query.status === 'requested') conditions.push(state.isRequested);
  else if (query.status === 'planned') conditions.push(isPlanned);
  else if (query.status) where((value) => `${state.status} = ${value}`, query.status);
  if (query.changedBy === 'me') where((value) => `id in (${pagesWrittenBy(value)})`, actor.kind === 'user' ? actor.id : 0);
  const isByStatus = query.status !== undefined && !['requested', 'planned', 'due'].includes(query.status);
  // Rows of words know the titles of their pages, so that nothing else is read where nothing else is asked.
  const isOfWords = term !== '' && query.columnToSort === 'title' && conditions.length === 0;
  if (term && !isOfWords) conditions.push(`id in (${pagesWithWords(term, put)})`);
  const found = isOfWords
    ? `select page_id as id, title_key as sorted from lectern_page_search where is_living and ${holdsWords(term, put)}`
    : `select lectern_page.id, ${sort} as sorted from lectern_page ${isByStatus ? live : ''}
       where ${['deleted_at is null', ...conditions].join(' and ')}`;
  const order = `order by sorted ${query.sortOrder}, id ${query.sortOrder}`;
  const ancestors = isLimitedByPage(actor)
    ? `array(with recursive above (parent_id, translation_group) as (
         select lectern_page.parent_id, lectern_page.translation_group
         union select p.parent_id, p.translation_group from lectern_page p join above on p.id = above.parent_id)
       select p.id::text from lectern_page p where p.translation_group in (select translation_group from above))`
    : `'{}'::text[]`;
  // What a term finds is looked up once; without one, all are counted, and an index finds those that are shown. Only of these
  // it is asked what stands elsewhere. The total is there beyond the last page too.
  const text = `with found as ${term ? '' : 'not'} materialized (${found})
     select total.count, shown.* from (select count(*)::int as count from found) total left join lateral (
       select id, title, slug, type, locale, live.path as live_path, ${state.status} as status, ${state.isRequested} as is_requested,
         (select case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end
           ${lastWriter('lectern_page.id')}) as changed_by,
         published_version_id is not null or exists (select from lectern_publication b where b.page_id = lectern_page.id) as was_live,
         created_by, created_at, updated_at, publish_at, unpublish_at, has_failed_plan, open_comments, ${Object.keys(own).length > 0 ? 'type_data' : `'{}'::jsonb as type_data`},
         ${due === undefined ? '' : reviewSQL(due)} ${ancestors} as ancestors, row_number() over (${order}) as place
       from (select lectern_page.*, place.sorted from
         (select id, sorted from found ${order} limit ${query.pageSize} offset ${query.pageIndex * query.pageSize}) place
         join lectern_page on lectern_page.id = place.id) lectern_page
       ${live}) shown on true order by shown.place`;
  const rows = await database.query<Row | NoRow>({ ...nameOf(text), text, values });
  return {
    items: rows.filter(isShown).map((row) => ({
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
      ...presentPlanned(row),
      ...(row.open_comments > 0 ? { openComments: row.open_comments } : {}),
      changedBy: row.changed_by,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      ...(row.due_at ? { review: { dueAt: row.due_at.toISOString(), owner: row.owner ?? null } } : {}),
      policies: pagePolicies(
        actor,
        {
          type: row.type,
          locale: row.locale,
          createdBy: row.created_by,
          pageAndAncestors: [row.id, ...row.ancestors],
        },
        row.was_live,
      ),
    })),
    totalItems: rows[0]?.count ?? 0,
  };
}
