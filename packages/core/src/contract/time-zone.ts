/** Formats by time zone: making one takes longer than anything that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a time zone (IANA name), as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date = new Date()): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** Whether a text is a name of the IANA time zone database, such as `Europe/Amsterdam`. */
export function isTimeZone(name: string): boolean {
  // An offset has no summer time, so it is no answer to where visitors are.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
