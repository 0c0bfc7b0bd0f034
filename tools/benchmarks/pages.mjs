import { join } from 'node:path';
import { path } from './bench-page.mjs';
import { load, median } from './load.mjs';
import { startServer } from './processes.mjs';

const rounds = 4;
const seconds = 4;

const script = (name) => join(import.meta.dirname, name);

const rate = ({ rate: perSecond, milliseconds }) => `${Math.round(perSecond)}/s, ${milliseconds.toFixed(3)} ms CPU`;

function summary(results) {
  return {
    rate: median(results.map((result) => result.rate)),
    milliseconds: median(results.map((result) => result.milliseconds)),
  };
}

/** A page of twelve blocks: cached, rendered with warm blocks, rendered from nothing; each beside a bare Koa. */
export async function measurePages({ siteDir, env }) {
  const quiet = { ...env, LOG_LEVEL: 'warn' };
  const first = startServer([script('lectern-server.mjs'), siteDir, 'cached'], quiet);
  const page = await (await fetch(`http://127.0.0.1:${await first.port}${path}`)).text();
  const servers = {
    cached: first,
    blocks: startServer([script('lectern-server.mjs'), siteDir, 'blocks'], quiet),
    nothing: startServer([script('lectern-server.mjs'), siteDir, 'nothing'], quiet),
    memory: startServer([script('bare-server.mjs'), 'memory'], { ...quiet, BENCH_BYTES: Buffer.from(page).toString('base64') }),
    render: startServer([script('bare-server.mjs'), 'render'], quiet),
  };
  try {
    const results = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
    for (const [, server] of Object.entries(servers))
      await load(`http://127.0.0.1:${await server.port}${path}`, server.child.pid, 2);
    // Interleaved, so that whatever else the machine does meets all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, server] of Object.entries(servers)) {
        results[name].push(await load(`http://127.0.0.1:${await server.port}${path}`, server.child.pid, seconds));
      }
    }
    const { cached, blocks, nothing, memory, render } = Object.fromEntries(
      Object.entries(results).map(([name, list]) => [name, summary(list)]),
    );
    const percent = (one, other) => `${Math.round((one.rate / other.rate) * 100)}% of ${rate(other)}`;
    return [
      {
        name: 'the measured page',
        value: `${(page.length / 1000).toFixed(1)} kB`,
        limit: '11 to 12 kB',
        holds: page.length >= 11_000 && page.length <= 12_000,
      },
      {
        name: 'page from the cache',
        value: rate(cached),
        limit: `92%: is ${percent(cached, memory)}`,
        holds: cached.rate >= memory.rate * 0.92,
      },
      {
        name: 'page rendered anew, blocks cached',
        value: rate(blocks),
        limit: `136%: is ${percent(blocks, render)}`,
        holds: blocks.rate >= render.rate * 1.36,
      },
      {
        name: 'page rendered, nothing cached',
        value: rate(nothing),
        limit: `88%: is ${percent(nothing, render)}`,
        holds: nothing.rate >= render.rate * 0.88,
      },
    ];
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}
