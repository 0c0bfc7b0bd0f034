import { createZone } from '../../slots/zone.ts';
import type { Zone } from '../../slots/zone.ts';
import type { Instant } from '../../slots/rules.types.ts';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: string, hasWeekday: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasWeekday}`;
  const format =
    dayFormats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...(hasWeekday ? { weekday: 'long' as const } : {}),
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  dayFormats.set(key, format);
  return format;
}

/** A day as it is said: `dinsdag 24 november`. */
export const dayLabel = (date: string, locale: string, hasWeekday = true): string =>
  dayFormat(locale, hasWeekday).format(new Date(date));

/** A time as it is said: `dinsdag 24 november, 10:30`; one whose local time comes twice with its distance from UTC. Many of them share a zone. */
export function timeLabel(instant: Instant, timeZone: string | Zone, locale: string): string {
  const zone = typeof timeZone === 'string' ? createZone(timeZone) : timeZone;
  const { time, offset } = zone.timeOf(instant);
  const label = `${dayLabel(zone.dateOf(instant), locale)}, ${time}`;
  return zone.isDoubled(instant) ? `${label} (${offset})` : label;
}
