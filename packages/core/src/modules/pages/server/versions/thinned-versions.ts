/** Days for which every version is kept. */
const daysOfAll = 4;

/** The time before which only the last version of a day is kept. */
export const cutoffOf = (now: Date): Date => new Date(now.getTime() - daysOfAll * 86_400_000);

/**
 * SQL of the versions `v` that no rule keeps, by a time and twice the time zone of the site: older than that, followed by another
 * one of the same day, and neither the latest of its page, nor named, nor planned, nor requested now or ever, nor ever published,
 * for what visitors read on a day is told by it, nor shown by a link.
 */
export const thinnedSQL = `from lectern_page_version v
  join lectern_page p on p.id = v.page_id
  where v.updated_at < ? and v.id <> p.latest_version_id and v.id is distinct from p.planned_version_id
    and v.pin_name is null
    and not v.has_publication_request and v.reason <> 'requested'
    and not exists (select from lectern_publication b where b.version_id = v.id)
    and not exists (select from lectern_preview_link k where k.version_id = v.id)
    and exists (select from lectern_page_version l where l.page_id = v.page_id and l.number > v.number
      and (l.updated_at at time zone ?)::date = (v.updated_at at time zone ?)::date)`;
