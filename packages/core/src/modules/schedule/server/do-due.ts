import PQueue from 'p-queue';
import { isLecternError } from '#contract/errors.ts';
import type { FieldError } from '#contract/errors.ts';
import { systemActor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { alarm } from './alarm.ts';
import { doPlan } from './commands/do-plan.command.ts';
import { failPlan } from './commands/fail-plan.command.ts';
import { planColumns } from './plan-rows.ts';
import type { PlanRow } from './plan-rows.ts';
import { plannerOf } from './planner.ts';

type Claimed = PlanRow & { readonly tries: number };

/** Taken at a time by a process, and done side by side. */
const claimedAtOnce = 20;
const sideBySide = 4;
/** Minutes of tries, as another takes over each minute. */
const mostTries = 12;
/** What somebody else was doing with the page at that moment. */
const passing: ReadonlySet<string> = new Set(['G_03', 'G_49']);
/** Milliseconds for which an alarm is set: the job runs each minute. */
const longestAlarm = 90_000;

/** Takes plans that are due by the database's clock, for a minute: after that they are another's, as those of a process that is gone. */
async function claim({ pool }: Lectern): Promise<Claimed[]> {
  const { rows } = await pool.query<Claimed>(
    `update lectern_plan s set claimed_until = now() + interval '1 minute', tries = s.tries + 1
     where (s.page_id, s.action) in (select page_id, action from lectern_plan
       where failed_at is null and at <= now() and (claimed_until is null or claimed_until <= now())
       order by at, page_id limit $1 for update skip locked)
     returning ${planColumns}, s.tries`,
    [claimedAtOnce],
  );
  return rows.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Why a plan cannot be done; undefined for what may pass, which is tried again. */
function failureOf({ errorCatalogue }: Lectern, error: unknown, tries: number): readonly FieldError[] | undefined {
  const isFault = (code: string): boolean => (errorCatalogue[code]?.status ?? 500) >= 500;
  const errors = isLecternError(error) ? error.errors : [{ code: 'G_01' }];
  const mayPass = errors.some(({ code }) => passing.has(code) || isFault(code));
  return mayPass && tries < mostTries ? undefined : errors;
}

async function doOne(app: Lectern, { pageID: id, action, versionID, plannedBy, tries }: Claimed): Promise<void> {
  try {
    const actor = await plannerOf(app, plannedBy);
    if (actor) await app.execute(doPlan, { id, action, versionID }, actor, 'job');
    else await app.execute(failPlan, { id, action, errors: [{ code: 'UM_01' }] }, systemActor('schedule'));
  } catch (error) {
    const errors = failureOf(app, error, tries);
    const log = isLecternError(error) ? app.log.info : app.log.error;
    log.call(app.log, { err: error, page: id, action, tries }, errors ? 'a plan could not be done' : 'a plan is tried again');
    if (errors) await app.execute(failPlan, { id, action, errors }, systemActor('schedule'));
  }
}

/** Lets the job run when the next plan is due, where that is soon. */
async function setAlarm(app: Lectern): Promise<void> {
  const { rows } = await app.pool.query<{ delay: number | null }>(
    `select extract(epoch from min(greatest(at, claimed_until)) - now()) * 1000 as delay from lectern_plan where failed_at is null`,
  );
  const delay = rows[0]?.delay ?? null;
  if (delay !== null && Number(delay) < longestAlarm) app.service(alarm).set(Math.max(0, Math.ceil(Number(delay))));
}

/** Does everything that is due, each once, however many processes do. */
export async function doDue(app: Lectern): Promise<void> {
  const queue = new PQueue({ concurrency: sideBySide });
  for (let plans = await claim(app); plans.length > 0; plans = await claim(app))
    await queue.addAll(plans.map((plan) => () => doOne(app, plan)));
  await setAlarm(app);
}
