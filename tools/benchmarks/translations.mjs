import { Client } from 'pg';
import { openApi } from './api.mjs';
import { stop, untilIdle } from './processes.mjs';
import { startSite } from './start.mjs';

const pages = 5000;
const filterCalls = 40;
const limits = { first: 400, filter: 20 };
/** Those of the list; the example's own are three. */
const locales = ['nl-NL', 'de-DE', 'fr-FR', 'en-GB'];

const milliseconds = (time) => `${time.toFixed(1)} ms`;

/** Pages in four locales, of which every tenth is not translated and every seventh is behind. Written as rows: it is reading that is measured. */
async function fill(client) {
  const page = (
    locale,
  ) => `insert into lectern_page (id, type, locale, slug, translation_group, title, type_data, created_at, updated_at)
    select gen_random_uuid(), 'lectern/blank', '${locale}', '/matrix-' || n, md5('matrix ' || n)::uuid, 'Pagina ' || md5(n::text), '{}', now(), now()
    from generate_series(1, ${pages}) n where '${locale}' = 'nl-NL' or (n + length('${locale}') * ${locales.indexOf(locale)}) % 10 <> 0`;
  for (const locale of locales) await client.query(page(locale));
  await client.query(`insert into lectern_translation (page_id, source_id, blocks, outdated)
    select p.id, s.id, '{}', case when abs(hashtext(p.id::text)) % 7 = 0 then 3 else 0 end from lectern_page p
    join lectern_page s on s.translation_group = p.translation_group and s.locale = 'nl-NL'
    where p.locale <> 'nl-NL' and p.slug like '/matrix-%'`);
  await client.query('analyze lectern_page, lectern_translation');
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How fast pages by language are listed. */
export async function measureTranslations(given) {
  const { child, port, answered } = await startSite({ ...given, env: { ...given.env, LOG_LEVEL: 'warn' } });
  await answered;
  await untilIdle(child.pid);
  const client = new Client({ connectionString: given.env.DATABASE_URL });
  await client.connect();
  try {
    const api = await openApi(`http://localhost:${port}`);
    await fill(client);
    const ask = (body) => timed(() => api.call('POST', '/translation/matrix', { pageSize: 25, ...body }));
    const first = await ask({});
    const filters = locales
      .slice(1, 3)
      .flatMap((locale) => ['missing', 'outdated', 'draft', 'live'].map((state) => ({ locale, state })));
    const times = [];
    for (let call = 0; call < filterCalls; call += 1) times.push(await ask(filters[call % filters.length]));
    const half = times.toSorted((one, other) => one - other)[filterCalls / 2];
    return [
      {
        name: `the first pages of ${pages} in ${locales.length} languages`,
        value: milliseconds(first),
        limit: milliseconds(limits.first),
        holds: first <= limits.first,
      },
      {
        name: 'the same by language and state, p50',
        value: milliseconds(half),
        limit: milliseconds(limits.filter),
        holds: half <= limits.filter,
      },
    ];
  } finally {
    await client.end();
    await stop(child);
  }
}
