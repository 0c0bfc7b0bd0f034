import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { closeVersion, lockPageRow, pageSubject } from '#modules/pages/server/public.ts';
import { dueJob } from '../due-job.ts';
import { fail } from '../fail.ts';
import type { Moment } from '../moment-of.ts';
import { tellPage } from '../plan-rows.ts';
import { preparePlan } from '../prepare-plan.ts';
import type { Planned } from '../prepare-plan.ts';

/** Plans that a page goes live, or leaves the site, at a moment. What was planned of the same kind is forgotten. */
export const planPage = defineCommand<Planned & Moment, undefined, unknown>(
  'page.plan',
  async (context, { id, action, at, zone, versionID }) => {
    const { app, em, actor, now, authorize, audit, afterCommit } = context;
    const page = await lockPageRow(em, id);
    authorize('publish-page', await pageSubject(em, actor, page));
    if (versionID !== null) await closeVersion({ app, em }, page, versionID);
    await em.flush();
    // By the clock that says when it is due.
    const rows = await em.execute<unknown[]>(
      `insert into lectern_plan (page_id, action, at, zone, version_id, planned_by, planned_at)
       select ?, ?, ?, ?, ?, ?, ? where ?::timestamptz > now()
       on conflict (page_id, action) do update set at = excluded.at, zone = excluded.zone, version_id = excluded.version_id,
         planned_by = excluded.planned_by, planned_at = excluded.planned_at,
         claimed_until = null, tries = 0, failed_at = null, failure = null
       returning 1`,
      [id, action, at, zone, versionID, userIDOf(actor), now, at],
    );
    if (rows.length === 0) fail('past', 'at');
    await tellPage(em, id);
    audit({ entity: 'page', entityID: id, changes: { planned: action, at: at.toISOString() } });
    afterCommit(() => app.jobs.nudge(dueJob));
    return undefined;
  },
  { prepare: preparePlan },
);
