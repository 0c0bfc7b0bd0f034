/** Made when they are first needed: the language data of a browser takes many milliseconds to open. */
let names: Intl.DisplayNames | undefined;
const given = new Map<string, string>();

/** Names that came with the page, so that its first rows need no language data. */
export function nameLocales(known: Readonly<Record<string, string>>): void {
  for (const [locale, name] of Object.entries(known)) given.set(locale, name);
}

/** Ways to write a moment, in a time zone by its IANA name; in the person's own where none is named. */
const formatsIn = (timeZone?: string) => {
  const day = { timeZone, day: 'numeric', month: 'short' } as const;
  const time = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  return {
    dateAndTime: new Intl.DateTimeFormat('en-GB', { ...day, ...time, year: 'numeric' }),
    timeOnly: new Intl.DateTimeFormat('en-GB', time),
    shortDay: new Intl.DateTimeFormat('en-GB', day),
    fullDay: new Intl.DateTimeFormat('en-GB', { ...day, year: 'numeric' }),
    year: new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' }),
  };
};
let latest: { readonly timeZone: string | undefined; readonly formats: ReturnType<typeof formatsIn> } | undefined;

/** Formats are costly to make: those of one zone are kept. */
function formats(timeZone?: string): ReturnType<typeof formatsIn> {
  if (!latest || latest.timeZone !== timeZone) latest = { timeZone, formats: formatsIn(timeZone) };
  return latest.formats;
}

/** A language as English calls it: `Dutch (Netherlands)`. The code itself where it is none. */
export function localeName(locale: string): string {
  const known = given.get(locale);
  if (known !== undefined) return known;
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' });
    return names.of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** Day and time in the person's own time zone, or in the one that is named. */
export const formatMoment = (iso: string, timeZone?: string): string => formats(timeZone).dateAndTime.format(new Date(iso));

/** `14:02`. */
export const formatTime = (moment: Date): string => formats().timeOnly.format(moment);

/** As short as it stays clear: the time today, the day this year, the date before. */
export function formatRecent(iso: string, now = new Date(), timeZone?: string): string {
  const moment = new Date(iso);
  const { timeOnly, shortDay, fullDay, year } = formats(timeZone);
  if (fullDay.format(moment) === fullDay.format(now)) return timeOnly.format(moment);
  return (year.format(moment) === year.format(now) ? shortDay : fullDay).format(moment);
}
