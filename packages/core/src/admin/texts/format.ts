const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' });

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
const own = formatsIn();
let other = { timeZone: '', formats: own };

/** Formats are costly to make: those of one further zone are kept. */
function formats(timeZone?: string): typeof own {
  if (timeZone === undefined) return own;
  if (other.timeZone !== timeZone) other = { timeZone, formats: formatsIn(timeZone) };
  return other.formats;
}

/** A language as English calls it: `Dutch (Netherlands)`. The code itself where it is none. */
export function localeName(locale: string): string {
  try {
    return names.of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** Day and time in the person's own time zone, or in the one that is named. */
export const formatMoment = (iso: string, timeZone?: string): string => formats(timeZone).dateAndTime.format(new Date(iso));

/** `14:02`. */
export const formatTime = (moment: Date): string => own.timeOnly.format(moment);

/** As short as it stays clear: the time today, the day this year, the date before. */
export function formatRecent(iso: string, now = new Date(), timeZone?: string): string {
  const moment = new Date(iso);
  const { timeOnly, shortDay, fullDay, year } = formats(timeZone);
  if (fullDay.format(moment) === fullDay.format(now)) return timeOnly.format(moment);
  return (year.format(moment) === year.format(now) ? shortDay : fullDay).format(moment);
}
