import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../test/find-browser.mjs';
import { openApi } from './api.mjs';
import { load, median } from './load.mjs';
import { startServer } from './processes.mjs';

const path = '/beeld';
const rounds = 4;
const seconds = 4;
const root = resolve(import.meta.dirname, '../..');
const fixtures = join(root, 'packages/core/src/modules/media/server/images/fixtures');
/** The cuts are those of an image of this width. */
const cutWidth = 300;

/** Addresses of narrower copies and of fonts that the page names, with their bytes. */
async function filesOf(origin) {
  const html = await (await fetch(origin + path)).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url);
  const css = await Promise.all(sheets.map(async (url) => (await fetch(origin + url)).text()));
  const fonts = [...css.join('').matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => url);
  const variants = [...html.matchAll(/srcset="([^"]+)"/gi)]
    .flatMap(([, set]) => set.replaceAll('&amp;', '&').split(', '))
    .map((entry) => entry.split(' ')[0]);
  const sized = async (url) => ({ url, size: (await (await fetch(origin + url)).arrayBuffer()).byteLength });
  const all = async (urls) => Promise.all([...new Set(urls)].map(sized));
  return { variants: await all(variants), fonts: await all(fonts) };
}

/** The copy and the font that are most alike in size. */
function mostAlike({ variants, fonts }) {
  const pairs = variants.flatMap((variant) => fonts.map((font) => ({ variant, font })));
  const unlikeness = ({ variant, font }) => Math.abs(Math.log(variant.size / font.size));
  return pairs.toSorted((one, other) => unlikeness(one) - unlikeness(other))[0];
}

async function measureServing(server, origin) {
  const { variant, font } = mostAlike(await filesOf(origin));
  const rates = { variant: [], font: [] };
  for (const { url } of [variant, font]) await load(origin + url, server.child.pid, 2);
  for (let round = 0; round < rounds; round += 1) {
    rates.variant.push((await load(origin + variant.url, server.child.pid, seconds)).rate);
    rates.font.push((await load(origin + font.url, server.child.pid, seconds)).rate);
  }
  const [own, other] = [median(rates.variant), median(rates.font)];
  const kilobytes = ({ size }) => `${(size / 1000).toFixed(1)} kB`;
  return {
    name: 'a copy of an image, kept',
    value: `${Math.round(own)}/s at ${kilobytes(variant)}`,
    limit: `60%: is ${Math.round((own / other) * 100)}% of a font, ${kilobytes(font)}`,
    holds: own >= other * 0.6,
  };
}

/** A page with cropperjs, which cuts as the crop dialog does. */
async function openCutter(browser) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  const cropper = createRequire(import.meta.url)
    .resolve('cropperjs/package.json')
    .replace('package.json', 'dist/');
  await page.setContent('<!doctype html><title>Cut</title><body></body>');
  await page.addStyleTag({ content: readFileSync(`${cropper}cropper.css`, 'utf8') });
  await page.addScriptTag({ content: readFileSync(`${cropper}cropper.js`, 'utf8') });
  await page.addScriptTag({ content: readFileSync(join(fixtures, 'cut-by-client.page.js'), 'utf8') });
  return (input) => page.evaluate(`cutByClient(${JSON.stringify(input)})`);
}

/** An image of the library, by its id. */
async function anyImage({ call }) {
  const { data } = await call('POST', '/medialib/search-files', { searchTerm: '', directory: '/', fileType: 'image' });
  if (!data.items[0]) throw new Error('The library has no image.');
  return data.items[0].id;
}

async function measureCuts(origin) {
  const executablePath = findBrowser();
  if (!executablePath) return { name: 'cuts like the canvas of the client', value: 'no Chromium here', limit: '' };
  const api = await openApi(origin);
  const read = async (path) => {
    const answer = await fetch(`${origin}/api/medialib/${path}`, { headers: api.headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return { bytes: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') };
  };
  const imageID = await anyImage(api);
  const whole = await read(`preview-image?imageID=${imageID}`);
  const { width } = await sharp(whole.bytes).metadata();
  const source = `data:${whole.type};base64,${whole.bytes.toString('base64')}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const cutByClient = await openCutter(browser);
    const differences = [];
    for (const cut of Object.values(JSON.parse(readFileSync(join(fixtures, 'cuts.json'), 'utf8')))) {
      const enlarged = (value) => (value * width) / cutWidth;
      const place = { x: enlarged(cut.x), y: enlarged(cut.y), width: enlarged(cut.width), height: enlarged(cut.height) };
      const crop = { ...cut, ...place };
      const client = await cutByClient({ source, crop, fill: whole.type === 'image/jpeg' ? '#fff' : 'transparent' });
      const { bytes } = await read(`preview-crop?${new URLSearchParams({ imageID, ...crop })}`);
      differences.push(await difference(bytes, client));
    }
    const worst = Math.max(...differences);
    return {
      name: `${differences.length} cuts like the canvas of the client`,
      value: `differ by ${(median(differences) * 100).toFixed(2)}%, at most ${(worst * 100).toFixed(2)}%`,
      limit: '2% on the mean of each',
      holds: worst < 0.02,
    };
  } finally {
    await browser.close();
  }
}

/** The mean difference of a picture from the pixels of a canvas: 1 where they differ in size. */
async function difference(bytes, canvas) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== canvas.width || info.height !== canvas.height) return 1;
  const other = Buffer.from(canvas.pixels, 'base64');
  let sum = 0;
  for (let index = 0; index < data.length; index += 1) sum += Math.abs(data[index] - other[index]);
  return sum / data.length / 255;
}

/** Measures how fast kept copies of images leave, and how closely the server cuts as the client shows it. */
export async function measureImages({ siteDir, env }) {
  const server = startServer([join(import.meta.dirname, 'image-server.mjs'), siteDir, path], { ...env, LOG_LEVEL: 'warn' });
  try {
    const origin = `http://127.0.0.1:${await server.port}`;
    return [await measureServing(server, origin), await measureCuts(origin)];
  } finally {
    await server.stop();
  }
}
