import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Pool, QueryResult } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from './logger.ts';

/** Jobs with a payload. */
export const jobQueue = 'lectern-job';
/** Jobs that run by themselves: one of each waits at most, however often it was asked for. */
export const nudgeQueue = 'lectern-nudge';
export const jobSchema = 'lectern_jobs';

/** A job as it waits in a queue. */
export interface NamedJob {
  readonly job: string;
  readonly payload: object;
}

/** The connection of a transaction, as pg-boss takes one. */
export const inTransaction = (em: SqlEntityManager) => ({
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

interface RunnerOptions {
  readonly log: Logger;
  readonly superviseIntervalSeconds: number;
  readonly isStopped: () => boolean;
}

/**
 * Starts pg-boss, which polls and needs neither LISTEN nor a session of its own: it runs on both engines. Each
 * `superviseIntervalSeconds` it takes up again what a process that is gone left behind.
 */
export async function startRunner(pool: Pool, { log, superviseIntervalSeconds, isStopped }: RunnerOptions): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const runner = new Boss({ schema: jobSchema, db: overPool(pool), superviseIntervalSeconds });
  // A job that a stop cut off is taken up again by the next start, whatever it complained about.
  runner.on('error', (error) => (isStopped() ? log.debug : log.error).call(log, { err: error }, 'job runner'));
  await runner.start();
  const policy = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, retentionSeconds: 14 * 86_400 };
  await runner.createQueue(jobQueue, policy);
  await runner.createQueue(nudgeQueue, { ...policy, policy: 'short' });
  // So that it is known before a command sends to it: inside a transaction nothing may ask on another connection.
  await runner.getQueueStats(jobQueue);
  return runner;
}

/** Begins a worker that goes on without a pause as long as there is work; answers with its id. */
export async function startWorker(runner: PgBoss, queue: string, handle: (job: NamedJob) => Promise<void>): Promise<string> {
  const id = await runner.work<NamedJob>(queue, async ([job]) => {
    if (!job) return;
    // Left alone, it waits two seconds after each job.
    runner.notifyWorker(id);
    await handle(job.data);
  });
  return id;
}
