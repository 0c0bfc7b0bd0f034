import { expect } from 'chai';
import type { ElementHandle, Locator, Page } from 'playwright-core';

const find = async (locator: Locator): Promise<ElementHandle> => {
  const found = await locator.elementHandle();
  if (!found) throw new Error(`${locator.toString()} is not there.`);
  return found;
};
const placeOf = (element: ElementHandle): Promise<'here' | 'elsewhere' | 'gone'> =>
  element
    .evaluate((own) => (own === document.activeElement ? 'here' : own.isConnected ? 'elsewhere' : 'gone'))
    .catch(() => 'gone' as const);

/**
 * Presses Tab, or Shift+Tab, until an element has the focus. It is looked for once, and again where it was drawn anew:
 * to find a role among all of a screen takes longer than a press.
 */
export async function tabTo(page: Page, locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await locator.waitFor();
  let wanted = await find(locator);
  for (let step = 0; step < 150; step += 1) {
    let place = await placeOf(wanted);
    if (place === 'gone') {
      wanted = await find(locator);
      place = await placeOf(wanted);
    }
    if (place === 'here') return;
    await page.keyboard.press(key);
  }
  expect.fail(`Tab never reached ${locator.toString()}.`);
}

/** Goes to a control by Tab and presses it. */
export async function pressAt(page: Page, locator: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types; what stands there is replaced. */
export async function typeInto(page: Page, locator: Locator, text: string): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
