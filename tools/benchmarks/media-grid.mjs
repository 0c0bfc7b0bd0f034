import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../test/find-browser.mjs';
import { browserFlags } from './admin.mjs';
import { signIn } from './api.mjs';
import { freePort, startServer } from './processes.mjs';

const limit = 50;
const fileCount = 10_000;

/** Scrolls a list to its end in 150 frames, more than a screen of new items with each; milliseconds of the longest task. */
const scrollThrough = () =>
  new Promise((resolve) => {
    const list = globalThis.document.querySelector('.lc-item-scroll');
    const stride = Math.max(list.clientHeight * 0.8, list.scrollHeight / 150);
    let longest = 0;
    const observer = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const finish = () => {
      observer.disconnect();
      list.scrollTop = 0;
      resolve(longest);
    };
    const step = () => {
      const before = list.scrollTop;
      list.scrollTop += stride;
      if (list.scrollTop === before) setTimeout(finish, 300);
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

/** The list of the media library with 10,000 files in one folder: the longest task while it is scrolled through. */
export async function measureMediaGrid({ siteDir, env }) {
  const executablePath = findBrowser();
  if (!executablePath) return [{ name: 'media grid', value: 'no Chromium here', limit: `at most ${limit} ms` }];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached', '0', '0', String(fileCount)], {
    ...env,
    // A browser names the origin of its calls, and a site takes those of its own alone.
    BENCH_PORT: String(port),
    LECTERN_ORIGIN: origin,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
  });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    await server.port;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(await signIn(origin));
    const page = await context.newPage();
    // Pictures of files whose bytes are nowhere would measure the server.
    await page.route('**/medialib/preview-image*', (route) => route.fulfill({ status: 404, body: '' }));
    const rows = [];
    for (const [look, button] of [
      ['pictures', 'Pictures'],
      ['table', 'Table'],
    ]) {
      await page.goto(`${origin}/cmsadmin/medialibrary?folder=${encodeURIComponent('/maat-vol')}`);
      await page.getByText(`${fileCount} files`).waitFor();
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.locator('.lc-item-scroll [data-key]').first().waitFor();
      await page.waitForTimeout(1000);
      // The least disturbed of three: what else runs on the machine only makes tasks longer.
      const longest = [];
      for (let run = 0; run < 3; run += 1) longest.push(await page.evaluate(scrollThrough));
      const least = Math.min(...longest);
      rows.push({
        name: `scrolling ${fileCount} files, ${look}: longest task`,
        value: least === 0 ? `below ${limit} ms` : `${Math.round(least)} ms`,
        limit: `at most ${limit} ms`,
        holds: least <= limit,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}
