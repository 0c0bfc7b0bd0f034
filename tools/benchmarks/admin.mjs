import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../test/find-browser.mjs';
import { credentials, signIn } from './api.mjs';
import { median } from './load.mjs';
import { startServer } from './processes.mjs';

const runs = 5;
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];

/**
 * Watches a page from its first moment. The first row counts when its link can be seen, at the next frame, so that the one
 * with it was painted. Then the link is pressed over and over: the admin takes it over as soon as a press no longer
 * loads another document.
 */
const watch = `
  const measured = (window.measured = { shift: 0 });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) measured.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const firstLink = () => document.querySelector('tbody tr a');
  const isSeen = (link) => {
    if (!link) return false;
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented) measured.taken ??= performance.now();
    event.preventDefault();
  });
  const press = () => {
    if (measured.taken) return;
    firstLink()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    setTimeout(press, 10);
  };
  const look = () => {
    if (!isSeen(firstLink())) return void requestAnimationFrame(look);
    requestAnimationFrame(() => {
      measured.row = performance.now();
      if (window.isPressing) press();
      else measured.taken = 0;
    });
  };
  look();
`;

/**
 * Opens the page overview with an empty cache: milliseconds until its first row is drawn and until a press on it is taken
 * over, the layout shift, and everything that was loaded until the page was at rest.
 */
async function firstLoad(browser, { origin, cookies, slowdown, isPressing = true }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const urls = [];
  page.on('request', (request) => urls.push(request.url()));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(`window.isPressing = ${isPressing};${watch}`);
  await page.goto(`${origin}/cmsadmin/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.measured.taken !== undefined);
  // Where the row was pressed, its page opens: what is loaded then is no part of the first screen.
  if (!isPressing) await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(() => globalThis.measured);
  await context.close();
  return { ...measured, urls };
}

const gzippedScripts = (siteDir, urls) =>
  urls
    .filter((url) => url.includes('/assets/build/') && url.endsWith('.js'))
    .map((url) => join(siteDir, 'dist', `${new URL(url).pathname.split('/').at(-1)}.gz`))
    .reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : Number.NaN), 0);

/** The admin's first screen with 10,000 pages: time, requests, script. */
export async function measureAdmin({ siteDir, env }) {
  const executablePath = findBrowser();
  if (!executablePath) return [{ name: 'admin, first rows', value: 'no Chromium here', limit: 'at most 400 ms' }];
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached', '10000'], {
    ...env,
    LECTERN_ADMIN_PASSWORD: credentials.password,
    LOG_LEVEL: 'warn',
  });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const origin = `http://localhost:${await server.port}`;
    const cookies = await signIn(origin);
    const rest = await firstLoad(browser, { origin, cookies, slowdown: 1, isPressing: false });
    const rows = [];
    for (const [slowdown, limit] of [
      [1, 400],
      [4, 800],
    ]) {
      const loads = [];
      for (let run = 0; run < runs; run += 1) loads.push(await firstLoad(browser, { origin, cookies, slowdown }));
      const milliseconds = median(loads.map(({ row }) => row));
      const name = slowdown === 1 ? 'admin, first rows of 10,000 pages' : `the same, processor slowed ${slowdown} times`;
      rows.push({ name, value: `${Math.round(milliseconds)} ms`, limit: `at most ${limit} ms`, holds: milliseconds <= limit });
      rows.push({
        name: '  until a press on the first is taken over',
        value: `${Math.round(median(loads.map(({ taken }) => taken)))} ms`,
        limit: '',
      });
    }
    const kilobytes = gzippedScripts(siteDir, rest.urls) / 1000;
    const { length } = rest.urls;
    return [
      ...rows,
      { name: 'requests until it is at rest', value: length, limit: 'at most 40', holds: length <= 40 },
      {
        name: 'script until it is at rest, gzip',
        value: `${kilobytes.toFixed(1)} kB`,
        limit: 'at most 220 kB',
        holds: kilobytes <= 220,
      },
      {
        name: 'layout shift until it is at rest',
        value: rest.shift.toFixed(4),
        limit: 'at most 0.01',
        holds: rest.shift <= 0.01,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
