import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

declare global {
  interface Window {
    axe?: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> };
  }
}

export interface ViolationOptions {
  /** CSS selector of the part that is looked at. Default: the whole page, or the dialog that keeps people from it. */
  readonly within?: string | undefined;
  /** The rules: all, all but those of colours, or those of colours alone. Default: all. */
  readonly rules?: 'all' | 'shapes' | 'colours';
  /** Axe's best practices are asked for too. Default: true. */
  readonly hasBestPractices?: boolean;
}

const dialogs = '[role="dialog"], [role="alertdialog"]';

let source: string | undefined;

/** Violations of WCAG 2.2, levels A and AA, that axe-core finds on a page: rule, place and reason of each. */
export async function violationsOn(
  page: Page,
  { within, rules = 'all', hasBestPractices = true }: ViolationOptions = {},
): Promise<readonly string[]> {
  // What fades in or out is not what people read. Some never ends, as the sign of waiting does.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Evaluated, not added as an element, which the page's own policy would stop.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // Behind a modal dialog the page is out of reach, its landmark and its heading with it.
  const [isPageInReach, hasDialog] = await page.evaluate((selector) => {
    const isHidden = document.querySelector('main:is([inert] *, [aria-hidden="true"] *, [inert], [aria-hidden="true"])') !== null;
    return [!isHidden && !document.querySelector('[role="dialog"]'), isHidden && document.querySelector(selector) !== null];
  }, dialogs);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Its copies of stylesheets would be inline ones, which the page's own policy would stop.
    preload: false,
    ...(rules === 'colours'
      ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
      : {
          runOnly: { type: 'tag', values: hasBestPractices ? [...wcag, 'best-practice'] : wcag },
          rules: {
            'color-contrast': { enabled: rules === 'all' },
            'landmark-one-main': { enabled: isPageInReach },
            'page-has-heading-one': { enabled: isPageInReach },
          },
        }),
  };
  const violations = await page.evaluate(
    async ([context, how]) => (await window.axe?.run(context ?? document, how))?.violations,
    [within ?? (hasDialog ? dialogs : undefined), options] as const,
  );
  if (!violations) throw new Error('axe did not run.');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1, 3).join(' ').trim()}`,
    ),
  );
}
