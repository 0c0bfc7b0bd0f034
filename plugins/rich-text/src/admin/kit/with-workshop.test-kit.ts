import { findBrowser } from '@lectern/testing/browser';
import { openWorkshop } from './desk-page.test-kit.ts';
import type { Workshop } from './desk-page.test-kit.ts';

/** Opens a workshop before the tests of a suite and closes it after them; without a browser the suite is skipped, and says so. */
export function withWorkshop(): () => Workshop {
  let workshop: Workshop | undefined;
  before(async function () {
    if (findBrowser() === undefined) {
      console.warn('Skipped: there is no Chromium. CHROMIUM_PATH names one.');
      return this.skip();
    }
    workshop = await openWorkshop();
  });
  after(() => workshop?.browser.close());
  return () => {
    if (!workshop) throw new Error('The browser did not start.');
    return workshop;
  };
}
