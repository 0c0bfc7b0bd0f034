/** Set by the admin: the IANA name of the browser's time zone, in which the first screen is drawn the next time. */
export const timeZoneCookie = 'lectern-zone';

/** The time zone that a cookie names; UTC where it names none that is known here. */
export function knownTimeZone(cookie: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: cookie ? decodeURIComponent(cookie) : 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
