const formatters = new Map<string, Intl.DateTimeFormat>();

/** A day as people of a locale write it. Days without a time have no zone to be shifted by. */
export function formatDate(day: string, locale: string): string {
  let formatter = formatters.get(locale);
  if (!formatter)
    formatters.set(
      locale,
      (formatter = new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'Europe/Amsterdam',
      })),
    );
  const date = new Date(day.length === 10 ? `${day}T12:00:00Z` : day);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}
