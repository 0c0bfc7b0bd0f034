import type { Page } from 'playwright-core';

const links = '#lectern-navigation .lc-nav__items a';

/** The addresses of the screens of the navigation, in their order. */
export async function screensOf(page: Page): Promise<readonly string[]> {
  await page.locator(links).first().waitFor();
  const all = await page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(all)];
}

/** Waits until the screen at hand is drawn, with what it loads. */
const untilDrawn = async (page: Page, current: string): Promise<void> => {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector(wanted) !== null &&
      document.querySelector('main h1') !== null &&
      !document.querySelector('main :is(.lc-skeleton, [aria-busy=true])'),
    current,
  );
};

/** Opens a screen by its link in the navigation, with the keyboard. */
export async function openScreen(page: Page, href: string): Promise<void> {
  await page.locator(`${links}[href="${href}"]`).first().focus();
  await page.keyboard.press('Enter');
  // The address is another one before the screen is.
  await untilDrawn(page, `${links}[href="${href}"][aria-current]`);
}

/** Opens a screen of no link by its path below `/cmsadmin`. */
export async function visitScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/cmsadmin${path}`);
  await untilDrawn(page, 'main');
}
