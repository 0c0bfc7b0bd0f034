import type { ElementHandle, Page } from 'playwright-core';
import { dialogFaults, dialogs } from './dialog-focus.ts';

/** Buttons of a screen that may open a dialog; of a list those of its first row alone. */
const openers = `main button:not(
  [type=submit], [aria-haspopup=listbox], [aria-expanded=true], [aria-pressed], [aria-disabled=true], [role=tab],
  th *, .lc-pagebar *, [role=toolbar] *, tr + tr *, [role=row] + [role=row] *, li + li *
)`;

/** The names of those that are seen; empty for the others. */
const namesOf = (buttons: Element[]): string[] =>
  buttons.map((button) =>
    button.checkVisibility() ? (button.getAttribute('aria-label') ?? button.textContent.trim().replaceAll(/\s+/g, ' ')) : '',
  );

const opensMenu = (button: ElementHandle): Promise<boolean> =>
  button.evaluate((own) => own instanceof Element && /^(true|menu)$/.test(own.getAttribute('aria-haspopup') ?? ''));

/** Chooses the first thing of a list: what is chosen has buttons of its own. */
async function chooseFirst(page: Page): Promise<void> {
  const box = page.locator('main tbody input[type=checkbox]').first();
  const option = page.locator('main [role=listbox] [role=option]').first();
  if (await box.isVisible()) await box.press('Space');
  else if (await option.isVisible()) await option.click();
}

/** Of the button that a name belongs to now, if it is there still. */
async function find(page: Page, name: string): Promise<ElementHandle | null> {
  const buttons = page.locator(openers);
  const index = (await buttons.evaluateAll(namesOf)).indexOf(name);
  return index < 0 ? null : buttons.nth(index).elementHandle();
}

/** The entries of the menu that a button opens; of another button itself. */
async function entriesOf(page: Page, button: ElementHandle): Promise<readonly (string | undefined)[]> {
  if (!(await opensMenu(button))) return [undefined];
  await button.press('Enter');
  await page.getByRole('menu').waitFor();
  const names = await page.locator('[role=menuitem]:not([aria-disabled=true], [href]) > span:first-of-type').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  return names;
}

/** What is wrong with the focus in the dialog that a button opens, or an entry of its menu. */
async function faultsOf(page: Page, button: ElementHandle, entry: string | undefined): Promise<readonly string[]> {
  await button.press('Enter');
  if (entry !== undefined)
    await page
      .getByRole('menuitem')
      .filter({ has: page.getByText(entry, { exact: true }) })
      .first()
      .press('Enter');
  return dialogFaults(page, button);
}

/**
 * Presses each button of the screen at hand, and each entry of its menus, with the keyboard, and collects what is wrong with the
 * focus in the dialogs that open. `back` opens the screen again, where a button led away.
 */
export async function walkDialogs(page: Page, back: () => Promise<void>): Promise<readonly string[]> {
  const faults: string[] = [];
  const { pathname } = new URL(page.url());
  await chooseFirst(page);
  const names = new Set(await page.locator(openers).evaluateAll(namesOf));
  names.delete('');
  for (const name of names) {
    const first = await find(page, name);
    for (const entry of first ? await entriesOf(page, first) : []) {
      const button = await find(page, name);
      const found = button ? await faultsOf(page, button, entry) : [];
      faults.push(...found.map((fault) => `${[name, entry].filter(Boolean).join(', ')}: ${fault}`));
      if ((await page.locator(dialogs).count()) > 0) await page.reload();
      if (new URL(page.url()).pathname !== pathname) await back();
    }
  }
  return faults;
}
