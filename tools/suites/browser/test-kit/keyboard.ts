import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';

const isFocused = (locator: Locator): Promise<boolean> => locator.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(page: Page, locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await locator.waitFor();
  for (let step = 0; step < 150; step += 1) {
    if (await isFocused(locator)) return;
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
