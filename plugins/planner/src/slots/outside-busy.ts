import type { Instant, OutsideBusy, SlotReason, Span } from './rules.types.ts';
import { overlaps } from './spans.ts';

/** Milliseconds for which a calendar counts as it answered last; then its owner counts as busy. */
const longestSilence = 3_600_000;
/** More than buffers reach out of a day. */
const around = 86_400_000;

/** Whether a calendar has not answered for so long that nobody knows what it has. */
export const isSilent = (readAt: Instant | null, now: Instant): boolean => readAt === null || now - readAt > longestSilence;

/** What a calendar has on a day and around it. */
export const outsideOfDay = (outside: OutsideBusy | undefined, { start, end }: Span): OutsideBusy | undefined =>
  outside && { ...outside, spans: outside.spans.filter((each) => overlaps(each, { start: start - around, end: end + around })) };

/** What a calendar has against a time; undefined for nothing, or where there is none. */
export function outsideAgainst(outside: OutsideBusy | undefined, wanted: Span, now: Instant): SlotReason | undefined {
  if (!outside) return undefined;
  if (isSilent(outside.readAt, now)) return { kind: 'calendar-silent', since: outside.readAt };
  const busy = outside.spans.find((each) => overlaps(wanted, each));
  return busy && { kind: 'calendar', start: busy.start, end: busy.end };
}
