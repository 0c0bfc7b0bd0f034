import pg from 'pg';
import { createPublishedPages } from '../../packages/core/src/modules/pages/server/live/published-pages.ts';
import { createPatternBook } from '../../packages/core/src/modules/redirects/server/pattern-book.ts';

const pages = 10_000;
const rules = 50_000;
const patterns = 200;
const rounds = 12;
/** Look-ups of a kind in a round. */
const each = 400;

const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 1 });

async function columnsBut(table: string, ...own: string[]): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    'select quote_ident(column_name) as name from information_schema.columns where table_name = $1 and column_name <> all($2)',
    [table, own],
  );
  return rows.map(({ name }) => name).join(', ');
}

/** Live pages as the one that is there, rules that lead to them, and patterns. */
async function fill(): Promise<void> {
  const ofPage = await columnsBut('lectern_page', 'id', 'slug', 'translation_group');
  const ofLive = await columnsBut('lectern_published_page', 'page_id', 'path', 'translation_group');
  await pool.query(
    `with live as (select * from lectern_published_page limit 1),
     made as (
       insert into lectern_page (id, slug, translation_group, ${ofPage})
       select gen_random_uuid(), '/redirects/p-' || n, gen_random_uuid(), ${ofPage}
       from lectern_page, generate_series(1, $1::int) n where id = (select page_id from live)
       returning id, slug, translation_group)
     insert into lectern_published_page (page_id, path, translation_group, ${ofLive})
     select made.id, made.slug, made.translation_group, ${ofLive} from made, (select ${ofLive} from live) as one`,
    [pages],
  );
  const rule = 'id, path, is_pattern, to_page, to_address, revision, created_at, updated_at';
  await pool.query(
    `insert into lectern_redirect_rule (${rule})
     select gen_random_uuid(), '/redirects/old-' || n || '.html', false, page_id, null, 1, now(), now()
     from generate_series(1, $1::int) n
     join lectern_published_page on path = '/redirects/p-' || (n % ${pages} + 1)`,
    [rules],
  );
  await pool.query(
    `insert into lectern_redirect_rule (${rule})
     select gen_random_uuid(), '/redirects/s-' || n || '/{part}/*', true, null, 'https://x.example/' || n || '/*', 1, now(), now()
     from generate_series(1, $1::int) n`,
    [patterns],
  );
  await pool.query('analyze lectern_page, lectern_published_page, lectern_redirect_rule, lectern_redirect');
}

async function empty(): Promise<void> {
  await pool.query(`delete from lectern_redirect_rule where path like '/redirects/%'`);
  await pool.query(`delete from lectern_published_page where path like '/redirects/%'`);
  await pool.query(`delete from lectern_page where slug like '/redirects/%'`);
}

const any = (count: number): number => 1 + Math.floor(Math.random() * count);
const addresses = {
  page: () => `/redirects/p-${any(pages)}`,
  redirect: () => `/redirects/old-${any(rules)}.html`,
  unknown: () => `/redirects/none-${any(1e9)}`,
  pattern: () => `/redirects/s-${any(patterns)}/a/b-${any(1e9)}`,
} as const;
type Kind = keyof typeof addresses;
const kinds = Object.keys(addresses) as Kind[];
const expected = { page: 'page', redirect: 'redirect', unknown: undefined, pattern: 'redirect' } as const;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Infinity;

/** Milliseconds that one look-up takes, and those of this process, in turn for each kind: whatever else runs meets all of them. */
async function measure() {
  const published = createPublishedPages(pool, { prepare: true, capacity: 16_000_000, log: { error: () => undefined } });
  const book = createPatternBook({ pool, settings: { defaultLocale: 'nl-NL' }, invalidations: { subscribe: () => undefined } });
  const costs = Object.fromEntries(kinds.map((kind) => [kind, { latency: [] as number[], processor: [] as number[] }]));
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of kinds) {
      // Nothing of a page is known, as after a start.
      published.forget();
      const before = process.cpuUsage();
      const times: number[] = [];
      for (let index = 0; index < each; index += 1) {
        const path = addresses[kind]();
        const started = performance.now();
        const found = await published.find(path, { pattern: await book.match(path), near: [] });
        times.push(performance.now() - started);
        if (found?.kind !== expected[kind]) throw new Error(`${path}: ${found?.kind ?? 'nothing'}`);
        if (kind === 'page') published.forget();
      }
      const { user, system } = process.cpuUsage(before);
      // The first round warms up.
      if (round === 0) continue;
      costs[kind]?.latency.push(median(times));
      costs[kind]?.processor.push((user + system) / 1000 / each);
    }
  return Object.fromEntries(
    Object.entries(costs).map(([kind, { latency, processor }]) => [
      kind,
      { latency: median(latency), processor: median(processor) },
    ]),
  );
}

try {
  await fill();
  console.log(JSON.stringify(await measure()));
} finally {
  await empty();
  await pool.end();
}
