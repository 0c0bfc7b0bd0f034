import type { ElementHandle, Locator, Page } from 'playwright-core';
import { comesTrue } from './comes-true.ts';

export const dialogs = '.lc-backdrop :is([role=dialog], [role=alertdialog])';

/** What is wrong with the place of the focus in the dialog in front; empty where nothing is. */
const faultIn = (selector: string): string => {
  const dialog = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
  const { activeElement } = document;
  if (!dialog || !activeElement) return 'there is no dialog';
  if (!dialog.contains(activeElement)) return `the focus is outside, on ${activeElement.localName}`;
  if (activeElement.matches('.lc-button--danger')) return 'the focus is on what takes something away';
  if (activeElement.matches('.lc-modal__head *, .lc-side__head *')) return 'the focus is on its close button';
  const places = 'input:not([type=hidden], [type=file]), textarea, [contenteditable=true], .lc-modal__foot button';
  const hasPlace = [...dialog.querySelectorAll(`:is(${places}):not(:disabled, [aria-disabled=true], .lc-button--danger)`)].some(
    (place) => place.checkVisibility(),
  );
  return activeElement === dialog && hasPlace ? 'the focus is on the dialog itself' : '';
};

/** What is wrong with the place of the focus once a dialog has gone; empty where nothing is. */
const faultAfter = (opener: Node): string => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'the focus is on nothing';
  if (!(opener instanceof Element) || !opener.isConnected || !opener.checkVisibility()) return '';
  // The part of the screen may know a better place in it, such as the row of what is selected.
  return activeElement !== opener && !opener.closest('section')?.contains(activeElement)
    ? `the focus is on ${activeElement.localName}, not on what opened it`
    : '';
};

/** What is still wrong when it had time to become right. */
async function settled(ask: () => Promise<string>): Promise<string> {
  let fault = '';
  await comesTrue(async () => (fault = await ask()) === '');
  return fault;
}

/** Whether a dialog is there, or gone, in time. */
export const isSoon = (dialog: Locator, state: 'visible' | 'detached', timeout: number): Promise<boolean> =>
  dialog.waitFor({ state, timeout }).then(
    () => true,
    () => false,
  );

/** A dialog that a press opened. */
export interface OpenedDialog {
  readonly title: string;
  /** What is wrong with the focus in it, and once Escape has closed it. */
  readonly faults: readonly string[];
}

/** Looks at the dialog in front, and closes it; undefined where none opened. `opener`: what the focus is to go back to. */
export async function tryDialog(page: Page, opener: ElementHandle): Promise<OpenedDialog | undefined> {
  const all = page.locator(dialogs);
  if (!(await isSoon(all.last(), 'visible', 250))) return undefined;
  const count = await all.count();
  const title = await all.last().evaluate((own) => own.querySelector('h2')?.textContent ?? own.getAttribute('aria-label') ?? '');
  const faults = [await settled(() => page.evaluate(faultIn, dialogs))];
  for (const key of ['Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    const isInside = await page.evaluate((each) => document.activeElement?.closest(each) !== null, dialogs);
    if (!isInside) faults.push(`${key} leads out`);
  }
  await page.keyboard.press('Escape');
  if (await comesTrue(async () => (await all.count()) < count, 2000)) {
    const fault = await settled(() => page.evaluate(faultAfter, opener));
    if (fault) faults.push(`closed: ${fault}`);
  } else faults.push('Escape does not close it');
  return { title, faults: faults.filter((fault) => fault !== '').map((fault) => `${title}: ${fault}`) };
}
