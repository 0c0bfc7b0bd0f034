/** Noon of a day (`YYYY-MM-DD`) in a time zone (IANA name), as ISO 8601 with its offset: `2026-11-12T12:00:00+01:00`. */
export function noonOf(day: string, timeZone: string): string {
  // The clocks change at night: everywhere, noon of UTC falls between the noon that is asked for and the next change.
  const noon = new Date(`${day}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(noon);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T12:00:00${offset.replace('GMT', '')}`;
}
