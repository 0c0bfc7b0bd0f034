import { randomUUID } from 'node:crypto';
import { blocks } from './bench-page.mjs';
import { columnsBut, removePages } from './live-rows.mjs';
import { pagesOf, textOf } from './search-texts.mjs';

const batch = 500;
/** What the slugs of the pages begin with. */
const beginning = '/zoek/';
/** The pages as plain PostgreSQL searches them. */
const rawTable = 'search_bench_raw';

/** Names of columns, each behind the name of its table. */
const of = (table, columns) =>
  columns
    .split(', ')
    .map((name) => `${table}.${name}`)
    .join(', ');

/** A live page of twelve blocks that the others are copies of, but for their words. */
async function makeFirst(api, client) {
  const slug = `${beginning}eerste-${randomUUID().slice(0, 8)}`;
  const { pageID } = await api.call('POST', '/page/create', {
    title: 'Eerste',
    slug,
    type: 'lectern/blank',
    locale: 'nl-NL',
    content: blocks,
  });
  await api.call('POST', `/page/${pageID}/publish`, {});
  const { rows } = await client.query('select document from lectern_published_page where page_id = $1', [pageID]);
  return { pageID, document: rows[0].document };
}

/** A page with other words: its row, and what it says. */
function copyOf({ document }, { title, blocks: own }) {
  const filled = Object.fromEntries(
    Object.entries(document.blocks).map(([key, block]) => [key, { ...block, props: { ...block.props, ...own[key].props } }]),
  );
  const id = randomUUID();
  return { id, publication: randomUUID(), title, document: { ...document, title, blocks: filled }, text: textOf(own) };
}

/** Live pages with words of their own, straight into the database, and the same texts beside them for plain PostgreSQL. */
export async function makePages(api, client, { count, seed = 1, prefix = 'p' }) {
  const first = await makeFirst(api, client);
  const ofPage = await columnsBut(client, 'lectern_page', 'id', 'slug', 'translation_group', 'title', 'publication_id');
  const ofLive = await columnsBut(
    client,
    'lectern_published_page',
    ...['page_id', 'path', 'translation_group', 'title', 'publication_id', 'document'],
  );
  await client.query(`set default_toast_compression = 'lz4'`).catch(() => undefined);
  await client.query(`create table if not exists ${rawTable} (id uuid primary key, title text not null, body text not null)`);
  const pages = pagesOf(seed);
  const ids = [];
  for (let from = 0; from < count; from += batch) {
    const some = Array.from({ length: Math.min(batch, count - from) }, (_, at) => ({
      ...copyOf(first, pages.next().value),
      slug: `${beginning}${prefix}-${from + at}`,
    }));
    ids.push(...some.map(({ id }) => id));
    const column = (name) => some.map((page) => page[name]);
    const values = [column('id'), column('slug'), column('title'), column('publication')];
    await client.query(
      `insert into lectern_page (id, slug, translation_group, title, publication_id, ${ofPage})
       select given.id, given.slug, given.id, given.title, given.publication, ${of('page', ofPage)}
       from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[]) as given (id, slug, title, publication)
       join lectern_page page on page.id = $5`,
      [...values, first.pageID],
    );
    await client.query(
      `insert into lectern_published_page (page_id, path, translation_group, title, publication_id, document, ${ofLive})
       select given.id, given.slug, given.id, given.title, given.publication, given.document, ${of('live', ofLive)}
       from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::jsonb[]) as given (id, slug, title, publication, document)
       join lectern_published_page live on live.page_id = $6`,
      [...values, some.map(({ document }) => JSON.stringify(document)), first.pageID],
    );
    await client.query(`insert into ${rawTable} (id, title, body) select * from unnest($1::uuid[], $2::text[], $3::text[])`, [
      column('id'),
      column('title'),
      column('text'),
    ]);
  }
  await client.query('analyze lectern_page, lectern_published_page');
  return { ids, first: first.pageID };
}

/** Indexes the texts as plain PostgreSQL would, and answers with the seconds of it. */
export async function indexRaw(client) {
  const started = performance.now();
  await client.query(
    `create table ${rawTable}_index as select id, setweight(to_tsvector('dutch', title), 'A') || to_tsvector('dutch', body) as lexemes
     from ${rawTable}`,
  );
  await client.query(`create index on ${rawTable}_index using gin (lexemes)`);
  const seconds = (performance.now() - started) / 1000;
  await client.query(`alter table ${rawTable}_index add primary key (id)`);
  await client.query(`analyze ${rawTable}, ${rawTable}_index`);
  return seconds;
}

/** The ten best pages with the words around what was found, and how many there are, as plain PostgreSQL answers. */
export const askRaw = async (client, term) =>
  client.query({
    name: 'search_bench_raw',
    text: `with best as (
        select id, ts_rank_cd(lexemes, asked) as score, count(*) over () as total
        from ${rawTable}_index, websearch_to_tsquery('dutch', $1) asked where lexemes @@ asked order by score desc, id limit 10)
      select id, total, ts_headline('dutch', body, websearch_to_tsquery('dutch', $1)) as snippet
      from best join ${rawTable} using (id) order by score desc, id`,
    values: [term],
  });

/** Takes the pages away again. */
export async function removeAll(client) {
  await removePages(client, beginning);
  await client.query(`drop table if exists ${rawTable}, ${rawTable}_index`);
}
