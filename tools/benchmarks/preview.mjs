import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../test/find-browser.mjs';
import { browserFlags } from './admin.mjs';
import { openApi } from './api.mjs';
import { manyBlocks, percentile } from './editor.mjs';
import { freePort, startServer } from './processes.mjs';

const changes = 60;
const sizes = [12, 60];

async function makePage(api, count) {
  const made = await api.call('POST', '/page/create', {
    title: `Voorbeeld ${count}`,
    slug: `/maat-voorbeeld-${count}`,
    type: 'page-types/page',
    locale: 'nl-NL',
    content: manyBlocks(count),
  });
  return made.pageID;
}

/** Milliseconds from the end of each pause to the moment after the frame that shows the change, as the editor notes them. */
const noted = () => performance.getEntriesByName('lectern:preview').map(({ duration }) => duration);

/** The part of it that the server takes. */
const calls = () =>
  performance.getEntriesByType('resource').flatMap(({ name, duration }) => (name.endsWith('/preview/parts') ? [duration] : []));

async function measurePauses(context, { origin, pageID, count }) {
  const page = await context.newPage();
  await page.goto(`${origin}/cmsadmin/pages/${pageID}`);
  // A page that begins with a text opens without it.
  const toggle = page.getByRole('button', { name: 'Preview', exact: true });
  if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click();
  await page.locator('.lc-preview[data-state=current]').waitFor();
  const row = page
    .locator('.lc-block__main')
    .filter({ hasText: /^(Text|Tekst)/ })
    .first();
  await row.click();
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  for (let change = 0; change < changes; change += 1) {
    const before = (await page.evaluate(noted)).length;
    await field.fill(`Wijziging ${change}`);
    await page.waitForFunction((known) => performance.getEntriesByName('lectern:preview').length > known, before);
  }
  // The first ones warm the views and the connection.
  const times = (await page.evaluate(noted)).slice(5);
  const asked = (await page.evaluate(calls)).slice(5);
  await page.close();
  const p95 = percentile(times, 0.95);
  return {
    name: `preview of a changed block, ${count} blocks, from the pause to its pixels, p95`,
    value: `${Math.round(p95)} ms (p50 ${Math.round(percentile(times, 0.5))} ms; the call p50 ${Math.round(percentile(asked, 0.5))}, p95 ${Math.round(percentile(asked, 0.95))} ms)`,
    limit: 'at most 150 ms',
    holds: p95 <= 150,
  };
}

/** What somebody waits for who stops writing and looks at the preview. */
export async function measurePreview({ siteDir, env }) {
  const executablePath = findBrowser();
  if (!executablePath) return [{ name: 'preview', value: 'no Chromium here', limit: '' }];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], {
    ...env,
    BENCH_PORT: String(port),
    LECTERN_ORIGIN: origin,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
  });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    await server.port;
    const api = await openApi(origin);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(api.cookies);
    const rows = [];
    for (const count of sizes) rows.push(await measurePauses(context, { origin, count, pageID: await makePage(api, count) }));
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}
