import { buildPublishedPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp } from '@lectern/testing';
import { use } from '@lectern/core';
import { pageTypes } from '@lectern/page-types';
import richText from '@lectern/rich-text';
import { expect } from 'chai';
import { news } from '../manifest.ts';

const days = ['2026-11-12', '2026-09-01', '2026-03-24', '2025-12-24', '2025-05-02', '2023-01-01'];

describe('the news of a site', () => {
  let app: TestApp;
  const articles: BuiltPage[] = [];

  before(async () => {
    const titles = { 'nl-NL': 'Nieuws' };
    app = await createTestApp({
      plugins: [
        richText,
        use(pageTypes, { siteTitle: 'Sluitsteen' }),
        use(news, {
          prefix: { 'nl-NL': '/nieuws', 'de-DE': '/neuigkeiten' },
          feed: { path: '/nieuws/feed.xml', titles, pages: { 'fr-FR': '/actualites' } },
        }),
      ],
      config: { name: 'Sluitsteen', timeZone: 'Pacific/Auckland', customSlugLocales: ['de-DE'] },
    });
    const archive = { props: { title: 'Nieuws', count: 3, hasYears: true }, type: 'news/archive' };
    await buildPublishedPage(app, { title: 'Nieuws', slug: '/nieuws', blocks: { alles: archive } });
    await buildPublishedPage(app, { title: 'Actualités', slug: '/actualites', locale: 'fr-FR', blocks: { alles: archive } });
    await buildPublishedPage(app, { title: 'Nachrichten', slug: '/nachrichten', locale: 'de-DE', blocks: { alles: archive } });
    for (const date of days) articles.push(await article(date));
  });
  after(() => app?.close());

  const article = (date: string): Promise<BuiltPage> =>
    buildPublishedPage(app, {
      title: `Bericht & van ${date}`,
      slug: `/nieuws/${date}`,
      type: 'news/article',
      typeData: { date, summary: `Kort over ${date}`, image: null },
    });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.client().request('GET', path, undefined, { headers });
  const htmlOf = async (path: string): Promise<string> => (await get(path)).text;
  const shown = (html: string): string[] => [...html.matchAll(/<time [^>]*dateTime="([^"]+)"/gi)].map(([, day]) => day ?? '');

  it('shows the newest first, with a link to more and to the years before', async () => {
    const html = await htmlOf('/nieuws');
    expect(shown(html)).to.deep.equal(days.slice(0, 3));
    expect(html).to.match(
      /<a class="news-more" href="\/nieuws\?page=2#alles-news" rel="next" data-behaviour="news\/more">Meer laden<\/a>/,
    );
    expect(html).to.contain('Pagina 1 van 2').and.contain('Lees meer');
    expect([...html.matchAll(/\?year=(\d+)#/g)].map(([, year]) => year)).to.deep.equal(['2025', '2023']);
    expect(html).to.match(/Eerdere jaren.*2025<span class="news-year-count"> \(2 berichten\).*2023<span[^>]*> \(1 bericht\)/s);
  });

  it('shows the next page at an address of its own, which is canonical', async () => {
    const html = await htmlOf('/nieuws?page=2&utm_source=x');
    expect(shown(html)).to.deep.equal(days.slice(3));
    expect(html).not.to.contain('news-more"').and.not.to.contain('utm_source');
    expect(html).to.match(/<link rel="canonical" href="http:\/\/[^"]+\/nieuws\?page=2">/);
    expect(html).to.match(/<a class="news-all" href="\/nieuws#alles-news">Alle berichten/);
  });

  it('narrows to a year, and says where that has nothing', async () => {
    const year = await htmlOf('/nieuws?year=2025');
    expect(shown(year)).to.deep.equal(['2025-12-24', '2025-05-02']);
    expect(year).to.contain('Nieuws uit 2025</h2>');
    expect(await htmlOf('/nieuws?year=2019')).to.contain('Geen artikelen gevonden');
    expect((await get('/nieuws?page=9')).status, 'beyond the last page').to.equal(404);
    expect(await htmlOf('/fr-fr/actualites')).to.contain('Aucun article trouvé');
  });

  it('is titled after the year, in the language of the page', async () => {
    const titleOf = async (path: string): Promise<(string | undefined)[]> => {
      const html = await htmlOf(path);
      return [/<title>([^<]+)</, /property="og:title" content="([^"]+)"/].map((part) => part.exec(html)?.[1]);
    };
    expect(await titleOf('/nieuws')).to.deep.equal(['Nieuws | Sluitsteen', 'Nieuws']);
    expect(await titleOf('/nieuws?year=2025')).to.deep.equal(['Nieuws uit 2025 | Sluitsteen', 'Nieuws uit 2025']);
    expect((await titleOf('/fr-fr/actualites?year=2024'))[1]).to.equal('Actualités de 2024');
    expect((await titleOf('/de-de/nachrichten?year=2024'))[1]).to.equal('Nachrichten aus 2024');
    expect((await titleOf('/nieuws'))[1], 'of all years still').to.equal('Nieuws');
  });

  it('shows all at once, where there is more to show', async () => {
    expect(await htmlOf('/nieuws')).to.contain('href="/nieuws?page=all#alles-news">Toon alles</a>');
    const all = await htmlOf('/nieuws?page=all');
    expect(shown(all)).to.deep.equal(days);
    expect(all).to.contain('Alle berichten</h2>');
    expect(all).not.to.match(/Meer laden|Toon alles|class="news-page"/);
    expect(shown(await htmlOf('/nieuws?page=all&year=2025'))).to.deep.equal(['2025-12-24', '2025-05-02']);
    expect(await htmlOf('/nieuws?page=2')).not.to.contain('Toon alles');
  });

  it('reads nothing else of the address, so that nothing else becomes a page of its own', async () => {
    const plain = await htmlOf('/nieuws');
    for (const query of ['?page=0', '?page=1000', '?page=2%20or%201=1', '?year=1899', '?year=2025x', '?q=2', '?page=', '?'])
      expect(await htmlOf(`/nieuws${query}`), query).to.equal(plain);
  });

  // Fails where a page depends on rows that others show, or on what it does not print, and where a query is asked of its first page.
  it('makes anew what shows an item that changes, and nothing else', async () => {
    const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
    const isDrawn = async (path: string): Promise<boolean> => {
      const before = drawn();
      await get(path);
      return drawn() > before;
    };
    const paths = ['/nieuws?page=2', '/nieuws?year=2023', '/nieuws/2026-09-01', '/nieuws'];
    for (const path of paths) await get(path);
    for (const path of paths) expect(await isDrawn(path), path).to.equal(false);
    const [{ id, versionID, revision } = expect.fail('no item')] = articles;
    const typeData = { date: '2026-11-12', summary: 'Kort over iets anders', image: null };
    expectSuccess(await publisher.request('POST', `/api/page/version/${versionID}/store`, { revision, typeData }));
    expectSuccess(await publisher.request('POST', `/api/page/${id}/publish`, {}));
    for (const path of paths) expect(await isDrawn(path), path).to.equal(path === '/nieuws');
  });

  it('renews every page of the archive when an item is published', async () => {
    expect(shown(await htmlOf('/nieuws?page=2'))).to.have.length(3);
    await article('2026-11-20');
    expect(shown(await htmlOf('/nieuws'))[0]).to.equal('2026-11-20');
    expect(shown(await htmlOf('/nieuws?page=2'))).to.deep.equal(['2026-03-24', '2025-12-24', '2025-05-02']);
    expect(await htmlOf('/nieuws')).to.contain('Pagina 1 van 3');
  });

  it('shows the latest others beside an item, and others still when one is published', async () => {
    const others = async (path: string): Promise<string[]> =>
      [...(await htmlOf(path)).matchAll(/class="news-other-link" href="\/nieuws\/([\d-]+)"/g)].map(([, day]) => day ?? '');
    expect(await others('/nieuws/2026-11-12')).to.deep.equal(['2026-11-20', '2026-09-01', '2026-03-24', '2025-12-24']);
    expect(await others('/nieuws/2023-01-01')).to.deep.equal(['2026-11-20', '2026-11-12', '2026-09-01', '2026-03-24']);
    await article('2026-11-21');
    expect((await others('/nieuws/2023-01-01'))[0]).to.equal('2026-11-21');
    expect(await htmlOf('/nieuws/2023-01-01')).to.contain(encodeURIComponent(`${app.app.environment.origin}/nieuws/2023-01-01`));
  });

  it('is read by feed readers, who find it from every page and ask again cheaply', async () => {
    expect(await htmlOf('/nieuws')).to.contain(
      '<link rel="alternate" type="application/atom+xml" href="/nieuws/feed.xml" title="Nieuws">',
    );
    expect(await htmlOf('/fr-fr/actualites')).to.contain('href="/fr-fr/nieuws/feed.xml"');
    const feed = await get('/nieuws/feed.xml');
    expect(feed.status).to.equal(200);
    expect(feed.headers['content-type']).to.equal('application/atom+xml; charset=utf-8');
    expect(feed.headers['cache-control']).to.match(/^public, max-age=300/);
    expect(feed.headers['set-cookie'] ?? []).to.deep.equal([]);
    expect(feed.headers).not.to.have.property('x-csrf-token');
    const { origin } = app.app.environment;
    expect(feed.text).to.contain('<title>Sluitsteen: Nieuws</title>').and.contain(`href="${origin}/nieuws/2026-11-12"`);
    expect(feed.text)
      .to.contain('<title>Bericht &amp; van 2026-11-12</title>')
      .and.contain('<summary>Kort over iets anders</summary>')
      .and.contain('<published>2026-11-12T12:00:00+13:00</published>');
    expect([...feed.text.matchAll(/href="([^"]+)"/g)].every(([, href]) => href?.startsWith(`${origin}/`))).to.equal(true);
    const again = await get('/nieuws/feed.xml', { 'if-none-match': String(feed.headers['etag']) });
    expect([again.status, again.text]).to.deep.equal([304, '']);
    const head = await app.client().request('HEAD', '/nieuws/feed.xml');
    expect([head.status, head.text]).to.deep.equal([200, '']);
  });

  it('keeps a feed until something that it shows changes', async () => {
    const { text } = await get('/nieuws/feed.xml');
    const rename = (title: string) =>
      app.app.pool.query('update lectern_published_page set title = $1 where path = $2', [title, '/nieuws/2026-11-12']);
    await rename('Ongehoord');
    // Nobody was told, so that what is kept must be what answers.
    expect((await get('/nieuws/feed.xml')).text).to.equal(text);
    app.app.invalidations.apply(['everything']);
    expect((await get('/nieuws/feed.xml')).text).to.contain('Ongehoord');
    await rename('Bericht & van 2026-11-12');
    app.app.invalidations.apply(['everything']);
  });

  it('leads from a feed to the page with the same news, or home where there is none', async () => {
    const { origin } = app.app.environment;
    const pageOf = async (feed: string): Promise<string | undefined> =>
      /<link rel="alternate" type="text\/html" href="([^"]+)"\/><updated>/.exec((await get(feed)).text)?.[1];
    expect(await pageOf('/nieuws/feed.xml')).to.equal(`${origin}/nieuws`);
    expect(await pageOf('/fr-fr/nieuws/feed.xml')).to.equal(`${origin}/fr-fr/actualites`);
    expect(await pageOf('/de-de/nieuws/feed.xml')).to.equal(`${origin}/de-de`);
  });

  it('has a feed for each locale, and none for others', async () => {
    const french = await get('/fr-fr/nieuws/feed.xml');
    expect(french.text).to.contain('xml:lang="fr-FR"').and.not.to.contain('<entry>');
    for (const path of ['/xx-xx/nieuws/feed.xml', '/nl-nl/nieuws/feed.xml', '/abc/nieuws/feed.xml'])
      expect((await get(path)).status, path).to.be.oneOf([400, 404]);
  });

  it('narrows to a tag of its items, in its title too, and leads there from an item', async () => {
    const keeper = await signIn(app, await buildUser(app, { permissions: ['edit-page', 'manage-tags'] }));
    const tagged = async (term: string, isPrivate = false): Promise<string> =>
      (await keeper.request('POST', '/api/tags', { term, isPrivate })).get<string>('data.id');
    const [organs, bells, internal] = [await tagged('Orgels'), await tagged('Carillons'), await tagged('Nakijken', true)];
    const about = async (id: string): Promise<string> => htmlOf(`/nieuws?tag=${id}`);
    expect(await about(organs))
      .to.contain('Nieuws over Orgels')
      .and.contain('Geen artikelen gevonden');
    for (const [day, tags] of [
      ['2022-05-05', [organs, internal]],
      ['2022-05-06', [bells]],
    ] as const)
      await buildPublishedPage(app, {
        title: `Bericht van ${day}`,
        slug: `/nieuws/${day}`,
        type: 'news/article',
        typeData: { date: day, summary: 'Kort', image: null },
        seoSettings: { tags },
      });
    const html = await about(organs);
    expect(html).to.contain('<title>Nieuws over Orgels').and.not.contain('Eerdere jaren');
    expect(shown(html)).to.deep.equal(['2022-05-05']);
    expect(await htmlOf('/nieuws/2022-05-05')).to.contain(`<a href="/nieuws?tag=${organs}">Orgels</a>`);
    expectSuccess(await keeper.request('POST', `/api/tags/${bells}/merge`, { into: organs }));
    for (const id of [organs, bells]) expect(shown(await about(id))).to.deep.equal(['2022-05-06', '2022-05-05']);
    for (const id of [internal, '00000000-0000-4000-8000-00000000dead'])
      expect((await get(`/nieuws?tag=${id}`)).status).to.equal(404);
  });

  it('lets translations begin where news lies in their language', async () => {
    const client = await signIn(app, await buildUser(app, { role: 'Administrator' }));
    const [first] = articles;
    const answer = await client.request('POST', '/api/translation/create', { pageIDs: [first?.id], locale: 'de-DE' });
    expectSuccess(answer);
    const [{ translationID } = { translationID: '' }] = answer.get<{ translationID: string }[]>('data.created');
    expect((await client.request('GET', `/api/page/${translationID}`)).get('data.slug')).to.equal(
      '/neuigkeiten/bericht-van-2026-11-12',
    );
  });
});
