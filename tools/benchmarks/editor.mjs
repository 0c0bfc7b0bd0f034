import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../test/find-browser.mjs';
import { browserFlags } from './admin.mjs';
import { openApi } from './api.mjs';
import { blocks } from './bench-page.mjs';
import { median } from './load.mjs';
import { freePort, startServer } from './processes.mjs';

const keys = 120;
const runs = 5;
const sizes = [12, 60, 150];
const writing = '.rich-text-editor__text[contenteditable=true]';

/** The measured page's blocks over and over, until there are so many. */
export const manyBlocks = (count) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`b${index}maat`, Object.values(blocks)[index % Object.keys(blocks).length]]),
  );

const longest = 500;

/** Five hundred blocks: a hundred texts with formatting, a hundred of cards, three hundred images. */
function longPage() {
  const [text, , , cards] = Object.values(blocks);
  const image = { type: 'basic/image', version: 1, anchorPoint: '', props: { image: null, caption: 'Bijschrift', size: 'wide' } };
  const blockAt = (index) => (index % 5 === 0 ? text : index % 5 === 1 ? cards : image);
  return Object.fromEntries(Array.from({ length: longest }, (_, index) => [`b${index}lang`, blockAt(index)]));
}

async function makePage(api, count, content = manyBlocks(count)) {
  const made = await api.call('POST', '/page/create', {
    title: `Maat ${count}`,
    slug: `/maat-editor-${count}`,
    type: 'page-types/page',
    locale: 'nl-NL',
    content,
  });
  return made.pageID;
}

/** Keeps the milliseconds from each key, and each step and end of a drag, to the moment after the frame that shows it, and the first words that arrive. */
export const watch = `
  window.paints = [];
  const watch = ({ timeStamp, type, buttons }) => {
    if (type === 'pointermove' && buttons === 0) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.paints.push(performance.now() - timeStamp);
      port2.postMessage(0);
    });
  };
  for (const name of ['keydown', 'pointermove', 'pointerup']) window.addEventListener(name, watch, true);
  window.addEventListener('input', () => (window.firstInput ??= performance.now()), true);
`;

export const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)];

/** Milliseconds from key to paint at p95, in what has the focus. */
async function typeInto(page) {
  await page.keyboard.type('warm worden ', { delay: 20 });
  await page.evaluate('window.paints.length = 0');
  await page.keyboard.type('kerk en klok '.repeat(keys).slice(0, keys), { delay: 20 });
  await page.waitForFunction((count) => globalThis.paints.length === count, keys);
  return percentile(await page.evaluate('window.paints'), 0.95);
}

async function openText(page, address) {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.lc-block__main').first().click();
  await page.locator(writing).first().click();
}

/** Key to paint at p95 in a bare textarea and in a text of the page, with the processor slowed that many times in both. */
async function typeInBoth(page, { origin, pageID, slowdown }) {
  const cdp = await page.context().newCDPSession(page);
  const slow = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(`${origin}/robots.txt`);
  await page.setContent('<!doctype html><title>Bare</title><textarea rows="20" cols="80"></textarea>');
  // The new content took the listeners of the document with it.
  await page.evaluate(watch);
  await page.locator('textarea').focus();
  await slow(slowdown);
  const bare = await typeInto(page);
  await slow(1);
  await openText(page, `${origin}/cmsadmin/pages/${pageID}`);
  await slow(slowdown);
  const own = await typeInto(page);
  await slow(1);
  return { bare, own };
}

async function measureTyping(context, origin, pages) {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const rows = [];
  for (const { count, pageID, slowdown = 1, most = 4 } of pages) {
    const { bare, own } = await typeInBoth(page, { origin, pageID, slowdown });
    rows.push({
      name: `key to paint in rich text, ${count} blocks${slowdown > 1 ? `, slowed ${slowdown} times` : ''}, p95`,
      value: `${own.toFixed(1)} ms (a bare textarea ${bare.toFixed(1)} ms)`,
      limit: `at most ${most} ms more`,
      holds: own - bare <= most,
    });
  }
  await page.close();
  return rows;
}

