import { Temporal } from 'temporal-polyfill';
import { addDays } from './days.ts';
import type { Hours, Instant, Span } from './rules.types.ts';

/** A day in a zone, with the instants at which it begins and ends. */
export interface ZoneDay extends Span {
  readonly date: string;
}

/** Wall times of one zone as instants. */
export interface Zone {
  readonly dayOf: (date: string) => ZoneDay;
  /** The day of an instant: `2026-11-27`. */
  readonly dateOf: (instant: Instant) => string;
  /** The span of hours on a day: shorter where an hour is lost in it, longer where one comes twice. Undefined where all of it is lost. */
  readonly spanOf: (date: string, hours: Hours) => Span | undefined;
  /** Whether the local time of an instant comes twice. */
  readonly isDoubled: (instant: Instant) => boolean;
  /** The local time of an instant, `10:30`, and its distance from UTC, `+01:00`. */
  readonly timeOf: (instant: Instant) => { readonly time: string; readonly offset: string };
}

const minute = 60_000;
const day = 86_400_000;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** First and last instant of a wall time; of one that is skipped the moment of the change, twice. */
function instantsOf(timeZone: string, date: string, minutes: number): readonly [Instant, Instant] {
  const wall = Temporal.PlainDateTime.from(date).add({ minutes });
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(wall))
    return [earlier.epochMilliseconds, wall.toZonedDateTime(timeZone, { disambiguation: 'later' }).epochMilliseconds];
  const change = earlier.getTimeZoneTransition('next')?.epochMilliseconds ?? earlier.epochMilliseconds;
  return [change, change];
}

const zoned = (timeZone: string, instant: Instant): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);

/** Days of a zone that are known, by date; a year and some, then they begin anew. */
const mostDays = 500;
const daysOfZone = new Map<string, Map<string, ZoneDay>>();

/** A zone by its IANA name. Days are remembered by the process: each takes a calendar to find. */
export function createZone(timeZone: string): Zone {
  const days = daysOfZone.get(timeZone) ?? new Map<string, ZoneDay>();
  daysOfZone.set(timeZone, days);
  const offsets = new Map<string, string>();
  function dayOf(date: string): ZoneDay {
    const known = days.get(date);
    if (known) return known;
    const start = instantsOf(timeZone, date, 0)[0];
    const made = { date, start, end: instantsOf(timeZone, addDays(date, 1), 0)[0] };
    if (days.size >= mostDays) days.clear();
    days.set(date, made);
    return made;
  }
  /** On a day of 24 hours every wall time is its minutes after midnight. */
  const isPlain = ({ start, end }: ZoneDay): boolean => end - start === day;
  /** The day of an instant: that of UTC, or one beside it. */
  function dayAt(instant: Instant): ZoneDay {
    const date = new Date(instant).toISOString().slice(0, 10);
    const whole = dayOf(date);
    if (instant < whole.start) return dayOf(addDays(date, -1));
    return instant < whole.end ? whole : dayOf(addDays(date, 1));
  }
  return {
    dayOf,
    dateOf: (instant) => dayAt(instant).date,
    spanOf(date, { from, to }) {
      const whole = dayOf(date);
      const [first, last] = [minutesOf(from), minutesOf(to)];
      const start = isPlain(whole) ? whole.start + first * minute : instantsOf(timeZone, date, first)[0];
      const end = isPlain(whole) ? whole.start + last * minute : instantsOf(timeZone, date, last)[1];
      return start < end ? { start, end } : undefined;
    },
    isDoubled(instant) {
      if (isPlain(dayAt(instant))) return false;
      const moment = zoned(timeZone, instant);
      const wall = moment.toPlainDateTime();
      const [earlier, later] = (['earlier', 'later'] as const).map(
        (disambiguation) => wall.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
      );
      return earlier !== later;
    },
    timeOf(instant) {
      const whole = dayAt(instant);
      if (isPlain(whole)) {
        const offset = offsets.get(whole.date) ?? zoned(timeZone, whole.start).offset;
        offsets.set(whole.date, offset);
        return { time: new Date(instant - whole.start).toISOString().slice(11, 16), offset };
      }
      const moment = zoned(timeZone, instant);
      return { time: moment.toPlainTime().toString({ smallestUnit: 'minute' }), offset: moment.offset };
    },
  };
}
