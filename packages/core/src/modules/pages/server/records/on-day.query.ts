import type { Actor } from '../../../../server/kernel/actor.ts';
import type { Lectern } from '../../../../server/kernel/lectern.ts';
import type { DayPublication } from '../../versions.schema.ts';
import { coveredPages } from '../covered-pages.ts';

interface Row extends Pick<DayPublication, 'id' | 'pageID' | 'versionID' | 'number' | 'title' | 'by' | 'record'> {
  readonly since: Date;
  readonly until: Date | null;
  readonly erasedAt: Date | null;
  readonly erasedBy: string | null;
}

/** What visitors read at a path on a day of the site's clock (`YYYY-MM-DD`), first to last; of pages whose drafts the actor may read. */
export async function publicationsOnDay(
  { pool, settings }: Pick<Lectern, 'pool' | 'settings'>,
  actor: Actor,
  { path, day }: { readonly path: string; readonly day: string },
): Promise<DayPublication[]> {
  const values: unknown[] = [path, day, settings.timeZone];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const { rows } = await pool.query<Row>(
    `select b.id, b.page_id as "pageID", v.id as "versionID", v.number, v.title, b.published_at as since, b.ended_at as until,
       (select name from lectern_user where id = b.published_by) as by,
       case when r.publication_id is null then 'none' when r.erased_at is null then 'kept' else 'erased' end as record,
       r.erased_at as "erasedAt", (select name from lectern_user where id = r.erased_by) as "erasedBy"
     from lectern_publication b
     join lectern_page_version v on v.id = b.version_id
     left join lectern_publication_record r on r.publication_id = b.id
     left join lectern_published_page l on l.publication_id = b.id
     where coalesce(r.path, l.path) = $1
       and b.published_at < (($2::date + 1)::timestamp at time zone $3)
       and (b.ended_at is null or b.ended_at >= ($2::date::timestamp at time zone $3))
       and b.page_id in (select id from lectern_page where ${coveredPages(actor, 'view-page', put)})
     order by b.published_at limit 100`,
    values,
  );
  return rows.map(({ since, until, erasedAt, erasedBy, ...row }) => ({
    ...row,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    erased: erasedAt ? { at: erasedAt.toISOString(), by: erasedBy } : null,
  }));
}
