import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { PageUsage } from '../../page.schema.ts';
import { coveredPages } from '../rights/covered-pages.ts';
import { liveAbove } from '../live/live-above.query.ts';
import { idsBelow } from '../page/page-tree.ts';

/** Pages that an answer names; more are counted. */
const namedPages = 50;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly isLive: boolean;
  readonly isVisible: boolean;
}

/** Uses of pages `$1`: by their id, or by the address at which they are live. */
const uses = `lectern_reference r where (r.kind = 'page' and r.target = any($1::text[])
  or r.kind = 'path' and r.target in (select path from lectern_published_page where page_id = any($1::text[]::uuid[])))`;

type Leading = PageUsage['toBelow'];

const nothing: Leading = { pages: [], totalPages: 0, others: 0 };

/** What leads to some pages from elsewhere than these and some others. Pages whose drafts the actor may not view are counted. */
async function leadingTo(
  { pool }: Pick<Lectern, 'pool'>,
  actor: Actor,
  { ids, except }: { readonly ids: readonly string[]; readonly except: readonly string[] },
): Promise<Leading> {
  if (ids.length === 0) return nothing;
  const values: unknown[] = [ids, except];
  const visible = coveredPages(actor, 'view-page', (value) => `$${values.push(value)}`);
  const [{ rows }, { rows: others }] = await Promise.all([
    pool.query<Row>(
      `select id, title, ${visible} as "isVisible",
         exists (select from ${uses} and r.owner_kind = 'live-page' and r.page_id = lectern_page.id) as "isLive"
       from lectern_page where deleted_at is null and id <> all($2::text[]::uuid[])
         and id in (select r.page_id from ${uses} and r.page_id is not null)
       order by title_key, id`,
      values,
    ),
    pool.query<{ count: number }>(
      `select count(distinct (r.owner_kind, r.owner_id))::int as count from ${uses} and r.page_id is null`,
      [ids],
    ),
  ]);
  return {
    pages: rows
      .filter(({ isVisible }) => isVisible)
      .slice(0, namedPages)
      .map(({ id, title, isLive }) => ({ id, title, isLive })),
    totalPages: rows.length,
    others: others[0]?.count ?? 0,
  };
}

/** What still leads to some pages and to those below them, and how many these are. */
export async function readPageUsage(app: Lectern, actor: Actor, pageIDs: readonly string[]): Promise<PageUsage> {
  const { pool, orm } = app;
  const below = (await idsBelow(orm.em.fork(), pageIDs)).filter((id) => !pageIDs.includes(id));
  const [only, ...more] = pageIDs;
  const [own, toBelow, { rows: live }, above] = await Promise.all([
    leadingTo(app, actor, { ids: pageIDs, except: pageIDs }),
    leadingTo(app, actor, { ids: below, except: [...pageIDs, ...below] }),
    pool.query<{ own: number; below: number }>(
      `select count(*) filter (where page_id = any($1::uuid[]))::int as own,
         count(*) filter (where page_id = any($2::uuid[]))::int as below
       from lectern_published_page where page_id = any($1::uuid[]) or page_id = any($2::uuid[])`,
      [pageIDs, below],
    ),
    only !== undefined && more.length === 0 ? liveAbove(orm.em.fork(), only) : undefined,
  ]);
  return {
    ...own,
    toBelow,
    below: below.length,
    live: live[0]?.own ?? 0,
    liveBelow: live[0]?.below ?? 0,
    above: above ? { title: above.title, path: above.path } : null,
  };
}
