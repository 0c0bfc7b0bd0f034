import { addDays, weekdayOf } from './days.ts';
import type { BusySpan, Instant, SlotRules } from './rules.types.ts';

const minute = 60_000;

/** Local date and minutes of instants, by the calendar of the engine: nothing of the planner's. */
function wallClock(timeZone: string): (instant: Instant) => { readonly date: string; readonly minutes: number } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => {
    const text = format.format(instant);
    return { date: text.slice(0, 10), minutes: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) };
  };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * The times of one day, slow and plain: goes through the real minutes of the day by its clock, marks those from the first
 * that a window holds to the last, and tries each that lies a whole number of steps behind its window's first.
 */
export function slowSlots(rules: SlotRules, busy: readonly BusySpan[], now: Instant, date: string): readonly string[] {
  const { settings, timeZone } = rules;
  const clock = wallClock(timeZone);
  const noon = Date.parse(`${date}T12:00Z`);
  const day: { readonly instant: Instant; readonly minutes: number }[] = [];
  for (let instant = noon - 30 * 3_600_000; instant < noon + 30 * 3_600_000; instant += minute) {
    const wall = clock(instant);
    if (wall.date === date) day.push({ instant, minutes: wall.minutes });
  }
  const dayEnd = (day.at(-1)?.instant ?? 0) + minute;
  const today = clock(now).date;
  const found: string[] = [];
  for (const advisor of rules.advisors) {
    const exception = advisor.exceptions.find((each) => each.date === date);
    const windows = exception ? exception.hours : advisor.plan.filter(({ weekday }) => weekday === weekdayOf(date));
    const own = busy.filter((each) => each.advisor === advisor.id);
    const count = own.filter(({ start }) => start >= (day[0]?.instant ?? 0) && start < dayEnd).length;
    const starts = new Set<Instant>();
    for (const window of windows) {
      const [from, to] = [minutesOf(window.from), minutesOf(window.to)];
      const first = day.find(({ minutes }) => minutes >= from)?.instant;
      const last = day.findLast(({ minutes }) => minutes < to)?.instant;
      if (first === undefined || last === undefined) continue;
      for (let start = first; start + settings.duration * minute <= last + minute; start += settings.interval * minute)
        starts.add(start);
    }
    for (const start of starts) {
      const isFree = (other: { readonly start: number; readonly end: number }): boolean => {
        for (
          let at = start - settings.bufferBefore * minute;
          at < start + (settings.duration + settings.bufferAfter) * minute;
          at += minute
        )
          if (at >= other.start && at < other.end) return false;
        return true;
      };
      const isOffered =
        start >= now + settings.minimumNotice * minute &&
        date >= today &&
        date <= addDays(today, settings.horizon) &&
        advisor.absences.every(isFree) &&
        own.every((each) =>
          isFree({ start: each.start - each.bufferBefore * minute, end: each.end + each.bufferAfter * minute }),
        ) &&
        (settings.maxPerDay === null || count < settings.maxPerDay);
      if (isOffered) found.push(`${new Date(start).toISOString()} ${advisor.id}`);
    }
  }
  return found.toSorted();
}
