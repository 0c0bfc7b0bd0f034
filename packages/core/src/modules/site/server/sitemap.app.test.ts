import { buildPublishedPage, createTestApp, expectErrors } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '#server/kernel/actor.ts';
import { createPage, publishPage } from '../../pages/server/public.ts';
import { unpublishPage } from '../../pages/server/live/unpublish-page.command.ts';
import { pagesOfPart } from './sitemap-pages.query.ts';

const origin = 'https://www.example.nl';
const config = { availableLocales: ['nl-NL', 'de', 'fr-FR'], defaultLocale: 'nl-NL' };

describe('the sitemap', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ config, environment: { NODE_ENV: 'production', LECTERN_ORIGIN: origin } });
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const ask = (path: string) => app.client().request('GET', path);
  const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const alternatesIn = (text: string): string[] =>
    [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang = '', url = '']) => `${lang} ${url}`);

  async function translate(id: string, locale: string, slug: string): Promise<string> {
    const input = { title: slug, slug, type: 'lectern/blank', locale, translationOf: id };
    const { pageID } = await app.app.execute(createPage, input, systemActor('test'));
    await app.app.execute(publishPage, { id: pageID }, systemActor('test'));
    return pageID;
  }

  it('names every live page once, with the translations that are live; those name it back, in their heads too', async () => {
    const page = await buildPublishedPage(app, { slug: '/kerken' });
    await buildPublishedPage(app, { slug: '/los' });
    const german = await translate(page.id, 'de', '/kirchen');
    const sitemap = await ask('/sitemap.xml');
    expect(sitemap.headers['content-type']).to.equal('application/xml; charset=utf-8');
    expect(addressesIn(sitemap.text)).to.have.members([`${origin}/kerken`, `${origin}/de-de/kirchen`, `${origin}/los`]);
    expect(sitemap.text).to.match(/<lastmod>\d{4}-\d\d-\d\dT/);
    const all = [`nl-NL ${origin}/kerken`, `de ${origin}/de-de/kirchen`, `x-default ${origin}/kerken`];
    expect(alternatesIn(sitemap.text)).to.deep.equal([...all, ...all]);
    for (const path of ['/kerken', '/de-de/kirchen']) expect(alternatesIn((await ask(path)).text), path).to.deep.equal(all);
    expect(alternatesIn((await ask('/los')).text)).to.deep.equal([]);

    await app.app.execute(unpublishPage, { id: german }, systemActor('test'));
    expect(addressesIn((await ask('/sitemap.xml')).text)).to.have.members([`${origin}/kerken`, `${origin}/los`]);
    expect(alternatesIn((await ask('/kerken')).text)).to.deep.equal([]);
  });

  it('is the same with whatever was added to its address, and so are the other files of the site', async () => {
    for (const path of ['/sitemap.xml', '/robots.txt']) {
      const added = ['?utm_source=x&constructor=1', '?a[$ne]=%00', `?a=${'a'.repeat(4000)}`];
      // None is kept before the first of them.
      const answers = [
        await ask(path + (added[0] ?? '')),
        await ask(path),
        ...(await Promise.all(added.map((one) => ask(path + one)))),
      ];
      expect(
        answers.map(({ status }) => status),
        path,
      ).to.deep.equal([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size, path).to.equal(1);
    }
  });

  it('leaves out what search engines shall leave out, and so do its translations, as soon as that is live', async () => {
    const page = await buildPublishedPage(app, { slug: '/intern', seoSettings: { noIndex: true } });
    await translate(page.id, 'fr-FR', '/interne');
    await buildPublishedPage(app, { slug: '/404' });
    expect(addressesIn((await ask('/sitemap.xml')).text)).to.deep.equal([`${origin}/fr-fr/interne`]);
    expect(alternatesIn((await ask('/intern')).text)).to.deep.equal([]);
    expect(alternatesIn((await ask('/fr-fr/interne')).text)).to.deep.equal([]);
  });

  it('leaves out pages of which search engines are told another address: their heads name it, and no languages', async () => {
    const page = await buildPublishedPage(app, {
      slug: '/glas',
      seoSettings: { canonical: 'https://www.glas.example/Ramen?a=1' },
    });
    await translate(page.id, 'fr-FR', '/verre');
    await buildPublishedPage(app, { slug: '/ramen', seoSettings: { canonical: '/Kérken/' } });
    await buildPublishedPage(app, { slug: '/zelf', seoSettings: { canonical: '/zelf' } });
    const own = await buildPublishedPage(app, { slug: '/zelf-ook', seoSettings: { canonical: `${origin}/zelf-ook` } });
    await translate(own.id, 'fr-FR', '/soi');
    expect(alternatesIn((await ask('/fr-fr/soi')).text)).to.include(`nl-NL ${origin}/zelf-ook`);
    expect(addressesIn((await ask('/sitemap.xml')).text)).to.have.members([
      `${origin}/fr-fr/verre`,
      `${origin}/fr-fr/soi`,
      `${origin}/zelf`,
      `${origin}/zelf-ook`,
    ]);
    for (const [path, told] of [
      ['/glas', 'https://www.glas.example/Ramen?a=1'],
      ['/ramen', `${origin}/k%C3%A9rken`],
      ['/zelf', `${origin}/zelf`],
      ['/fr-fr/verre', `${origin}/fr-fr/verre`],
    ] as const) {
      const { text } = await ask(path);
      expect(text, path)
        .to.include(`<link rel="canonical" href="${told}">`)
        .and.include(`<meta property="og:url" content="${told}">`);
      expect(alternatesIn(text), path).to.deep.equal([]);
    }
  });

  it('of more than 10,000 pages is a list of parts that name each once', async () => {
    const page = await buildPublishedPage(app, { slug: '/nul' });
    const { rows } = await app.app.pool.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = 'lectern_published_page' and column_name not in ('page_id', 'path', 'translation_group')`,
    );
    const rest = rows[0]?.columns ?? '';
    // Rows alone: nothing else is asked of these pages here.
    await app.app.pool.query(
      `with made as (insert into lectern_page select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
         'slug', '/p' || n, 'translation_group', gen_random_uuid()))).*
         from lectern_page p, generate_series(1, $2::int) n where p.id = $1 returning id, slug, translation_group)
       insert into lectern_published_page (page_id, path, translation_group, ${rest})
       select made.id, made.slug, made.translation_group, ${rest
         .split(', ')
         .map((name) => `p.${name}`)
         .join(', ')}
       from made, lectern_published_page p where p.page_id = $1`,
      [page.id, pagesOfPart],
    );
    const index = await ask('/sitemap.xml');
    expect(index.status).to.equal(200);
    expect(addressesIn(index.text)).to.deep.equal([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
    const parts = await Promise.all(
      ['/sitemap-1.xml', '/sitemap-2.xml'].map(async (path) => addressesIn((await ask(path)).text)),
    );
    expect(parts.map(({ length }) => length)).to.deep.equal([pagesOfPart, 1]);
    expect(new Set(parts.flat()).size).to.equal(pagesOfPart + 1);
    for (const part of ['3', '0', '01', '1e0', 'x']) expectErrors(await ask(`/sitemap-${part}.xml`), 404, [{ code: 'G_04' }]);
  });
});
