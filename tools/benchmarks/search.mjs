import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openApi } from './api.mjs';
import { memoryOf, stop, untilIdle } from './processes.mjs';
import { askRaw, indexRaw, makePages, removeAll } from './search-pages.mjs';
import { ask, beginningsOf, chooseQueries } from './search-queries.mjs';
import { measureRelevance } from './search-relevance.mjs';
import { startSite } from './start.mjs';

const rounds = 3;
const few = 10_000;
const many = 100_000;
const crowd = 8;
/** Pages that go live in one moment. */
const atOnce = 1000;

const ms = (time) => `${time.toFixed(1)} ms`;
const at = (times, share) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)];
const number = (count) => count.toLocaleString('en');
const pair = (times) => `p50 ${ms(at(times, 0.5))}, p99 ${ms(at(times, 0.99))}`;

async function timeOf(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function openSite(given) {
  const { child, port, answered } = await startSite({ ...given, env: { ...given.env, LOG_LEVEL: 'warn' } });
  await answered;
  await untilIdle(child.pid);
  return { child, api: await openApi(`http://localhost:${port}`), close: () => stop(child) };
}

/** Waits until something is so; looks again at once, or after some milliseconds. */
async function until(holds, pause = 0) {
  while (!(await holds())) if (pause > 0) await wait(pause);
}

/** Indexes every page anew, and answers with the seconds until all of them are searched. */
async function rebuild(api) {
  const status = async () => (await api.call('GET', '/search/status')).data;
  await until(async () => (await status()).indexingState !== 'loading', 250);
  const started = performance.now();
  await api.call('POST', '/search/index-all-pages', {});
  // Seldom enough that asking is no work beside: each answer counts what can be found.
  await until(async () => (await status()).indexingState !== 'loading', 200);
  const { indexingState, total } = await status();
  if (indexingState !== 'success') throw new Error('The pages could not be indexed.');
  return { seconds: (performance.now() - started) / 1000, total };
}

/** Each query in turn, by Lectern and then by plain PostgreSQL, so that whatever else the machine does meets both. */
async function askInTurn(api, client, queries) {
  const times = { own: {}, raw: {} };
  for (const kind of Object.keys(queries)) for (const list of Object.values(times)) list[kind] = [];
  for (let round = 0; round < rounds; round += 1)
    for (let index = 0; index < 100; index += 1)
      for (const [kind, terms] of Object.entries(queries)) {
        times.own[kind].push(await timeOf(() => ask(api, terms[index])));
        times.raw[kind].push(await timeOf(() => askRaw(client, terms[index])));
      }
  return times;
}

async function measureQueries(api, client, { queries, count, p50, p99 = Infinity }) {
  const { own, raw } = await askInTurn(api, client, queries);
  const all = Object.values(own).flat();
  return [
    {
      name: `a search of ${number(count)} pages, over HTTP with snippets, number and facets`,
      value: pair(all),
      limit: `p50 ${p50} ms${p99 === Infinity ? '' : `, p99 ${p99} ms`}; raw ${pair(Object.values(raw).flat())}`,
      holds: at(all, 0.5) <= p50 && at(all, 0.99) <= p99,
    },
    ...Object.keys(queries).map((kind) => ({
      name: `  of what stands on ${kind} of pages`,
      value: pair(own[kind]),
      limit: `printed; raw ${pair(raw[kind])}`,
    })),
  ];
}

async function measureSuggestions(api) {
  const times = [];
  for (const term of beginningsOf(300))
    times.push(await timeOf(() => api.call('GET', `/search/suggest?locale=nl-NL&term=${encodeURIComponent(term)}`)));
  const p95 = at(times, 0.95);
  return { name: 'suggestions while somebody types', value: `p95 ${ms(p95)}`, limit: 'p95 15 ms', holds: p95 <= 15 };
}

const memoryText = ({ pss, rss }) => `${pss.toFixed(0)} MB (resident ${rss.toFixed(0)})`;

/** Memory before anybody searched, and after; and that of the process which indexed them all, when it had rested. */
async function measureMemory(site, indexed) {
  await wait(3000);
  const before = memoryOf(site.child.pid);
  await ask(site.api, 'kerk');
  await untilIdle(site.child.pid);
  const after = memoryOf(site.child.pid);
  return [
    { name: 'memory idle, with search', value: memoryText(before), limit: 'below 110 MB', holds: before.pss < 110 },
    { name: '  after the first search, with the dictionary', value: memoryText(after), limit: 'printed' },
    { name: '  after all were indexed twice and half a minute', value: memoryText(indexed), limit: 'printed' },
  ];
}

async function measureRebuild(site, raw, queries) {
  const { api } = site;
  const { seconds, total } = await rebuild(api);
  const speed = total / seconds;
  const work = { isOver: false };
  const terms = Object.values(queries).flat();
  const times = [];
  const asking = Array.from({ length: crowd }, async (_, who) => {
    for (let index = who; !work.isOver; index += crowd)
      times.push(await timeOf(() => ask(api, terms[(index * 7) % terms.length])));
  });
  await rebuild(api);
  work.isOver = true;
  await Promise.all(asking);
  return [
    {
      name: `all ${number(total)} pages indexed anew`,
      value: `${Math.round(speed)} pages/s`,
      limit: `at least 700 pages/s; raw ${Math.round(few / raw)}`,
      holds: speed >= 700,
    },
    {
      name: `  ${crowd} who search meanwhile, ${number(times.length)} searches`,
      value: pair(times),
      limit: 'p99 250 ms',
      holds: at(times, 0.99) <= 250,
    },
  ];
}

/** From the answer of a publication until it is found; gone with the answer of its end. */
async function measurePublication(api) {
  const found = [];
  let stayed = 0;
  for (let round = 0; round < 10; round += 1) {
    const title = `Vindbaar ${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}q${round}`;
    const slug = `/zoek/${randomUUID()}`;
    const { pageID } = await api.call('POST', '/page/create', { title, slug, type: 'lectern/blank', locale: 'nl-NL' });
    await api.call('POST', `/page/${pageID}/publish`, {});
    const isFound = async () => (await ask(api, `"${title}"`)).results.some((result) => result.pageID === pageID);
    found.push(await timeOf(() => until(isFound)));
    await api.call('POST', `/page/${pageID}/unpublish`, {});
    if (await isFound()) stayed += 1;
  }
  const longest = Math.max(...found);
  return [
    {
      name: 'published, until it is found',
      value: `at most ${Math.round(longest)} ms`,
      limit: '1000 ms',
      holds: longest <= 1000,
    },
    { name: 'unpublished, still found', value: `${stayed} of ${found.length}`, limit: 'never', holds: stayed === 0 },
  ];
}

/** Many pages that go live in one moment, as where a branch is published. */
async function measureMany(api, client) {
  const indexed = async () => (await api.call('GET', '/search/status')).data.indexed;
  const before = await indexed();
  await client.query('begin');
  const { ids } = await makePages(api, client, { count: atOnce, seed: 2, prefix: 'veel' });
  await client.query(
    `insert into lectern_event (at, name, payload)
     select now(), 'page.published', jsonb_build_object('pageID', page_id, 'versionID', version_id) from lectern_published_page
     where page_id = any($1::uuid[])`,
    [ids],
  );
  await client.query(`select pg_notify('lectern_event', 'page.published')`);
  await client.query('commit');
  // Each answer counts what can be found, for some 13 ms.
  const time = await timeOf(() => until(async () => (await indexed()) >= before + atOnce, 100));
  return {
    name: `${number(atOnce)} pages published at once, until all are found`,
    value: ms(time),
    limit: '5000 ms',
    holds: time <= 5000,
  };
}

async function openDatabase({ env }) {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  return client;
}

/** A site with so many pages that are indexed, with plain PostgreSQL's index of the same beside; started anew, so that nobody searched. */
async function prepare(given, client, count) {
  const first = await openSite(given);
  let raw, seconds, indexed;
  try {
    await makePages(first.api, client, { count });
    raw = await indexRaw(client);
    // Once so that the words of the pages are known, and once with what they tell of compounds.
    await rebuild(first.api);
    ({ seconds } = await rebuild(first.api));
    await wait(30_000);
    indexed = memoryOf(first.child.pid);
  } finally {
    await first.close();
  }
  return { site: await openSite(given), raw, seconds, indexed };
}

async function withPages(given, count, measure) {
  const client = await openDatabase(given);
  let site;
  try {
    const prepared = await prepare(given, client, count);
    ({ site } = prepared);
    return await measure({ ...prepared, client });
  } finally {
    await site?.close();
    await removeAll(client);
    await client.end();
  }
}

/** What searching 10,000 pages of twelve blocks takes, beside plain PostgreSQL, and how well it finds. */
export async function measureSearch(given) {
  const rows = await withPages(given, few, async ({ site, client, raw, indexed }) => {
    const memory = await measureMemory(site, indexed);
    const queries = await chooseQueries(site.api, few);
    return [
      ...(await measureQueries(site.api, client, { queries, count: few, p50: 12, p99: 90 })),
      await measureSuggestions(site.api),
      ...(await measureRebuild(site, raw, queries)),
      ...(await measurePublication(site.api)),
      await measureMany(site.api, client),
      ...memory,
    ];
  });
  return [...rows, ...measureRelevance(given)];
}

/** The same searches of 100,000 pages. */
export const measureLargeSearch = (given) =>
  withPages(given, many, async ({ site, client, raw, seconds, indexed }) => [
    ...(await measureQueries(site.api, client, { queries: await chooseQueries(site.api, many), count: many, p50: 30 })),
    {
      name: `all ${number(many)} pages indexed anew`,
      value: `${Math.round(many / seconds)} pages/s`,
      limit: `printed; raw ${Math.round(many / raw)} pages/s`,
    },
    { name: '  memory after they were twice, and half a minute', value: memoryText(indexed), limit: 'printed' },
  ]);
