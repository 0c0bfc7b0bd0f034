import { join } from 'node:path';
import { Client } from 'pg';
import { makeLivePages, removePages } from './live-rows.mjs';
import { median } from './load.mjs';
import { startServer } from './processes.mjs';

const locales = { 'nl-NL': '', 'de-DE': '/de-de', 'fr-FR': '/fr-fr' };
/** Pages of which each has its translations: some 10,000 in all. */
const groups = 3333;
const rounds = 5;

/** Live pages in three locales, of which the sitemap reads the rows alone. */
export async function fillPages(client) {
  const pages = { count: groups, slug: "'/sitemap/p-' || n", group: "'sitemap ' || n" };
  for (const [locale, prefix] of Object.entries(locales)) await makeLivePages(client, { ...pages, locale, prefix });
  await client.query('analyze lectern_published_page');
}

export const emptyPages = (client) => removePages(client, '/sitemap/p-');

/** The addresses of a sitemap, of each of its parts where there are more than one can hold. */
async function countAddresses(url) {
  const text = await (await fetch(url)).text();
  if (!text.includes('<sitemapindex')) return text.match(/<url>/g)?.length ?? 0;
  let count = 0;
  for (const [, part] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(part);
    count += await countAddresses(new URL(pathname + search, url));
  }
  return count;
}

/** The sitemap of 10,000 pages, made anew each time, with where each of them stands in other languages. */
export async function measureSitemap({ siteDir, env }) {
  const quiet = { ...env, LOG_LEVEL: 'warn' };
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'nothing'], quiet);
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const url = `http://localhost:${await server.port}/sitemap.xml`;
    await fillPages(client);
    const times = [];
    let pages = 0;
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      pages = await countAddresses(url);
      times.push(performance.now() - started);
    }
    const time = median(times);
    return [
      {
        name: `sitemap of ${pages.toLocaleString('en')} pages in 3 languages`,
        value: `${Math.round(time)} ms`,
        limit: 'at most 1000 ms',
        holds: pages >= 3 * groups && time <= 1000,
      },
    ];
  } finally {
    await emptyPages(client);
    await client.end();
    await server.stop();
  }
}
