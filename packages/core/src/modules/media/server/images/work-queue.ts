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
export function createWorkQueue({ atOnce, waiting: most }: { atOnce: number; waiting: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = (isUrgent: boolean): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (!isUrgent && waiting.length >= most) throw new LecternError({ code: 'G_09' }, { retryAfter: 5 });
    return new Promise((resolve) => {
      if (isUrgent) waiting.unshift(resolve);
      else waiting.push(resolve);
    });
  };

  return {
    async run(work, { isUrgent = false } = {}) {
      await turn(isUrgent);
      try {
        return await work();
      } finally {
        // Whoever waited longest takes the place over, so that nobody slips in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
