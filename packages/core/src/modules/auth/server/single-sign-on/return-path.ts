/** Where a login lands when no screen was wanted. */
const startScreen = '/dashboard';

/** A screen of the admin by its path below `/cmsadmin`; the start screen for everything that is none. */
export const returnPath = (wanted: string | undefined): string =>
  wanted !== undefined && wanted.length <= 500 && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) && !wanted.startsWith('/login')
    ? wanted
    : startScreen;
