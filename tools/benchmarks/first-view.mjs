import { chromium } from 'playwright-core';
import { findBrowser } from '../test/find-browser.mjs';
import { browserFlags } from './admin.mjs';
import { path } from './bench-page.mjs';
import { openExample } from './content.mjs';
import { median } from './load.mjs';

const runs = 5;
/** A telephone of some years on a poor network: the processor slowed so many times, bytes a second each way, milliseconds to the first byte. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Seconds until something, and until the largest part of the first view, is painted; milliseconds that tasks hold up; shift. */
const usual = { painted: 1, largest: 1, blocked: 50, shift: 0.01 };
const pages = [
  { name: 'the page of twelve blocks', address: path, limits: { painted: 0.65, largest: 0.7, blocked: 0, shift: 0.01 } },
  { name: 'home', address: '/', limits: usual },
  { name: 'an audience', address: '/verzekeringen/religieuze-gebouwen', limits: usual },
  { name: 'news', address: '/nieuws', limits: usual },
  { name: 'search', address: '/zoeken?q=kerk', limits: usual },
  { name: 'a form', address: '/formulieren/offerte', limits: usual },
  { name: 'the planner', address: '/afspraak', limits: usual },
];

/** Notes what is painted and what holds it up, from the first moment. */
const watch = `
  const seen = (window.seen = { largest: 0, shift: 0, tasks: [] });
  const note = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  note('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  note('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  note('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
`;

/** What a visitor who was never here sees, in milliseconds. What holds up counts from the first paint, each task beyond its first 50. */
async function firstView(browser, url) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(() => {
      const { largest, shift, tasks } = globalThis.seen;
      const painted = performance.getEntriesByName('first-contentful-paint')[0].startTime;
      const held = tasks.filter(({ startTime }) => startTime >= painted);
      return { painted, largest, shift, blocked: held.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0) };
    });
  } finally {
    await context.close();
  }
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

function rowOf({ name, limits }, views) {
  const of = (what) => median(views.map((view) => view[what]));
  const [painted, largest, blocked, shift] = ['painted', 'largest', 'blocked', 'shift'].map(of);
  return {
    name: `first view of ${name}`,
    value: `${seconds(painted)}, ${seconds(largest)}, ${Math.round(blocked)} ms, ${shift.toFixed(3)}`,
    limit: `${limits.painted} s, ${limits.largest} s, ${limits.blocked} ms, ${limits.shift}`,
    holds:
      painted <= limits.painted * 1000 && largest <= limits.largest * 1000 && blocked <= limits.blocked && shift <= limits.shift,
  };
}

/** What a visitor on a poor telephone waits for who was never here: first paint, largest paint, what holds up, shift of what was painted. */
export async function measureFirstView(given) {
  const executablePath = findBrowser();
  if (!executablePath) return [{ name: 'first view', value: 'no Chromium here', limit: '' }];
  const site = await openExample(given);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const { origin } = site;
    const rows = [];
    for (const page of pages) {
      // The page is kept by then, and the browser's own files were read once.
      await firstView(browser, origin + page.address);
      const views = [];
      for (let run = 0; run < runs; run += 1) views.push(await firstView(browser, origin + page.address));
      rows.push(rowOf(page, views));
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
  }
}
