/** A day as its numbers; the month from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-27`. */
export const toDate = ({ year, month, day }: Day): string => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** The numbers of a date such as `2026-11-27`. */
export const toDay = (date: string): Day => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = ({ year, month }: Day): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Whether the calendar has that day: no 31/2, and 29/2 in leap years alone. */
export const isRealDay = (day: Day): boolean =>
  day.year >= 1 && day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= daysIn(day);

/** Whether a text is a day of the calendar, written `2026-11-27`. */
export const isRealDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(toDay(text));

/** Full years that somebody born on one day has on another; both as `2026-11-27`. Born on 29 February, the year is full on 1 March. */
export function ageOn(birth: string, date: string): number {
  const years = toDay(date).year - toDay(birth).year;
  return date.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The date that lies so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
