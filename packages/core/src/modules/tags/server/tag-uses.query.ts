import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { TagUsage } from '../tags.schema.ts';
import { fail } from './fail.ts';
import { viewablePages } from './viewable-pages.ts';

/** Uses of each tag, counted. */
export interface UseCounts {
  readonly pages: number;
  readonly files: number;
  readonly others: number;
}

/** The tag that a stored id stands for: `lectern_tag t` is that of the id. */
const meant = 'coalesce(t.merged_into, t.id)';

/** SQL of the pages that have tags, live or in their latest version: one row a tag and page. */
const taggedPages = `select ${meant} as tag_id, r.page_id, bool_or(r.owner_kind = 'live-page') as is_live,
    bool_or(r.block_key = '') as is_own
  from lectern_reference r join lectern_tag t on t.id::text = r.target
  where r.kind = 'tag' and r.page_id is not null group by 1, 2`;

/** SQL of the files that have tags, in the trash or not: one row a tag and file. */
const taggedFiles = `select distinct ${meant} as tag_id, f.id as file_id
  from lectern_media_file f cross join lateral jsonb_array_elements_text(f.tags) as own (id)
  join lectern_tag t on t.id::text = own.id`;

/** SQL of settings and the like that have tags. */
const taggedOthers = `select distinct ${meant} as tag_id, r.owner_kind, r.owner_id
  from lectern_reference r join lectern_tag t on t.id::text = r.target where r.kind = 'tag' and r.page_id is null`;

/** SQL of how often each tag is used. */
export const useCounts = `select tag_id, sum(pages)::int as pages, sum(files)::int as files, sum(others)::int as others from (
    select tag_id, 1 as pages, 0 as files, 0 as others from (${taggedPages}) p
    union all select tag_id, 0, 1, 0 from (${taggedFiles}) f
    union all select tag_id, 0, 0, 1 from (${taggedOthers}) o) uses group by tag_id`;

/** How often one tag is used, in a transaction. */
export async function countUses(em: SqlEntityManager, id: string): Promise<UseCounts> {
  const [row] = await em.execute<UseCounts[]>(`select pages, files, others from (${useCounts}) counted where tag_id = ?`, [id]);
  return row ?? { pages: 0, files: 0, others: 0 };
}

/** Pages that an answer names; more are counted. */
const named = 50;

interface PageRow {
  readonly id: string;
  readonly title: string;
  readonly isLive: boolean;
  readonly isOwn: boolean;
  readonly isVisible: boolean;
}

/** The places that have a tag. Pages whose drafts the actor may not view are counted, not named; files are, in the library. */
export async function readTagUsage(app: Lectern, actor: Actor, id: string): Promise<TagUsage> {
  const { pool } = app;
  const { rows } = await pool.query('select from lectern_tag where id = $1 and merged_into is null and deleted_at is null', [id]);
  if (rows.length === 0) fail('noTag');
  const values: unknown[] = [id];
  const condition = app.service(viewablePages).condition(actor, (value) => `$${values.push(value)}`);
  const [pages, counted] = await Promise.all([
    pool.query<PageRow>(
      `select lectern_page.id, title, used.is_live as "isLive", used.is_own as "isOwn", ${condition} as "isVisible"
       from (${taggedPages}) used join lectern_page on lectern_page.id = used.page_id
       where used.tag_id = $1 and deleted_at is null order by title_key, lectern_page.id`,
      values,
    ),
    pool.query<UseCounts>(`select pages, files, others from (${useCounts}) counted where tag_id = $1`, [id]),
  ]);
  return {
    pages: pages.rows
      .filter(({ isVisible }) => isVisible)
      .slice(0, named)
      .map(({ isVisible: _isVisible, ...page }) => page),
    totalPages: pages.rows.length,
    files: counted.rows[0]?.files ?? 0,
    others: counted.rows[0]?.others ?? 0,
  };
}
