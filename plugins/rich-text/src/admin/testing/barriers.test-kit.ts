import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const looks = [1280, 320].flatMap((width) =>
  (['light', 'dark', 'forced colours'] as const).map((scheme) => ({ name: `${scheme}, ${width} px`, width, scheme })),
);

/** The barriers that keep people out of the editor, in light, dark and forced colours, on wide and narrow screens. */
export async function barriersInLooks(page: Page): Promise<string[]> {
  // Evaluated, not added as an element, which the page's own policy would stop.
  await page.evaluate(source);
  const found: string[] = [];
  for (const { name, width, scheme } of looks) {
    const isForced = scheme === 'forced colours';
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
      forcedColors: isForced ? 'active' : 'none',
      reducedMotion: 'reduce',
    });
    // Colours that fade from one theme to the next are not those that people read.
    await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
    const { violations, isTooWide } = await page.evaluate(
      async ({ values, hasContrast }) => {
        const { axe } = window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResults> } };
        const results = await axe.run('.rich-text-editor', {
          runOnly: { type: 'tag', values },
          resultTypes: ['violations'],
          // Where the browser forces its colours, axe reads those of the page all the same.
          rules: { 'color-contrast': { enabled: hasContrast } },
        });
        const { scrollWidth, clientWidth } = document.documentElement;
        return { violations: results.violations, isTooWide: scrollWidth > clientWidth };
      },
      { values: tags, hasContrast: !isForced },
    );
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${name}: ${id} at ${target.join(' ')} ${html.slice(0, 160)}`),
      ),
      ...(isTooWide ? [`${name}: the page is wider than the screen`] : []),
    );
  }
  return found;
}
