import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readCollections } from '../../plugins/search/relevance/collections.ts';
import type { Collection } from '../../plugins/search/relevance/collections.ts';
import { summarise } from '../../plugins/search/relevance/measures.ts';
import type { AskedQuery } from '../../plugins/search/relevance/measures.ts';
import { createEngine } from '../../plugins/search/src/server/engine/create-engine.ts';

/** How plain PostgreSQL reads the words of a language. */
const configurations: Readonly<Record<string, string>> = { nl: 'dutch', de: 'german', fr: 'french', en: 'english' };

const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 4 });
const collections = await readCollections();

const queriesOver = (client: pg.Pool | pg.PoolClient) => ({
  query: async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(text, [...values])).rows,
});

const engine = createEngine({
  derived: {
    ...queriesOver(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queriesOver(client));
        await client.query('commit');
        return result;
      } finally {
        client.release();
      }
    },
  },
  locales: collections.map(({ locale }) => locale),
  rulesOf: (locale) =>
    Promise.resolve({
      words: collections.find((collection) => collection.locale === locale)?.rules ?? {
        neverSplit: [],
        splitAs: [],
        synonyms: [],
      },
      promotions: [],
    }),
  now: () => new Date(),
});

/** The pages of a collection, with the ids that they get here. */
const numbered = ({ pages }: Collection) => pages.map((page) => ({ ...page, id: randomUUID(), publication: randomUUID() }));

async function publish(pages: ReturnType<typeof numbered>, locale: string): Promise<void> {
  const values = [pages.map(({ id }) => id), pages.map(({ publication }) => publication), locale];
  await pool.query(
    `with made as (
       insert into lectern_page (id, type, locale, slug, translation_group, title, created_at, updated_at)
       select id, 'lectern/blank', $3, '/zoek/' || id, id, 'x', now(), now() from unnest($1::uuid[], $2::uuid[]) as given(id, publication))
     insert into lectern_published_page (page_id, path, locale, type, translation_group, version_id, publication_id, title, summary,
       document, published_at, no_index, anchors)
     select id, '/zoek/' || id, $3, 'lectern/blank', id, publication, publication, 'x', '{}', '{}', now(), false, '{}'
     from unnest($1::uuid[], $2::uuid[]) as given(id, publication)`,
    values,
  );
}

/** Fills the index with the pages of a collection alone. */
async function fill(pages: ReturnType<typeof numbered>, locale: string): Promise<void> {
  await publish(pages, locale);
  const run = randomUUID();
  await engine.begin(run);
  await engine.fill(
    run,
    pages.map(({ id, publication, title, description, sections }) => ({
      pageID: id,
      publicationID: publication,
      locale,
      type: 'lectern/blank',
      title,
      date: '',
      sections: [
        {
          anchor: '',
          heading: '',
          parts: [
            { text: title, weight: 'A' as const },
            { text: description, weight: 'B' as const },
          ],
          isShown: false,
        },
        ...sections.map(({ heading, text }) => ({
          anchor: '',
          heading,
          parts: [
            { text: heading, weight: 'A' as const },
            { text, weight: 'C' as const },
          ],
          isShown: true,
        })),
      ],
    })),
  );
  await engine.finish(run);
}

/** What plain PostgreSQL finds for a term: title before summary and headings before text, by `ts_rank_cd`. */
async function createRaw(pages: ReturnType<typeof numbered>, locale: string) {
  const configuration = configurations[locale.slice(0, 2)] ?? 'simple';
  await pool.query('drop table if exists search_bench_relevance');
  await pool.query(
    `create table search_bench_relevance as
     select path, setweight(to_tsvector('${configuration}', title), 'A') || setweight(to_tsvector('${configuration}', lead), 'B')
       || setweight(to_tsvector('${configuration}', body), 'C') as lexemes
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given(path, title, lead, body)`,
    [
      pages.map(({ path }) => path),
      pages.map(({ title }) => title),
      pages.map(({ description, sections }) => [description, ...sections.map(({ heading }) => heading)].join(' ')),
      pages.map(({ sections }) => sections.map(({ text }) => text).join(' ')),
    ],
  );
  return async (term: string): Promise<string[]> => {
    const { rows } = await pool.query<{ path: string }>(
      `select path from search_bench_relevance, websearch_to_tsquery('${configuration}', $1) asked
       where lexemes @@ asked order by ts_rank_cd(lexemes, asked) desc, path limit 10`,
      [term],
    );
    return rows.map(({ path }) => path);
  };
}

/** What both find for the half of the queries that nothing was tuned on. */
async function ask(collection: Collection) {
  const { locale, queries } = collection;
  const pages = numbered(collection);
  await fill(pages, locale);
  const findRaw = await createRaw(pages, locale);
  const paths = new Map<string, string>(pages.map(({ id, path }) => [id, path]));
  const answers = { own: [] as AskedQuery[], raw: [] as AskedQuery[] };
  for (const asked of queries.held) {
    const { hits } = await engine.search({ term: asked.query, locales: [locale], pageTypes: [], count: 10, offset: 0, locale });
    answers.own.push({ asked, found: hits.map(({ pageID }) => paths.get(pageID) ?? '') });
    answers.raw.push({ asked, found: await findRaw(asked.query) });
  }
  await pool.query('delete from lectern_page where id = any($1::uuid[])', [pages.map(({ id }) => id)]);
  return { locale, ...answers };
}

try {
  const all: Awaited<ReturnType<typeof ask>>[] = [];
  for (const collection of collections) all.push(await ask(collection));
  const both = (some: typeof all) => ({
    own: summarise(some.flatMap(({ own }) => own)),
    raw: summarise(some.flatMap(({ raw }) => raw)),
  });
  const byLocale = [...Map.groupBy(all, ({ locale }) => locale)].map(([locale, some]) => [locale, both(some)] as const);
  console.log(JSON.stringify({ all: both(all), byLocale: Object.fromEntries(byLocale) }));
} finally {
  await pool.query('drop table if exists search_bench_relevance');
  // The site's own pages are indexed anew by its next start.
  await pool.query('delete from site_search_state');
  await pool.query('delete from lectern_search_index');
  await pool.end();
}
