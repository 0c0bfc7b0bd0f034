const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' });
const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const timeOnly = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const fullDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A language as English calls it: `Dutch (Netherlands)`. The code itself where it is none. */
export function localeName(locale: string): string {
  try {
    return names.of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** Day and time in the person's own time zone. */
export const formatMoment = (iso: string): string => dateAndTime.format(new Date(iso));

/** `14:02`. */
export const formatTime = (moment: Date): string => timeOnly.format(moment);

/** As short as it stays clear: the time today, the day this year, the date before. */
export function formatRecent(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  if (moment.toDateString() === now.toDateString()) return timeOnly.format(moment);
  return (moment.getFullYear() === now.getFullYear() ? shortDay : fullDay).format(moment);
}
