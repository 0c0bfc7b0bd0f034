import type { CommandContext } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { changedTags } from './changed-tags.ts';
import type { ShownPage } from './changed-tags.ts';
import { coveredPages } from '../rights/covered-pages.ts';
import { pathSQL } from '../page/status-sql.ts';

interface LiveMove {
  readonly pageID: string;
  /** Needed for each page that goes along. */
  readonly permission: string;
  /** Public paths of the page above. */
  readonly from: string;
  readonly to: string;
}

/** A live page that went along. */
export interface MovedLive {
  readonly pageID: string;
  readonly from: string;
  readonly to: string;
  readonly shouldUpdateLinks: boolean;
}

interface Row extends Omit<ShownPage, 'path' | 'translationGroup'>, Pick<MovedLive, 'from' | 'to' | 'shouldUpdateLinks'> {
  readonly translation_group: string;
}

/** Pages whose caches are dropped one by one; of more, everything is. */
const mostTags = 200;

/**
 * Takes the live pages below one that moved along to their wanted addresses, with a redirect each, where those are what the
 * move makes of the live ones and the actor holds the permission for them. Their content stays as it is. Only for who holds the tree alone.
 */
export async function takeAlong(
  context: CommandContext,
  { pageID, permission, from, to }: LiveMove,
): Promise<readonly MovedLive[]> {
  const { app, actor, database, emit, invalidate } = context;
  await database.flush();
  // PostgreSQL takes the branch for millions of pages, and would compile for longer than it works.
  await database.query({ text: 'set local jit = off', values: [] });
  const values: unknown[] = [pageID, from, to];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const wanted = pathSQL(app.settings, put, { slug: 'page.slug', locale: 'page.locale' });
  const rows = await database.query<Row>({
    text: `with recursive below (id) as (
        select id from lectern_page where parent_id = $1::uuid and deleted_at is null
        union select page.id from lectern_page page join below on page.parent_id = below.id where page.deleted_at is null),
      moved as (
        select live.page_id, live.path as "from", ${wanted} as "to", page.should_update_links
        from below join lectern_page page on page.id = below.id join lectern_published_page live on live.page_id = page.id
        where starts_with(live.path, $2::text || '/') and ${wanted} = $3::text || substr(live.path, length($2::text) + 1)
          and page.id in (select id from lectern_page where ${coveredPages(actor, permission, put)})
        order by live.page_id for update of live),
      replaced as (delete from lectern_redirect where path in (select "to" from moved)),
      left_behind as (insert into lectern_redirect (path, page_id) select "from", page_id from moved
        on conflict (path) do update set page_id = excluded.page_id),
      settled as (update lectern_page page set should_update_links = false from moved
        where page.id = moved.page_id and moved.should_update_links)
      update lectern_published_page live set path = moved."to" from moved where live.page_id = moved.page_id
      returning live.page_id as id, live.type, live.locale, live.translation_group, live.title, live.summary,
        moved."from", moved."to", moved.should_update_links as "shouldUpdateLinks"`,
    values,
  });
  for (const { id, from: before, to: after } of rows) emit('page.renamed', { pageID: id, from: before, to: after });
  if (rows.length > mostTags) invalidate(cacheTags.everything);
  for (const row of rows.length > mostTags ? [] : rows) {
    const { translation_group: translationGroup, ...shown } = row;
    const [before, after] = [row.from, row.to].map((path): ShownPage => ({ ...shown, translationGroup, path }));
    invalidate(...changedTags(before, after, app.pageTypes.get(row.type)));
  }
  return rows.map((row) => ({ pageID: row.id, from: row.from, to: row.to, shouldUpdateLinks: row.shouldUpdateLinks }));
}
