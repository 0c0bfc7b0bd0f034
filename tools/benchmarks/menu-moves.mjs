import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../test/find-browser.mjs';
import { browserFlags } from './admin.mjs';
import { openApi } from './api.mjs';
import { percentile, watch } from './editor.mjs';
import { freePort, startServer } from './processes.mjs';

const [tops, belowEach, moves] = [50, 9, 30];
const count = tops * (1 + belowEach);

const itemOf = (id, children = []) => ({ id, label: `Menu ${id}`, to: { href: `https://example.com/${id}` }, children });

/** Five hundred items in two levels, all of them open. */
const manyItems = () =>
  Array.from({ length: tops }, (_, top) =>
    itemOf(
      `item-${top}`,
      Array.from({ length: belowEach }, (__, below) => itemOf(`item-${top}-${below}`)),
    ),
  );

/** Milliseconds from a press of the key that moves an item, with what is below it, to the paint, at p95. */
async function moveItems(page, origin) {
  await page.addInitScript(watch);
  await page.goto(`${origin}/cmsadmin/menu-structure`);
  const row = page.locator('.lc-menu-tree [data-key="item-20"]');
  await row.focus();
  await page.evaluate('window.paints.length = 0');
  for (let move = 0; move < moves; move += 1) {
    const place = await row.getAttribute('aria-posinset');
    await page.keyboard.press(move % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
    await page.waitForFunction((former) => {
      const focused = globalThis.document.activeElement;
      return focused?.getAttribute('data-key') === 'item-20' && focused.getAttribute('aria-posinset') !== former;
    }, place);
  }
  return percentile(await page.evaluate('window.paints'), 0.95);
}

/** A move in a menu of many items, by key, in a browser. */
export async function measureMenuMoves({ siteDir, env }) {
  const executablePath = findBrowser();
  if (!executablePath) return [{ name: 'menu of many items', value: 'no Chromium here', limit: '' }];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const own = { BENCH_PORT: String(port), LECTERN_ORIGIN: origin, NODE_ENV: 'development', LOG_LEVEL: 'warn' };
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], { ...env, ...own });
  const args = [...browserFlags, '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await server.port;
    const api = await openApi(origin);
    const { data } = await api.call('GET', '/menu/main?locale=nl-NL');
    const body = { locale: 'nl-NL', revision: data.revision, items: manyItems() };
    const { undoID } = await api.call('PUT', '/menu/main', body);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(api.cookies);
    const time = await moveItems(await context.newPage(), origin);
    await api.call('POST', `/undo/${undoID}/take-back`, {});
    return [
      {
        name: `move one of ${count} items of a menu by key, to the paint, p95`,
        value: `${time.toFixed(1)} ms`,
        limit: 'at most 100 ms',
        holds: time <= 100,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
