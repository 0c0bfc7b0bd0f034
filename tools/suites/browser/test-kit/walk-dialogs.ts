import type { ElementHandle, Page } from 'playwright-core';
import { dialogFaults, dialogs } from './dialog-focus.ts';

/** Buttons of a screen that may open a dialog; of a list those of its first row alone. */
const openers = `main button:not(
  [type=submit], [aria-haspopup=listbox], [aria-expanded=true], [aria-pressed], [aria-disabled=true], [role=tab],
  th *, .lc-pagebar *, .rich-text-editor *, tr + tr *, [role=row] + [role=row] *, li + li *
)`;

/** The names of those that are seen; empty for the others. */
const namesOf = (buttons: Element[]): string[] =>
  buttons.map((button) =>
    button.checkVisibility() ? (button.getAttribute('aria-label') ?? button.textContent.trim().replaceAll(/\s+/g, ' ')) : '',
  );

const opensMenu = (button: ElementHandle): Promise<boolean> =>
  button.evaluate((own) => own instanceof Element && /^(true|menu)$/.test(own.getAttribute('aria-haspopup') ?? ''));

/** Lets the page draw what a press changed. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Chooses a thing of a list, of a table the first, of a box the last: what is chosen has buttons of its own. */
async function choose(page: Page): Promise<void> {
  const place = await page.evaluate(() => {
    const first = document.querySelector<HTMLElement>('main :is(tbody input[type=checkbox], [role=listbox][tabindex="0"])');
    first?.focus();
    return first?.localName;
  });
  if (place) await page.keyboard.press(place === 'input' ? 'Space' : 'End');
  await drawn(page);
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

/** Milliseconds for a dialog that is there already, and for one that is fetched or waits for an answer. */
const patience = { drawn: 250, fetched: 1500 };

/** What is wrong with the focus in the dialog that a button opens, or an entry of its menu; undefined where none opened. */
async function faultsOf(page: Page, button: ElementHandle, entry?: string): Promise<readonly string[] | undefined> {
  let hasAsked = false;
  const note = (): void => void (hasAsked = true);
  page.on('request', note);
  await button.press('Enter');
  const item = page.getByRole('menuitem').filter({ has: page.getByText(entry ?? '', { exact: true }) });
  if (entry !== undefined) await item.first().press('Enter');
  await drawn(page);
  page.off('request', note);
  return dialogFaults(page, button, hasAsked ? patience.fetched : patience.drawn);
}

/** What was walked through: dialogs that opened, what was wrong with the focus in them, and on how many screens a button opened none. */
export interface DialogWalk {
  readonly opened: string[];
  readonly faults: string[];
  readonly others: Map<string, number>;
}

/**
 * Presses each button of the screen at hand, and each entry of its menus, with the keyboard, and notes what is wrong with the
 * focus in the dialogs that open. `back` opens the screen again, where a button led away.
 */
export async function walkDialogs(page: Page, { opened, faults, others }: DialogWalk, back: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(page.url());
  await choose(page);
  for (const name of new Set(await page.locator(openers).evaluateAll(namesOf))) {
    const first = name === '' || (others.get(name) ?? 0) > 1 ? null : await find(page, name);
    for (const entry of first ? await entriesOf(page, first) : []) {
      const button = await find(page, name);
      const found = button ? await faultsOf(page, button, entry) : undefined;
      const way = [pathname, name, entry].filter((part) => part !== undefined).join(' > ');
      if (found) {
        opened.push(way);
        faults.push(...found.map((fault) => `${way}: ${fault}`));
      } else if (entry === undefined) others.set(name, (others.get(name) ?? 0) + 1);
      const isCovered = (await page.locator(dialogs).count()) > 0;
      // Drawn anew, it is waited for as any other.
      if (isCovered) await page.reload();
      if (isCovered || new URL(page.url()).pathname !== pathname) await back();
    }
  }
}
