/** What clocks of a zone show at an instant, as if it were UTC: milliseconds. */
function wallOf(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/**
 * The moment at which clocks of a time zone show a day and a time, `2026-11-27T10:30`, in ISO 8601: the first of two, and where
 * they skip it as long after the change. Undefined where it is no time.
 */
export function momentOf(text: string, timeZone: string): string | undefined {
  const wall = Date.parse(`${text}Z`);
  if (text === '' || Number.isNaN(wall)) return undefined;
  // By the offsets of the day before and the day after: between them clocks change once at most.
  const [before = wall, after = wall] = [wall - 86_400_000, wall + 86_400_000].map(
    (near) => wall - (wallOf(near, timeZone) - near),
  );
  return new Date(wallOf(before, timeZone) === wall || wallOf(after, timeZone) !== wall ? before : after).toISOString();
}
