import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { List } from '#contract/list.ts';
import { can } from '#server/kernel/policy.ts';
import { coveredPages } from '#modules/pages/server/public.ts';
import type { ExternalQuery } from '../../links.calls.ts';
import type { ExternalLink } from '../../links.schema.ts';
import { fail } from '../fail.ts';
import { liveAddresses } from './known-links.ts';
import type { ExternalRow } from './known-links.ts';
import { foldedSQL, holdsTerm } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';
import type { Put } from '#server/database/statement.ts';

interface Row extends ExternalRow {
  readonly pages: ExternalLink['pages'];
  readonly uses: number;
}

const time = (date: Date | null): string | null => date?.toISOString() ?? null;

const present = (row: Row): ExternalLink => ({
  address: row.address,
  state: row.state,
  since: row.state === 'unchecked' ? null : time(row.since),
  reason: row.reason,
  status: row.status,
  movedTo: row.moved_to,
  checkedAt: time(row.checked_at),
  lastGoodAt: time(row.last_good_at),
  nextAt: time(row.next_at),
  pages: row.pages,
  uses: row.uses,
});

/** SQL of the live references to other sites in what an actor may change. */
export function changeableAddresses({ environment }: Lectern, actor: Actor, put: Put): string {
  const owners = [
    `r.page_id in (select id from lectern_page where deleted_at is null and ${coveredPages(actor, 'edit-page', put)})`,
    ...(can(actor, 'manage-menu') ? [`r.owner_kind = 'menu'`] : []),
    ...(can(actor, 'manage-settings') ? [`r.owner_kind = 'setting'`] : []),
  ];
  return `${liveAddresses(put(environment.origin.toLowerCase()))} and (${owners.join(' or ')})`;
}

const columns = `target as address, coalesce(l.state, 'unchecked') as state, l.since, l.reason, l.status, l.moved_to, l.checked_at,
  l.last_good_at, l.failing_since, l.next_at`;
/** Those that nobody visited yet have no row until the next visits. */
const links = (mine: string): string => `(select r.target, count(distinct (r.owner_kind, r.owner_id))::int as uses
  from ${mine} group by r.target) used left join lectern_external_link l on l.address = used.target`;
/** Some of the pages among references, by their titles. */
const somePages = (mine: string): string => `(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title)), '[]')
  from (select p.id, p.title from lectern_page p where p.id in (select r.page_id from ${mine} and r.target = shown.address)
    order by p.title_key, p.id limit 3) p) as pages`;

/** One page of the links to other sites in what an actor may change. */
export async function listExternalLinks(app: Lectern, actor: Actor, query: ExternalQuery): Promise<List<ExternalLink>> {
  const order = { since: 'since', address: 'address collate "C"', checkedAt: 'checked_at' }[query.columnToSort];
  const { rows, totalItems } = await listRows<Row>(app.database, query, (put) => {
    const mine = changeableAddresses(app, actor, put);
    const conditions = [
      holdsTerm(foldedSQL('target'), query.searchTerm, put) ?? 'true',
      query.state ? `coalesce(l.state, 'unchecked') = ${put(query.state)}` : 'true',
    ];
    return {
      with: `found as materialized (select ${columns}, uses from ${links(mine)} where ${conditions.join(' and ')})`,
      columns: `shown.*, ${somePages(mine)}`,
      from: 'found shown',
      order: `${order} ${query.sortOrder} nulls last`,
      unique: 'address',
    };
  });
  return { items: rows.map(present), totalItems };
}

/** A link to another site in what an actor may change. G_94 where there is none. */
export async function readExternalLink(app: Lectern, actor: Actor, address: string): Promise<ExternalLink> {
  const values: unknown[] = [];
  const put: Put = (value) => `$${values.push(value)}`;
  const mine = `${changeableAddresses(app, actor, put)} and r.target = ${put(address)}`;
  const { rows } = await app.pool.query<Row>(
    `select shown.*, ${somePages(mine)} from (select ${columns}, uses from ${links(mine)}) shown`,
    values,
  );
  return rows[0] ? present(rows[0]) : fail('unlinked');
}
