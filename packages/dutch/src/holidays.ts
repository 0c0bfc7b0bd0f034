import { addDays, toDate, weekdayOf } from './calendar.ts';

export interface Holiday {
  /** `2027-04-27`. */
  readonly date: string;
  /** In Dutch: `Koningsdag`. */
  readonly name: string;
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return toDate({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

/** 27 April, and the day before where that is a Sunday; until 2013 the Queen's, on 30 April. */
function kingsDay(year: number): Holiday {
  const date = toDate({ year, month: 4, day: year < 2014 ? 30 : 27 });
  return { date: weekdayOf(date) === 0 ? addDays(date, -1) : date, name: year < 2014 ? 'Koninginnedag' : 'Koningsdag' };
}

/**
 * The public holidays of the Netherlands in a year (1980 or later), by day: those of the Algemene termijnenwet, article 3,
 * with the Sundays of Easter and Pentecost. Good Friday and 5 May are among them, on which not every office is closed.
 */
export function holidays(year: number): readonly Holiday[] {
  const sunday = easter(year);
  const on = (month: number, day: number, name: string): Holiday => ({ date: toDate({ year, month, day }), name });
  const after = (days: number, name: string): Holiday => ({ date: addDays(sunday, days), name });
  return [
    on(1, 1, 'Nieuwjaarsdag'),
    after(-2, 'Goede Vrijdag'),
    after(0, 'Eerste paasdag'),
    after(1, 'Tweede paasdag'),
    kingsDay(year),
    on(5, 5, 'Bevrijdingsdag'),
    after(39, 'Hemelvaartsdag'),
    after(49, 'Eerste pinksterdag'),
    after(50, 'Tweede pinksterdag'),
    on(12, 25, 'Eerste kerstdag'),
    on(12, 26, 'Tweede kerstdag'),
  ].toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Whether a day is neither a Saturday, a Sunday nor a public holiday. */
export function isWorkingDay(date: string): boolean {
  const weekday = weekdayOf(date);
  return weekday > 0 && weekday < 6 && !holidays(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);
}

/** The first working day after a day; both as `2026-11-27`. */
export function nextWorkingDay(date: string): string {
  const next = addDays(date, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}
