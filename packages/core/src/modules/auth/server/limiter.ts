import { LecternError } from '#contract/errors.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Limiter } from '#server/kernel/limiter.ts';
import { attemptKey, countAttempt, secondsLocked } from './attempts.ts';

/** Counts what is asked for with the tries of passwords, under a digest of who asked. */
export const createLimiter = ({ pool, signer }: Pick<Lectern, 'pool' | 'signer'>): Limiter => ({
  async take(name, subject, { attempts, minutes }) {
    const key = attemptKey(signer, 'limit', `${name}\0${subject}`);
    if (await countAttempt(pool, key, { attempts, minutes, lockMinutes: minutes })) return;
    throw new LecternError({ code: 'G_18' }, { retryAfter: Math.max(1, (await secondsLocked(pool, key)) ?? 1) });
  },
});
