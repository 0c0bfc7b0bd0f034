import {
  buildPage,
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  memorySearchPlugin,
  signIn,
  until,
} from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';

interface Result {
  readonly pageID: string;
  readonly slug: string;
  readonly title: string;
  readonly snippet: string;
  readonly section: { readonly anchor: string } | null;
}
interface Status {
  readonly hasEngine: boolean;
  readonly removalState: string;
  readonly indexingState: string;
  readonly done: number;
  readonly total: number;
  readonly indexed: number;
}

const text = (title: string, anchorPoint = '') => ({ 'text-1': { type: 'probe/text', props: { title }, anchorPoint } });

describe('search', () => {
  let app: TestApp;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin, memorySearchPlugin()] });
    await app.startJobs();
    keeper = await signIn(
      app,
      await buildUser(app, { permissions: ['manage-search', 'edit-page', 'publish-page', 'delete-page', 'view-audit-log'] }),
    );
  });
  after(() => app?.close());

  const search = (term: string, more: object = {}, client: TestClient = app.client()) =>
    client.request('POST', '/api/search/search', { term, ...more });
  const found = async (term: string, more: object = {}): Promise<string[]> =>
    (await search(term, more)).get<Result[]>('data.results').map(({ slug }) => slug);
  const findsOnly = (term: string, slugs: readonly string[]): Promise<void> =>
    until(async () => (await found(term)).toSorted(), slugs.toSorted());
  const status = async (): Promise<Status> => (await keeper.request('GET', '/api/search/status')).get<Status>('data');
  const indexed = () => until(async () => (await status()).indexingState, 'success');

  it('finds what is live, by what stands on it, once its publication is told, and nothing as soon as it is gone', async () => {
    const page = await buildPublishedPage(app, {
      title: 'Torenklok',
      slug: '/torenklok',
      blocks: text('Het uurwerk loopt achter'),
    });
    await buildPage(app, { title: 'Uurwerk in concept', slug: '/concept' });
    await findsOnly('uurwerk', ['/torenklok']);
    expect(await found('torenklok')).to.deep.equal(['/torenklok']);
    expectSuccess(await keeper.request('POST', `/api/page/${page.id}/unpublish`, {}));
    expect(await found('uurwerk'), 'without waiting for anybody').to.deep.equal([]);
  });

  it('shows where on the page it was found, escaped, with marks alone', async () => {
    await buildPublishedPage(app, {
      title: 'Markering',
      slug: '/markering',
      blocks: text('<img onerror=x> bij de steunbeer', 'steun'),
    });
    await findsOnly('steunbeer', ['/markering']);
    const [result] = (await search('steunbeer')).get<Result[]>('data.results');
    expect(result?.snippet).to.equal('&lt;img onerror=x&gt; bij de <mark>steunbeer</mark>');
    expect(result?.section?.anchor).to.equal('steun');
  });

  it('narrows by language and type, in parts, and counts what there is', async () => {
    for (const number of [1, 2, 3]) await buildPublishedPage(app, { title: `Kapel ${number}`, slug: `/kapel-${number}` });
    await buildPublishedPage(app, { title: 'Kapel', slug: '/kapel', locale: 'de-DE', type: 'probe/guide' });
    await until(async () => (await search('kapel')).get('data.total'), 4);
    const all = await search('kapel', { count: 2, offset: 2 });
    expect(all.get('data.results')).to.have.lengthOf(2);
    expect(all.get('data.total')).to.equal(4);
    expect(all.get('data.facets.locales')).to.have.deep.members([
      { value: 'nl-NL', count: 3 },
      { value: 'de-DE', count: 1 },
    ]);
    expect(await found('kapel', { locales: ['de-DE'] })).to.deep.equal(['/de-de/kapel']);
    expect(await found('kapel', { pageTypes: ['probe/guide'] })).to.deep.equal(['/de-de/kapel']);
    const suggested = await app.client().request('GET', '/api/search/suggest?term=kap&locale=de-DE');
    expect(suggested.get('data')).to.deep.equal([{ text: 'Kapel', slug: '/de-de/kapel' }]);
  });

  it('leaves out what search engines shall leave out, and what answers for nothing', async () => {
    await buildPublishedPage(app, { title: 'Geheimzinnig', slug: '/stil', seoSettings: { noIndex: true } });
    await buildPublishedPage(app, { title: 'Geheimzinnig weg', slug: '/404' });
    await buildPublishedPage(app, { title: 'Geheimzinnig stuk', slug: '/500', locale: 'de-DE' });
    await buildPublishedPage(app, { title: 'Geheimzinnig open', slug: '/open' });
    await findsOnly('geheimzinnig', ['/open']);
  });

  it('finds pages by their tags as visitors read them: by another name at once, and no more once they are hidden', async () => {
    const tagger = await signIn(app, await buildUser(app, { permissions: ['manage-tags'] }));
    const tag = async (term: string): Promise<string> =>
      (await tagger.request('POST', '/api/tags', { term, isPrivate: false })).get('data.id');
    const update = async (id: string, revision: number, changes: object): Promise<void> =>
      expectSuccess(await tagger.request('PUT', `/api/tags/${id}`, { revision, ...changes }));
    const [bell, clock] = [await tag('Klokkenspel'), await tag('Carillon')];
    await buildPublishedPage(app, { title: 'Met etiket', slug: '/etiket', seoSettings: { tags: [bell] } });
    await findsOnly('klokkenspel', ['/etiket']);
    await update(bell, 1, { term: 'Beiaard' });
    await findsOnly('beiaard', ['/etiket']);
    expect(await found('klokkenspel')).to.deep.equal([]);
    await update(bell, 2, { isPrivate: true });
    await findsOnly('beiaard', []);
    expectSuccess(await tagger.request('POST', `/api/tags/${bell}/merge`, { into: clock }));
    await findsOnly('carillon', ['/etiket']);
  });

  it('forgets everything, and indexes everything anew, for those who may', async () => {
    await buildPublishedPage(app, { title: 'Herbouw', slug: '/herbouw' });
    await findsOnly('herbouw', ['/herbouw']);
    const emptied = await keeper.request('POST', '/api/search/remove-all-pages', {});
    expect(emptied.get<Status>('data')).to.deep.include({ removalState: 'success', indexed: 0 });
    expect(await found('herbouw')).to.deep.equal([]);
    const begun = await keeper.request('POST', '/api/search/index-all-pages', {});
    expect(begun.get('data.indexingState')).to.equal('loading');
    await indexed();
    expect(await found('herbouw')).to.deep.equal(['/herbouw']);
    const { done, total, indexed: count } = await status();
    expect([done, total > 0, count > 0]).to.deep.equal([total, true, true]);
    const somebody = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    for (const path of ['remove-all-pages', 'index-all-pages', 'cancel'])
      expectErrors(await somebody.request('POST', `/api/search/${path}`, {}), 403, [{ code: 'UM_01' }]);
    const log = await keeper.request('GET', '/api/audit/list?entity=search-engine');
    expect(log.get<{ action: string }[]>('data.items').map(({ action }) => action)).to.include.members([
      'search.index',
      'search.remove',
    ]);
  });

  it('refuses with a clear code, and takes any text for what it is', async () => {
    expectErrors(await search(' '), 400, [{ property: 'term', code: 'V_01' }]);
    expectErrors(await search('a'.repeat(201)), 400, [{ property: 'term', code: 'V_14' }]);
    expectErrors(await search('a', { locales: ['xx-XX'] }), 400, [{ property: 'locales.0', code: 'V_12' }]);
    expectErrors(await search('a', { pageTypes: ['*'] }), 400, [{ property: 'pageTypes.0', code: 'V_12' }]);
    expectErrors(await search('a', { count: 0 }), 400, [{ property: 'count', code: 'V_12' }]);
    expectErrors(await search('a', { offset: 1001 }), 400, [{ property: 'offset', code: 'V_12' }]);
    for (const term of [`'; drop table lectern_page; --`, 'a & | ! :*', '\ud800', '(((', '%', '\\', '"', '-x', 'a'.repeat(200)])
      expect((await search(term)).status, term).to.equal(term === '\ud800' ? 400 : 200);
  });
});

describe('search without an engine', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  it('says that there is none', async () => {
    const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-search'] }));
    expectErrors(await app.client().request('POST', '/api/search/search', { term: 'kerk' }), 400, [{ code: 'V_07' }]);
    expectErrors(await keeper.request('POST', '/api/search/index-all-pages', {}), 400, [{ code: 'V_07' }]);
    expect((await keeper.request('GET', '/api/search/status')).get('data.hasEngine')).to.equal(false);
  });

  it('knows that its index is old once pages change, and ends an indexing that it cannot carry out', async () => {
    const { pool } = app.app;
    const run = crypto.randomUUID();
    await pool.query(`insert into lectern_search_index (version, indexing_state, run) values ('known', 'loading', $1)`, [run]);
    await pool.query(`insert into lectern_event (at, name, payload) values (now(), 'search.rebuild', $1)`, [{ run }]);
    await app.startJobs();
    await buildPublishedPage(app, { slug: '/verandert' });
    const state = async (): Promise<unknown> =>
      (await pool.query<object>('select version, indexing_state as state from lectern_search_index')).rows[0];
    await until(state, { version: '', state: 'error' });
  });
});
