import type { Actor } from '../../../server/kernel/actor.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import type { PageUsage } from '../page.schema.ts';
import { coveredPages } from './covered-pages.ts';
import { idsBelow } from './page-tree.ts';

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

/**
 * What still leads to some pages, and how many stand below them. Pages whose drafts the actor may not view are counted, not
 * named.
 */
export async function readPageUsage({ pool, orm }: Lectern, actor: Actor, pageIDs: readonly string[]): Promise<PageUsage> {
  const below = (await idsBelow(orm.em.fork(), pageIDs)).filter((id) => !pageIDs.includes(id));
  const values: unknown[] = [pageIDs];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const visible = coveredPages(actor, 'view-page', put);
  const [{ rows }, { rows: others }] = await Promise.all([
    pool.query<Row>(
      `select id, title, ${visible} as "isVisible",
         exists (select from ${uses} and r.owner_kind = 'live-page' and r.page_id = lectern_page.id) as "isLive"
       from lectern_page where deleted_at is null and id <> all($1::text[]::uuid[])
         and id in (select r.page_id from ${uses} and r.page_id is not null)
       order by lower(title), id`,
      values,
    ),
    pool.query<{ count: number }>(
      `select count(distinct (r.owner_kind, r.owner_id))::int as count from ${uses} and r.page_id is null`,
      [pageIDs],
    ),
  ]);
  return {
    pages: rows
      .filter(({ isVisible }) => isVisible)
      .slice(0, namedPages)
      .map(({ id, title, isLive }) => ({ id, title, isLive })),
    totalPages: rows.length,
    others: others[0]?.count ?? 0,
    below: below.length,
  };
}
