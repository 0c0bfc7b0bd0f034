const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * A day (`YYYY-MM-DD`) or moment (ISO 8601) as people of a locale write it: `20 november 2026`; empty for anything else.
 * The time zone (IANA name) decides on which day a moment falls.
 */
export function formatDate(day: string, locale: string, timeZone: string): string {
  const date = new Date(day);
  // A day without a time is read as midnight of UTC, and is the same day everywhere.
  const zone = day.length === 10 ? 'UTC' : timeZone;
  return Number.isNaN(date.getTime()) ? '' : formatterOf(locale, zone).format(date);
}
