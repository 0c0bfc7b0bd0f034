// How soon each of three processes serves what a fourth one published, with NOTIFY and with its connections cut.
import { join } from 'node:path';
import { Client } from 'pg';
import { contentApi, createLogger, prepareApp, readEnvironment, systemActor } from '@lectern/core/node';
import { blocks } from './bench-page.mjs';
import { startServer } from './processes.mjs';

const processes = 3;
const publications = 60;
const path = '/samenhang';
const cutEvery = 200;

const { 'blok-01': text } = blocks;
const block = (title) => ({ tekst: { ...text, props: { ...text.props, title } } });

async function shown(origin, title, started) {
  for (;;) {
    const text = await (await fetch(origin + path)).text();
    if (text.includes(`>${title}<`)) return performance.now() - started;
    if (performance.now() - started > 10_000) throw new Error(`${title} was not served within ten seconds.`);
  }
}

async function publishOver({ api, page, origins, word }) {
  const times = [];
  for (let turn = 0; turn < publications; turn += 1) {
    const title = `${word} ${turn}`;
    const stored = await api.storeVersion({
      id: page.versionID,
      revision: page.revision,
      content: block(title),
      blocks: block(title),
    });
    Object.assign(page, { versionID: stored.pageVersionID, revision: stored.revision });
    await api.publishPage(page.pageID);
    const started = performance.now();
    times.push(...(await Promise.all(origins.map((origin) => shown(origin, title, started)))));
  }
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1];
}

const row = (name, p99, limit) => ({
  name,
  value: `${Math.round(p99)} ms`,
  limit: `at most ${limit} ms`,
  holds: p99 <= limit,
});

/** The 99th percentile of the time after a publication at which each process serves it. `prepare` is handed their origins before. */
export async function measureCoherence({ siteDir, env, prepare = () => Promise.resolve() }) {
  const quiet = { ...env, LOG_LEVEL: 'warn' };
  const servers = Array.from({ length: processes }, () =>
    startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], quiet),
  );
  const environment = readEnvironment({ ...process.env, ...quiet }, siteDir);
  const publisher = await prepareApp(join(siteDir, 'lectern.config.ts'), { environment, log: createLogger('warn') });
  const cutter = new Client({ connectionString: env.DATABASE_URL });
  await cutter.connect();
  let cutting;
  try {
    const api = contentApi(publisher.app, systemActor('benchmark'));
    const page = await api.createPage({
      title: 'Samenhang',
      slug: path,
      type: 'lectern/blank',
      locale: 'nl-NL',
      content: block('Begin'),
    });
    await api.publishPage(page.pageID);
    const state = { pageID: page.pageID, versionID: page.pageVersionID, revision: page.revision };
    const origins = await Promise.all(servers.map(async ({ port }) => `http://127.0.0.1:${await port}`));
    await prepare(origins);
    const woken = await publishOver({ api, page: state, origins, word: 'Gewekt' });
    cutting = setInterval(() => {
      cutter
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and (query like 'listen %' or query like 'select id, previous, tags from lectern_cache_invalidation%')`,
        )
        .catch(() => undefined);
    }, cutEvery);
    const cut = await publishOver({ api, page: state, origins, word: 'Gekapt' });
    return [
      row(`publish to changed page in ${processes} processes, p99`, woken, 1000),
      row('the same, their LISTEN connections cut all the time', cut, 2500),
    ];
  } finally {
    clearInterval(cutting);
    await cutter.end();
    await publisher.close();
    for (const server of servers) await server.stop();
  }
}
