import { holdsTerm } from '#server/database/folded-sql.ts';
import type { Put } from '#server/database/statement.ts';
import { statementNames } from '#server/database/statement-names.ts';
import type { List } from '#contract/list.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { coveredPages } from '../../pages/server/public.ts';
import type { CellState, MatrixCell, MatrixQuery, MatrixRow } from '../translations.calls.ts';

interface Row {
  readonly count: number;
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly cells: Readonly<Record<string, MatrixCell>> | null;
  /** The locales of pages that the actor may not view. */
  readonly hidden: readonly string[] | null;
}

/** A page beyond the last one has the total alone. */
type NoRow = Pick<Row, 'count'> & { readonly id: null };

const nameOf = statementNames('list_translations');

const isShown = (row: Row | NoRow): row is Row => row.id !== null;

/** SQL of the state of a row `c` of `lectern_page` with its translation `t`: of several the one that most needs somebody. */
const stateSQL = `case when coalesce(t.outdated, 0) > 0 then 'outdated'
  when c.id in (select v.page_id from lectern_page_version v where v.has_publication_request) then 'requested'
  when c.published_version_id is not null then 'live' else 'draft' end`;

const withState = (state: Exclude<CellState, 'missing'>): string =>
  ({
    outdated: 't.outdated > 0',
    requested: `coalesce(t.outdated, 0) = 0
      and c.id in (select v.page_id from lectern_page_version v where v.has_publication_request)`,
    live: `c.published_version_id is not null and ${stateSQL} = 'live'`,
    draft: `c.published_version_id is null and ${stateSQL} = 'draft'`,
  })[state];

/** SQL of whether a page `p` that stands for its group belongs into a matrix of a state, in a locale or in any. */
function stateCondition(
  { locale, state }: MatrixQuery,
  { put, seen, locales }: { put: Put; seen: string; locales: readonly string[] },
): string[] {
  if (locale === undefined && state === undefined) return [];
  if (state === 'missing' && locale === undefined)
    return [
      `p.translation_group not in (select c.translation_group from lectern_page c
        where c.deleted_at is null and c.locale = any(${put(locales)}::text[])
        group by c.translation_group having count(*) = ${put(locales.length)}::int)`,
    ];
  const inLocale = locale === undefined ? '' : ` and c.locale = ${put(locale)}`;
  if (state === 'missing')
    return [`p.translation_group not in (select c.translation_group from lectern_page c where c.deleted_at is null${inLocale})`];
  const condition = state === undefined ? 'true' : withState(state);
  return [
    `p.translation_group in (select c.translation_group from (${seen}) c
      left join lectern_translation t on t.page_id = c.id where ${condition}${inLocale})`,
  ];
}

/** SQL of the pages that stand for their groups: those in the default locale, else the oldest. */
const leadersSQL = (seen: string, defaultLocale: string): string => `
  select p.* from (${seen}) p where p.locale = ${defaultLocale}
  union all
  select distinct on (p.translation_group) p.* from (${seen}) p
    where p.translation_group not in (select d.translation_group from (${seen}) d where d.locale = ${defaultLocale})
    order by translation_group, created_at, id`;

/** One page of the matrix, as far as somebody may see it. A locale that the site does not have is no column, and has nothing. */
export async function listMatrix(app: Lectern, actor: Actor, query: MatrixQuery): Promise<List<MatrixRow>> {
  const { availableLocales, defaultLocale } = app.settings;
  const values: unknown[] = [];
  const put: Put = (value) => `$${values.push(value)}`;
  const covered = coveredPages(actor, 'view-page', put);
  const columns = 'id, translation_group, locale, type, title, title_key, created_at, published_version_id';
  const seen = `select ${columns} from lectern_page where deleted_at is null and ${covered}`;
  const conditions = stateCondition(query, { put, seen, locales: availableLocales });
  if (query.type) conditions.push(`p.type = ${put(query.type)}`);
  const found = holdsTerm('p.title_key', query.searchTerm, put);
  if (found) conditions.push(found);
  const order = `order by p.title_key ${query.sortOrder}, p.id ${query.sortOrder}`;
  // Who may view all of them has nothing hidden from them.
  const hiddenSQL =
    covered === 'true'
      ? 'null::text[]'
      : `(select array_agg(h.locale::text) from lectern_page h where h.translation_group = p.translation_group
          and h.deleted_at is null and h.id not in (select c.id from (${seen}) c where c.translation_group = p.translation_group))`;
  const text = `with found as materialized (select p.id, p.translation_group, p.type, p.title, p.title_key
       from (${leadersSQL(seen, put(defaultLocale))}) p ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''})
     select total.count, shown.* from (select count(*)::int as count from found) total left join lateral (
       select p.id, p.title, p.type, row_number() over (${order}) as place,
         (select jsonb_object_agg(c.locale, jsonb_build_object('pageID', c.id, 'state', ${stateSQL},
            'outdated', coalesce(t.outdated, 0)))
          from (${seen}) c left join lectern_translation t on t.page_id = c.id
          where c.translation_group = p.translation_group) as cells,
         ${hiddenSQL} as hidden
       from (select * from found p ${order} limit ${query.pageSize} offset ${query.pageIndex * query.pageSize}) p
     ) shown on true order by shown.place`;
  const rows = await app.database.query<Row | NoRow>({ ...nameOf(text), text, values });
  const missing: MatrixCell = { pageID: null, state: 'missing', outdated: 0 };
  const items = rows.filter(isShown).map(({ id, title, type, cells, hidden }): MatrixRow => {
    const shown = availableLocales.filter((locale) => !hidden?.includes(locale));
    return { pageID: id, title, type, cells: Object.fromEntries(shown.map((locale) => [locale, cells?.[locale] ?? missing])) };
  });
  return { items, totalItems: rows[0]?.count ?? 0 };
}
