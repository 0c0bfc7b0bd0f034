import type { Page } from 'playwright-core';
import { barriersOn } from './axe.ts';

/** A way in which somebody may look at a page. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly media: { readonly colorScheme: 'light' | 'dark'; readonly forcedColors: 'active' | 'none' };
}

const wide = 1280;
const narrow = 320;
const look = (scheme: 'light' | 'dark' | 'forced colours', width: number): Look => ({
  name: `${scheme}, ${width} px`,
  width,
  media: { colorScheme: scheme === 'dark' ? 'dark' : 'light', forcedColors: scheme === 'forced colours' ? 'active' : 'none' },
});

export const adminLooks: readonly Look[] = [wide, narrow].flatMap((width) =>
  (['light', 'dark', 'forced colours'] as const).map((scheme) => look(scheme, width)),
);
export const siteLooks: readonly Look[] = [wide, narrow].flatMap((width) =>
  (['light', 'forced colours'] as const).map((scheme) => look(scheme, width)),
);

export async function show(page: Page, { width, media }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
  // Colours that fade from one theme to the next are not those that people read.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
}

const width = (): string | undefined => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? `the page is ${scrollWidth} px wide` : undefined;
};

/** What keeps people out of a page, in every look. */
export async function barriersInLooks(page: Page, looks: readonly Look[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const each of looks) {
    await show(page, each);
    const problems = [
      ...(await barriersOn(page, { hasOwnColours: each.media.forcedColors === 'none' })),
      await page.evaluate(width),
    ];
    found.push(...problems.filter((problem) => problem !== undefined).map((problem) => `${each.name}: ${problem}`));
  }
  return found;
}
