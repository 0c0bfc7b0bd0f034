import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('pages that are looked up', () => {
  let app: TestApp;
  let viewer: TestClient;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
  });
  after(() => app?.close());

  const german = async (name: string) =>
    signIn(app, await buildUser(app, { permissions: [{ name, parameters: { locales: ['de-DE'] } }] }));
  const post = (path: string, body: object, client = viewer) => client.request('POST', `/api/page/${path}`, body);
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

  it('POST /page/get-multiple answers those of a locale in the order asked for', async () => {
    const [one, two] = [await buildPage(app, { title: 'A' }), await buildPage(app, { title: 'B' })];
    const other = await buildPage(app, { locale: 'de-DE' });
    await buildPage(app, { title: 'C' });
    const body = { locale: 'nl-NL', pageIDs: [two.id, unknownID, other.id, one.id] };
    const answer = await post('get-multiple', body);
    expect(ids(answer.get('data.items'))).to.deep.equal([two.id, one.id]);
    expect(ids((await post('get-multiple', { ...body, locale: 'de-DE' })).get('data.items'))).to.deep.equal([other.id]);
    expect((await post('get-multiple', body, await german('view-page'))).get('data.items')).to.deep.equal([]);
    expectErrors(await post('get-multiple', body, app.client()), 401, [{ code: 'G_07' }]);
    const none = await signIn(app, await buildUser(app, { permissions: [] }));
    expectErrors(await post('get-multiple', body, none), 403, [{ code: 'UM_01' }]);
    expectErrors(await post('get-multiple', { locale: 'es-ES', pageIDs: [] }), 400, [{ property: 'locale', code: 'V_12' }]);
    expectErrors(await post('get-multiple', { locale: 'nl-NL', pageIDs: ['x'] }), 400, [{ property: 'pageIDs.0', code: 'V_12' }]);
  });

  it('POST /page/search finds drafts by title and slug in a locale', async () => {
    const page = await buildPage(app, { title: 'Kerken en kapellen', slug: '/kerken' });
    await buildPage(app, { title: 'Kapellen', slug: '/kapellen', locale: 'de-DE' });
    const search = (searchTerm: string, client = viewer) => post('search', { locale: 'nl-NL', searchTerm }, client);
    expect(ids((await search('KAPEL')).get('data.items'))).to.deep.equal([page.id]);
    expect((await search('%')).get('data.totalItems')).to.equal(0);
    expect((await search('kerk', await german('view-page'))).get('data.totalItems')).to.equal(0);
    expectErrors(await search('kerk', app.client()), 401, [{ code: 'G_07' }]);
    expectErrors(await post('search', { locale: '%', searchTerm: '' }), 400, [{ property: 'locale', code: 'V_12' }]);
    expectErrors(await post('search', { locale: 'nl-NL' }), 400, [{ property: 'searchTerm', code: 'V_01' }]);
  });

  it('POST /page/anchor-available refuses what another block of the page has, and what can be none', async () => {
    const blocks = { 'text-1': { anchorPoint: 'een', type: 'probe/text' }, 'text-2': {} };
    const ask = (anchorName: string, client = editor) =>
      post('anchor-available', { anchorName, blockKey: 'text-2', pageVersionBlocks: blocks }, client);
    expect((await ask('twee')).get('data')).to.deep.equal({ available: true });
    expectErrors(await ask('een'), 409, [{ property: 'anchorName', code: 'V_18' }]);
    for (const name of ['"><script>', 'x onload=', 'a b', '1a', '__proto__'])
      expectErrors(await ask(name), 400, [{ property: 'anchorName', code: 'V_12' }]);
    expectErrors(await ask('a'.repeat(65)), 400, [{ property: 'anchorName', code: 'V_14' }]);
    expectErrors(await ask('twee', viewer), 403, [{ code: 'UM_01' }]);
    expectErrors(await ask('twee', app.client()), 401, [{ code: 'G_07' }]);
    const own = { anchorName: 'een', blockKey: 'text-1', pageVersionBlocks: blocks };
    expectSuccess(await post('anchor-available', own, editor));
  });

  it('POST /page/get-pages answers live pages alone, to everybody', async () => {
    const live = await buildPublishedPage(app, { title: 'Live', slug: '/live', locale: 'de-DE' });
    await buildPage(app, { title: 'Draft', locale: 'de-DE' });
    await buildPublishedPage(app, { title: 'Elsewhere' });
    for (const slug of ['/404', '/500']) await buildPublishedPage(app, { title: 'Stands in', slug, locale: 'de-DE' });
    const ask = (body: object) => post('get-pages', body, app.client());
    expect((await ask({ type: live.type, locale: 'de-DE' })).get('data')).to.deep.equal({
      items: [{ pageID: live.id, title: 'Live', slug: '/de-de/live', type: live.type, locale: 'de-DE' }],
      totalItems: 1,
    });
    for (const type of ['*', '__proto__', 'probe/none'])
      expectErrors(await ask({ type, locale: 'de-DE' }), 400, [{ property: 'type', code: 'V_12' }]);
    expectErrors(await ask({ type: live.type, locale: '%' }), 400, [{ property: 'locale', code: 'V_12' }]);
    expectErrors(await ask({ type: ['a', 'b'], locale: 'de-DE' }), 400, [{ property: 'type', code: 'V_12' }]);
  });

  it('GET /page/get-sibling-slugs/{pageID} answers the live translations of a live page', async () => {
    const page = await buildPublishedPage(app, { slug: '/kerken' });
    const body = { pageID: page.id, newLocale: 'de-DE', title: 'Kirchen', slug: '/kirchen' };
    const sibling = (await post('create-translation', body, editor)).get<string>('pageID');
    const ask = (id: string) => app.client().request('GET', `/api/page/get-sibling-slugs/${id}`);
    const own = { pageID: page.id, locale: 'nl-NL', slug: '/kerken' };
    expect((await ask(page.id)).get('data')).to.deep.equal([own]);
    expectErrors(await ask(sibling), 404, [{ code: 'PM_01' }]);
    const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    expectSuccess(await post(`${sibling}/publish`, {}, publisher));
    expect((await ask(page.id)).get('data')).to.deep.equal([{ pageID: sibling, locale: 'de-DE', slug: '/kirchen' }, own]);
    expectSuccess(await post(`${sibling}/unpublish`, {}, publisher));
    expect((await ask(page.id)).get('data')).to.deep.equal([own]);
    expectErrors(await ask('x'), 400, [{ property: 'pageID', code: 'V_12' }]);
    expectErrors(await ask(unknownID), 404, [{ code: 'PM_01' }]);
  });
});
