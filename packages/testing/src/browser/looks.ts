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

const widths = [1280, 320];
const look = (scheme: 'light' | 'dark' | 'forced colours', width: number): Look => ({
  name: `${scheme}, ${width} px`,
  width,
  media: { colorScheme: scheme === 'dark' ? 'dark' : 'light', forcedColors: scheme === 'forced colours' ? 'active' : 'none' },
});

const allLooks: readonly Look[] = widths.flatMap((width) =>
  (['light', 'dark', 'forced colours'] as const).map((scheme) => look(scheme, width)),
);

/** Light, dark and forced colours, on a screen and at 320 pixels. */
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
 * colours alone, so only those are looked at again; forced colours are the browser's own, which axe does not read.
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
    const isForced = each.media.forcedColors === 'active';
    const isNew = !seenWidths.has(each.width);
    seenWidths.add(each.width);
    const shapes = isForced ? 'shapes' : 'all';
    const problems = isNew
      ? await violationsOn(page, { ...options, rules: shapes })
      : isForced
        ? []
        : await violationsOn(page, { ...options, rules: 'colours' });
    const excess = await page.evaluate(excessWidth);
    found.push(...[...problems, ...(excess === undefined ? [] : [excess])].map((problem) => `${each.name}: ${problem}`));
  }
  return found;
}
