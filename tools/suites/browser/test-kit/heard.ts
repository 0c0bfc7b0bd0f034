import { join } from 'node:path';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    heard?: string[];
  }
}

/** The announcements to a screen reader on a page since `forget`. */
export interface Heard {
  all(): Promise<readonly string[]>;
  forget(): Promise<void>;
}

/** To be called before the page loads anything. */
export async function listenTo(page: Page): Promise<Heard> {
  // A file of its own: what the loader of TypeScript adds to functions does not exist in a page.
  await page.addInitScript({ path: join(import.meta.dirname, 'listen.page.js') });
  return {
    all: () => page.evaluate(() => window.heard ?? []),
    forget: () =>
      page.evaluate(() => {
        window.heard = [];
      }),
  };
}
