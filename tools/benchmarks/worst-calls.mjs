import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import { openApi } from './api.mjs';
import { blocks as twelve, path as visited } from './bench-page.mjs';
import { removePages } from './live-rows.mjs';
import { startServer, untilIdle } from './processes.mjs';

/** Blocks of a full page, operations of a full call, and milliseconds between two requests of a visitor. */
const [full, operations, every] = [1000, 5000, 5];
/** How the slugs of these pages begin. */
const beginning = '/zwaar-';
/** Milliseconds that a visitor waits at most for a kept page, whatever an editor asks for meanwhile. */
const patience = 50;

const kinds = Object.values(twelve);
const fullPage = (more = {}) =>
  Object.fromEntries(Array.from({ length: full }, (_, index) => [`block-${index}`, { ...kinds[index % kinds.length], ...more }]));

/** A full page of nearly eight megabytes, which is as much as a store may have. */
const heavyPage = () => fullPage({ name: 'x'.repeat(Math.floor((7_500_000 - JSON.stringify(fullPage()).length) / full)) });

/** Moves of blocks of a full page to and fro, as many as one call takes. */
const moves = Array.from({ length: operations }, (_, index) => ({
  ...{ op: 'move', key: `block-${index % full}`, parent: null, slot: '' },
  after: index % 2 === 0 ? null : `block-${(index * 7 + 1) % full}`,
}));

/** Four megabytes of names, which is as much as an edit may have. */
const longNames = Array.from({ length: 4 }, (_, index) => ({
  ...{ op: 'set', of: 'block', key: `block-${index}`, field: 'name' },
  value: 'n'.repeat(950_000),
}));

/** Every block of a full page, sent to be drawn. */
const parts = { blocks: fullPage(), draw: Object.keys(fullPage()) };

/** Every block is taken away and put there again. */
const anew = (blocks) =>
  Object.values(blocks).flatMap(({ type, key, version, props, anchorPoint }) => [
    { op: 'remove', key },
    { op: 'insert', block: { type, key, version, props, anchorPoint }, parent: null, slot: '', after: null },
  ]);

/** An editor's calls on one full page. */
async function editorOf(api, origin) {
  const slug = beginning + randomUUID().slice(0, 8);
  const page = { title: slug, slug, type: 'lectern/blank', locale: 'nl-NL', content: fullPage() };
  const { pageID, pageVersionID, revision } = await api.call('POST', '/page/create', page);
  const state = { pageVersionID, revision, client: randomUUID(), sequence: 0 };
  const { data } = await api.call('GET', `/page/version/fetch/${pageVersionID}`);
  const wrote = (answer) => Object.assign(state, { pageVersionID: answer.pageVersionID, revision: answer.revision });
  return {
    pageID,
    blocks: data.blocks,
    versionID: () => state.pageVersionID,
    edit: async (list) => {
      const { client, revision: base } = state;
      state.sequence += 1;
      const body = { revision: base, client, sequence: state.sequence, operations: list };
      wrote(await api.call('POST', `/page/version/${state.pageVersionID}/edit`, body));
    },
    store: async (body) =>
      wrote(await api.call('POST', `/page/version/${state.pageVersionID}/store`, { revision: state.revision, ...body })),
    call: (method, path, body) => api.call(method, path, body),
    visit: async () => (await fetch(origin + slug)).text(),
  };
}

/** What editors may ask for that is most work, in the order in which one builds on another. */
function callsOf(editor, slug) {
  const first = editor.versionID();
  return [
    ['a page of 1,000 blocks that is fetched', () => editor.call('GET', `/page/${editor.pageID}`)],
    ['a version of 1,000 blocks that is fetched', () => editor.call('GET', `/page/version/fetch/${editor.versionID()}`)],
    ['a preview of 1,000 blocks', () => editor.call('POST', `/page/version/${editor.versionID()}/preview/parts`, parts)],
    ['a publication of 1,000 blocks', () => editor.call('POST', `/page/${editor.pageID}/publish`, {})],
    ['the first visit of a page of 1,000 blocks', editor.visit],
    ['another address', () => editor.call('PUT', `/page/${editor.pageID}/save`, { slug, shouldUpdateLinks: true })],
    ['an edit of 5,000 moves', () => editor.edit(moves)],
    ['an edit that makes 1,000 blocks anew', () => editor.edit(anew(editor.blocks))],
    ['an edit of 4 MB', () => editor.edit(longNames)],
    ['a store of 8 MB', () => editor.store({ blocks: heavyPage() })],
    ['a version of 8 MB that is fetched', () => editor.call('GET', `/page/version/fetch/${editor.versionID()}`)],
    ['two versions that are compared', () => editor.call('GET', `/page/version/${first}/compare/${editor.versionID()}`)],
  ];
}

async function openVisitor(url) {
  const worker = new Worker(new URL('worst-calls-visitor.mjs', import.meta.url), { workerData: { url, every } });
  await once(worker, 'online');
  return {
    /** The longest wait while something is done, and shortly after it. */
    async longestDuring(work) {
      worker.postMessage('begin');
      await work();
      await wait(200);
      worker.postMessage('tell');
      const [longest] = await once(worker, 'message');
      return longest;
    },
    close: () => worker.terminate(),
  };
}

/** Takes the full pages away again: what copies the pages of the site would copy them too. */
async function removeAll({ DATABASE_URL }) {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await removePages(client, beginning);
  await client.end();
}

/** How long a visitor waits for a kept page while an editor asks for as much as a call may be: the longest of three rounds each. */
export async function measureWorstCalls({ siteDir, env }) {
  const quiet = { ...env, LOG_LEVEL: 'warn' };
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], quiet);
  let visitor;
  try {
    const origin = `http://localhost:${await server.port}`;
    const api = await openApi(origin);
    visitor = await openVisitor(origin + visited);
    const longest = new Map();
    for (let round = 0; round < 3; round += 1) {
      const editor = await editorOf(api, origin);
      await untilIdle(server.child.pid).catch(() => undefined);
      for (const [name, work] of callsOf(editor, beginning + randomUUID().slice(0, 8)))
        longest.set(name, Math.max(longest.get(name) ?? 0, await visitor.longestDuring(work)));
    }
    return [...longest].map(([name, milliseconds]) => ({
      name: `a visitor beside ${name}`,
      value: `${milliseconds.toFixed(1)} ms`,
      limit: `at most ${patience} ms`,
      holds: milliseconds <= patience,
    }));
  } finally {
    await visitor?.close();
    await server.stop();
    await removeAll(env);
  }
}
