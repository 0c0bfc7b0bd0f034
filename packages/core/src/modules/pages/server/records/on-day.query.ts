import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { DayPublication } from '../../versions.schema.ts';
import { coveredPages } from '../rights/covered-pages.ts';
import { userName } from '#modules/users/server/public.ts';

interface Row extends Pick<DayPublication, 'id' | 'pageID' | 'versionID' | 'number' | 'title' | 'path' | 'by' | 'record'> {
  readonly since: Date;
  readonly until: Date | null;
  readonly erasedAt: Date | null;
  readonly erasedBy: string | null;
}

/**
 * A publication at each address that it had: where it went live, and where the page above took it along to, from the
 * moment that the former address led on.
 */
const atAddresses = `(
  select b.*, coalesce(r.path, l.path) as path, b.published_at as since, coalesce(d.created_at, b.ended_at) as until
    from lectern_publication b
    left join lectern_publication_record r on r.publication_id = b.id
    left join lectern_published_page l on l.publication_id = b.id
    left join lectern_redirect d on d.path = r.path and d.page_id = b.page_id
      and d.created_at >= b.published_at and (b.ended_at is null or d.created_at < b.ended_at)
    where b.page_id in (select page_id from meant)
  union all
  select b.*, l.path, coalesce(d.created_at, b.published_at), b.ended_at
    from lectern_published_page l join lectern_publication b on b.id = l.publication_id
    join lectern_publication_record r on r.publication_id = b.id and r.path <> l.path
    left join lectern_redirect d on d.path = r.path and d.page_id = b.page_id
    where b.page_id in (select page_id from meant))`;

/** What is asked for: a page, wherever it stood, or an address, whatever stood there. */
export type DayPlace = { readonly pageID: string } | { readonly path: string };

const ofPath = `select page_id from lectern_publication_record where path = $1
  union select page_id from lectern_published_page where path = $1`;

/** What visitors read on a day of the site's clock (`YYYY-MM-DD`), first to last; of pages whose drafts the actor may read. */
export async function publicationsOnDay(
  { pool, settings }: Pick<Lectern, 'pool' | 'settings'>,
  actor: Actor,
  { place, day }: { readonly place: DayPlace; readonly day: string },
): Promise<DayPublication[]> {
  const isPath = 'path' in place;
  const values: unknown[] = [isPath ? place.path : place.pageID, day, settings.timeZone];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const { rows } = await pool.query<Row>(
    `with meant (page_id) as (${isPath ? ofPath : 'select $1::uuid'})
     select b.id, b.page_id as "pageID", b.version_id as "versionID", coalesce(v.number, b.version_number) as number,
       coalesce(v.title, b.version_title) as title, b.path, b.since, b.until,
       ${userName('b.published_by')} as by,
       case when r.publication_id is null then 'none' when r.erased_at is null then 'kept' else 'erased' end as record,
       r.erased_at as "erasedAt", ${userName('r.erased_by')} as "erasedBy"
     from ${atAddresses} b
     left join lectern_page_version v on v.id = b.version_id
     left join lectern_publication_record r on r.publication_id = b.id
     where ${isPath ? 'b.path = $1' : 'true'}
       and b.since < (($2::date + 1)::timestamp at time zone $3)
       and (b.until is null or b.until >= ($2::date::timestamp at time zone $3))
       and b.page_id in (select id from lectern_page where ${coveredPages(actor, 'view-page', put)})
     order by b.since limit 100`,
    values,
  );
  return rows.map(({ since, until, erasedAt, erasedBy, ...row }) => ({
    ...row,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    erased: erasedAt ? { at: erasedAt.toISOString(), by: erasedBy } : null,
  }));
}
