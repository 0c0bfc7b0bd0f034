import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { openBrowser, runBlocksInBrowser } from '@lectern/testing/browser';
import type { TestBrowser } from '@lectern/testing/browser';
import { homeHeader } from '../manifest.ts';
import entry from './index.ts';

const require = createRequire(import.meta.url);

describe('the blocks of home-header in a browser', () => {
  let browser: TestBrowser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  it('are read by everybody, whatever they come with', async () => {
    const stylesheets = ['@lectern/core/site.css', '@lectern/home-header/blocks/hero.css'].map((name) => require.resolve(name));
    const folder = fileURLToPath(new URL('../blocks', import.meta.url));
    await runBlocksInBrowser(homeHeader, folder, { browser, site: entry, stylesheets });
  });
});
