import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../test/find-browser.mjs';
import { median } from './load.mjs';
import { startServer } from './processes.mjs';

const runs = 5;
const credentials = { email: 'admin@example.com', password: 'Benchmark-1!' };
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];

/** Signs in over the API and returns the session's cookies. */
export async function signIn(origin) {
  const first = await fetch(`${origin}/api/settings/get`);
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': first.headers.get('x-csrf-token'),
    },
    body: JSON.stringify(credentials),
  });
  if (answer.status !== 200) throw new Error(`The benchmark could not sign in: ${answer.status}`);
  return answer.headers.getSetCookie().map((cookie) => {
    const [name, value] = cookie.split(';', 1)[0].split('=');
    return { name, value, url: origin };
  });
}

/** Opens the page overview with an empty cache; milliseconds until its first row is drawn, and what was loaded for it. */
async function firstLoad(browser, { origin, cookies, slowdown }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const urls = [];
  page.on('request', (request) => urls.push(request.url()));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(`
    const look = () => {
      if (document.querySelector('tbody tr')) requestAnimationFrame(() => { window.firstRow = performance.now(); });
      else requestAnimationFrame(look);
    };
    look();
  `);
  await page.goto(`${origin}/cmsadmin/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.firstRow !== undefined);
  const milliseconds = await page.evaluate(() => globalThis.firstRow);
  await context.close();
  return { milliseconds, urls };
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
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const origin = `http://localhost:${await server.port}`;
    const cookies = await signIn(origin);
    await firstLoad(browser, { origin, cookies, slowdown: 1 });
    const rows = [];
    let urls = [];
    for (const [slowdown, limit] of [
      [1, 400],
      [4, 800],
    ]) {
      const loads = [];
      for (let run = 0; run < runs; run += 1) loads.push(await firstLoad(browser, { origin, cookies, slowdown }));
      const milliseconds = median(loads.map((load) => load.milliseconds));
      urls = loads[0].urls;
      const name = slowdown === 1 ? 'admin, first rows of 10,000 pages' : `the same, processor slowed ${slowdown} times`;
      rows.push({ name, value: `${Math.round(milliseconds)} ms`, limit: `at most ${limit} ms`, holds: milliseconds <= limit });
    }
    const kilobytes = gzippedScripts(siteDir, urls) / 1000;
    return [
      ...rows,
      { name: 'requests for it', value: urls.length, limit: 'at most 40', holds: urls.length <= 40 },
      { name: 'script for it, gzip', value: `${kilobytes.toFixed(1)} kB`, limit: 'at most 220 kB', holds: kilobytes <= 220 },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
