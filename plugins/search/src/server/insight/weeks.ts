const day = 86_400_000;

/** The day so many days after another; both `YYYY-MM-DD`. */
export const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);

/** The Monday of the week that a day is in; both `YYYY-MM-DD`. */
export const weekOf = (date: string): string => daysAfter(date, -((new Date(date).getUTCDay() + 6) % 7));

/** The Mondays of all weeks that began after a day and not after another, the oldest first. */
export function weeksBetween(after: string, last: string): string[] {
  const weeks: string[] = [];
  for (let week = daysAfter(weekOf(after), 7); week <= last; week = daysAfter(week, 7)) weeks.push(week);
  return weeks;
}
