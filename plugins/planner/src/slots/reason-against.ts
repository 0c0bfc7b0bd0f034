import { addDays } from './days.ts';
import { hoursOfDay } from './hours-of-day.ts';
import type { HoursOfDay } from './hours-of-day.ts';
import { outsideAgainst, outsideOfDay } from './outside-busy.ts';
import type { AdvisorHours, BusySpan, Instant, OutsideBusy, SlotReason, SlotSettings, Span } from './rules.types.ts';
import { overlaps } from './spans.ts';
import type { Zone } from './zone.ts';

const minute = 60_000;

/** An advisor on one day, with all that its times depend on. */
export interface AdvisorDay {
  readonly zone: Zone;
  readonly settings: SlotSettings;
  readonly now: Instant;
  readonly date: string;
  /** The last day on which times are offered. */
  readonly lastDate: string;
  readonly hours: HoursOfDay;
  readonly absences: readonly Span[];
  /** On this day and around it. */
  readonly outside: OutsideBusy | undefined;
  /** Of this advisor, on this day and around it. */
  readonly busy: readonly BusySpan[];
  /** How many appointments begin on this day. */
  readonly count: number;
}

/** What is asked: rules, what is busy, and the present moment. */
export interface DayQuestion {
  readonly zone: Zone;
  readonly settings: SlotSettings;
  readonly busy: readonly BusySpan[];
  readonly now: Instant;
}

/** An advisor's day of a question. */
export function advisorDay({ zone, settings, busy, now }: DayQuestion, advisor: AdvisorHours, date: string): AdvisorDay {
  const { start, end } = zone.dayOf(date);
  const own = busy.filter((each) => each.advisor === advisor.id);
  return {
    zone,
    settings,
    now,
    date,
    lastDate: addDays(zone.dateOf(now), settings.horizon),
    hours: hoursOfDay(zone, settings, advisor, date),
    absences: advisor.absences,
    outside: outsideOfDay(advisor.outside, { start, end }),
    busy: own,
    count: own.filter((each) => each.start >= start && each.start < end).length,
  };
}

const padded = ({ start, end }: Span, before: number, after: number): Span => ({
  start: start - before * minute,
  end: end + after * minute,
});

/** Every beginning of the hours of a day at which an appointment fits whole. */
export function stepsOf({ hours, settings: { duration, interval } }: AdvisorDay): readonly Instant[] {
  if ('reason' in hours) return [];
  const starts = new Set<Instant>();
  for (const { start, end } of hours.spans)
    for (let step = start; step + duration * minute <= end; step += interval * minute) starts.add(step);
  return [...starts].toSorted((one, other) => one - other);
}

function reasonOfHours(day: AdvisorDay, start: Instant): SlotReason | undefined {
  const { hours, settings } = day;
  if ('reason' in hours) return hours.reason;
  const around = hours.spans.filter((span) => start >= span.start && start < span.end);
  if (around.length === 0) return { kind: 'outside-hours' };
  const whole = around.filter((span) => start + settings.duration * minute <= span.end);
  if (whole.length === 0) return { kind: 'does-not-fit' };
  const isStep = whole.some((span) => (start - span.start) % (settings.interval * minute) === 0);
  return isStep ? undefined : { kind: 'off-step' };
}

/**
 * The first rule that keeps an appointment from beginning at an instant of the day; undefined where it is offered. How soon
 * and how far ahead come last: staff may go beyond them where nothing else is against a time.
 */
export function reasonAgainst(day: AdvisorDay, start: Instant): SlotReason | undefined {
  const { settings, now, date, lastDate, absences, outside, busy, count } = day;
  const ofHours = reasonOfHours(day, start);
  if (ofHours) return ofHours;
  const from = now + settings.minimumNotice * minute;
  if (start < now) return { kind: 'notice', from };
  const wanted = padded({ start, end: start + settings.duration * minute }, settings.bufferBefore, settings.bufferAfter);
  const absence = absences.find((each) => overlaps(wanted, each));
  if (absence) return { kind: 'absence', start: absence.start, end: absence.end };
  const ofCalendar = outsideAgainst(outside, wanted, now);
  if (ofCalendar) return ofCalendar;
  const appointment = busy.find((each) => overlaps(wanted, padded(each, each.bufferBefore, each.bufferAfter)));
  if (appointment) return { kind: 'appointment', start: appointment.start, end: appointment.end };
  if (settings.maxPerDay !== null && count >= settings.maxPerDay) return { kind: 'day-full', most: settings.maxPerDay };
  if (start < from) return { kind: 'notice', from };
  if (date > lastDate) return { kind: 'horizon', last: lastDate };
  return undefined;
}
