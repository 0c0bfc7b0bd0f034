import type { FailureReason } from '../../failure-reasons.ts';
import type { LinkState } from '../../links.schema.ts';
import type { Visit } from './visit.types.ts';

/** What is known of an address of another site. */
export interface KnownLink {
  readonly state: LinkState;
  /** Since when it is in this state. */
  readonly since: Date;
  readonly reason: FailureReason | null;
  /** Of HTTP. */
  readonly status: number | null;
  readonly movedTo: string | null;
  readonly checkedAt: Date | null;
  readonly lastGoodAt: Date | null;
  /** The first of the failures without anything else between. */
  readonly failingSince: Date | null;
  readonly nextAt: Date;
}

const hour = 3_600_000;
const day = 24 * hour;
const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
/** A second failure counts from so long after the first on: cron and clocks are not to the minute. */
const nextDay = 20 * hour;
/** However long another site asks to be left alone, it is visited again the next week. */
const clamped = (seconds: number | undefined): number => Math.min(Math.max((seconds ?? 86_400) * 1000, hour), 7 * day);

/**
 * What is known of an address after a visit. One failure is none: machines are restarted. A second one a day later means
 * broken, since the first.
 */
export function judgeVisit(known: KnownLink, visit: Visit, now: Date): KnownLink {
  const sinceOf = (state: LinkState): Date => (known.state === state ? known.since : now);
  if (visit.kind === 'later') return { ...known, checkedAt: now, nextAt: after(now, clamped(visit.seconds)) };
  if (visit.kind === 'failed') {
    const failingSince = known.failingSince ?? now;
    const isBroken = known.state === 'broken' || now.getTime() - failingSince.getTime() >= nextDay;
    const state = isBroken ? 'broken' : 'failing';
    return {
      ...{ state, since: failingSince, reason: visit.reason, status: visit.status, movedTo: null, checkedAt: now },
      ...{ lastGoodAt: known.lastGoodAt, failingSince, nextAt: isBroken ? after(now, 7 * day) : after(failingSince, day) },
    };
  }
  const movedTo = visit.kind === 'good' ? visit.movedTo : null;
  const state = visit.kind === 'closed' ? 'closed' : movedTo === null ? 'good' : 'moved';
  return {
    ...{ state, since: sinceOf(state), reason: null, status: visit.status, movedTo, checkedAt: now, failingSince: null },
    ...{ lastGoodAt: visit.kind === 'good' ? now : known.lastGoodAt, nextAt: after(now, 7 * day) },
  };
}
