import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../test/find-browser.mjs';
import { browserFlags } from './admin.mjs';
import { path } from './bench-page.mjs';
import { openExample } from './content.mjs';

/** Pages with nothing on them that hydrates; what is of forms and of the planner comes as behaviours, which know no framework. */
const pages = [
  { name: 'the page of twelve blocks', address: path },
  { name: 'home', address: '/' },
  { name: 'an audience', address: '/verzekeringen/religieuze-gebouwen' },
  { name: 'news', address: '/nieuws' },
];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const row = (name, bytes, limit) => ({
  name,
  value: kilobytes(bytes),
  limit: `at most ${limit} kB`,
  holds: bytes <= limit * 1000,
});

/** Bytes as they came, compressed, of the page itself and of what it loads, by kind; `frameworks` are files that hold React. */
async function loaded(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      const files = performance.getEntriesByType('resource');
      const sum = (entries) => entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
      const of = (ending) => files.filter(({ name }) => new URL(name).pathname.endsWith(ending));
      // What search engines are told is data, which no browser runs.
      const inline = [...globalThis.document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')];
      const texts = await Promise.all(of('.js').map(async ({ name }) => (await fetch(name)).text()));
      return {
        html: sum(performance.getEntriesByType('navigation')),
        css: sum(of('.css')),
        fonts: sum(of('.woff2')),
        script: sum(of('.js')) + inline.reduce((total, { text }) => total + text.length, 0),
        frameworks: texts.filter((text) => text.includes('react.transitional.element')).length,
      };
    });
  } finally {
    await context.close();
  }
}

function rowsOf(name, { html, css, fonts, script, frameworks }) {
  return [
    { ...row(`script on ${name}`, script, 3), holds: script <= 3000 && frameworks === 0 },
    row('  its HTML, CSS and fonts', html + css + fonts, 90),
    row('  its CSS', css, 7),
  ];
}

/** The scripts that the first island of a page brings, compressed as they are sent, without the view of its block. */
function islandBytes(siteDir) {
  const dist = join(siteDir, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const needed = new Set();
  const take = (key) => {
    const { file, imports = [] } = manifest[key];
    if (needed.has(file)) return;
    needed.add(file);
    imports.forEach(take);
  };
  const entry = 'virtual:lectern/islands';
  take(entry);
  take(manifest[entry].dynamicImports.find((key) => key.includes('/hydrate-')));
  return [...needed].reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
}

/** What a browser loads for a page, as it is sent. */
export async function measureBytes(given) {
  const island = row('script that one island brings', islandBytes(given.siteDir), 65);
  const executablePath = findBrowser();
  if (!executablePath) return [island, { name: 'bytes of pages', value: 'no Chromium here', limit: '' }];
  const site = await openExample(given);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const { origin } = site;
    const rows = [];
    for (const { name, address } of pages) {
      const bytes = await loaded(browser, origin + address);
      if (address === path) rows.push(row(name, bytes.html, 4.2));
      rows.push(...rowsOf(name, bytes));
    }
    return [...rows, island];
  } finally {
    await browser.close();
    await site.close();
  }
}