const moves = 30;

/** Milliseconds to the paint at p95 while a block is moved: each press of a key; each step and the end of a drag. */
async function measureMoves(context, { origin, pageID }) {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${origin}/cmsadmin/pages/${pageID}`);
  const id = await page.locator('.lc-block__main').nth(3).getAttribute('id');
  await page.locator(`#${id}`).click();
  await page.locator(`#${id}`).focus();
  await page.evaluate('window.paints.length = 0');
  for (let move = 0; move < moves; move += 1) {
    await page.keyboard.press(move % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
    await page.waitForFunction((focused) => globalThis.document.activeElement?.id === focused, id);
  }
  // A press of Alt is a key as well.
  const byKey = percentile(await page.evaluate('window.paints'), 0.95);
  await page.evaluate('window.paints.length = 0');
  for (let move = 0; move < moves / 3; move += 1) {
    const { x, y } = await page.locator('.lc-block__handle').nth(2).boundingBox();
    await page.mouse.move(x + 8, y + 16);
    await page.mouse.down();
    await page.mouse.move(x + 8, y + 160, { steps: 8 });
    await page.mouse.up();
    await page.waitForFunction(() => !globalThis.document.querySelector('[data-dragging]'));
  }
  const byDrag = percentile(await page.evaluate('window.paints'), 0.95);
  await page.close();
  const rowOf = (how, value) => ({
    name: `move one of ${longest} blocks by ${how}, to the paint, p95`,
    value: `${value.toFixed(1)} ms`,
    limit: 'at most 50 ms',
    holds: value <= 50,
  });
  return [rowOf('key', byKey), rowOf('drag', byDrag)];
}

/** From the address to the first letter in a text, with an empty cache, and the script that it took. */
async function openCold(browser, { origin, cookies, pageID, siteDir }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const scripts = new Set();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url().split('/').at(-1)));
  await page.addInitScript(watch);
  await openText(page, `${origin}/cmsadmin/pages/${pageID}`);
  await page.keyboard.type('a');
  await page.waitForFunction(() => globalThis.firstInput !== undefined);
  const milliseconds = await page.evaluate('window.firstInput');
  await context.close();
  const files = [...scripts].map((name) => join(siteDir, 'dist', `${name}.gz`)).filter(existsSync);
  return { milliseconds, kilobytes: files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000 };
}

async function measureOpening(browser, options) {
  const opened = [];
  for (let run = 0; run < runs; run += 1) opened.push(await openCold(browser, options));
  const milliseconds = median(opened.map((one) => one.milliseconds));
  const { kilobytes } = opened[0];
  return [
    {
      name: `editor${options.count ? ` of ${options.count} blocks` : ''}, from the address to a letter, cold`,
      value: `${Math.round(milliseconds)} ms`,
      limit: 'at most 1000 ms',
      holds: milliseconds <= 1000,
    },
    { name: '  its script, gzip', value: `${kilobytes.toFixed(1)} kB`, limit: 'at most 420 kB', holds: kilobytes <= 420 },
  ];
}

/**
 * Makes a news item as somebody does who knows how: the waiting between a press and the moment at which the next letter lands
 * where it is meant, in all.
 */
async function makeNews(page, origin) {
  await page.goto(`${origin}/cmsadmin/dashboard`);
  const make = page.getByRole('link', { name: 'New news item', exact: true }).first();
  await make.waitFor();
  let waited = 0;
  const waitAfter = async (press, ready) => {
    const from = performance.now();
    await press();
    await page.waitForFunction(ready, undefined, { polling: 'raf' });
    waited += performance.now() - from;
  };
  await waitAfter(
    () => make.click(),
    () => globalThis.document.activeElement?.matches('input[type=text], input:not([type])'),
  );
  await page.keyboard.type(`Maat ${Date.now()}`);
  await waitAfter(
    () => page.keyboard.press('Enter'),
    () => globalThis.document.activeElement?.matches('[contenteditable=true]'),
  );
  return waited;
}

