// Lectern over PostgreSQL, with its caches as they are, or emptied before every request. Prints its port. As `told` it says of
// each answer whether it was kept, and under /-kept how many are.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { contentApi, createLogger, prepareApp, readEnvironment, requestListener, systemActor } from '@lectern/core/node';
import { blocks, path } from './bench-page.mjs';

const [siteDir, mode, pages = '0', files = '0', crowd = '0'] = process.argv.slice(2);
const environment = readEnvironment(process.env, siteDir);
const { app, siteServer } = await prepareApp(join(siteDir, 'lectern.config.ts'), { environment, log: createLogger('warn') });

const { rows } = await app.pool.query('select 1 from lectern_published_page where path = $1', [path]);
if (rows.length === 0) {
  const api = contentApi(app, systemActor('benchmark'));
  const page = await api.createPage({ title: 'Maatstaf', slug: path, type: 'lectern/blank', locale: 'nl-NL', content: blocks });
  const seoDescription = 'Een bladzijde van twaalf blokken, om aan te meten.';
  const seoSettings = { seoTitle: '', seoDescription, seoKeywords: [], seoImage: null, noIndex: false };
  await api.storeVersion({ id: page.pageVersionID, revision: page.revision, seoSettings });
  await api.publishPage(page.pageID);
}

// Rows for the lists of the admin; nobody opens these pages.
if (Number(pages) > 0) {
  await app.pool.query(
    `insert into lectern_page (id, type, locale, slug, translation_group, title, created_at, updated_at)
     select gen_random_uuid(), 'page-types/page', 'nl-NL', '/maat/' || n, gen_random_uuid(), 'Maat ' || n, now(), now()
     from generate_series(1, $1::int) n on conflict do nothing`,
    [Number(pages)],
  );
  await app.pool.query('analyze lectern_page');
}

// Rows for the media library, twenty files to a folder; nobody opens these files.
if (Number(files) > 0) {
  await app.pool.query(
    `insert into lectern_media_folder (id, path, created_at)
     select gen_random_uuid(), path, now() from (
       select distinct '/maat' as path union select '/maat/map ' || n from generate_series(1, $1::int / 20) n) made
     on conflict do nothing`,
    [Number(files)],
  );
  await app.pool.query(
    `insert into lectern_media_file (id, path, file_name, file_type, mime_type, hash, size, width, height, default_alt_text, created_at, updated_at)
     select gen_random_uuid(), '/maat/map ' || (1 + n / 20), 'foto ' || n || '.jpg', 'image', 'image/jpeg',
       encode(sha256(n::text::bytea), 'hex'), 400000, 2560, 1707, 'Kerk ' || n, now(), now()
     from generate_series(0, $1::int - 1) n on conflict do nothing`,
    [Number(files)],
  );
  await app.pool.query('analyze lectern_media_file');
}

// The same in one folder, for lists that draw it.
if (Number(crowd) > 0) {
  await app.pool.query(
    `insert into lectern_media_folder (id, path, created_at) values (gen_random_uuid(), '/maat-vol', now()) on conflict do nothing`,
  );
  await app.pool.query(
    `insert into lectern_media_file (id, path, file_name, file_type, mime_type, hash, size, width, height, default_alt_text, created_at, updated_at)
     select gen_random_uuid(), '/maat-vol', 'foto ' || n || '.jpg', 'image', 'image/jpeg',
       encode(sha256(n::text::bytea), 'hex'), 400000, 2560, 1707, 'Kerk ' || n, now(), now()
     from generate_series(1, $1::int) n on conflict do nothing`,
    [Number(crowd)],
  );
}

await app.invalidations.start();
const answer = requestListener({ app, siteServer });
const emptied = { cached: undefined, blocks: 'pages', nothing: 'everything' }[mode];
const isTold = mode === 'told';

/** Answers what is asked about the caches, and what is kept, with a word that it was. */
function tell(request, response) {
  if (request.url === '/-kept') {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    response.end(JSON.stringify({ ...siteServer.kept(), used: heapUsed + external }));
    return true;
  }
  response.setHeader('x-kept', '1');
  if (siteServer.sendKept(request, response)) return true;
  response.removeHeader('x-kept');
  return false;
}

const server = createServer((request, response) => {
  if (emptied) siteServer.drop(emptied);
  if (isTold && tell(request, response)) return;
  answer(request, response);
});
server.listen(Number(process.env.BENCH_PORT ?? 0), '127.0.0.1', () =>
  console.log(JSON.stringify({ port: server.address().port })),
);
