import type { Page } from 'playwright-core';
import { expectNone } from '../expect/expect-none.ts';
import { violationsOn } from './accessibility-violations.ts';
import type { ViolationOptions } from './accessibility-violations.ts';

/** The page has no violation of WCAG 2.2, levels A and AA, that axe-core can find. `within` is a CSS selector. */
export async function expectAccessible(
  page: Page,
  within?: string,
  options: Pick<ViolationOptions, 'rules'> = {},
): Promise<void> {
  const found = await violationsOn(page, { within, hasBestPractices: false, ...options });
  expectNone(found, `Accessibility of ${page.url()}`);
}
