const day = 86_400_000;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The weeks (Monday to Sunday, days as `YYYY-MM-DD`) in which the days of a month (`YYYY-MM`) lie. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = Date.parse(`${month}-01T00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * day;
  const next = Date.parse(`${monthAfter(month, 1)}-01T00:00Z`);
  const weeks = Math.ceil((next - monday) / (7 * day));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => dateOf(monday + (week * 7 + weekday) * day)),
  );
}

/** The month (`YYYY-MM`) that comes so many after another; before it where that is less than none. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dateOf(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** A month out of an address; another one where that is none. */
export const monthIn = (text: string | null, other: string): string =>
  text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : other;
