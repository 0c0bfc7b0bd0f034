import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { openBrowser, runBlocksInBrowser } from '@lectern/testing/browser';
import type { TestBrowser } from '@lectern/testing/browser';
import { basic } from '../manifest.ts';
import entry from './index.ts';

const require = createRequire(import.meta.url);

describe('the blocks of blocks-basic in a browser', () => {
  let browser: TestBrowser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  it('are read by everybody, whatever they come with', async () => {
    const own = (basic.css?.blocks ?? []).map((name) => `@lectern/blocks-basic/blocks/${name}.css`);
    const shared = [
      '@lectern/core/site.css',
      '@lectern/core/video.css',
      '@lectern/rich-text/site.css',
      '@lectern/blocks-basic/site.css',
    ];
    const stylesheets = [...shared, ...own].map((name) => require.resolve(name));
    const folder = fileURLToPath(new URL('../blocks', import.meta.url));
    await runBlocksInBrowser(basic, folder, { browser, site: entry, stylesheets });
  });
});
