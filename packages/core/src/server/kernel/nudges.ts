import type { PgBoss } from 'pg-boss';
import { nudgeQueue } from './job-runner.ts';
import type { NamedJob } from './job-runner.ts';
import type { Logger } from './logger.ts';

interface Options {
  readonly log: Logger;
  readonly runner: () => Promise<PgBoss>;
  readonly run: (job: NamedJob) => Promise<void>;
  /** False before jobs begin and once they end. */
  readonly isWorking: () => boolean;
  /** Called when some were sent. */
  readonly onSent: () => void;
}

/** Jobs that run by themselves, asked for out of turn. */
export function createNudges({ log, runner, run, isWorking, onSent }: Options) {
  /** Asked for and not sent yet. */
  const asked = new Set<string>();
  let sending: Promise<void> | undefined;
  /** Those under way here; true where one was asked for meanwhile. */
  const underWay = new Map<string, boolean>();

  /** One statement at a time: what is asked for meanwhile is joined into the next. */
  async function sendAll(): Promise<void> {
    while (asked.size > 0) {
      const jobs = [...asked].map((job) => ({ data: { job, payload: {} }, singletonKey: job }));
      asked.clear();
      await (await runner()).insert(nudgeQueue, jobs);
    }
    onSent();
  }

  function send(): void {
    if (asked.size === 0 || !isWorking()) return;
    sending ??= sendAll()
      .catch((error: unknown) => log.warn({ err: error }, 'jobs could not be asked for; they run by their crons'))
      .finally(() => {
        sending = undefined;
        send();
      });
  }

  return {
    ask(job: string): void {
      asked.add(job);
      send();
    },
    /** Sends what was asked for before jobs began. */
    send,
    /** Runs one, never twice at a time in a process, so that a worker is left for the others. */
    async run(nudge: NamedJob): Promise<void> {
      if (underWay.has(nudge.job)) return void underWay.set(nudge.job, true);
      try {
        do {
          underWay.set(nudge.job, false);
          await run(nudge);
        } while (underWay.get(nudge.job) && isWorking());
      } finally {
        underWay.delete(nudge.job);
      }
    },
  };
}
