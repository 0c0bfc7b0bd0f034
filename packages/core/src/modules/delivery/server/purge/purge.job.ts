import type { Lectern } from '#server/kernel/lectern.ts';
import { purger } from '#server/site/purge/purger.ts';
import { areWaiting, heardWithin, purgeWaiting } from './purge-rows.ts';

/** The name of the job under which it is recorded. */
export const purgeJob = 'delivery:purge';

/** Milliseconds after which a proxy that failed is told again; the clock of the job, once a minute, makes up for the rest. */
const retryAfter = 3000;

/** Tells proxies what was dropped, and comes back for what waits. */
export async function runPurge(app: Lectern): Promise<void> {
  const proxies = app.service(purger);
  if (!proxies) return;
  const isDone = await purgeWaiting({ pool: app.pool, log: app.log, purger: proxies });
  if (isDone && !(await areWaiting(app.pool))) return;
  setTimeout(() => app.jobs.nudge(purgeJob), isDone ? heardWithin * 1000 : retryAfter).unref();
}

/** Lets proxies be told as soon as something is dropped. */
export function wakePurge(app: Lectern): void {
  if (app.service(purger)) app.invalidations.subscribe(() => app.jobs.nudge(purgeJob));
}
