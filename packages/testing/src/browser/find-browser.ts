import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const windowsPlaces = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
  const folder = process.env[name];
  return folder
    ? [join('Google', 'Chrome', 'Application', 'chrome.exe'), join('Chromium', 'Application', 'chrome.exe')].map((path) =>
        join(folder, path),
      )
    : [];
});

const places: Readonly<Record<string, readonly string[]>> = {
  // The shell first: it has no window to draw, which takes a third of the time.
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
    join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
  ]),
  win32: windowsPlaces,
};

/** Path of a Chromium or Chrome: the one in `CHROMIUM_PATH`, else the first in the usual places; undefined without any. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return places[process.platform]?.find((path) => existsSync(path));
}
