import { Temporal } from 'temporal-polyfill';
import { isTimeZone } from '#contract/time-zone.ts';
import { fail } from './fail.ts';

/** A moment as people set it: the instant, and the zone in which they meant it. */
export interface Moment {
  readonly at: Date;
  /** IANA name. */
  readonly zone: string;
}

const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reads something by a function that throws where it is none; V_12 at `at` then. */
function read<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return fail('invalid', 'at');
    throw error;
  }
}

/**
 * The moment of a wall time in a zone, `2026-12-24T08:00`, or of an instant with its offset. V_01 at `zone` for a wall time
 * without one, V_12 for an hour that is skipped there; one that comes twice is its first.
 */
export function momentOf({ at, zone }: { readonly at: string; readonly zone?: string | undefined }, siteZone: string): Moment {
  if (zone !== undefined && !isTimeZone(zone)) fail('invalid', 'zone');
  if (instant.test(at)) return { at: read(() => new Date(Temporal.Instant.from(at).epochMilliseconds)), zone: zone ?? siteZone };
  if (!wallTime.test(at)) fail('invalid', 'at');
  const named = zone ?? fail('missing', 'zone');
  const wall = read(() => Temporal.PlainDateTime.from(at));
  const zoned = wall.toZonedDateTime(named, { disambiguation: 'earlier' });
  if (!zoned.toPlainDateTime().equals(wall)) fail('invalid', 'at');
  return { at: new Date(zoned.epochMilliseconds), zone: named };
}

/** A moment as it is read in its zone: the wall time to the minute, and its distance from UTC. */
export function wallTimeOf({ at, zone }: Moment): { readonly wallTime: string; readonly offset: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  return { wallTime: zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }), offset: zoned.offset };
}

/** The instant at which a day (`YYYY-MM-DD`) begins in a zone. */
export const startOfDay = (day: string, zone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);

/** The day that follows another by some days, or by a month. */
export const dayAfter = (day: string, by: { readonly days: number } | { readonly months: number }): string =>
  Temporal.PlainDate.from(day).add(by).toString();
