import type { Page, Request } from 'playwright-core';
import { comesTrue } from './comes-true.ts';

/** Milliseconds without a call in which what was answered asks for what it needs next. */
const pause = 150;

/**
 * Follows the calls of a page from now on. What it gives waits until none has been on its way for a moment, for at most ten
 * seconds: what a press leads to is there by then, however slow the machine, or does not come.
 */
export function followCalls(page: Page): () => Promise<boolean> {
  const calls = new Set<Request>();
  let since = Date.now();
  const end = (call: Request): void => {
    if (calls.delete(call)) since = Date.now();
  };
  page.on('request', (call) => calls.add(call));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => {
    const asked = Date.now();
    return comesTrue(async () => {
      // Waits: between two looks; a page that is just led elsewhere answers nothing.
      await page.waitForTimeout(pause / 5);
      return calls.size === 0 && Date.now() - Math.max(since, asked) >= pause;
    }, 10_000);
  };
}
