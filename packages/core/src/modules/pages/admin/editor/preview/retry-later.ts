import type { Failure } from '#client/result.ts';

const longest = 60_000;

/** Tries again what failed, ever later. */
export interface Retries {
  /** Nothing is planned after a refusal that another try would not change. */
  readonly plan: (failure: Failure) => void;
  readonly isPlanned: () => boolean;
  /** What was planned is not done; the next failure is the first one again. */
  readonly reset: () => void;
}

/** A session that ended waits for a login; what is refused for what it is, for another change. */
const isLasting = ({ status }: Failure): boolean => status >= 400 && status < 500 && status !== 429;

/** `first`: milliseconds before the first try. */
export function createRetries(retry: () => void, first: number): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    plan(failure) {
      stop();
      if (isLasting(failure)) return;
      const run = (): void => {
        timer = undefined;
        retry();
      };
      timer = setTimeout(run, Math.min(longest, Math.max(first * 2 ** attempts, (failure.retryAfter ?? 0) * 1000)));
      attempts += 1;
    },
    isPlanned: () => timer !== undefined,
    reset() {
      stop();
      attempts = 0;
    },
  };
}
