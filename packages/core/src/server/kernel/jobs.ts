import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Pool, QueryResult } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { EventMap, EventName, PendingEvent } from './events.ts';
import type { Logger } from './logger.ts';

type Listener = (payload: never) => Promise<void>;
type JobHandler = (payload: never) => Promise<void>;

/** A job as its owner declares it. */
export interface JobDefinition<App> {
  readonly run: (payload: never, app: App) => Promise<void>;
  /** Minute, hour, day of the month, month, day of the week, in UTC: it also runs by itself then. */
  readonly cron?: string;
}

/** Work that happens after a commit, or at its time: with retries, on PostgreSQL, in whichever process is free. */
export interface Jobs {
  /** Adds a listener; each gets its own job for each event. */
  listen(owner: string, event: EventName, listener: Listener): void;
  /** Adds a job that can be enqueued; with `cron`, it also runs by itself. */
  define(name: string, handler: JobHandler, options?: { readonly cron?: string }): void;
  /** Enqueues the events of a command in its own transaction. */
  enqueueEvents(em: SqlEntityManager, events: readonly PendingEvent[]): Promise<void>;
  /** Enqueues a job in the transaction of the entity manager. */
  enqueue(em: SqlEntityManager, name: string, payload: object): Promise<void>;
  /** Lets a job that also runs by its cron run soon, at the latest when jobs begin. May be lost; the cron makes up for it. */
  nudge(name: string): void;
  /** Makes ready what `enqueueEvents` and `enqueue` need, before the first command runs. Does nothing where nobody listens. */
  prepare(): Promise<void>;
  /** Begins to work. */
  start(): Promise<void>;
  /** Lets running jobs end, up to a few seconds. */
  stop(): Promise<void>;
}

const eventQueue = 'lectern-event';
const jobQueue = 'lectern-job';
const schema = 'lectern_jobs';

interface EventJob {
  readonly listener: string;
  readonly payload: EventMap[EventName];
}

interface NamedJob {
  readonly job: string;
  readonly payload: object;
}

const inTransaction = (em: SqlEntityManager) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await em.getKysely().executeQuery(CompiledQuery.raw(text, values));
    return { rows: result.rows };
  },
});

/**
 * Jobs over pg-boss, which polls and needs neither LISTEN nor a session of its own: it runs on both engines. Each
 * `superviseIntervalSeconds` it takes up again what a process that is gone left behind.
 */
export function createJobs(pool: Pool, log: Logger, { superviseIntervalSeconds = 60 } = {}): Jobs {
  const listeners = new Map<string, { event: EventName; listener: Listener }>();
  const definitions = new Map<string, { handler: JobHandler; cron: string | undefined }>();
  let starting: Promise<PgBoss> | undefined;
  let isWorking = false;
  /** Jobs that were asked for before jobs began. */
  const nudged = new Set<string>();

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
    const instance = new Boss({
      schema,
      db: {
        executeSql: async (text: string, values?: unknown[]) => {
          // Several statements in one text have several results, of which pg-boss wants all the rows.
          const result = (await pool.query(text, values)) as QueryResult | QueryResult[];
          return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows as unknown[]) : (result.rows as unknown[]) };
        },
      },
      superviseIntervalSeconds,
    });
    instance.on('error', (error) => log.error({ err: error }, 'job runner'));
    await instance.start();
    const policy = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, retentionSeconds: 14 * 86_400 };
    for (const queue of [eventQueue, jobQueue]) {
      await instance.createQueue(queue, policy);
      // So that it is known before a command sends to it: inside a transaction nothing may ask on another connection.
      await instance.getQueueStats(queue);
    }
    return instance;
  }

  function ask(name: string): void {
    boss()
      .then((runner) => runner.send(jobQueue, { job: name, payload: {} }))
      .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job could not be asked for; it runs by its cron'));
  }

  return {
    listen: (owner, event, listener) => void listeners.set(`${owner}:${event}`, { event, listener }),
    define: (name, handler, options = {}) => void definitions.set(name, { handler, cron: options.cron }),

    async enqueueEvents(em, events) {
      const jobs = events.flatMap(({ name, payload }) =>
        [...listeners].filter(([, entry]) => entry.event === name).map(([listener]) => ({ listener, payload })),
      );
      if (jobs.length === 0) return;
      const runner = await boss();
      for (const job of jobs) await runner.send(eventQueue, job, { db: inTransaction(em) });
    },

    async enqueue(em, name, payload) {
      if (!definitions.has(name)) throw new Error(`There is no job "${name}".`);
      await (await boss()).send(jobQueue, { job: name, payload }, { db: inTransaction(em) });
    },

    nudge(name) {
      if (!definitions.has(name)) return;
      if (isWorking) ask(name);
      else nudged.add(name);
    },

    async prepare() {
      // What runs by its cron alone is asked for outside of transactions.
      if (listeners.size > 0 || [...definitions.values()].some(({ cron }) => cron === undefined)) await boss();
    },

    async start() {
      if (listeners.size === 0 && definitions.size === 0) return;
      const runner = await boss();
      await runner.work<EventJob>(eventQueue, async ([job]) => {
        if (!job) return;
        const entry = listeners.get(job.data.listener);
        if (!entry) return log.warn({ listener: job.data.listener }, 'the listener of an event is not installed any more');
        await entry.listener(job.data.payload as never);
      });
      // Two, so that a job that waits for somebody else's server does not hold up the rest.
      await runner.work<NamedJob>(jobQueue, { localConcurrency: 2 }, async ([job]) => {
        if (!job) return;
        const entry = definitions.get(job.data.job);
        if (!entry) return log.warn({ job: job.data.job }, 'a job is not installed any more');
        await entry.handler(job.data.payload as never);
      });
      isWorking = true;
      for (const name of nudged) ask(name);
      nudged.clear();
      for (const [name, { cron }] of definitions) {
        if (cron) await runner.schedule(jobQueue, cron, { job: name, payload: {} }, { key: name.replaceAll(/[^\w.-]/g, '-') });
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
