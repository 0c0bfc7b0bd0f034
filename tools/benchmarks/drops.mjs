import { join } from 'node:path';
import { openApi } from './api.mjs';
import { loadContent } from './content.mjs';
import { startServer } from './processes.mjs';
import { editOnce, makeSite, seeded } from './random-edits.mjs';

const count = 1000;
/** Pages that are compared with what is made of nothing after each edit; after some edits all of them are. */
const compared = 6;
const compareAllEvery = 25;

const script = join(import.meta.dirname, 'lectern-server.mjs');
/** What is a visitor's own in a page, or of the moment at which it was made. */
const ownPart = /content="v\.[^"]+"/g;

async function look(origin, address) {
  const answer = await fetch(origin + address, { redirect: 'manual' });
  const text = (await answer.text()).replaceAll(ownPart, '');
  return { seen: `${answer.status} ${answer.headers.get('location')} ${text}`, isKept: answer.headers.get('x-kept') === '1' };
}

const lookAtAll = async (origin, addresses) =>
  new Map(await Promise.all(addresses.map(async (address) => [address, await look(origin, address)])));

/** As they are kept: what was made a moment ago is asked for once more. */
async function lookAgain(origin, seen) {
  const made = [...seen].filter(([, { isKept }]) => !isKept).map(([address]) => address);
  return new Map([...seen, ...(await lookAtAll(origin, made))]);
}

/** Whether a page is as it would be if nothing was kept. The other process hears of the edit a moment later. */
async function isFresh(other, address, seen) {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if ((await look(other, address)).seen === seen) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Makes an edit, and says which pages were dropped, which of them for nothing, and which should have been. */
async function editAndCompare({ api, site, next, own, other, before, turn }) {
  const name = await editOnce(api, site, next);
  const after = await lookAtAll(own, site.addresses);
  const kept = site.addresses.filter((address) => before.get(address).isKept);
  const dropped = kept.filter((address) => !after.get(address).isKept);
  const inVain = dropped.filter((address) => after.get(address).seen === before.get(address).seen);
  const some = turn % compareAllEvery === 0 ? kept : Array.from({ length: compared }, () => kept[next(kept.length)]);
  const missed = [];
  for (const address of new Set(some))
    if (after.get(address).isKept && !(await isFresh(other, address, after.get(address).seen))) missed.push(address);
  return { name, dropped, inVain, missed, after };
}

/** How often each of these was said, the most often first: `text of an article: / (12)`. */
const told = (lines) =>
  [...Map.groupBy(lines, (line) => line)]
    .map(([line, list]) => ({ line, times: list.length }))
    .toSorted((one, other) => other.times - one.times)
    .map(({ line, times }) => `${line} (${times})`);

/** Random edits of pages, menus and translations: whether each page that they change is dropped from the cache, and no other. */
export async function measureDrops(given) {
  const { siteDir, env } = given;
  const quiet = { ...env, LOG_LEVEL: 'warn' };
  await loadContent(given);
  const keeping = startServer([script, siteDir, 'told'], quiet);
  await keeping.port;
  const empty = startServer([script, siteDir, 'nothing'], quiet);
  try {
    const [own, other] = [`http://localhost:${await keeping.port}`, `http://localhost:${await empty.port}`];
    const api = await openApi(own);
    const site = await makeSite(api);
    const next = seeded(7);
    const results = [];
    let before = await lookAgain(own, await lookAtAll(own, site.addresses));
    for (let turn = 0; turn < count; turn += 1) {
      const { after, ...result } = await editAndCompare({ api, site, next, own, other, before, turn });
      results.push(result);
      before = await lookAgain(own, after);
    }
    const named = (what) => told(results.flatMap((result) => result[what].map((address) => `${result.name}: ${address}`)));
    const sum = (what) => results.reduce((total, result) => total + result[what].length, 0);
    const [missed, inVain] = [named('missed'), named('inVain')];
    return [
      {
        name: `pages that ${count} random edits changed and nobody dropped`,
        value: [sum('missed'), ...missed.slice(0, 5)].join(' '),
        limit: 'none',
        holds: sum('missed') === 0,
      },
      {
        name: '  and that were dropped in vain',
        value: `${sum('inVain')} of ${sum('dropped')}`,
        limit: 'at most 1 in 100',
        holds: sum('inVain') * 100 <= sum('dropped'),
      },
      ...inVain.map((line) => ({ name: `    ${line}`, value: '', limit: '' })),
    ];
  } finally {
    await empty.stop();
    await keeping.stop();
  }
}
