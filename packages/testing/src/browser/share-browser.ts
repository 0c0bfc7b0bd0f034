import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Milliseconds that a browser waits for the next suite: starting one takes a second, and the suites follow each other. */
const linger = 5000;

interface Shared {
  readonly started: Promise<Browser>;
  users: number;
  timer?: NodeJS.Timeout;
}

let shared: Shared | undefined;

async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium or Chrome was found. Install one, or name it in CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: quiet });
}

function shut(one: Shared): void {
  clearTimeout(one.timer);
  if (shared === one) shared = undefined;
  void one.started.then((browser) => browser.close());
}

function start(): Shared {
  const one: Shared = { started: launch(), users: 0 };
  const forget = (): void => {
    if (shared === one) shared = undefined;
  };
  one.started.then((browser) => browser.once('disconnected', forget), forget);
  // The runner lets go of a process that has no file left.
  process.once('disconnect', () => shut(one));
  return one;
}

/** The one Chromium of this process; it is shut when all who have it have released it, and nobody asks for it again. */
export async function shareBrowser(): Promise<Pick<Browser, 'newContext'> & { release(): void }> {
  shared ??= start();
  const one = shared;
  clearTimeout(one.timer);
  one.users += 1;
  const browser = await one.started;
  let isReleased = false;
  return {
    newContext: (options) => browser.newContext(options),
    release() {
      if (isReleased) return;
      isReleased = true;
      one.users -= 1;
      if (one.users === 0) one.timer = setTimeout(() => shut(one), linger);
    },
  };
}
