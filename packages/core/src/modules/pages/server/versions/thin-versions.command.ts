import { defineCommand } from '#server/kernel/command.ts';
import { cutoffOf, thinnedSQL } from './thinned-versions.ts';

interface Thinned {
  readonly id: string;
  readonly pageID: string;
}

/**
 * Deletes some of the versions that no rule keeps, at most so many at once. Answers with how many there were. Who wrote them
 * is noted at the next version that stays, which holds what they wrote.
 */
export const thinVersions = defineCommand<{ readonly limit: number }, number>(
  'page.thin-versions',
  async (context, { limit }) => {
    const { app, em, now, authorize, audit } = context;
    authorize('edit-page');
    const { timeZone } = app.settings;
    const facts = [cutoffOf(now), timeZone, timeZone];
    // Whoever publishes, names or restores a version locks its page first, so that what is read afterwards stays true.
    const pages = await em.execute<{ id: string }[]>(
      `select id from lectern_page where id in (select v.page_id ${thinnedSQL}) order by id limit ? for update skip locked`,
      [...facts, limit],
    );
    const rows = await em.execute<Thinned[]>(
      `select v.id, v.page_id as "pageID" ${thinnedSQL} and v.page_id = any(?::uuid[]) order by v.page_id, v.number limit ?`,
      [...facts, `{${pages.map(({ id }) => id).join(',')}}`, limit],
    );
    if (rows.length === 0) return 0;
    const ids = `{${rows.map(({ id }) => id).join(',')}}`;
    const heirs = `select d.id, d.page_id, (select h.id from lectern_page_version h where h.page_id = d.page_id
      and h.number > d.number and h.id <> all(?::uuid[]) order by h.number limit 1) as heir_id
    from lectern_page_version d where d.id = any(?::uuid[])`;
    await em.execute(
      `insert into lectern_version_author (version_id, page_id, user_id, written_at)
     select heir_id, w.page_id, w.user_id, max(w.written_at) from (${heirs}) d join lectern_version_author w on w.version_id = d.id
     group by heir_id, w.page_id, w.user_id
     on conflict (version_id, user_id) do update set written_at = greatest(lectern_version_author.written_at, excluded.written_at)`,
      [ids, ids],
    );
    // Edits are kept for a week, for tabs that come back with an old revision.
    await em.execute(`update lectern_page_edit e set version_id = d.heir_id from (${heirs}) d where e.version_id = d.id`, [
      ids,
      ids,
    ]);
    await em.execute('delete from lectern_page_version where id = any(?::uuid[])', [ids]);
    const counts = Map.groupBy(rows, ({ pageID }) => pageID);
    for (const [pageID, thinned] of counts) audit({ entity: 'page', entityID: pageID, changes: { thinned: thinned.length } });
    return rows.length;
  },
);
