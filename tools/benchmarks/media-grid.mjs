import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../test/find-browser.mjs';
import { browserFlags, signIn } from './admin.mjs';
import { startServer } from './processes.mjs';

const limit = 50;
const credentials = { email: 'admin@example.com', password: 'Benchmark-1!' };
const fileCount = 10_000;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Scrolls a list to its end and back, most of a screen with every frame. */
const scrollThrough = () =>
  new Promise((resolve) => {
    const list = globalThis.document.querySelector('.lc-item-scroll');
    let direction = 1;
    let frames = 0;
    const step = () => {
      frames += 1;
      const before = list.scrollTop;
      list.scrollTop += direction * list.clientHeight * 0.8;
      if (list.scrollTop !== before) return requestAnimationFrame(step);
      if (direction === -1) return resolve(frames);
      direction = -1;
      return requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

/** The longest task of a page's main thread in a trace, in milliseconds of processor time: what else runs here does not count. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString('utf8'));
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid, tdur }) => name === 'RunTask' && tdur && mains.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000));
}

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
    LECTERN_ADMIN_PASSWORD: credentials.password,
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
      await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
      const frames = await page.evaluate(scrollThrough);
      const longest = longestTask(await browser.stopTracing());
      rows.push({
        name: `scrolling ${fileCount} files, ${look}: longest task`,
        value: `${Math.round(longest)} ms in ${frames} frames`,
        limit: `at most ${limit} ms`,
        holds: longest <= limit,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}
