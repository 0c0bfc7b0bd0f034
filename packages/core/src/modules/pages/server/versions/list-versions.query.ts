import type { List } from '#contract/list.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { ListedVersion, VersionReason, WriteReason } from '../../versions.schema.ts';
import { peopleSQL, userName } from '#modules/users/server/public.ts';

interface Row extends Pick<ListedVersion, 'id' | 'number' | 'revision' | 'title' | 'isLatest' | 'isOpen' | 'authors'> {
  readonly reason: WriteReason;
  readonly isRequested: boolean;
  readonly chosenBy: ListedVersion['chosenBy'];
  /** What became of the last request to publish it. */
  readonly endOfRequest: 'rejected' | 'revoked' | null;
  readonly begunAt: Date;
  readonly endedAt: Date;
  readonly restoredFrom: ListedVersion['restoredFrom'];
  readonly pinName: string | null;
  readonly pinnedAt: Date | null;
  readonly pinnedBy: string | null;
  readonly publications: ListedVersion['publications'] | null;
  readonly change: ListedVersion['change'];
}

/** What makes the content of `v` of that of `f`, counted where the rows are: no document leaves the database for a list. */
const changeSQL = `select jsonb_build_object(
    'added', count(*) filter (where was.key is null), 'removed', count(*) filter (where new.key is null),
    'changed', count(*) filter (where was.key is not null and new.key is not null
      and new.value is distinct from was.value
      and new.value - '{__images,__files,slots}'::text[] is distinct from was.value - '{__images,__files,slots}'::text[]),
    'isReordered', coalesce(
      (select jsonb_agg(k order by i) from jsonb_array_elements_text(v.block_order) with ordinality o (k, i) where f.block_order ? k)
        is distinct from
      (select jsonb_agg(k order by i) from jsonb_array_elements_text(f.block_order) with ordinality o (k, i) where v.block_order ? k)
      or (count(*) filter (where was.key is null or new.key is null) = 0
        and bool_or(new.value is distinct from was.value and new.value->'slots' is distinct from was.value->'slots')), false),
    'fields', (v.title is distinct from f.title)::int
      + (select count(*) from jsonb_each(v.type_data) n full join jsonb_each(f.type_data) o using (key) where n.value is distinct from o.value)
      + (select count(*) from jsonb_each(v.seo) n full join jsonb_each(f.seo) o using (key) where n.value is distinct from o.value))
  from jsonb_each(v.blocks) new full join jsonb_each(f.blocks) was on was.key = new.key`;

const listSQL = `select v.id, v.number, v.revision, v.title, v.created_at as "begunAt", v.updated_at as "endedAt",
    v.id = p.latest_version_id as "isLatest", v.id = p.latest_version_id and not v.is_frozen as "isOpen",
    v.reason, v.has_publication_request as "isRequested",
    case when v.reason = 'conflict' then (select jsonb_build_object('id', n.created_by, 'name', u.name)
      from lectern_page_version n left join ${peopleSQL} u on u.id = n.created_by
      where n.page_id = v.page_id and n.number > v.number order by n.number limit 1) end as "chosenBy",
    (select case when q.state in ('rejected', 'revoked') then q.state end from lectern_publication_request q
      where q.version_id = v.id order by q.requested_at desc limit 1) as "endOfRequest",
    (select jsonb_build_object('id', o.id, 'number', o.number) from lectern_page_version o where o.id = v.restored_from) as "restoredFrom",
    v.pin_name as "pinName", v.pinned_at as "pinnedAt", ${userName('v.pinned_by')} as "pinnedBy",
    coalesce((select jsonb_agg(jsonb_build_object('id', w.user_id, 'name', u.name) order by w.written_at)
      from lectern_version_author w left join ${peopleSQL} u on u.id = w.user_id where w.version_id = v.id), '[]') as authors,
    (select jsonb_agg(jsonb_build_object('id', b.id, 'since', b.published_at, 'until', b.ended_at, 'by', u.name,
          'record', case when r.publication_id is null then 'none' when r.erased_at is null then 'kept' else 'erased' end)
        order by b.published_at desc)
      from lectern_publication b left join ${peopleSQL} u on u.id = b.published_by
      left join lectern_publication_record r on r.publication_id = b.id where b.version_id = v.id) as publications,
    case when f.id is not null and v.content_revision = v.revision then (${changeSQL}) end as change
  from (select * from lectern_page_version where page_id = $1 order by number desc limit $2 offset $3) v
  join lectern_page p on p.id = v.page_id
  left join lateral (select id, title, type_data, seo, blocks, block_order from lectern_page_version
    where page_id = v.page_id and number < v.number order by number desc limit 1) f on true
  order by v.number desc`;

const iso = (moment: string): string => new Date(moment).toISOString();

function reasonOf({ reason, publications, isRequested, endOfRequest }: Row): VersionReason {
  if (publications) return 'published';
  if (isRequested) return 'requested';
  return reason === 'requested' ? (endOfRequest ?? reason) : reason;
}

function present(row: Row): ListedVersion {
  const { id, number, revision, title, isLatest, isOpen, authors, restoredFrom, pinName, pinnedAt, pinnedBy, change } = row;
  return {
    id,
    number,
    revision,
    title,
    begunAt: row.begunAt.toISOString(),
    endedAt: row.endedAt.toISOString(),
    isLatest,
    isOpen,
    authors,
    reason: reasonOf(row),
    chosenBy: row.chosenBy,
    restoredFrom,
    pin: pinName !== null && pinnedAt !== null ? { name: pinName, at: pinnedAt.toISOString(), by: pinnedBy } : null,
    publications: (row.publications ?? []).map(({ since, until, ...rest }) => ({
      ...rest,
      since: iso(since),
      until: until === null ? null : iso(until),
    })),
    change,
  };
}

/** One page of the versions of a page, newest first. */
export async function listVersions(
  { pool }: Pick<Lectern, 'pool'>,
  pageID: string,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
): Promise<List<ListedVersion>> {
  const [{ rows }, { rows: counts }] = await Promise.all([
    pool.query<Row>(listSQL, [pageID, pageSize, pageIndex * pageSize]),
    pool.query<{ count: number }>('select count(*)::int as count from lectern_page_version where page_id = $1', [pageID]),
  ]);
  return { items: rows.map(present), totalItems: counts[0]?.count ?? 0 };
}
