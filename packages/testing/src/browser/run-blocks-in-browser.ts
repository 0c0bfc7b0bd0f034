import type { PluginManifest } from '@lectern/core';
import { runBlockFixtures } from '../blocks/run-block-fixtures.ts';
import type { BlockFixtureOptions } from '../blocks/run-block-fixtures.ts';
import { expectNone } from '../expect/expect-none.ts';
import { expectAccessible } from './expect-accessible.ts';
import type { NewPageOptions, TestBrowser } from './open-browser.ts';
import { serveFixturePages } from './serve-fixture-pages.ts';

export interface BlocksInBrowserOptions extends Pick<BlockFixtureOptions, 'site' | 'options'> {
  readonly browser: TestBrowser;
  /** Paths of the stylesheets that a site would load: those of the plugin, and a theme where one is to be tried. */
  readonly stylesheets: readonly string[];
}

interface Look extends NewPageOptions {
  readonly name: string;
  readonly forcedColors?: 'active';
}

/** The visits: on a screen and a telephone, by day and by night, with colours of their own, without a script. */
const looks: readonly Look[] = [
  { name: 'light' },
  { name: 'dark', colorScheme: 'dark' },
  { name: '320 pixels', width: 320 },
  { name: 'forced colours', forcedColors: 'active' },
  { name: 'without JavaScript', javaScript: false },
];

/** Runs in the page: what is wider than the screen, but for what scrolls within itself. */
const tooWide = (): string[] => {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > limit + 1)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString()}`)
    .slice(0, 3);
};

/** Runs in the page: headings, links and buttons that somebody should see and cannot. */
const unseen = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3, a[href], button, summary')]
    .filter(
      (element) =>
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('details:not([open]), [hidden], [aria-hidden]'),
    )
    .map((element) => element.outerHTML.slice(0, 80));

/**
 * Draws every fixture of a plugin on a page of its own, as visitors meet it: light and dark, at 320 pixels, in forced
 * colours, without JavaScript. Each has to be free of accessibility violations and of complaints of the browser, to fit
 * the screen, and to show its headings and links. Fails with the list of all that does not.
 */
export async function runBlocksInBrowser(manifest: PluginManifest, dir: string, options: BlocksInBrowserOptions): Promise<void> {
  const { browser, stylesheets, ...rest } = options;
  const fixtures = new Map<string, string>();
  await runBlockFixtures(manifest, dir, { ...rest, onRender: (name, html) => fixtures.set(name, html) });
  const pages = await serveFixturePages({ fixtures, stylesheets });
  const failures: string[] = [];
  try {
    for (const { name: look, forcedColors, ...how } of looks) {
      const watched = await browser.newPage({ ...how, origin: pages.origin });
      const { page } = watched;
      if (forcedColors) await page.emulateMedia({ forcedColors });
      for (const name of fixtures.keys()) {
        const note = (problems: readonly string[]): void =>
          void failures.push(...problems.map((problem) => `${name}, ${look}: ${problem}`));
        await page.goto(`/${name}`);
        note((await page.evaluate(tooWide)).map((element) => `wider than the screen: ${element}`));
        note((await page.evaluate(unseen)).map((element) => `cannot be seen: ${element}`));
        if (how.javaScript === false) continue;
        await expectAccessible(page, undefined, { rules: forcedColors ? 'shapes' : 'all' }).catch((error: unknown) =>
          note([(error as Error).message]),
        );
      }
      failures.push(...watched.problems().map((problem) => `${look}: ${problem}`));
      await watched.context.close();
    }
  } finally {
    await pages.close();
  }
  expectNone(failures, `The blocks of ${manifest.name} in a browser`);
}
