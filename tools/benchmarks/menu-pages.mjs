import { join } from 'node:path';
import { blocks } from './bench-page.mjs';
import { openApi } from './api.mjs';
import { load, median } from './load.mjs';
import { freePort, startServer } from './processes.mjs';

const rounds = 5;
const seconds = 2;
const [tops, belowEach] = [10, 9];
const count = tops * (1 + belowEach);

const script = (name) => join(import.meta.dirname, name);

/** A hundred items in two levels, leading where those of the usual menu lead. */
function manyItems(usual) {
  const targets = usual.flatMap(({ to, children }) => [to, ...children.map((child) => child.to)]).filter(Boolean);
  const itemOf = (number, children = []) => {
    const to = targets[number % targets.length];
    return { id: `item-${number}`, label: `Menu ${number}`, to, children };
  };
  return Array.from({ length: tops }, (_, top) =>
    itemOf(
      top * (1 + belowEach),
      Array.from({ length: belowEach }, (__, below) => itemOf(top * (1 + belowEach) + below + 1)),
    ),
  );
}

const asSaved = (items) =>
  items.map(({ id, label, to, children }) => ({
    id,
    ...(label === null ? {} : { label }),
    ...(to === null ? {} : { to }),
    children: asSaved(children),
  }));

async function makePage(api, path) {
  const { pageID } = await api.call('POST', '/page/create', {
    title: 'Maatstaf met menu',
    slug: path,
    type: 'page-types/page',
    locale: 'nl-NL',
    content: blocks,
  });
  await api.call('POST', `/page/${pageID}/publish`, {});
}

/** A page that a bare Koa answers from memory: what its bytes cost by themselves. */
const startBare = (env, page) =>
  startServer([script('bare-server.mjs'), 'memory'], { ...env, BENCH_BYTES: Buffer.from(page).toString('base64') });

/** Processor milliseconds of a page in the layout of the site, with the usual menu and with one of many items, in turn, each beside a bare Koa. */
async function compare({ siteDir, env, mode }) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const path = `/maatstaf-menu-${mode}`;
  const own = { ...env, BENCH_PORT: String(port), LECTERN_ORIGIN: origin, NODE_ENV: 'development', LOG_LEVEL: 'warn' };
  const server = startServer([script('lectern-server.mjs'), siteDir, mode], own);
  const bare = {};
  try {
    await server.port;
    const api = await openApi(origin);
    await makePage(api, path);
    const { data } = await api.call('GET', '/menu/main?locale=nl-NL');
    const usual = asSaved(data.items);
    const menus = { usual, many: manyItems(usual) };
    const times = { usual: [], many: [] };
    const bareTimes = { usual: [], many: [] };
    const sizes = {};
    let { revision } = data;
    const save = async (items) => {
      ({ revision } = (await api.call('PUT', '/menu/main', { locale: 'nl-NL', revision, items })).data);
    };
    for (let round = 0; round < rounds; round += 1)
      for (const [name, items] of Object.entries(menus)) {
        await save(items);
        const page = await (await fetch(origin + path)).text();
        sizes[name] = page.length;
        bare[name] ??= startBare(own, page);
        const bareUrl = `http://localhost:${await bare[name].port}${path}`;
        for (const [list, url, { pid }] of [
          [times, origin + path, server.child],
          [bareTimes, bareUrl, bare[name].child],
        ]) {
          await load(url, pid, 1);
          list[name].push((await load(url, pid, seconds)).milliseconds);
        }
      }
    await save(usual);
    const of = (name) => ({ time: median(times[name]), bare: median(bareTimes[name]), size: sizes[name] });
    return { usual: of('usual'), many: of('many') };
  } finally {
    await server.stop();
    for (const each of Object.values(bare)) await each.stop();
  }
}

const percent = (share) => `${((share - 1) * 100).toFixed(1)}%`;

/**
 * What a menu of many items costs the pages that draw it: from the cache, where it is bytes, which are compared with what a bare Koa takes for
 * as many; and drawn anew, with blocks and layout cached.
 */
export async function measureMenuPages(given) {
  const name = (what) => `${what}, a menu of ${count} items beside the usual one`;
  const value = ({ time, size }) => `${time.toFixed(3)} ms CPU, ${(size / 1000).toFixed(0)} kB`;
  const cached = await compare({ ...given, mode: 'cached' });
  const share = cached.many.time / cached.many.bare / (cached.usual.time / cached.usual.bare);
  const anew = await compare({ ...given, mode: 'blocks' });
  const more = anew.many.time / anew.usual.time;
  return [
    {
      name: name('page from the cache, by bytes'),
      value: value(cached.many),
      limit: `at most 5% more: ${percent(share)} (${value(cached.usual)})`,
      holds: share <= 1.05,
    },
    {
      name: name('page rendered anew'),
      value: value(anew.many),
      limit: `at most 5% more: ${percent(more)} (${value(anew.usual)})`,
      holds: more <= 1.05,
    },
  ];
}
