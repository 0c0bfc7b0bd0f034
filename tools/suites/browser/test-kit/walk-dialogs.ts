import type { ElementHandle, Page } from 'playwright-core';
import { followCalls } from './calls-at-rest.ts';
import { dialogFaults, dialogs } from './dialog-focus.ts';

/** Buttons of a screen that may open a dialog; of a list those of its first row alone. */
const openers = `main button:not(
  [type=submit], [aria-haspopup=listbox], [aria-expanded=true], [aria-pressed], [aria-disabled=true], [role=tab],
  th *, .lc-pagebar *, .rich-text-editor *, tr + tr *, [role=row] + [role=row] *, li + li *
)`;

/** The names of those that are seen; empty for the others. */
const namesOf = (buttons: Node[]): string[] =>
  buttons.map((button) =>
    button instanceof Element && button.checkVisibility()
      ? (button.getAttribute('aria-label') ?? button.textContent.trim().replaceAll(/\s+/g, ' '))
      : '',
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

/** The button that a name belongs to now, if it is there still. */
async function find(page: Page, name: string): Promise<ElementHandle | undefined> {
  const buttons = await page.locator(openers).elementHandles();
  // By handle, not by place: others may come in before it.
  return buttons[(await page.evaluate(namesOf, buttons)).indexOf(name)];
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

/** What was walked through: dialogs that opened, what was wrong with the focus in them, and on how many screens a button opened none. */
export interface DialogWalk {
  readonly page: Page;
  readonly opened: string[];
  readonly faults: string[];
  readonly others: Map<string, number>;
  /** Waits until what was pressed or opened has all its answers. */
  readonly untilAtRest: () => Promise<boolean>;
}

/** A walk that begins at a page, before its first screen is opened. */
export const beginWalk = (page: Page): DialogWalk => ({
  page,
  opened: [],
  faults: [],
  others: new Map(),
  untilAtRest: followCalls(page),
});

/** What is wrong with the focus in the dialog that a button opens, or an entry of its menu; undefined where none opened. */
async function faultsOf(
  { page, untilAtRest }: DialogWalk,
  button: ElementHandle,
  entry?: string,
): Promise<readonly string[] | undefined> {
  await button.press('Enter');
  const item = page.getByRole('menuitem').filter({ has: page.getByText(entry ?? '', { exact: true }) });
  if (entry !== undefined) await item.first().press('Enter');
  await untilAtRest();
  await drawn(page);
  return dialogFaults(page, button);
}

/**
 * Presses each button of the screen at hand, and each entry of its menus, with the keyboard, and notes what is wrong with the
 * focus in the dialogs that open. `back` opens the screen again, where a button led away.
 */
export async function walkDialogs(walk: DialogWalk, back: () => Promise<void>): Promise<void> {
  const { page, opened, faults, others, untilAtRest } = walk;
  const { pathname } = new URL(page.url());
  await untilAtRest();
  await choose(page);
  for (const name of new Set(await page.locator(openers).evaluateAll(namesOf))) {
    const first = name === '' || (others.get(name) ?? 0) > 1 ? undefined : await find(page, name);
    for (const entry of first ? await entriesOf(page, first) : []) {
      const button = await find(page, name);
      const found = button ? await faultsOf(walk, button, entry) : undefined;
      const way = [pathname, name, entry].filter((part) => part !== undefined).join(' > ');
      if (found) {
        opened.push(way);
        faults.push(...found.map((fault) => `${way}: ${fault}`));
      } else if (entry === undefined) others.set(name, (others.get(name) ?? 0) + 1);
      const isCovered = (await page.locator(dialogs).count()) > 0;
      // Drawn anew, it is waited for as any other.
      if (isCovered) await page.reload();
      if (!isCovered && new URL(page.url()).pathname === pathname) continue;
      await back();
      await untilAtRest();
    }
  }
}
