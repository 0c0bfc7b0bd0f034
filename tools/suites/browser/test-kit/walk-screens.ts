import type { Page } from 'playwright-core';
import { comesTrue } from './comes-true.ts';
import { dialogs } from './dialog-focus.ts';

const links = '#lectern-navigation .lc-nav__items a';

/** The addresses of the screens of the navigation, in their order. */
export async function screensOf(page: Page): Promise<readonly string[]> {
  await page.locator(links).first().waitFor();
  const all = await page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(all)];
}

/** Waits until the screen at hand is drawn, with what it loads. */
const untilDrawn = async (page: Page, current: string, timeout?: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector(wanted) !== null &&
      document.querySelector('main h1') !== null &&
      !document.querySelector('main :is(.lc-skeleton, [aria-busy=true])'),
    current,
    timeout === undefined ? {} : { timeout },
  );
};

/** Opens a screen by its link in the navigation, with the keyboard. */
export async function openScreen(page: Page, href: string): Promise<void> {
  const link = page.locator(`${links}[href="${href}"]`).first();
  const isOpen = await comesTrue(async () => {
    // A dialog of the screen before that comes late holds the keyboard.
    if ((await page.locator(dialogs).count()) > 0) await page.keyboard.press('Escape');
    await link.focus();
    await page.keyboard.press('Enter');
    // The address is another one before the screen is.
    const drawn = untilDrawn(page, `${links}[href="${href}"][aria-current]`, 5000);
    return drawn.then(
      () => true,
      () => false,
    );
  }, 30_000);
  if (!isOpen) throw new Error(`${href} is not drawn.`);
}

/** Opens a screen of no link by its path below `/cmsadmin`. */
export async function visitScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/cmsadmin${path}`);
  await untilDrawn(page, 'main');
}
