import { hasCode } from '#client/result.ts';
import type { Failure } from '#client/result.ts';

export const isSignedOut = (failure: Failure): boolean => failure.status === 401;

/** Whether the same call may go through later: nobody answered, or nobody who looked at what was sent. */
export const isTemporary = (failure: Failure): boolean =>
  failure.status === 0 ||
  isSignedOut(failure) ||
  (failure.status === 403 && !hasCode(failure, 'UM_01')) ||
  failure.status === 429 ||
  failure.status >= 500;
