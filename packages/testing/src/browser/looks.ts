import type { Page } from 'playwright-core';
import { violationsOn } from './accessibility-violations.ts';
import type { ViolationOptions } from './accessibility-violations.ts';

/** A way in which somebody may look at a page. */
export interface Look {
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  readonly media: { readonly colorScheme: 'light' | 'dark'; readonly forcedColors: 'active' | 'none' };
}

const look = (scheme: 'light' | 'dark', width: number): Look => ({
  name: `${scheme}, ${width} px`,
  width,
  media: { colorScheme: scheme, forcedColors: 'none' },
});

const isThorough = process.env['TEST_THOROUGH'] === '1';

/**
 * Each width once and each theme once: what is only seen on one of the widths takes its colours from the same names. A
 * thorough run takes each theme at each width. Forced colours are the browser's own, which axe does not read.
 */
const allLooks: readonly Look[] = isThorough
  ? [look('light', 1280), look('dark', 1280), look('light', 320), look('dark', 320)]
  : [look('light', 1280), look('dark', 320)];

/** Light on a screen, and dark at 320 pixels; in a thorough run (`TEST_THOROUGH=1`) both at both widths. */
export const adminLooks = [...allLooks];
/** Those of a site, which may have a dark theme too. */
export const siteLooks = [...allLooks];

/** Shows a page in a look, once its colours have arrived there. */
export async function show(page: Page, { width, media }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
  // Colours that fade from one theme to the next are not those that people read.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
}

const excessWidth = (): string | undefined => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? `the page is ${scrollWidth} px wide` : undefined;
};

/**
 * Violations on a page in every look, and a page that is wider than its window. Another theme of the same width changes
 * colours alone, so only those are looked at again.
 */
export async function violationsInLooks(
  page: Page,
  looks: readonly Look[],
  options: Pick<ViolationOptions, 'within'> = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  const seenWidths = new Set<number>();
  for (const each of looks) {
    await show(page, each);
    const problems = await violationsOn(page, { ...options, rules: seenWidths.has(each.width) ? 'colours' : 'all' });
    seenWidths.add(each.width);
    const excess = await page.evaluate(excessWidth);
    found.push(...[...problems, ...(excess === undefined ? [] : [excess])].map((problem) => `${each.name}: ${problem}`));
  }
  return found;
}
