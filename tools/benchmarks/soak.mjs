import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { openApi, signIn } from './api.mjs';
import { blocks } from './bench-page.mjs';
import { stop, untilIdle } from './processes.mjs';
import { ask } from './search-queries.mjs';
import { startSite } from './start.mjs';

/** Lives of pages in a round, and rounds: in the first ones what is kept of pages takes the room that it has. */
const lives = 40;
const warmUps = 16;
const rounds = 6;
/** Megabytes that a round may leave behind. */
const most = 0.15;

const image = (seed) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: { r: seed % 256, g: (seed >> 8) % 256, b: 120 } } })
    .png()
    .toBuffer();

/** What is done to a page and around it, from its first word to its last; nothing of it is there afterwards. */
async function lifeOfPage(origin, api, number) {
  const name = `duur-${randomUUID().slice(0, 8)}`;
  const at = { slug: `/${name}`, type: 'lectern/blank', locale: 'nl-NL' };
  const page = await api.call('POST', '/page/create', { title: name, ...at, content: blocks });
  const { pageID } = page;
  let { revision, pageVersionID } = page;
  const client = randomUUID();
  for (let sequence = 1; sequence <= 3; sequence += 1) {
    const operations = [{ op: 'set', of: 'title', value: `${name} ${sequence}` }];
    const body = { revision, client, sequence, operations };
    ({ revision, pageVersionID } = await api.call('POST', `/page/version/${pageVersionID}/edit`, body));
  }
  await api.call('POST', `/page/${pageID}/presence`, { client, revision, block: null });
  ({ revision, pageVersionID } = await api.call('POST', `/page/version/${pageVersionID}/store`, { revision, blocks }));
  await fetch(`${origin}/api/page/version/${pageVersionID}/preview`, { headers: api.headers }).then((answer) => answer.text());
  await api.call('POST', `/page/${pageID}/comment`, { text: `Over ${name}` });
  await api.call('GET', `/page/${pageID}/comments`);
  await api.call('POST', `/page/${pageID}/publish`, {});
  for (const search of ['', '', `?q=${name}`, `?bladzijde=${number}`])
    await fetch(`${origin}/${name}${search}`).then((answer) => answer.text());
  await fetch(`${origin}/geen-${name}`).then((answer) => answer.text());
  await fetch(`${origin}/zoeken?q=${name}`).then((answer) => answer.text());
  await ask(api, name);
  await api.call('GET', `/search/suggest?locale=nl-NL&term=${name.slice(0, 7)}`);
  await api.call('GET', `/page/${pageID}/versions`);
  await api.call('POST', '/page/list', { pageSize: 25, searchTerm: name });
  await api.call('POST', '/page/search', { locale: 'nl-NL', searchTerm: name });
  await api.call('POST', `/page/${pageID}/unpublish`, {});
  await api.call('POST', `/page/${pageID}/delete`, {});
  await api.call('POST', `/page/${pageID}/purge`, {});
}

async function lifeOfTheRest(origin, api, number) {
  const name = `duur-${randomUUID().slice(0, 8)}`;
  const { data: tag } = await api.call('POST', '/tags', { term: name });
  await api.call('DELETE', `/tags/${tag.id}`);
  const { data: rule } = await api.call('POST', '/redirect/create', { path: `/${name}`, to: { href: '/' } });
  await fetch(`${origin}/${name}`, { redirect: 'manual' });
  await api.call('POST', '/redirect/delete', { ids: [rule.id] });
  const form = new FormData();
  form.append('f', new Blob([await image(number)], { type: 'image/png' }), `${name}.png`);
  const { data: file } = await api.send('/medialib/add-file', form);
  await api.call('POST', '/medialib/delete-file', { id: file.id });
  const { data: trash } = await api.call('GET', '/medialib/trash');
  await api.call('POST', '/medialib/purge', { ids: trash.items.map(({ id }) => id) });
  await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: api.headers, body: '{"email":' });
  if (number % 10 === 0) await signIn(origin);
}

/** Megabytes of a process that has collected its garbage. */
async function heapOf(pid, file) {
  await untilIdle(pid);
  const told = `${file}.${pid}`;
  rmSync(told, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(told) || readFileSync(told, 'utf8') === '') await wait(50);
  return Number(readFileSync(told, 'utf8'));
}

/** What is left in memory of work that is over: a page, its words, its pictures, whoever signed in. */
export async function measureSoak(given) {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-soak-'));
  const env = {
    ...given.env,
    LOG_LEVEL: 'error',
    BENCH_MEMORY_FILE: join(dir, 'memory'),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'tell-memory.mjs')}`,
  };
  const { child, port, answered } = await startSite({ ...given, env });
  try {
    await answered;
    const origin = `http://localhost:${port}`;
    const api = await openApi(origin);
    const heaps = [];
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (let number = 0; number < lives; number += 1) {
        await lifeOfPage(origin, api, number);
        await lifeOfTheRest(origin, api, round * lives + number);
      }
      await api.call('POST', '/search/index-all-pages', {});
      heaps.push(await heapOf(child.pid, env.BENCH_MEMORY_FILE));
    }
    const growth = (heaps.at(-1) - heaps[warmUps - 1]) / rounds;
    return {
      name: `what ${lives} lives of pages, files, tags leave in memory`,
      value: `${(growth * 1000).toFixed(0)} kB of ${heaps.at(-1).toFixed(0)} MB`,
      limit: `${most * 1000} kB`,
      holds: growth <= most,
    };
  } finally {
    await stop(child);
    rmSync(dir, { recursive: true, force: true });
  }
}
