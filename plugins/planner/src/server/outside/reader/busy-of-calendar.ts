import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { Span } from '../../../slots/rules.types.ts';
import { CalendarFailure } from './calendar-failure.ts';

/** Occurrences that are gone through at most: a meeting on each working day for twenty years has 5,000. */
const mostSteps = 50_000;
/** Spans of a copy, once those that touch are one. */
const mostSpans = 5000;

export interface CalendarQuestion {
  /** Which part of the calendar is wanted. */
  readonly span: Span;
  /** IANA name: days, and times without a zone, are of this one. */
  readonly timeZone: string;
  /** What the ids of one's own events end with: an appointment that its advisor accepted is known already. */
  readonly ownEnd: string;
}

const isZone = (name: string): boolean => {
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId !== '';
  } catch {
    return false;
  }
};

/** Turns times of events into instants. A zone is what its name means; of names that nobody knows, what the calendar says. */
function createClock(timeZone: string) {
  const known = new Map<string, boolean>();
  const isKnown = (name: string): boolean => {
    const found = known.get(name) ?? isZone(name);
    known.set(name, found);
    return found;
  };
  return (time: ICAL.Time, zone: string | undefined): number => {
    if (!time.isDate && time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
    const isOfSite = time.isDate || zone === undefined;
    if (!isOfSite && !isKnown(zone)) {
      if (time.zone === ICAL.Timezone.localTimezone) throw new CalendarFailure('unreadable');
      return time.toUnixTime() * 1000;
    }
    const { year, month, day, hour, minute, second } = time;
    const wall = { year, month, day, ...(time.isDate ? {} : { hour, minute, second: Math.min(second, 59) }) };
    return Temporal.PlainDateTime.from(wall).toZonedDateTime(isOfSite ? timeZone : zone).epochMilliseconds;
  };
}

const valueOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();

/** Whether an event takes its time: neither cancelled nor marked as free. */
const isBusy = (event: ICAL.Event): boolean =>
  valueOf(event.component, 'status') !== 'CANCELLED' && valueOf(event.component, 'transp') !== 'TRANSPARENT';

const zoneOf = ({ component }: ICAL.Event, name: 'dtstart' | 'dtend'): string | undefined => {
  const zone = component.getFirstProperty(name)?.getParameter('tzid');
  return typeof zone === 'string' ? zone : undefined;
};

/** Those that overlap or touch as one. */
function merged(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && span.start <= last.end) all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else all.push(span);
  }
  return all;
}

/** When calendars (RFC 5545) say that their owner is busy, by time. What events are about is not looked at. */
export function busyOfCalendar(texts: readonly string[], { span, timeZone, ownEnd }: CalendarQuestion): readonly Span[] {
  const instantOf = createClock(timeZone);
  const found: Span[] = [];
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps > mostSteps) throw new CalendarFailure('too-much');
  };
  const add = (event: ICAL.Event, start: number, end: number): void => {
    const [from, to] = [Math.max(start, span.start), Math.min(end, span.end)];
    if (from < to && isBusy(event)) found.push({ start: from, end: to });
  };
  const addOnce = (event: ICAL.Event): void => {
    step();
    const zone = zoneOf(event, 'dtstart');
    add(event, instantOf(event.startDate, zone), instantOf(event.endDate, zoneOf(event, 'dtend') ?? zone));
  };
  const addAll = (event: ICAL.Event): void => {
    const occurrences = event.iterator();
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      step();
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      const zone = zoneOf(item, 'dtstart');
      const start = instantOf(startDate, zone);
      if (start >= span.end) return;
      add(item, start, instantOf(endDate, zone));
    }
  };
  for (const text of texts) {
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    for (const event of events)
      if (!event.uid?.endsWith(ownEnd) && event.startDate) (event.isRecurring() ? addAll : addOnce)(event);
  }
  const all = merged(found);
  if (all.length > mostSpans) throw new CalendarFailure('too-much');
  return all;
}
