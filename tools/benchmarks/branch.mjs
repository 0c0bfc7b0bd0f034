import { join } from 'node:path';
import { Client } from 'pg';
import { openApi } from './api.mjs';
import { makeLivePages, removePages } from './live-rows.mjs';
import { median } from './load.mjs';
import { startServer } from './processes.mjs';

const locales = { 'nl-NL': '', 'de-DE': '/de-de', 'fr-FR': '/fr-fr' };
/** Branches that are renamed, with the pages below in each locale: some 2,000 in all, and 2,000 in each. */
const renames = [
  { from: '/maat-tak', to: '/maat-twijg', below: 667 },
  { from: '/maat-stam', to: '/maat-stronk', below: 2000 },
];
const rounds = 5;

/** A live page in each locale, translations of each other, with so many live pages below each. */
async function makeBranches(api, client, { from, below }) {
  const type = 'lectern/blank';
  const { pageID } = await api.call('POST', '/page/create', { title: 'Tak', slug: from, type, locale: 'nl-NL' });
  const branches = { 'nl-NL': pageID };
  for (const newLocale of Object.keys(locales).slice(1)) {
    const body = { pageID, newLocale, title: 'Tak', slug: from };
    branches[newLocale] = (await api.call('POST', '/page/create-translation', body)).pageID;
  }
  for (const id of Object.values(branches)) await api.call('POST', `/page/${id}/publish`, {});
  const pages = { count: below, slug: `'${from}/p-' || n`, group: `'${from} ' || n` };
  for (const [locale, prefix] of Object.entries(locales))
    await makeLivePages(client, { ...pages, locale, prefix, parent: branches[locale] });
  await client.query('analyze lectern_page; analyze lectern_published_page');
  return branches;
}

/** Looks at pages below until it is told to stop, at the old address and at the new one of each. Answers with what no visitor may see. */
function watch(origin, { from, to, below }, state) {
  const wrong = [];
  const arrived = new Set();
  const visit = async (path) => fetch(origin + path, { redirect: 'manual' });
  const look = async (prefix, number) => {
    const [old, now] = [from, to].map((slug) => `${prefix}${slug}/p-${number}`);
    const first = await visit(old);
    const target = first.status === 308 ? first.headers.get('location') : undefined;
    const status = target === undefined ? first.status : (await visit(target)).status;
    if (status !== 200 || (target !== undefined && !target.endsWith(now)))
      wrong.push(`${old} ${first.status} ${target} ${status}`);
    const second = (await visit(now)).status;
    if (second === 200) arrived.add(now);
    else if (second !== 404 || arrived.has(now)) wrong.push(`${now} ${second}`);
    state.looks += 1;
  };
  return (async () => {
    for (let number = 1; !state.isOver; number = (number % below) + 1)
      for (const prefix of Object.values(locales)) await look(prefix, number);
    return wrong;
  })();
}

/** Renames a branch in three locales, publishes it, and looks at it all the while. */
async function measureRename({ origin, api, client }, rename) {
  const { to, below } = rename;
  const branches = await makeBranches(api, client, rename);
  const state = { looks: 0, isOver: false };
  const watched = watch(origin, rename, state);
  const started = performance.now();
  for (const id of Object.values(branches)) await api.call('PUT', `/page/${id}/save`, { slug: to });
  for (const id of Object.values(branches)) await api.call('POST', `/page/${id}/publish`, {});
  const time = performance.now() - started;
  state.isOver = true;
  const wrong = await watched;
  const after = await Promise.all(
    Object.values(locales).map(async (prefix) => (await fetch(`${origin}${prefix}${to}/p-${below}`)).status),
  );
  return [
    {
      name: `rename and publication that move ${(3 * below).toLocaleString('en')} pages below, in 3 languages`,
      value: `${Math.round(time)} ms`,
      limit: 'at most 2000 ms',
      holds: time <= 2000 && after.every((status) => status === 200),
    },
    {
      name: '  a visitor meanwhile: neither the old nor the new',
      value: `${wrong.length} of ${state.looks} ${wrong.slice(0, 2).join(', ')}`.trim(),
      limit: 'never',
      holds: wrong.length === 0 && state.looks > 0,
    },
  ];
}

/** The first pages of a tree of 10,000, all in one level, and those below one. */
async function measureTree(api, client) {
  await makeLivePages(client, { count: 10_000, locale: 'nl-NL', prefix: '', slug: "'/maat-boom-' || n", group: "'boom ' || n" });
  await client.query('analyze lectern_page; analyze lectern_published_page');
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const { data } = await api.call('POST', '/page/tree', { locale: 'nl-NL', parentID: null });
    times.push(performance.now() - started);
    if (data.items.length !== 50 || data.totalItems < 10_000) throw new Error('The tree is not as it was made.');
  }
  const time = median(times);
  return {
    name: 'tree of 10,000 pages, its first rows',
    value: `${Math.round(time)} ms`,
    limit: 'at most 400 ms',
    holds: time <= 400,
  };
}

/** A branch with many pages below that is renamed while visitors look, and a tree of many. */
export async function measureBranch({ siteDir, env }) {
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], { ...env, LOG_LEVEL: 'warn' });
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const origin = `http://localhost:${await server.port}`;
    const api = await openApi(origin);
    const rows = [];
    for (const rename of renames) rows.push(...(await measureRename({ origin, api, client }, rename)));
    return [...rows, await measureTree(api, client)];
  } finally {
    for (const beginning of [...renames.flatMap(({ from, to }) => [`${from}/`, `${to}/`]), '/maat-boom-'])
      await removePages(client, beginning);
    await client.end();
    await server.stop();
  }
}
