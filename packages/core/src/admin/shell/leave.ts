import { unsaved } from '../state/unsaved.ts';

/** Where the admin lives. */
export const basename = '/cmsadmin';

let isLeaving = false;

/** Loads another screen of the admin anew: a new session has other boot data. Asks nothing; callers did. */
export function leaveFor(path: string): void {
  isLeaving = true;
  window.location.assign(`${basename}${path}`);
}

/** Where a login lands when no screen was wanted. */
const startScreen = '/dashboard';

/** The part of an address below the admin, if it is one; a login returns to nothing else. */
export function returnPath(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login') ? wanted : startScreen;
}

/** Asks before the tab is closed while something is unsaved. */
export function guardUnload(): void {
  window.addEventListener('beforeunload', (event) => {
    if (unsaved.has() && !isLeaving) event.preventDefault();
  });
}
