import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { inTransaction, jobQueue, jobSchema, nudgeQueue, startRunner, startWorker } from './job-runner.ts';
import type { NamedJob } from './job-runner.ts';
import type { Logger } from './logger.ts';
import { createNudges } from './nudges.ts';

type JobHandler = (payload: never) => Promise<void>;

/** A job as its owner declares it. */
export interface JobDefinition<App> {
  readonly run: (payload: never, app: App) => Promise<void>;
  /** Minute, hour, day of the month, month, day of the week, in UTC: it also runs by itself then. */
  readonly cron?: string;
}

/** The moment of a job. */
export interface EnqueueOptions {
  /** Not before this time, by the application's clock. Default: as soon as it is committed. */
  readonly at?: Date;
}

/** Work that happens after a commit, or at its time: with retries, on PostgreSQL, in whichever process is free. */
export interface Jobs {
  /** Adds a job that can be enqueued; with `cron`, it also runs by itself. */
  define(name: string, handler: JobHandler, options?: { readonly cron?: string }): void;
  /** Enqueues a job in the transaction of the entity manager; `wake` after the commit lets it run at once. */
  enqueue(em: SqlEntityManager, name: string, payload: object, options?: EnqueueOptions): Promise<void>;
  /**
   * Lets a job that also runs by its cron run soon, at the latest when jobs begin. Many are joined into one. May be lost;
   * the cron makes up for it.
   */
  nudge(name: string): void;
  /** Looks for jobs at once, and takes those that are due by the application's clock. */
  wake(): void;
  /** Makes ready what `enqueue` needs, before the first command runs. Does nothing where there is nothing to enqueue. */
  prepare(): Promise<void>;
  /** Begins to work. */
  start(): Promise<void>;
  /** Lets running jobs end, up to a few seconds. */
  stop(): Promise<void>;
}

/** Workers of a queue in this process, so that a job that waits for somebody else's server does not hold up the rest. */
const workers = 2;

/** Milliseconds by which the application's clock may differ from the machine's without being set. */
const clockTolerance = 1000;

interface Options {
  readonly now?: () => Date;
  /** Seconds between looks for what a process that is gone left behind. Default: 60. */
  readonly superviseIntervalSeconds?: number;
}

/** Jobs over pg-boss. */
export function createJobs(
  pool: Pool,
  log: Logger,
  { now = () => new Date(), superviseIntervalSeconds = 60 }: Options = {},
): Jobs {
  const definitions = new Map<string, { handler: JobHandler; cron: string | undefined }>();
  let starting: Promise<PgBoss> | undefined;
  let isWorking = false;
  let isStopped = false;
  const workerIDs: string[] = [];

  const boss = (): Promise<PgBoss> => {
    starting ??= startRunner(pool, { log, superviseIntervalSeconds, isStopped: () => isStopped }).catch((error: unknown) => {
      // The next who needs it tries again.
      starting = undefined;
      throw error;
    });
    return starting;
  };

  async function run({ job, payload }: NamedJob): Promise<void> {
    const entry = definitions.get(job);
    if (!entry) return log.warn({ job }, 'a job is not installed any more');
    await entry.handler(payload as never);
  }

  const nudges = createNudges({ log, runner: boss, run, isWorking: () => isWorking, onSent: () => wake() });

  /** Where the application's clock was set ahead, what is due by it is taken too. */
  async function bringForward(): Promise<void> {
    const time = now();
    if (time.getTime() - Date.now() < clockTolerance) return;
    await pool.query(
      `update ${jobSchema}.job set start_after = now() where state in ('created', 'retry') and start_after > now() and start_after <= $1`,
      [time],
    );
  }

  function wake(): void {
    if (!isWorking) return;
    bringForward()
      .catch((error: unknown) => log.warn({ err: error }, 'jobs that are due could not be found'))
      .then(() => starting)
      .then(
        (runner) => workerIDs.forEach((id) => runner?.notifyWorker(id)),
        () => undefined,
      );
  }

  return {
    define: (name, handler, options = {}) => void definitions.set(name, { handler, cron: options.cron }),

    async enqueue(em, name, payload, { at } = {}) {
      if (!definitions.has(name)) throw new Error(`There is no job "${name}".`);
      const options = { db: inTransaction(em), ...(at ? { startAfter: at } : {}) };
      await (await boss()).send(jobQueue, { job: name, payload }, options);
    },

    nudge(name) {
      if (definitions.has(name)) nudges.ask(name);
    },

    wake,

    async prepare() {
      // What runs by its cron alone is asked for outside of transactions.
      if ([...definitions.values()].some(({ cron }) => cron === undefined)) await boss();
    },

    async start() {
      if (definitions.size === 0) return;
      const runner = await boss();
      for (let count = 0; count < workers; count += 1) {
        workerIDs.push(await startWorker(runner, jobQueue, run), await startWorker(runner, nudgeQueue, nudges.run));
      }
      isWorking = true;
      nudges.send();
      for (const [name, { cron }] of definitions) {
        const key = name.replaceAll(/[^\w.-]/g, '-');
        if (cron) await runner.schedule(nudgeQueue, cron, { job: name, payload: {} }, { key, singletonKey: name });
      }
    },

    async stop() {
      isWorking = false;
      isStopped = true;
      if (!starting) return;
      const runner = await starting.catch(() => undefined);
      await runner?.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}
