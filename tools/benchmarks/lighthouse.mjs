import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser } from '../test/find-browser.mjs';
import { browserFlags } from './admin.mjs';
import { path } from './bench-page.mjs';
import { loadContent, openExample } from './content.mjs';
import { median } from './load.mjs';
import { freePort } from './processes.mjs';

const runs = 1;
const pages = {
  'the page of twelve blocks': path,
  home: '/',
  news: '/nieuws',
  'a form': '/formulieren/offerte',
  'the planner': '/afspraak',
  search: '/zoeken',
};
/** Of these no search engine shall know. */
const unlisted = new Set(['search']);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A certificate of this run alone, which the browser is told to take. */
function ownCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
      ...['-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return read;
}

/** Headers of one connection, which HTTP/2 has no place for. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const without = (headers, isLeftOut) => Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));

/** What stands in front of the site, as a proxy with a certificate does, by HTTP/2, once it is told where the site is. */
async function startProxy() {
  const site = { port: 0 };
  const server = createSecureServer({ ...ownCertificate(), allowHTTP1: true }, (from, to) => {
    const headers = {
      host: from.authority || from.headers.host,
      ...without(from.headers, (name) => name.startsWith(':')),
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    };
    const onward = request({ host: '127.0.0.1', port: site.port, path: from.url, method: from.method, headers }, (answer) => {
      to.writeHead(
        answer.statusCode,
        without(answer.headers, (name) => ofConnection.has(name)),
      );
      answer.pipe(to);
    });
    onward.once('error', () => to.destroy());
    from.pipe(onward);
  });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${server.address().port}`,
    leadTo: ({ port }) => (site.port = port),
    close() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

/** What a page scores, of a hundred, and what of it does not hold. */
async function scoresOf(port, url) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: categories, output: 'json', logLevel: 'error' });
  const lost = categories
    .flatMap((category) => lhr.categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => id);
  return { scores: categories.map((category) => Math.round(lhr.categories[category].score * 100)), lost: [...new Set(lost)] };
}

async function rowOf(port, name, url) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await scoresOf(port, url));
  const counted = categories.filter((category) => category !== 'seo' || !unlisted.has(name));
  const scores = counted.map((_, index) => median(results.map((result) => result.scores[index])));
  const lost = scores.every((score) => score === 100) ? [] : [...new Set(results.flatMap((result) => result.lost))];
  return {
    name: `Lighthouse: ${name}`,
    value: [scores.join(' '), ...lost].join(' '),
    limit: counted.map(() => 100).join(' '),
    holds: scores.every((score) => score === 100),
  };
}

/** What Lighthouse says of pages in production, over https: performance, accessibility, good practice, search engines. */
export async function measureLighthouse(given) {
  const executablePath = findBrowser();
  if (!executablePath) return [{ name: 'Lighthouse', value: 'no Chromium here', limit: '' }];
  await loadContent(given);
  const proxy = await startProxy();
  const { origin } = proxy;
  const site = await openExample({ ...given, env: { ...given.env, LECTERN_ORIGIN: origin, TRUST_PROXY: '1' } });
  proxy.leadTo(site);
  const debuggingPort = await freePort();
  const args = [...browserFlags, '--ignore-certificate-errors', `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const rows = [];
    for (const [name, address] of Object.entries(pages)) rows.push(await rowOf(debuggingPort, name, origin + address));
    return rows;
  } finally {
    await browser.close();
    await site.close();
    proxy.close();
  }
}
