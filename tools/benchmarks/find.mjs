import { join } from 'node:path';
import { Client } from 'pg';
import { openApi } from './api.mjs';
import { removePages } from './live-rows.mjs';
import { startServer } from './processes.mjs';

/** Pages that are looked through. */
const count = 10_000;
/** What is looked for: in the draft of every hundredth page. */
const word = 'gewelfschilderingen';

/** Copies of the site's own pages, with what their latest versions say, until there are enough. */
async function fill(client) {
  const columnsBut = async (table, ...own) => {
    const { rows } = await client.query(
      'select quote_ident(column_name) as name from information_schema.columns where table_name = $1 and column_name <> all($2)',
      [table, own],
    );
    return rows.map(({ name }) => name).join(', ');
  };
  const ofPage = await columnsBut('lectern_page', 'id', 'slug', 'translation_group', 'latest_version_id', 'parent_id');
  const ofVersion = await columnsBut('lectern_page_version', 'id', 'page_id', 'restored_from');
  const ofLive = await columnsBut('lectern_published_page', 'page_id', 'path', 'translation_group', 'document');
  const prefixed = (columns, table) =>
    columns
      .split(', ')
      .map((name) => `${table}.${name}`)
      .join(', ');
  await client.query(
    `create temporary table find_copy as
     select gen_random_uuid() as id, gen_random_uuid() as version_id, p.id as page_id, p.latest_version_id, n
     from generate_series(1, $1::int) n
     join (select id, latest_version_id, row_number() over (order by id) as place, count(*) over () as total
       from lectern_page where latest_version_id is not null and deleted_at is null) p on p.place = n % p.total + 1`,
    [count],
  );
  await client.query(
    `insert into lectern_page (id, slug, translation_group, latest_version_id, ${ofPage})
     select c.id, '/find/p-' || c.n, c.id, c.version_id, ${prefixed(ofPage, 'p')}
     from find_copy c join lectern_page p on p.id = c.page_id`,
  );
  await client.query(
    `insert into lectern_page_version (id, page_id, ${ofVersion})
     select c.version_id, c.id, ${prefixed(ofVersion, 'v')}
     from find_copy c join lectern_page_version v on v.id = c.latest_version_id`,
  );
  // What visitors read says something else, so that each page is looked through twice.
  await client.query(
    `insert into lectern_published_page (page_id, path, translation_group, document, ${ofLive})
     select c.id, '/find/p-' || c.n, c.id,
       jsonb_set(live.document, '{blocks}', replace((live.document -> 'blocks')::text, ' dak ', ' daken ')::jsonb),
       ${prefixed(ofLive, 'live')}
     from find_copy c join lectern_published_page live on live.page_id = c.page_id`,
  );
  await client.query(
    `update lectern_page_version v set blocks = replace(v.blocks::text, ' dak ', ' ${word} ')::jsonb
     from find_copy c where c.version_id = v.id and c.n % 100 = 0`,
  );
  await client.query('analyze lectern_page');
}

const empty = (client) => removePages(client, '/find/p-');

/** Looks through every page as the screen does: part after part. */
async function find(api, wanted) {
  const began = performance.now();
  let [after, hits, looked, parts, first] = [undefined, 0, 0, 0, undefined];
  do {
    const { data } = await api.call('POST', '/page-texts/find', { wanted, ...(after ? { after } : {}) });
    for (const page of data.pages) hits += page.hits.length;
    looked += data.looked;
    parts += 1;
    first ??= performance.now() - began;
    after = data.next ?? undefined;
  } while (after);
  return { hits, looked, parts, first, time: performance.now() - began };
}

/** Finding words in the drafts and the live versions of 10,000 pages, each as long as those of the site. */
export async function measureFind({ siteDir, env }) {
  const quiet = { ...env, LOG_LEVEL: 'warn' };
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'nothing'], quiet);
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const origin = `http://localhost:${await server.port}`;
    await fill(client);
    const api = await openApi(origin);
    const { hits, looked, parts, first, time } = await find(api, { kind: 'text', text: word, wholeWords: true });
    return [
      {
        name: `words found in ${looked.toLocaleString('en')} pages, drafts and live, in ${parts} parts, ${hits} places`,
        value: `${(time / 1000).toFixed(1)} s`,
        limit: 'at most 5 s',
        holds: looked >= count && hits > 0 && time <= 5000,
      },
      {
        name: '  until it is told how far it is',
        value: `${Math.round(first)} ms`,
        limit: 'at most 1000 ms',
        holds: first <= 1000,
      },
    ];
  } finally {
    await empty(client);
    await client.end();
    await server.stop();
  }
}
