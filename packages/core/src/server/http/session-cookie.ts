/** Name of the session cookie: bound to the host where the origin is https. */
export const sessionCookie = (isSecure: boolean): string => (isSecure ? '__Host-lectern' : 'lectern');
