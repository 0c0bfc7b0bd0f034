import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { openBrowser, runBlocksInBrowser } from '@lectern/testing/browser';
import type { TestBrowser } from '@lectern/testing/browser';
import { news } from '../manifest.ts';
import entry from './index.ts';

const require = createRequire(import.meta.url);

describe('the blocks of news in a browser', () => {
  let browser: TestBrowser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  it('are read by everybody, whatever they come with', async () => {
    const stylesheets = [
      '@lectern/core/site.css',
      '@lectern/news/blocks/list.css',
      '@lectern/news/blocks/archive.css',
      '@lectern/news/page-types/article.css',
    ].map((name) => require.resolve(name));
    const folder = fileURLToPath(new URL('..', import.meta.url));
    await runBlocksInBrowser(news, folder, { browser, site: entry, stylesheets });
  });
});
