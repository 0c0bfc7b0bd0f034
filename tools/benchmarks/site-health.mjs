import { join } from 'node:path';
import { Client } from 'pg';
import { openApi } from './api.mjs';
import { median } from './load.mjs';
import { startServer } from './processes.mjs';
import { emptyPages, fillPages } from './sitemap.mjs';

const rounds = 5;
/** Links of each page to another one and to another site. */
const linksOfPage = 3;

/** Links from every page to others, and to 2,000 other sites of which each tenth is broken. */
async function fillLinks(client) {
  await client.query(
    `with numbered as (select page_id, row_number() over (order by path) as n, count(*) over () as total
       from lectern_published_page where path like '%/sitemap/p-%')
     insert into lectern_reference (owner_kind, owner_id, page_id, block_key, kind, target)
     select 'live-page', source.page_id::text, source.page_id, 'k1', 'page', target.page_id::text
     from numbered source cross join generate_series(1, $1::int) k
       join numbered target on target.n = 1 + (source.n * 7 + k * 13) % (source.total / 2)`,
    [linksOfPage],
  );
  await client.query(
    `insert into lectern_reference (owner_kind, owner_id, page_id, block_key, kind, target)
     select 'live-page', page_id::text, page_id, 'k2', 'address', 'https://site-' || (row_number() over () % 2000) || '.example/'
     from lectern_published_page where path like '%/sitemap/p-%'`,
  );
  await client.query(
    `insert into lectern_external_link (address, state, since, next_at)
     select 'https://site-' || n || '.example/', case when n % 10 = 0 then 'broken' else 'good' end, now(), now() + interval '7 days'
     from generate_series(0, 1999) n on conflict do nothing`,
  );
  await client.query('analyze lectern_reference, lectern_external_link, lectern_page');
}

/** Everything that is counted of 10,000 pages with 40,000 links, as somebody who may edit all of them opens the screen. */
export async function measureSiteHealth({ siteDir, env }) {
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'nothing'], {
    ...env,
    LOG_LEVEL: 'warn',
  });
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const api = await openApi(`http://localhost:${await server.port}`);
    await fillPages(client);
    await fillLinks(client);
    const times = [];
    let counts = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      ({ data: counts } = await api.call('GET', '/health'));
      times.push(performance.now() - started);
    }
    const time = median(times);
    const isCounted = counts.every(({ count }) => count !== null) && counts.some(({ count }) => count >= 100);
    return [
      {
        name: `site health of 10,000 pages, ${counts.length} counts`,
        value: `${Math.round(time)} ms`,
        limit: 'at most 1000 ms',
        holds: isCounted && time <= 1000,
      },
    ];
  } finally {
    await client.query(`delete from lectern_external_link where address like 'https://site-%'`);
    await emptyPages(client);
    await client.end();
    await server.stop();
  }
}
