import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const require = createRequire(createRequire(import.meta.url).resolve('@lectern/testing/package.json'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (options: unknown) => Promise<AxeResults> };
  }
}

/**
 * What axe finds on a page: rule, place and why. The best practices are asked for too. Where the browser forces its
 * colours upon a page, axe reads the text colours of the page all the same, so contrast is not asked for.
 */
export async function barriersOn(page: Page, { hasOwnColours = true } = {}): Promise<readonly string[]> {
  // Evaluated, not added as an element, which the page's own policy would stop.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // Behind a modal dialog the page is out of reach, its landmark and its heading with it.
  const isPageInReach = await page.evaluate(
    () => !document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') && !document.querySelector('[role="dialog"]'),
  );
  const violations = await page.evaluate(async (options) => (await window.axe?.run(options))?.violations, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: hasOwnColours },
      'landmark-one-main': { enabled: isPageInReach },
      'page-has-heading-one': { enabled: isPageInReach },
    },
  });
  if (!violations) throw new Error('axe did not run.');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1, 3).join(' ').trim()}`,
    ),
  );
}