async function measureNewPage(context, origin) {
  const page = await context.newPage();
  const waits = [];
  for (let run = 0; run < runs; run += 1) waits.push(await makeNews(page, origin));
  const milliseconds = median(waits);
  await page.close();
  return {
    name: 'new news item to the first letter, two presses, waiting in all',
    value: `${Math.round(milliseconds)} ms`,
    limit: 'at most 800 ms',
    holds: milliseconds <= 800,
  };
}

/** Photographs of 2,000 by 1,333 pixels: noise that is soft in most places, as walls and skies are. */
async function makePhotos(api, count) {
  const noise = {
    width: 250,
    height: 167,
    channels: 3,
    background: '#8a7f70',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  };
  const photos = [];
  for (let index = 0; index < count; index += 1) {
    const bytes = await sharp({ create: noise }).resize(2000, 1333, { kernel: 'cubic' }).jpeg({ quality: 85 }).toBuffer();
    const form = new FormData();
    form.set('f', new Blob([bytes], { type: 'image/jpeg' }), `maat-${index}.jpg`);
    photos.push((await api.send('/medialib/add-file', form)).data);
  }
  return photos;
}

/** A page with six pictures, published, and looked at in the same moment: milliseconds of each picture. */
async function measureFirstView(browser, { origin, api }) {
  const photos = await makePhotos(api, 6);
  const content = Object.fromEntries(
    photos.map(({ id }, index) => [
      `b${index}beeld`,
      { type: 'basic/image', version: 1, props: { image: { fileID: id, altText: 'Beeld' }, caption: '', size: 'wide' } },
    ]),
  );
  const slug = '/maat-beeld';
  const made = await api.call('POST', '/page/create', {
    title: 'Beeld',
    slug,
    type: 'page-types/page',
    locale: 'nl-NL',
    content,
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await api.call('POST', `/page/${made.pageID}/publish`, {});
  await page.goto(origin + slug);
  for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => [...globalThis.document.images].every(({ complete }) => complete));
  const times = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType === 'img')
      .map(({ duration }) => duration),
  );
  await page.close();
  const most = Math.max(...times);
  return {
    name: `first view of ${times.length} pictures of a page just published, each`,
    value: `${Math.round(median(times))} ms, at most ${Math.round(most)} ms`,
    limit: 'at most 300 ms',
    holds: times.length === photos.length && most <= 300,
  };
}

/** What somebody feels who writes: keys, opening, a new page; and a visitor right after it was published. */
export async function measureEditor({ siteDir, env }) {
  const executablePath = findBrowser();
  if (!executablePath) return [{ name: 'editor', value: 'no Chromium here', limit: '' }];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], {
    ...env,
    BENCH_PORT: String(port),
    LECTERN_ORIGIN: origin,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
  });
  // Frames as soon as they are drawn: waiting for the screen would be in every figure, and the same in each.
  const args = [...browserFlags, '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await server.port;
    const api = await openApi(origin);
    const { cookies } = api;
    const pages = [];
    for (const count of sizes) pages.push({ count, pageID: await makePage(api, count) });
    const long = { count: longest, pageID: await makePage(api, longest, longPage()) };
    pages.push({ ...long, most: 6 }, { ...long, slowdown: 4, most: 40 });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookies);
    const opening = { origin, cookies, siteDir };
    return [
      ...(await measureTyping(context, origin, pages)),
      ...(await measureMoves(context, { origin, ...long })),
      ...(await measureOpening(browser, { ...opening, pageID: pages[0].pageID })),
      ...(await measureOpening(browser, { ...opening, ...long })),
      await measureNewPage(context, origin),
      await measureFirstView(browser, { origin, api }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
