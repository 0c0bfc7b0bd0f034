import { failureOf } from './load-failure.ts';

const first = 2000;
const longest = 60_000;

/** Milliseconds until a failed query is worth another try by itself; undefined where it would be refused again. */
export function retryDelay(error: unknown, earlierTries: number): number | undefined {
  const delay = Math.min(longest, first * 2 ** earlierTries);
  const failure = failureOf(error);
  if (!failure) return delay;
  const { status, retryAfter = 0 } = failure;
  if (status === 429) return Math.max(delay, retryAfter * 1000);
  return status === 0 || status >= 500 ? delay : undefined;
}
