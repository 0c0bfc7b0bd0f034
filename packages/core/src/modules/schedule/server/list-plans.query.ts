import { dayIn } from '#contract/time-zone.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { coveredPages, isLimitedByPage, pageSubject } from '../../pages/server/public.ts';
import type { Plan, PlannedPage } from '../schedule.calls.ts';
import { dayAfter, startOfDay, wallTimeOf } from './moment-of.ts';
import { planColumns } from './plan-rows.ts';
import type { PlanRow } from './plan-rows.ts';
import { peopleSQL } from '../../users/server/public.ts';

/** Rows of an answer. */
const longest = 1000;

type Row = PlanRow & { readonly plannerName: string | null };

interface PageColumns {
  readonly title: string;
  readonly type: string;
  readonly locale: string;
  readonly createdBy: number | null;
  readonly parentID: string | null;
  readonly translationGroup: string;
}

const columns = `${planColumns}, u.name as "plannerName"`;
const joined = `lectern_plan s left join ${peopleSQL} u on u.id = s.planned_by`;

const presentPlan = ({ pageID, action, at, zone, versionID, plannedBy, plannerName, failedAt, failure }: Row): Plan => ({
  pageID,
  action,
  at: at.toISOString(),
  zone,
  ...wallTimeOf({ at, zone }),
  pageVersionID: versionID,
  plannedBy: plannedBy !== null && plannerName !== null ? { id: plannedBy, name: plannerName } : null,
  failed: failedAt && {
    at: failedAt.toISOString(),
    errors: (failure ?? []).map(({ code, property }) => (property === undefined ? { code } : { code, property })),
  },
});

/** What is planned for a page, in the order of time. */
export async function readPlans({ pool }: Pick<Lectern, 'pool'>, pageID: string): Promise<readonly Plan[]> {
  const text = `select ${columns} from ${joined} where s.page_id = $1 order by s.at, s.action`;
  return (await pool.query<Row>(text, [pageID])).rows.map(presentPlan);
}

interface ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly failed?: 'true' | 'false' | undefined;
}

/** What is planned for pages that somebody may see, on days in the time zone of the site; or all that could not be done. */
export async function listPlans(app: Lectern, actor: Actor, query: ListQuery): Promise<readonly PlannedPage[]> {
  const { timeZone } = app.settings;
  const { from = dayIn(timeZone, app.now()), to = dayAfter(from, { months: 1 }) } = query;
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const days = () =>
    `s.at >= ${put(startOfDay(from, timeZone))} and s.at < ${put(startOfDay(dayAfter(to, { days: 1 }), timeZone))}`;
  const when = query.failed === 'true' ? 's.failed_at is not null' : days();
  const { rows } = await app.pool.query<Row & PageColumns>(
    `select ${columns}, p.title, p.type, p.locale, p.created_by as "createdBy", p.parent_id as "parentID",
       p.translation_group as "translationGroup"
     from ${joined} join (select * from lectern_page where deleted_at is null and ${coveredPages(actor, 'view-page', put)}) p
       on p.id = s.page_id
     where ${when} order by s.at, p.title_key, s.action limit ${longest}`,
    values,
  );
  const em = isLimitedByPage(actor) ? app.em() : undefined;
  const shown: PlannedPage[] = [];
  for (const row of rows) {
    const { pageID: id, title, type, locale, createdBy } = row;
    const page = { id, type, locale, createdBy, parentID: row.parentID, translationGroup: row.translationGroup };
    const subject = em ? await pageSubject(em, actor, page) : { type, locale, createdBy, pageAndAncestors: [id] };
    shown.push({ ...presentPlan(row), title, type, locale, canPublish: can(actor, 'publish-page', subject) });
  }
  return shown;
}
