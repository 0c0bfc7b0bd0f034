import {
  buildPage,
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  signIn,
  until,
} from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import type { ListedAddress } from '../redirects.schema.ts';
import { addressCounts } from './address-counts.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('redirects', () => {
  let app: TestApp;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp();
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-redirects', 'view-audit-log'] }));
    await app.keep();
  });
  beforeEach(async () => {
    // What the test before has counted.
    await app.app.service(addressCounts).write();
    await app.clear();
  });
  after(() => app?.close());

  const create = (path: string, to: unknown, client = keeper): Promise<TestResponse> =>
    client.request('POST', '/api/redirect/create', { path, to });
  const visit = async (path: string): Promise<[number, string | undefined]> => {
    const { status, headers } = await app.client().request('GET', path);
    return [status, headers.location];
  };
  const trace = async (path: string) =>
    (await keeper.request('GET', `/api/redirect/trace?path=${encodeURIComponent(path)}`)).get('data');
  const listed = async (query = '') =>
    (await keeper.request('GET', `/api/redirect/list${query}`)).get<{ path: string }[]>('data.items');
  const missing = async () => (await keeper.request('GET', '/api/redirect/missing')).get<Record<string, unknown>[]>('data.items');

  it('are for those who may manage them', async () => {
    const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    expectErrors(await create('/oud', null, publisher), 403, [{ code: 'UM_01' }]);
    expectErrors(await create('/oud', null, app.client()), 401, [{ code: 'G_07' }]);
  });

  it('hold as many patterns as are looked through for an address', async () => {
    await app.app.pool.query(
      `insert into lectern_redirect_rule (id, path, is_pattern, to_address, revision, created_at, updated_at)
       select gen_random_uuid(), '/p' || n || '/*', true, '/', 1, now(), now() from generate_series(1, 1000) n`,
    );
    expectErrors(await create('/oud/*', null), 400, [{ code: 'G_59' }]);
    expectSuccess(await create('/oud', null));
  });

  it('lead on, wherever the page lives by now, also addresses that no page can have', async () => {
    const page = await buildPublishedPage(app, { slug: '/nieuw' });
    expectSuccess(await create('/Oud/Index.HTML', { href: '/nieuw?van=oud#top' }));
    expect(await visit('/oud/index.html')).to.deep.equal([308, '/nieuw?van=oud#top']);
    expect(await visit('/Oud/Index.html?x=1')).to.deep.equal([308, '/nieuw?van=oud&x=1#top']);
    const editor = await signIn(app, app.administrator);
    expectSuccess(
      await editor.request('PUT', `/api/page/${page.id}/save`, { id: page.id, slug: '/nieuwer', shouldUpdateLinks: false }),
    );
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/publish`, {}));
    expect(await visit('/oud/index.html')).to.deep.equal([308, '/nieuwer?van=oud#top']);
    expect(await trace('/oud/index.html')).to.deep.equal({
      path: '/oud/index.html',
      status: 308,
      location: '/nieuwer?van=oud#top',
      source: '/oud/index.html',
    });
    expect(await trace('https://www.oud.nl/Oud/Index.html?id=3#top'), 'as it is pasted').to.deep.include({
      path: '/oud/index.html',
      location: '/nieuwer?van=oud#top',
    });
    expect(await listed('?kind=redirect')).to.have.length(1);
  });

  it('lead to other sites over https, without the query, and say what is gone', async () => {
    expectSuccess(await create('/elders', { href: 'https://elders.example/a' }));
    expectSuccess(await create('/weg', null));
    expect(await visit('/elders?geheim=1')).to.deep.equal([308, 'https://elders.example/a']);
    expect((await visit('/weg'))[0]).to.equal(410);
    expect((await visit('/Weg/'))[0]).to.equal(410);
  });

  it('are listed beside the former addresses of pages, until a rule stands at one', async () => {
    const page = await buildPublishedPage(app, { slug: '/toen' });
    const editor = await signIn(app, app.administrator);
    expectSuccess(
      await editor.request('PUT', `/api/page/${page.id}/save`, { id: page.id, slug: '/nu', shouldUpdateLinks: false }),
    );
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/publish`, {}));
    const [former] = (await listed('?kind=former&searchTerm=toe')) as Partial<ListedAddress>[];
    expect(former).to.deep.include({ id: null, path: '/toen', kind: 'former', href: '/nu' });
    expect(former?.page).to.deep.include({ id: page.id, path: '/nu' });
    expect(await listed('?kind=redirect')).to.deep.equal([]);
    expectSuccess(await create('/toen', null));
    expect((await listed()).map(({ path }) => path)).to.deep.equal(['/toen']);
    expect(await listed('?kind=former')).to.deep.equal([]);
  });

  it('say that the page is in the trash, to those who may view it', async () => {
    const page = await buildPublishedPage(app, { slug: '/nu', title: 'Nu' });
    expectSuccess(await create('/toen', { page: page.id }));
    const administrator = await signIn(app, app.administrator);
    const led = async (client: TestClient) =>
      (await client.request('GET', '/api/redirect/list?kind=redirect'))
        .get<ListedAddress[]>('data.items')
        .map((rule) => rule.page);
    expect(await led(administrator)).to.deep.equal([{ id: page.id, title: 'Nu', path: '/nu', isInTrash: false }]);
    expectSuccess(await administrator.request('POST', `/api/page/${page.id}/delete`, {}));
    expect(await led(administrator)).to.deep.equal([{ id: page.id, title: null, path: null, isInTrash: true }]);
    expect(await led(keeper)).to.deep.equal([{ id: page.id, title: null, path: null, isInTrash: false }]);
    expectSuccess(await administrator.request('POST', `/api/page/${page.id}/restore`, {}));
    expect(await led(administrator)).to.deep.equal([{ id: page.id, title: 'Nu', path: null, isInTrash: false }]);
  });

  it('by pattern come last, and lead only to what is live', async () => {
    await buildPublishedPage(app, { slug: '/archief/een' });
    await buildPublishedPage(app, { slug: '/nieuws/live' });
    expectSuccess(await create('/nieuws/*', { href: '/archief/*' }));
    expectSuccess(await create('/nieuws/{x}/foto', { href: 'https://foto.example/{x}' }));
    expect(await visit('/nieuws/een')).to.deep.equal([308, '/archief/een']);
    expect((await visit('/nieuws/twee'))[0], 'nothing is live there').to.equal(404);
    expect((await visit('/nieuws/live'))[0]).to.equal(200);
    expect(await visit('/nieuws/een/foto')).to.deep.equal([308, 'https://foto.example/een']);
    expectSuccess(await create('/nieuws/twee', null));
    expect((await visit('/nieuws/twee'))[0], 'a rule of its own comes before').to.equal(410);
    const [pattern] = (await listed('?kind=pattern&searchTerm=archief')) as { path: string; id?: string }[];
    expectSuccess(await keeper.request('POST', '/api/redirect/delete', { ids: [pattern?.id] }));
    expect((await visit('/nieuws/een'))[0]).to.equal(404);
  });

  it('by pattern lead nowhere where no page can be, whatever signs an address has, and keep their query where one is', async () => {
    await buildPublishedPage(app, { slug: '/nieuws/een' });
    expectSuccess(await create('/actueel/{jaar}/*', { href: '/nieuws/*?van=oud' }));
    for (const name of ['twee', 'foo%20bar', 'caf%C3%A9', '-', 'een/twee%20drie'])
      expect((await visit(`/actueel/2020/${name}`))[0], name).to.equal(404);
    expect(await visit('/actueel/2020/een')).to.deep.equal([308, '/nieuws/een?van=oud']);
    expect(await visit('/actueel/2020/feed.xml'), 'a file may be anything').to.deep.equal([308, '/nieuws/feed.xml?van=oud']);
  });

  it('stand where visitors ask in the end, below no prefix of the default locale', async () => {
    await buildPublishedPage(app, { slug: '/contact' });
    await buildPublishedPage(app, { slug: '/nieuws/een' });
    const made = await create('/nl-nl/Oud', { href: '/nl-nl/contact' });
    expect(made.get('data')).to.deep.include({ path: '/oud', href: '/contact' });
    for (const path of ['/oud', '/nl-nl/oud', '/NL-NL/oud/']) expect(await visit(path), path).to.deep.equal([308, '/contact']);
    expect(await trace('/nl-nl/oud')).to.deep.include({ path: '/oud', status: 308, location: '/contact' });
    expectErrors(await create('/oud', null), 409, [{ property: 'path', code: 'V_06' }]);
    expectErrors(await create('/nl-nl/contact', null), 409, [{ property: 'path', code: 'G_55' }]);
    expectErrors(await create('/nl-nl/*', null), 400, [{ property: 'path', code: 'G_40' }]);
    expectSuccess(await create('/nl-nl/actueel/*', { href: '/nl-nl/nieuws/*' }));
    for (const path of ['/actueel/een', '/nl-nl/actueel/een'])
      expect(await visit(path), path).to.deep.equal([308, '/nieuws/een']);
    expect(await trace('/nl-nl/nergens')).to.deep.include({ path: '/nergens', status: 404 });
  });

  it('that were stored below that prefix before go on, and hide no page', async () => {
    const page = await buildPublishedPage(app, { slug: '/contact' });
    await app.app.pool.query(
      `insert into lectern_redirect_rule (id, path, is_pattern, to_page, revision, created_at, updated_at)
       select gen_random_uuid(), path, false, $1, 1, now(), now()
       from unnest(array['/nl-nl/oud', '/nl-nl/oud.html', '/nl-nl/live']) path`,
      [page.id],
    );
    await buildPublishedPage(app, { slug: '/live' });
    for (const path of ['/nl-nl/oud', '/nl-nl/oud.html']) {
      expect(await visit(path), path).to.deep.equal([308, '/contact']);
      expect(await trace(path)).to.deep.include({ status: 308, location: '/contact', source: path });
    }
    expect(await visit('/nl-nl/live')).to.deep.equal([308, '/live']);
    await visit('/nl-nl/nergens.html');
    expect(
      (await missing()).map(({ path }) => path),
      'is counted once',
    ).to.deep.equal(['/nergens.html']);
  });

  it('never hide a live page, and give way to one that is published there', async () => {
    await buildPublishedPage(app, { slug: '/live' });
    expectErrors(await create('/live', null), 409, [{ property: 'path', code: 'G_55' }]);
    expectSuccess(await create('/later', null));
    await buildPublishedPage(app, { slug: '/later' });
    expect((await visit('/later'))[0]).to.equal(200);
    expect(await listed()).to.deep.equal([]);
  });

  it('make neither circles nor chains, of rules, patterns or both', async () => {
    await buildPublishedPage(app, { slug: '/eind' });
    expectSuccess(await create('/a', { href: '/eind' }));
    const refused: [string, string, string][] = [
      ['/b', '/a', 'to.href'],
      ['/c', '/c', 'to.href'],
      ['/c.html', '/C.html', 'to.href'],
      ['/d/*', '/d/e/*', 'to.href'],
    ];
    for (const [path, href, property] of refused) expectErrors(await create(path, { href }), 409, [{ property, code: 'G_56' }]);
    expectSuccess(await create('/een/*', { href: '/twee/*' }));
    expectErrors(await create('/twee/*', { href: '/een/*' }), 409, [{ property: 'to.href', code: 'G_56' }]);
    expectErrors(await create('/twee/{x}', { href: 'https://x.example/{x}' }), 409, [{ property: 'path', code: 'G_56' }]);
    expectErrors(await create('/een/*', null), 409, [{ property: 'path', code: 'V_06' }]);
    expectSuccess(await create('/x.html', { href: '/y.html' }));
    expectErrors(await create('/y.html', { href: '/x.html' }), 409, [{ property: 'to.href', code: 'G_56' }]);
    expectErrors(await create('/y.html', { href: '/z.html' }), 409, [{ property: 'path', code: 'G_56' }]);
  });

  it('name what is wrong, and then nothing is written', async () => {
    const cases: [unknown, unknown, string, string][] = [
      ['//host', null, 'path', 'V_12'],
      ['/a%2Fb', null, 'path', 'V_12'],
      [`/${'a'.repeat(10_000)}`, null, 'path', 'V_14'],
      ['/a', { href: '//host' }, 'to.href', 'V_13'],
      ['/a', { href: 'javascript:alert(1)' }, 'to.href', 'V_13'],
      ['/a', { href: 'http://x.example' }, 'to.href', 'V_13'],
      ['/a', { href: '/nergens' }, 'to.href', 'G_57'],
      ['/a', { page: unknownID }, 'to.page', 'G_57'],
      ['/a/{b}', { href: '/c/{d}' }, 'to.href', 'V_12'],
    ];
    for (const [path, to, property, code] of cases) expectErrors(await create(String(path), to), 400, [{ property, code }]);
    expect(await listed()).to.deep.equal([]);
  });

  it('refuse in a change what they refuse anew', async () => {
    await buildPublishedPage(app, { slug: '/live' });
    expectSuccess(await create('/een', { href: '/live' }));
    const { id } = (await create('/twee', null)).get<{ id: string }>('data');
    const cases: [string, unknown, number, string, string][] = [
      ['/een', null, 409, 'path', 'V_06'],
      ['/live', null, 409, 'path', 'G_55'],
      ['/twee', { href: '/een' }, 409, 'to.href', 'G_56'],
      ['/twee', { href: '/nergens' }, 400, 'to.href', 'G_57'],
      ['/twee', { href: '//host' }, 400, 'to.href', 'V_13'],
    ];
    for (const [path, to, status, property, code] of cases)
      expectErrors(await keeper.request('PUT', `/api/redirect/${id}`, { path, to, revision: 1 }), status, [{ property, code }]);
  });

  it('are changed from the revision that was read, and audited', async () => {
    const made = (await create('/oud', null)).get<{ id: string }>('data');
    const change = (revision: number) =>
      keeper.request('PUT', `/api/redirect/${made.id}`, { path: '/oud', to: { href: 'https://x.example/' }, revision });
    expectSuccess(await change(1));
    expectErrors(await change(1), 409, [{ code: 'G_03' }]);
    expectErrors(await keeper.request('PUT', `/api/redirect/${unknownID}`, { path: '/a', to: null, revision: 1 }), 404, [
      { code: 'G_58' },
    ]);
    const entries = (await keeper.request('GET', '/api/audit/list?entity=redirect&outcome=done')).get<{ action: string }[]>(
      'data.items',
    );
    expect(entries.map(({ action }) => action)).to.deep.equal(['redirect.change', 'redirect.create']);
  });

  it('count what leads on and what is asked for in vain, by path alone', async () => {
    expectSuccess(await create('/oud', { href: 'https://x.example/' }));
    await visit('/oud?wie=jan');
    for (const path of ['/nergens?wie=jan', '/nergens', '/wp-login.php']) await visit(path);
    await app.app.service(addressCounts).write();
    expect((await listed('?hits=some')) as unknown[]).to.have.length(1);
    expect((await missing()).map(({ path, hits }) => [path, hits])).to.deep.equal([
      ['/nergens', 2],
      ['/wp-login.php', 1],
    ]);
    expectSuccess(await create('/nergens', null));
    expectSuccess(await keeper.request('POST', '/api/redirect/dismiss', { paths: ['/wp-login.php'] }));
    expect(await missing()).to.deep.equal([]);
  });

  it('keep to the bounds of what is counted, whatever is asked for', async () => {
    const counts = app.app.service(addressCounts);
    for (let index = 0; index < 10_100; index += 1) counts.missing(`/scan-${index}`);
    await counts.write();
    counts.missing('/nog-een');
    await counts.write();
    const { rows } = await app.app.pool.query('select count(*)::int as count from lectern_address_count');
    expect(rows).to.deep.equal([{ count: 10_000 }]);
  });

  it('by pattern are known in every process', async function () {
    // The embedded database has one.
    if (app.app.connection.engine === 'embedded') this.skip();
    const other = await createTestApp({ database: app.database });
    try {
      const elsewhere = async (): Promise<number> => (await other.request('GET', '/oud/x')).status;
      expect(await elsewhere()).to.equal(404);
      expectSuccess(await create('/oud/*', null));
      await until(elsewhere, 410);
    } finally {
      await other.close();
    }
  });

  describe('for a page that leaves the site', () => {
    let publisher: TestClient;
    beforeEach(async () => {
      publisher = await signIn(app, app.administrator);
    });
    const unpublish = (id: string, address?: unknown) =>
      publisher.request('POST', `/api/page/${id}/unpublish`, address === undefined ? {} : { address });

    it('say 404, 410, its parent or another page, until it is live again', async () => {
      const parent = await buildPublishedPage(app, { slug: '/boven' });
      const other = await buildPublishedPage(app, { slug: '/ander' });
      const page = await buildPublishedPage(app, { slug: '/boven/weg', parentID: parent.id });
      const expected: [unknown, [number, string | undefined]][] = [
        [undefined, [404, undefined]],
        ['gone', [410, undefined]],
        ['parent', [308, '/boven']],
        [{ page: other.id }, [308, '/ander']],
      ];
      for (const [address, found] of expected) {
        expectSuccess(await unpublish(page.id, address));
        expect(await visit('/boven/weg')).to.deep.equal(found);
        expectSuccess(await publisher.request('POST', `/api/page/${page.id}/publish`, {}));
        expect((await visit('/boven/weg'))[0]).to.equal(200);
        expect(await listed()).to.deep.equal([]);
      }
    });

    it('hold for its former addresses and for what leads to it, in one hop', async () => {
      const first = await buildPublishedPage(app, { slug: '/een' });
      const last = await buildPublishedPage(app, { slug: '/twee' });
      expectSuccess(await create('/oud.html', { page: first.id }));
      expectSuccess(await unpublish(first.id, { page: last.id }));
      expect(await visit('/oud.html')).to.deep.equal([308, '/twee']);
      expectErrors(await unpublish(last.id, { page: first.id }), 400, [{ property: 'address.page', code: 'G_57' }]);
      expect((await visit('/twee'))[0]).to.equal(200);
      expectSuccess(await unpublish(last.id, 'gone'));
      for (const path of ['/oud.html', '/een', '/twee']) expect((await visit(path))[0], path).to.equal(410);
    });

    it('outlive the page that is deleted, with those below it', async () => {
      const top = await buildPublishedPage(app, { slug: '/top' });
      await buildPublishedPage(app, { slug: '/top/onder', parentID: top.id });
      await buildPage(app, { slug: '/top/concept', parentID: top.id });
      expectErrors(await publisher.request('POST', `/api/page/${top.id}/delete`, { address: 'parent' }), 400, [
        { property: 'address', code: 'G_66' },
      ]);
      expectErrors(await unpublish(top.id, 'parent'), 400, [{ property: 'address', code: 'G_66' }]);
      const draft = await buildPage(app, { slug: '/elders' });
      expectErrors(await publisher.request('POST', `/api/page/${top.id}/delete`, { address: { page: draft.id } }), 400, [
        { property: 'address.page', code: 'G_57' },
      ]);
      expect((await visit('/top'))[0], 'nothing was done').to.equal(200);
      expectSuccess(await publisher.request('POST', `/api/page/${top.id}/delete`, { address: 'gone' }));
      expectSuccess(await publisher.request('POST', `/api/page/${top.id}/purge`, {}));
      for (const path of ['/top', '/top/onder']) expect((await visit(path))[0], path).to.equal(410);
      expect((await visit('/top/concept'))[0]).to.equal(404);
    });
  });
});
