import { useEffect } from 'react';
import type { Location } from 'react-router';
import { isOfOtherWork } from '../ui/form/use-unsaved-work.ts';
import { words } from '../ui/form/words.ts';

/** Wants a say before a screen is left. A router has one blocker, so it asks all of them, one after the other. */
export interface LeaveGuard {
  readonly isNeeded: (from: Location, to: Location) => boolean;
  readonly mayLeave: () => Promise<boolean>;
}

const guards = new Set<LeaveGuard>();

/** Gives a guard its say while its screen stands. The same object stays the same guard. */
export function useLeaveGuard(guard: LeaveGuard): void {
  useEffect(() => {
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [guard]);
}

/** Whether words in forms would be lost on the way from one address to the other. */
export const losesWords = (from: Location, to: Location): boolean =>
  words.has() && (from.pathname !== to.pathname || isOfOtherWork(from.search, to.search));

export const guardsOf = (from: Location, to: Location): readonly LeaveGuard[] =>
  [...guards].filter((guard) => guard.isNeeded(from, to));
