import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expectNone } from '../expect/expect-none.ts';

const rules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
  resultTypes: ['violations'],
  // Its copies of stylesheets would be inline ones, which the page's own policy would stop.
  preload: false,
};

let source: string | undefined;

interface AccessibleOptions {
  /** False where the browser forces its colours upon the page: axe reads those of the page all the same. Default: true. */
  readonly hasOwnColours?: boolean;
}

/** The page has no violation of WCAG 2.2, levels A and AA, that axe-core can find. `within` is a CSS selector. */
export async function expectAccessible(
  page: Page,
  within?: string,
  { hasOwnColours = true }: AccessibleOptions = {},
): Promise<void> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Evaluated, not added as an element, which the page's own policy would stop.
  await page.evaluate(source);
  const results = await page.evaluate(
    ({ options, context }) =>
      (globalThis as unknown as { axe: { run: (context: unknown, options: unknown) => Promise<AxeResults> } }).axe.run(
        context ?? document,
        options,
      ),
    { options: { ...rules, rules: { 'color-contrast': { enabled: hasOwnColours } } }, context: within },
  );
  const found = results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`),
  );
  expectNone(found, `Accessibility of ${page.url()}`);
}
