import type { ElementHandle, Locator, Page } from 'playwright-core';
import { followCalls } from './calls-at-rest.ts';
import { comesTrue } from './comes-true.ts';
import { dialogs, isSoon, tryDialog } from './dialog-focus.ts';
import type { OpenedDialog } from './dialog-focus.ts';

/** Buttons that may open a dialog; of a list those of its first row alone. */
const openers = `button:not(
  [type=submit], [aria-haspopup=listbox], [aria-expanded=true], [aria-pressed], [aria-disabled=true], [role=tab],
  th *, .lc-pagebar *, .rich-text-editor *, tr + tr *, [role=row] + [role=row] *, li + li *
)`;

const onScreen = (page: Page): Locator => page.locator(`main ${openers}`);

/** Those of the dialog in front, but for those that close it. */
const inDialog = (page: Page): Locator =>
  page
    .locator(dialogs)
    .last()
    .locator(`${openers}:not([aria-haspopup], .lc-modal__head *, .lc-side__head *)`)
    .filter({ hasNotText: /^(Cancel|Close)$/ });

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

/** The button that a name belongs to, if it is there in time: what was opened anew may still be drawing it. */
async function find(page: Page, all: Locator, name: string): Promise<ElementHandle | undefined> {
  let found: ElementHandle | undefined;
  await comesTrue(async () => {
    const buttons = await all.elementHandles();
    // By handle, not by place: others may come in before it.
    found = buttons[(await page.evaluate(namesOf, buttons)).indexOf(name)];
    return found !== undefined;
  }, 1000);
  return found;
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
  /** Buttons of dialogs that were pressed, each behind the title of its dialog. */
  readonly inside: Set<string>;
  /** Waits until what was pressed or opened has all its answers. */
  readonly untilAtRest: () => Promise<boolean>;
}

/** A walk that begins at a page, before its first screen is opened. */
export const beginWalk = (page: Page): DialogWalk => ({
  page,
  opened: [],
  faults: [],
  others: new Map(),
  inside: new Set(),
  untilAtRest: followCalls(page),
});

/** A button of a screen, or an entry of the menu that it opens. */
interface Way {
  readonly name: string;
  readonly entry: string | undefined;
}

/** Presses a button, or an entry of its menu, and waits for what comes of it. The button, where it was there. */
async function press({ page, untilAtRest }: DialogWalk, all: Locator, { name, entry }: Way): Promise<ElementHandle | undefined> {
  const button = await find(page, all, name);
  if (!button) return undefined;
  await button.press('Enter');
  const item = page.getByRole('menuitem').filter({ has: page.getByText(entry ?? '', { exact: true }) });
  if (entry !== undefined) await item.first().press('Enter');
  await untilAtRest();
  await drawn(page);
  return button;
}

/** Writes down what a press opened; whether it was a dialog. */
function keep({ opened, faults }: DialogWalk, way: readonly (string | undefined)[], dialog: OpenedDialog | undefined): boolean {
  const name = way.filter((part) => part !== undefined).join(' > ');
  if (!dialog) return false;
  opened.push(name);
  faults.push(...dialog.faults.map((fault) => `${name}: ${fault}`));
  return true;
}

/**
 * Presses each button of the screen at hand, and each entry of its menus, with the keyboard, then each button of the dialogs
 * that open, and notes what is wrong with the focus in those and in what they open. `back` opens the screen again, where a
 * button led away.
 */
export async function walkDialogs(walk: DialogWalk, back: () => Promise<void>): Promise<void> {
  const { page, others, inside, untilAtRest } = walk;
  const { pathname } = new URL(page.url());
  async function comeBack(): Promise<void> {
    const isCovered = (await page.locator(dialogs).count()) > 0;
    // Drawn anew, it is waited for as any other.
    if (isCovered) await page.reload();
    if (!isCovered && new URL(page.url()).pathname === pathname) return;
    await back();
    await untilAtRest();
    await choose(page);
  }
  async function walkInside(way: Way, { title }: OpenedDialog): Promise<void> {
    await press(walk, onScreen(page), way);
    const names = await inDialog(page).evaluateAll(namesOf);
    for (const name of new Set(names.filter((each) => each !== ''))) {
      if (inside.has(`${title} > ${name}`)) continue;
      inside.add(`${title} > ${name}`);
      if ((await page.locator(dialogs).count()) !== 1) {
        await comeBack();
        await press(walk, onScreen(page), way);
      }
      const button = await press(walk, inDialog(page), { name, entry: undefined });
      // What is imported first comes a moment after its answers.
      const isOver = button && (await isSoon(page.locator(dialogs).nth(1), 'visible', 400));
      if (isOver) keep(walk, [pathname, way.name, way.entry, name], await tryDialog(page, button));
    }
    await page.keyboard.press('Escape');
    await drawn(page);
  }
  const before = inside.size;
  await untilAtRest();
  await choose(page);
  for (const name of new Set(await onScreen(page).evaluateAll(namesOf))) {
    const first = name === '' || (others.get(name) ?? 0) > 1 ? undefined : await find(page, onScreen(page), name);
    for (const entry of first ? await entriesOf(page, first) : []) {
      const way = { name, entry };
      const button = await press(walk, onScreen(page), way);
      const dialog = button && (await tryDialog(page, button));
      const isDialog = keep(walk, [pathname, name, entry], dialog);
      if (!isDialog && entry === undefined) others.set(name, (others.get(name) ?? 0) + 1);
      await comeBack();
      if (dialog) {
        await walkInside(way, dialog);
        await comeBack();
      }
    }
  }
  // What was done in a dialog may be unsaved, and is asked about on the way to the next screen.
  if (inside.size > before) await page.reload();
}
