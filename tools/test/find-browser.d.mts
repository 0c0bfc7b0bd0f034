/** Path of a Chromium or Chrome: the one in CHROMIUM_PATH, else the first in the usual places. */
export function findBrowser(): string | undefined;
