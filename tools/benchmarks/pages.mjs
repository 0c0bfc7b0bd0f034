import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { path } from './bench-page.mjs';
import { load, median } from './load.mjs';
import { startServer } from './processes.mjs';

const rounds = 4;
const seconds = 4;
/** Connections of few visitors, and of a crowd. */
const [few, crowd] = [16, 64];
const compressed = { 'accept-encoding': 'br' };

const script = (name) => join(import.meta.dirname, name);

/** The bytes of a page as they are sent. */
const sent = (url, headers = {}) =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => buffer(answer).then(resolve, reject)).once('error', reject);
  });

const servesFromMemory = (env, bytes, encoding = '') =>
  startServer([script('bare-server.mjs'), 'memory'], { ...env, BENCH_BYTES: bytes.toString('base64'), BENCH_ENCODING: encoding });

/** Loads servers in turn, so that whatever else the machine does meets all of them; the median of each. */
async function compare(servers, { connections, headers }) {
  const results = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { port, child }] of Object.entries(servers))
      results[name].push(await load(`http://127.0.0.1:${await port}${path}`, child.pid, seconds, { connections, headers }));
  const of = (list, what) => median(list.map((result) => result[what]));
  return Object.fromEntries(
    Object.entries(results).map(([name, list]) => [
      name,
      { rate: of(list, 'rate'), milliseconds: of(list, 'milliseconds'), p99: of(list, 'p99') },
    ]),
  );
}

const rate = ({ rate: perSecond, milliseconds, p99 }) =>
  `${Math.round(perSecond)}/s, ${milliseconds.toFixed(3)} ms CPU, p99 ${p99} ms`;

/** A page from the cache beside the same bytes from a bare Koa: its rate, its processor time, and how long the slowest wait. */
function keptRow(name, own, bare) {
  const share = (what) => own[what] / bare[what];
  return {
    name,
    value: rate(own),
    limit: `92%, 120% CPU, 150% p99: is ${Math.round(share('rate') * 100)}%, ${Math.round(share('milliseconds') * 100)}% of ${rate(bare)}`,
    // Milliseconds are counted whole: one of them is no difference.
    holds: share('rate') >= 0.92 && share('milliseconds') <= 1.2 && own.p99 <= Math.max(bare.p99 * 1.5, bare.p99 + 1),
  };
}

const madeRow = (name, own, bare, percent) => ({
  name,
  value: rate(own),
  limit: `${percent}%: is ${Math.round((own.rate / bare.rate) * 100)}% of ${rate(bare)}`,
  holds: own.rate >= (bare.rate * percent) / 100,
});

/** A page of twelve blocks: cached, rendered with warm blocks, rendered from nothing; each beside a bare Koa. */
export async function measurePages({ siteDir, env }) {
  const quiet = { ...env, LOG_LEVEL: 'warn' };
  const first = startServer([script('lectern-server.mjs'), siteDir, 'cached'], quiet);
  const url = `http://127.0.0.1:${await first.port}${path}`;
  const [page, small] = [await sent(url), await sent(url, compressed)];
  const servers = {
    cached: first,
    memory: servesFromMemory(quiet, page),
    squeezed: servesFromMemory(quiet, small, 'br'),
    blocks: startServer([script('lectern-server.mjs'), siteDir, 'blocks'], quiet),
    nothing: startServer([script('lectern-server.mjs'), siteDir, 'nothing'], quiet),
    render: startServer([script('bare-server.mjs'), 'render'], quiet),
  };
  try {
    for (const { port, child } of Object.values(servers)) await load(`http://127.0.0.1:${await port}${path}`, child.pid, 2);
    const { cached, memory, squeezed, blocks, nothing, render } = servers;
    const rows = [];
    for (const connections of [few, crowd]) {
      const plain = await compare({ own: cached, bare: memory }, { connections });
      const asStored = await compare({ own: cached, bare: squeezed }, { connections, headers: compressed });
      rows.push(
        keptRow(`page from the cache, ${connections} connections`, plain.own, plain.bare),
        keptRow('  the same, compressed as it is stored', asStored.own, asStored.bare),
      );
    }
    const made = await compare({ blocks, nothing, render }, { connections: few });
    return [
      {
        name: 'the measured page',
        value: `${(page.length / 1000).toFixed(1)} kB, ${(small.length / 1000).toFixed(1)} kB compressed`,
        limit: '11 to 12 kB, 4.2 kB',
        holds: page.length >= 11_000 && page.length <= 12_000 && small.length <= 4200,
      },
      ...rows,
      madeRow('page rendered anew, blocks cached', made.blocks, made.render, 136),
      madeRow('page rendered, nothing cached', made.nothing, made.render, 88),
    ];
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}
