import type { Connections } from './database/connections.ts';
import { isDoneWithin } from './kernel/is-done-within.ts';
import type { Lectern } from './kernel/lectern.ts';
import type { Services } from './kernel/service.ts';

/** Milliseconds that a part of the stop gets; jobs and listeners themselves wait five seconds for what is under way. */
const patience = 7000;

interface Parts {
  readonly app: Lectern;
  readonly services: Services;
  readonly connections: Connections;
}

/** Stops an application in order. It ends, whatever its database does: what takes too long, or fails, is told of and left. */
export async function stopApp({ app, services, connections }: Parts): Promise<void> {
  const { log, jobs, events, invalidations, orm, pool } = app;
  const inTime = async (part: string, work: Promise<unknown>): Promise<void> => {
    try {
      if (!(await isDoneWithin(work, patience)))
        log.warn({ part }, 'a part of the stop takes too long; the stop goes on without it');
    } catch (error) {
      log.warn({ err: error, part }, 'a part of the stop failed; the stop goes on without it');
    }
  };
  await inTime('jobs and listeners', Promise.all([jobs.stop(), events.stop()]));
  await inTime('cache invalidations', invalidations.stop());
  await inTime(
    'services',
    services.close((error, service) => log.warn({ err: error, service }, 'a service did not close cleanly')),
  );
  const { cut } = await connections.end(() => Promise.all([orm.close(true), pool.end()]));
  if (cut > 0) log.warn({ connections: cut }, 'database connections that did not close by themselves were cut');
}
