import { openBrowser } from '@lectern/testing/browser';
import type { NewPageOptions, TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { openApi } from './api.ts';
import type { Api } from './api.ts';
import { startSite } from './start-site.ts';
import type { RunningSite } from './start-site.ts';

/** The site, the browser and the API of a suite. To be read inside tests and hooks, when they are there. */
export interface Stage {
  readonly site: RunningSite;
  readonly browser: TestBrowser;
  /** Calls of the site's administrator. */
  readonly api: Api;
  /** A page of the site in a browser of its own, closed when the test ends. */
  open(options?: NewPageOptions): Promise<WatchedPage>;
  /** Fails where a page that the present test opened complained about anything. */
  expectClean(): void;
}

/**
 * Starts the example site and a browser before the tests of the suite that calls it, and stops both after them. A strict
 * one fails each test of which a page complained about anything.
 */
export function setStage({
  isStrict = false,
  environment = {},
}: {
  readonly isStrict?: boolean;
  /** Further variables of the site's environment. */
  readonly environment?: Readonly<Record<string, string>>;
} = {}): Stage {
  let resources: Pick<Stage, 'site' | 'browser' | 'api'> | undefined;
  let opened: WatchedPage[] = [];
  const here = (): Pick<Stage, 'site' | 'browser' | 'api'> => {
    if (!resources) throw new Error('The stage is set before the first test: read it inside tests and hooks.');
    return resources;
  };

  before(async () => {
    const [site, browser] = await Promise.allSettled([startSite(undefined, environment), openBrowser()]);
    if (site.status === 'rejected' || browser.status === 'rejected') {
      if (site.status === 'fulfilled') await site.value.stop();
      if (browser.status === 'fulfilled') await browser.value.close();
      throw site.status === 'rejected' ? site.reason : (browser as PromiseRejectedResult).reason;
    }
    resources = { site: site.value, browser: browser.value, api: await openApi(site.value.origin) };
  });
  after(async () => {
    await resources?.browser.close();
    await resources?.site.stop();
  });
  afterEach(async () => {
    const last = opened;
    opened = [];
    for (const { context } of last) await context.close();
    if (isStrict) for (const page of last) page.expectClean();
  });
  return {
    get site() {
      return here().site;
    },
    get browser() {
      return here().browser;
    },
    get api() {
      return here().api;
    },
    async open(options = {}) {
      const page = await here().browser.newPage({ origin: here().site.origin, ...options });
      opened.push(page);
      return page;
    },
    expectClean() {
      for (const page of opened) page.expectClean();
    },
  };
}
