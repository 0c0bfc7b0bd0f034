import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { openBrowser, runBlocksInBrowser } from '@lectern/testing/browser';
import type { TestBrowser } from '@lectern/testing/browser';
import richText from '../manifest.ts';
import entry from './index.ts';

const require = createRequire(import.meta.url);

describe('the block of rich text in a browser', () => {
  let browser: TestBrowser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  it('is read by everybody, whatever it comes with', async () => {
    const stylesheets = ['@lectern/core/site.css', '@lectern/core/video.css', '@lectern/rich-text/site.css'].map((name) =>
      require.resolve(name),
    );
    const folder = fileURLToPath(new URL('../../fixtures', import.meta.url));
    await runBlocksInBrowser(richText, folder, { browser, site: entry, stylesheets });
  });
});
