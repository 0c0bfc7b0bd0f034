import { adminLocales } from '../../contract/admin-language.ts';
import type { AdminLanguage } from '../../contract/admin-language.ts';

let language: AdminLanguage = 'en';

/** Made when they are first needed: the language data of a browser takes many milliseconds to open. */
let names: Intl.DisplayNames | undefined;
const given = new Map<string, string>();

/** Writes dates, numbers and names as this language does, from now on. */
export function speakFormats(next: AdminLanguage): void {
  if (next === language) return;
  language = next;
  names = undefined;
  latest = undefined;
  order = undefined;
  given.clear();
}

/** The locale of the person's language, for whatever `Intl` writes: `nl-NL`. */
export const adminLocale = (): string => adminLocales[language];

let zone = 'UTC';

/** The time zone of the site, which came with the page. */
export function keepSiteTimeZone(name: string): void {
  zone = name;
}

/** The time zone in which the site's visitors read dates, and in which its days begin: an IANA name. */
export const siteTimeZone = (): string => zone;

let order: Intl.Collator | undefined;

/** Sorts names as the person's language does: `foto 2` before `foto 10`, whatever the case. */
export function compareNames(one: string, other: string): number {
  order ??= new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return order.compare(one, other);
}

/** Names that came with the page, so that its first rows need no language data. */
export function nameLocales(known: Readonly<Record<string, string>>): void {
  for (const [locale, name] of Object.entries(known)) given.set(locale, name);
}

/** Ways to write a moment, in a time zone by its IANA name; in the person's own where none is named. */
const formatsIn = (timeZone?: string) => {
  const day = { timeZone, day: 'numeric', month: 'short' } as const;
  const time = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  return {
    dateAndTime: new Intl.DateTimeFormat(adminLocale(), { ...day, ...time, year: 'numeric' }),
    timeOnly: new Intl.DateTimeFormat(adminLocale(), time),
    shortDay: new Intl.DateTimeFormat(adminLocale(), day),
    fullDay: new Intl.DateTimeFormat(adminLocale(), { ...day, year: 'numeric' }),
    year: new Intl.DateTimeFormat(adminLocale(), { timeZone, year: 'numeric' }),
  };
};
let latest: { readonly timeZone: string | undefined; readonly formats: ReturnType<typeof formatsIn> } | undefined;

/** Formats are costly to make: those of one zone are kept. */
function formats(timeZone?: string): ReturnType<typeof formatsIn> {
  if (!latest || latest.timeZone !== timeZone) latest = { timeZone, formats: formatsIn(timeZone) };
  return latest.formats;
}

/** A language as the person's own calls it: `Dutch (Netherlands)`. The code itself where it is none. */
export function localeName(locale: string): string {
  const known = given.get(locale);
  if (known !== undefined) return known;
  try {
    names ??= new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' });
    return names.of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** Day and time in the person's own time zone, or in the one that is named. */
export const formatMoment = (iso: string, timeZone?: string): string => formats(timeZone).dateAndTime.format(new Date(iso));

/** `14:02`. */
export const formatTime = (moment: Date): string => formats().timeOnly.format(moment);

let days: Intl.DateTimeFormat | undefined;

/** A day (`YYYY-MM-DD`) in words: `23 Nov 2026`. */
export function formatDay(day: string): string {
  days ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
  const moment = new Date(`${day}T00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : days.format(moment);
}

/** As short as it stays clear: the time today, the day this year, the date before. */
export function formatRecent(iso: string, now = new Date(), timeZone?: string): string {
  const moment = new Date(iso);
  const { timeOnly, shortDay, fullDay, year } = formats(timeZone);
  if (fullDay.format(moment) === fullDay.format(now)) return timeOnly.format(moment);
  return (year.format(moment) === year.format(now) ? shortDay : fullDay).format(moment);
}
