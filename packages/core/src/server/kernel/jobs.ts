import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Pool, QueryResult } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from './logger.ts';

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

/** Jobs with a payload. */
const jobQueue = 'lectern-job';
/** Jobs that run by themselves: one of each waits at most, however often it was asked for. */
const nudgeQueue = 'lectern-nudge';
const schema = 'lectern_jobs';

/** Workers of a queue in this process, so that a job that waits for somebody else's server does not hold up the rest. */
const workers = 2;

/** Milliseconds by which the application's clock may differ from the machine's without being set. */
const clockTolerance = 1000;

interface NamedJob {
  readonly job: string;
  readonly payload: object;
}

interface Options {
  readonly now?: () => Date;
  readonly superviseIntervalSeconds?: number;
}

const inTransaction = (em: SqlEntityManager) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await em.getKysely().executeQuery(CompiledQuery.raw(text, values));
    return { rows: result.rows };
  },
});

const overPool = (pool: Pool) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    // Several statements in one text have several results, of which pg-boss wants all the rows.
    const result = (await pool.query(text, values)) as QueryResult | QueryResult[];
    return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows as unknown[]) : (result.rows as unknown[]) };
  },
});

/**
 * Jobs over pg-boss, which polls and needs neither LISTEN nor a session of its own: it runs on both engines. Each
 * `superviseIntervalSeconds` it takes up again what a process that is gone left behind.
 */
export function createJobs(
  pool: Pool,
  log: Logger,
  { now = () => new Date(), superviseIntervalSeconds = 60 }: Options = {},
): Jobs {
  const definitions = new Map<string, { handler: JobHandler; cron: string | undefined }>();
  let starting: Promise<PgBoss> | undefined;
  let isWorking = false;
  /** Jobs that were asked for and not sent yet. */
  const nudged = new Set<string>();
  let sending: Promise<void> | undefined;
  /** Jobs that run by themselves and are under way here; true where one was asked for meanwhile. */
  const underWay = new Map<string, boolean>();
  const workerIDs: string[] = [];

  const boss = (): Promise<PgBoss> => {
    starting ??= startBoss().catch((error: unknown) => {
      // The next who needs it tries again.
      starting = undefined;
      throw error;
    });
    return starting;
  };

  async function startBoss(): Promise<PgBoss> {
    const { PgBoss: Boss } = await import('pg-boss');
    const instance = new Boss({ schema, db: overPool(pool), superviseIntervalSeconds });
    instance.on('error', (error) => log.error({ err: error }, 'job runner'));
    await instance.start();
    const policy = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, retentionSeconds: 14 * 86_400 };
    await instance.createQueue(jobQueue, policy);
    await instance.createQueue(nudgeQueue, { ...policy, policy: 'short' });
    // So that it is known before a command sends to it: inside a transaction nothing may ask on another connection.
    await instance.getQueueStats(jobQueue);
    return instance;
  }

  /** Sends what was asked for, one statement at a time: what is asked for meanwhile is joined into the next. */
  async function sendNudges(): Promise<void> {
    const runner = await boss();
    while (nudged.size > 0) {
      const names = [...nudged];
      nudged.clear();
      await runner.insert(
        nudgeQueue,
        names.map((job) => ({ data: { job, payload: {} }, singletonKey: job })),
      );
    }
    wake();
  }

  function send(): void {
    sending ??= sendNudges()
      .catch((error: unknown) => log.warn({ err: error }, 'jobs could not be asked for; they run by their crons'))
      .finally(() => {
        sending = undefined;
        if (nudged.size > 0 && isWorking) send();
      });
  }

  async function run({ job, payload }: NamedJob): Promise<void> {
    const entry = definitions.get(job);
    if (!entry) return log.warn({ job }, 'a job is not installed any more');
    await entry.handler(payload as never);
  }

  /** Runs a job that runs by itself, never twice at a time in a process, so that one worker is left for the others. */
  async function runNudged(nudge: NamedJob): Promise<void> {
    if (underWay.has(nudge.job)) return void underWay.set(nudge.job, true);
    try {
      do {
        underWay.set(nudge.job, false);
        await run(nudge);
      } while (underWay.get(nudge.job) && isWorking);
    } finally {
      underWay.delete(nudge.job);
    }
  }

  /** Begins a worker that goes on without a pause as long as there is work. */
  async function work(runner: PgBoss, queue: string, handle: (job: NamedJob) => Promise<void>): Promise<void> {
    let id: string | undefined;
    id = await runner.work<NamedJob>(queue, async ([job]) => {
      if (!job) return;
      if (id) runner.notifyWorker(id);
      await handle(job.data);
    });
    workerIDs.push(id);
  }

  /** Where the application's clock was set ahead, what is due by it is taken too. */
  async function bringForward(): Promise<void> {
    const time = now();
    if (time.getTime() - Date.now() < clockTolerance) return;
    await pool.query(
      `update ${schema}.job set start_after = now() where state in ('created', 'retry') and start_after > now() and start_after <= $1`,
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
      if (!definitions.has(name)) return;
      nudged.add(name);
      if (isWorking) send();
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
        await work(runner, jobQueue, run);
        await work(runner, nudgeQueue, runNudged);
      }
      isWorking = true;
      if (nudged.size > 0) send();
      for (const [name, { cron }] of definitions) {
        const key = name.replaceAll(/[^\w.-]/g, '-');
        if (cron) await runner.schedule(nudgeQueue, cron, { job: name, payload: {} }, { key, singletonKey: name });
      }
    },

    async stop() {
      isWorking = false;
      if (!starting) return;
      const runner = await starting.catch(() => undefined);
      await runner?.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}
