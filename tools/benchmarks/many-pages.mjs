import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { openApi } from './api.mjs';
import { measureCoherence } from './coherence.mjs';
import { loadContent } from './content.mjs';
import { median } from './load.mjs';
import { memoryOf, startServer, stop, untilIdle } from './processes.mjs';
import { makePages, removeAll } from './search-pages.mjs';
import { startSite } from './start.mjs';

const count = 10_000;
const runs = 5;
/** Visitors at once. */
const crowd = 16;

const script = join(import.meta.dirname, 'lectern-server.mjs');
const addresses = Array.from({ length: count }, (_, number) => `/zoek/veel-${number}`);

const agent = new Agent({ keepAlive: true, maxSockets: crowd });

/** Asks for a page as browsers do, compressed. */
const visit = (address) =>
  new Promise((resolve, reject) => {
    request(address, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      answer
        .resume()
        .once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${address} ${answer.statusCode}`))));
    })
      .once('error', reject)
      .end();
  });

/** Has each page be visited once. */
async function visitAll(origin) {
  const left = addresses.values();
  await Promise.all(
    Array.from({ length: crowd }, async () => {
      for (const address of left) await visit(origin + address);
    }),
  );
}

async function startTime(given) {
  const times = [];
  for (let run = 0; run < runs + 1; run += 1) {
    const { child, answered } = await startSite(given);
    const time = await answered;
    // The first one after the pages came may have something to do for them.
    if (run === 0) await untilIdle(child.pid);
    else times.push(time);
    await stop(child);
  }
  return median(times);
}

/** What a process keeps of all pages, and the memory that this takes. */
async function measureKept({ siteDir, env }) {
  const server = startServer(['--expose-gc', script, siteDir, 'told'], { ...env, LOG_LEVEL: 'warn' });
  try {
    const origin = `http://127.0.0.1:${await server.port}`;
    const kept = async () => (await fetch(`${origin}/-kept`)).json();
    // What a process takes with the first visitors has nothing to do with how many pages there are.
    for (const address of addresses.slice(0, 100)) await visit(origin + address);
    await untilIdle(server.child.pid);
    const first = await kept();
    const before = memoryOf(server.child.pid).pss;
    await visitAll(origin);
    await untilIdle(server.child.pid);
    const last = await kept();
    const { entries, bytes } = last;
    const resident = memoryOf(server.child.pid).pss - before;
    // What is in use: what stays of a larger heap is used again.
    const added = (last.used - first.used) / 1e6;
    return [
      {
        name: `of ${count.toLocaleString('en')} pages of twelve blocks that were visited, kept`,
        value: `${entries - first.entries + 100} (${(bytes / 1e6).toFixed(0)} MB by its own count)`,
        limit: 'all',
        holds: entries - first.entries + 100 >= count,
      },
      {
        name: '  memory that they add',
        value: `${added.toFixed(0)} MB (resident ${resident.toFixed(0)} more)`,
        limit: 'at most 150 MB',
        holds: added <= 150,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** A site of many pages beside the same with few. */
export async function measureManyPages(given) {
  const { siteDir, env } = given;
  await loadContent(given);
  const server = startServer([script, siteDir, 'nothing'], { ...env, LOG_LEVEL: 'warn' });
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const api = await openApi(`http://localhost:${await server.port}`);
    await untilIdle(server.child.pid);
    const few = await startTime(given);
    await makePages(api, client, { count, prefix: 'veel' });
    await server.stop();
    const many = await startTime(given);
    const published = await measureCoherence({ ...given, prepare: (origins) => Promise.all(origins.map(visitAll)) });
    return [
      {
        name: `start with ${count.toLocaleString('en')} pages`,
        value: `${many.toFixed(0)} ms`,
        limit: `at most 20% more: ${few.toFixed(0)} ms with the example's`,
        holds: many <= few * 1.2,
      },
      ...(await measureKept(given)),
      { ...published[0], name: `  ${published[0].name}` },
    ];
  } finally {
    await server.stop();
    await removeAll(client);
    await client.end();
  }
}
