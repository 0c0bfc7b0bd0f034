import PQueue from 'p-queue';
import { LecternError } from '../../../../contract/errors.ts';

/** Runs heavy work, a few pieces at once. */
export interface WorkQueue {
  /**
   * Runs the work when its turn comes; urgent work, for which an editor waits, before all other. Refuses with G_09 where
   * too much waits already.
   */
  run<Result>(work: () => Promise<Result>, options?: { readonly isUrgent?: boolean }): Promise<Result>;
}

/** `atOnce` pieces run together, and `waiting` more may wait. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const queue = new PQueue({ concurrency: atOnce });
  return {
    async run(work, { isUrgent = false } = {}) {
      const mustWait = queue.pending >= atOnce;
      if (!isUrgent && mustWait && queue.size >= waiting) throw new LecternError({ code: 'G_09' }, { retryAfter: 5 });
      return queue.add(work, { priority: isUrgent ? 1 : 0 });
    },
  };
}
