import { holidays } from '@lectern/dutch';
import { weekdayOf } from './days.ts';
import type { AdvisorHours, SlotReason, SlotSettings, Span } from './rules.types.ts';
import type { Zone } from './zone.ts';

/** What an advisor works on a day, or why not. */
export type HoursOfDay = { readonly spans: readonly Span[] } | { readonly reason: SlotReason };

/** Names of holidays by day, of years that were asked for: each takes Easter to find. */
const years = new Map<string, ReadonlyMap<string, string>>();

function holidaysOf(year: string): ReadonlyMap<string, string> {
  const known = years.get(year) ?? new Map(holidays(Number(year)).map(({ date, name }) => [date, name]));
  years.set(year, known);
  return known;
}

/** The working hours of a day as instants: an exception goes before a holiday, a holiday before the plan. */
export function hoursOfDay(zone: Zone, { holidays: country }: SlotSettings, advisor: AdvisorHours, date: string): HoursOfDay {
  const spansOf = (hours: AdvisorHours['exceptions'][number]['hours']): readonly Span[] =>
    hours.flatMap((each) => zone.spanOf(date, each) ?? []).toSorted((one, other) => one.start - other.start);
  const exception = advisor.exceptions.find((each) => each.date === date);
  if (exception) return exception.hours.length === 0 ? { reason: { kind: 'closed' } } : { spans: spansOf(exception.hours) };
  const weekday = weekdayOf(date);
  const hours = advisor.plan.filter((window) => window.weekday === weekday);
  if (hours.length === 0) return { reason: { kind: 'no-hours' } };
  const holiday = country === 'nl' ? holidaysOf(date.slice(0, 4)).get(date) : undefined;
  return holiday === undefined ? { spans: spansOf(hours) } : { reason: { kind: 'holiday', name: holiday } };
}
