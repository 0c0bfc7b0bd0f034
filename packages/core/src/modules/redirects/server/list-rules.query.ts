import { localePrefix } from '#contract/locale.ts';
import type { List } from '#contract/list.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { MissingQuery, RuleQuery } from '../redirects.calls.ts';
import type { ListedAddress, RedirectRule } from '../redirects.schema.ts';
import { viewablePages } from '../../tags/server/public.ts';
import { fail } from './fail.ts';
import { foldedSQL, holdsTerm } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';

interface Row {
  readonly id: string | null;
  readonly revision: number;
  readonly path: string;
  readonly is_pattern: boolean;
  readonly to_page: string | null;
  readonly to_suffix: string;
  readonly to_address: string | null;
  readonly title: string | null;
  readonly is_in_trash: boolean;
  readonly page_path: string | null;
  readonly left_by: string | null;
  readonly hits: string;
  readonly last_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface RuleRow extends Row {
  readonly id: string;
}

const rules = `select id, revision, path, is_pattern, to_page, to_suffix, to_address, left_by, created_at, updated_at
  from lectern_redirect_rule`;
/** Former addresses of pages, but for those at which a rule stands, which comes before them. */
const formerAddresses = `select null::uuid, 1, path, false, page_id, '', null, null::uuid, created_at, created_at
  from lectern_redirect former where not exists (select 1 from lectern_redirect_rule own where own.path = former.path)
    and not exists (select 1 from lectern_live_page here where here.path = former.path)`;

/** What is known of the rules among rows of SQL. */
const known = (rows: string): string => `(${rows}) rule left join lectern_live_page live on live.page_id = rule.to_page
  left join lectern_address_count counted on counted.path = rule.path and not counted.is_missing`;
/** A page that is not live is told of to those who may view its draft: `viewable` is SQL of these. */
const named = (viewable: string): string =>
  `left join lateral (select title, deleted_at is not null as is_in_trash from lectern_page
    where id = rule.to_page and ${viewable}) page on true`;
const columns = `rule.*, coalesce(live.title, case when not page.is_in_trash then page.title end) as title,
  coalesce(page.is_in_trash, false) as is_in_trash, live.path as page_path, coalesce(counted.hits, 0) as hits,
  counted.last_at`;

function kindOf(row: Row): RedirectRule['kind'] {
  if (row.is_pattern) return 'pattern';
  return row.to_page === null && row.to_address === null ? 'gone' : 'redirect';
}

const present = (row: Row): Omit<RedirectRule, 'id' | 'kind'> => ({
  revision: row.revision,
  path: row.path,
  page: row.to_page === null ? null : { id: row.to_page, title: row.title, path: row.page_path, isInTrash: row.is_in_trash },
  href: row.page_path === null ? row.to_address : row.page_path + row.to_suffix,
  isLeft: row.left_by !== null,
  hits: Number(row.hits),
  lastHitAt: row.last_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** A rule by its id. G_58 where there is none. */
export async function readRule(app: Lectern, actor: Actor, id: string): Promise<RedirectRule> {
  const values: unknown[] = [id];
  const viewable = app.service(viewablePages).condition(actor, (value) => `$${values.push(value)}`);
  const { rows } = await app.pool.query<RuleRow>(
    `select ${columns} from ${known(rules)} ${named(viewable)} where rule.id = $1`,
    values,
  );
  const row = rows[0] ?? fail('noRule');
  return { id: row.id, kind: kindOf(row), ...present(row) };
}

const presentListed = (row: Row): ListedAddress => ({
  id: row.id,
  kind: row.id === null ? 'former' : kindOf(row),
  ...present(row),
});

const kinds = {
  redirect: 'rule.id is not null and not rule.is_pattern and (rule.to_page is not null or rule.to_address is not null)',
  pattern: 'rule.is_pattern',
  gone: 'not rule.is_pattern and rule.to_page is null and rule.to_address is null',
  former: 'rule.id is null',
} as const;

const prefixOf = (locale: string): string =>
  `(rule.path = '/${localePrefix(locale)}' or rule.path like '/${localePrefix(locale)}/%')`;

/** SQL of the rules whose addresses are of a locale; V_12 for one that the site does not have. */
function ofLocale({ settings }: Pick<Lectern, 'settings'>, locale: string): string {
  const { availableLocales, defaultLocale } = settings;
  if (!availableLocales.includes(locale)) return fail('invalid', 'locale');
  if (locale !== defaultLocale) return prefixOf(locale);
  const others = availableLocales.filter((other) => other !== defaultLocale);
  return others.length === 0 ? 'true' : `not (${others.map(prefixOf).join(' or ')})`;
}

/** One page of the rules and of the former addresses of pages. */
export async function listRules(app: Lectern, actor: Actor, query: RuleQuery): Promise<List<ListedAddress>> {
  const order = { path: 'rule.path collate "C"', hits: 'coalesce(counted.hits, 0)', updatedAt: 'rule.updated_at' }[
    query.columnToSort
  ];
  const { rows, totalItems } = await listRows<Row>(app.database, query, (put) => ({
    columns,
    from: known(`${rules} union all ${formerAddresses}`),
    joins: named(app.service(viewablePages).condition(actor, put)),
    where: [
      holdsTerm(foldedSQL(`concat_ws(' ', rule.path, rule.to_address, live.path)`), query.searchTerm, put),
      query.kind && kinds[query.kind],
      query.hits && `coalesce(counted.hits, 0) ${query.hits === 'none' ? '=' : '>'} 0`,
      query.locale === undefined ? undefined : ofLocale(app, query.locale),
    ],
    order: `${order} ${query.sortOrder}`,
    unique: 'rule.path',
  }));
  return { items: rows.map(presentListed), totalItems };
}

interface MissingRow {
  readonly path: string;
  readonly hits: string;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** SQL of the addresses that were asked for in vain and lead nowhere by now. */
export const missingAddresses = `(select path, hits, first_at, last_at from lectern_address_count where is_missing
  and not exists (select 1 from lectern_live_page live where live.path = lectern_address_count.path)
  and not exists (select 1 from lectern_redirect_rule rule where rule.path = lectern_address_count.path)) missing`;

/** One page of the addresses that were asked for in vain, without those that lead somewhere by now. */
export async function listMissing({ database }: Pick<Lectern, 'database'>, query: MissingQuery) {
  const order = { path: 'path collate "C"', hits: 'hits', lastAt: 'last_at' }[query.columnToSort];
  const { rows, totalItems } = await listRows<MissingRow>(database, query, (put) => ({
    columns: 'path, hits, first_at, last_at',
    from: missingAddresses,
    where: [holdsTerm(foldedSQL('path'), query.searchTerm, put)],
    order: `${order} ${query.sortOrder}`,
    unique: 'path',
  }));
  const items = rows.map((row) => ({
    path: row.path,
    hits: Number(row.hits),
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
  }));
  return { items, totalItems };
}
