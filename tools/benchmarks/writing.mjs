import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openApi } from './api.mjs';
import { blocks as twelve } from './bench-page.mjs';
import { median } from './load.mjs';
import { processorTime, startServer } from './processes.mjs';

const calls = 300;
const warmUps = 50;
const connections = 8;
const fewPages = 1000;
const manyPages = 10_000;

const at = (times, share) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)];
const withProcessor = (time, processor) => `${ms(time)}, ${processor.toFixed(1)} ms of Node`;
const ms = (time) => `${time.toFixed(1)} ms`;

/** Milliseconds that something takes, each of so many times, after as many as it needs to get warm. */
async function timesOf(work, count = calls) {
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await work();
  const times = [];
  for (let call = 0; call < count; call += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

/** As `timesOf`, with the processor milliseconds of the server for each call: they say more where others use the machine too. */
async function costOf(work, pid) {
  const before = processorTime(pid);
  const times = await timesOf(work);
  return {
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    processor: ((processorTime(pid) - before) * 1000) / (times.length + warmUps),
  };
}

/** So many blocks: those of the page that is measured elsewhere, again and again. */
function blocksOf(count) {
  const kinds = Object.values(twelve);
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`block-${index}`, kinds[index % kinds.length]]));
}

async function createPage(api, count) {
  const name = `schrijven-${count}-${randomUUID().slice(0, 8)}`;
  return api.call('POST', '/page/create', {
    title: name,
    slug: `/${name}`,
    type: 'lectern/blank',
    locale: 'nl-NL',
    content: blocksOf(count),
  });
}

/** Somebody who types in the first field of a page. */
async function editorOf(api, count) {
  const page = await createPage(api, count);
  let { revision, pageVersionID } = page;
  let sequence = 0;
  const client = randomUUID();
  return async () => {
    sequence += 1;
    const operations = [{ op: 'set', of: 'block', key: 'block-0', field: 'name', value: `Stand ${sequence}` }];
    const answer = await api.call('POST', `/page/version/${pageVersionID}/edit`, { revision, client, sequence, operations });
    ({ revision, pageVersionID } = answer);
  };
}

async function measureEdits(api, pid) {
  const few = await editorOf(api, 12);
  const many = await editorOf(api, 500);
  const rounds = { few: [], many: [] };
  for (let round = 0; round < 3; round += 1) {
    rounds.few.push(await costOf(few, pid));
    rounds.many.push(await costOf(many, pid));
  }
  const [small, large] = [rounds.few, rounds.many].map((round) => median(round.map(({ p50 }) => p50)));
  const [forFew, forMany] = [rounds.few, rounds.many].map((round) => median(round.map(({ processor }) => processor)));
  return [
    {
      name: 'an edit of a page of 12 blocks, p50',
      value: withProcessor(small, forFew),
      limit: 'at most 3 ms',
      holds: small <= 3,
    },
    {
      name: 'an edit of a page of 500 blocks, p50',
      value: withProcessor(large, forMany),
      limit: `at most 1.3 times that: is ${(large / small).toFixed(2)}`,
      holds: large <= 1.3 * small,
    },
  ];
}

/** Somebody who stores a page of twelve blocks as a whole. */
async function writerOf(api) {
  let { revision, pageVersionID } = await createPage(api, 12);
  let turn = 0;
  const content = blocksOf(12);
  return async () => {
    turn += 1;
    const body = { revision, title: `Stand ${turn}`, blocks: content };
    const answer = await api.call('POST', `/page/version/${pageVersionID}/store`, body);
    ({ revision, pageVersionID } = answer);
  };
}

async function measureStores(api, pid) {
  const { p50, p99, processor } = await costOf(await writerOf(api), pid);
  const writers = await Promise.all(Array.from({ length: connections }, () => writerOf(api)));
  let stored = 0;
  const seconds = 5;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    writers.map(async (store) => {
      while (performance.now() < until) {
        await store();
        stored += 1;
      }
    }),
  );
  const rate = stored / seconds;
  return [
    { name: 'a store of 12 blocks, p50', value: withProcessor(p50, processor), limit: 'at most 4 ms', holds: p50 <= 4 },
    { name: 'a store of 12 blocks, p99', value: ms(p99), limit: 'at most 12 ms', holds: p99 <= 12 },
    {
      name: `stores of 12 blocks at ${connections} connections`,
      value: `${Math.round(rate)}/s`,
      limit: 'at least 400/s',
      holds: rate >= 400,
    },
  ];
}

/** A page of the list of pages, with a term that some of them have. */
async function measureList({ siteDir, env, pages }) {
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached', String(pages)], env);
  try {
    const api = await openApi(`http://localhost:${await server.port}`);
    let size = 0;
    const times = await timesOf(async () => {
      const { data } = await api.call('POST', '/page/list', { pageSize: 25, searchTerm: '99' });
      size = JSON.stringify(data).length;
    });
    return { p50: at(times, 0.5), size };
  } finally {
    await server.stop();
  }
}

/** What editors write, through the API and on PostgreSQL, and the list of pages that they look for. */
export async function measureWriting({ siteDir, env }) {
  const quiet = { ...env, LOG_LEVEL: 'warn' };
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], quiet);
  const rows = [];
  try {
    const api = await openApi(`http://localhost:${await server.port}`);
    rows.push(...(await measureEdits(api, server.child.pid)), ...(await measureStores(api, server.child.pid)));
  } finally {
    await server.stop();
  }
  const few = await measureList({ siteDir, env: quiet, pages: fewPages });
  const many = await measureList({ siteDir, env: quiet, pages: manyPages });
  return [
    ...rows,
    {
      name: `25 of ${manyPages.toLocaleString('en')} pages with a term, p50`,
      value: `${ms(many.p50)}, ${(many.size / 1000).toFixed(1)} kB`,
      limit: 'at most 3 ms, 5 kB',
      holds: many.p50 <= 3 && many.size <= 5000,
    },
    {
      name: `the same beside ${fewPages.toLocaleString('en')} pages`,
      value: `${(many.p50 / few.p50).toFixed(2)} times`,
      limit: 'at most 1.2 times',
      holds: many.p50 <= 1.2 * few.p50,
    },
  ];
}
