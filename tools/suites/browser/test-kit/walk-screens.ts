import type { Page } from 'playwright-core';

const links = '#lectern-navigation .lc-nav__items a';

/** The addresses of the screens of the navigation, in their order. */
export async function screensOf(page: Page): Promise<readonly string[]> {
  await page.locator(links).first().waitFor();
  const all = await page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(all)];
}

/** Waits until another screen than the one at a path is drawn, with what it loads. */
export const untilDrawn = async (page: Page, from: string): Promise<void> => {
  await page.waitForFunction(
    (before) =>
      location.pathname !== before && document.querySelector('main h1') !== null && !document.querySelector('main .lc-skeleton'),
    from,
  );
};

/** Opens a screen by its link in the navigation, with the keyboard. */
export async function openScreen(page: Page, href: string): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.locator(`${links}[href="${href}"]`).first().focus();
  await page.keyboard.press('Enter');
  await untilDrawn(page, pathname);
}
