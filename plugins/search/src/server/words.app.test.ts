import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { searchEngine } from '@lectern/core/server';
import { search as manifest } from '../manifest.ts';
import site from '../site/index.ts';
import server from './index.ts';

const synonym = { locale: 'nl-NL', kind: 'mutual', term: 'godshuis', means: ['kerk'] };
const nowhere = '00000000-0000-4000-8000-000000000000';

describe('what editors say about words', () => {
  let app: TestApp;
  let keeper: TestClient;
  const ids: Record<string, string> = {};
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, entries: { server, site } }], config: { timeZone: 'Europe/Amsterdam' } });
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-search', 'edit-page', 'publish-page'] }));
    for (const [slug, title] of Object.entries({
      '/kerken': 'Een kerk verzekeren',
      '/kachel': 'De gevelkachel',
      '/water': 'Waterschade',
      '/polis': 'Polisvoorwaarden',
    }))
      ids[slug] = (await buildPublishedPage(app, { slug, title })).id;
    await app.startJobs();
    await until(async () => (await keeper.request('GET', '/api/search/status')).get<number>('data.indexed'), 4);
  });
  after(() => app?.close());

  const found = async (term: string): Promise<string[]> => {
    const answer = await app.client().request('POST', '/api/search/search', { term, locales: ['nl-NL'] });
    return answer.get<{ slug: string }[]>('data.results').map(({ slug }) => slug);
  };
  let time = 0;
  /** Every process knows a rule after five seconds. */
  const later = () => {
    time = Math.max(time, Date.now()) + 6000;
    app.setClock(new Date(time));
  };
  const version = () => app.app.adapter(searchEngine)?.version();
  const write = (rule: object) => keeper.request('POST', '/api/site-search/words', rule);
  const refused = async (rule: object) => {
    const answer = await write({ ...synonym, ...rule });
    const [{ property, code } = { property: '', code: '' }] = answer.get<{ property?: string; code: string }[]>('Errors');
    return [answer.status, { property, code }];
  };

  it('find each other, until the rule is changed or removed', async () => {
    expect(await found('godshuizen')).to.deep.equal([]);
    const id = (await write(synonym)).get<string>('data.id');
    later();
    expect(await found('godshuizen')).to.deep.equal(['/kerken']);
    const changed = await keeper.request('PUT', `/api/site-search/words/${id}`, { ...synonym, means: ['polisvoorwaarden'] });
    expect(changed.status).to.equal(200);
    later();
    expect(await found('godshuis')).to.deep.equal(['/polis']);
    expect((await keeper.request('DELETE', `/api/site-search/words/${id}`)).status).to.equal(200);
    later();
    expect(await found('godshuis')).to.deep.equal([]);
  });

  it('make another index of the pages where they say how a word is split', async () => {
    expect(await found('kachels')).to.deep.equal(['/kachel']);
    const before = await version();
    await write({ locale: 'nl-NL', kind: 'whole', term: 'gevelkachel' });
    later();
    expect(await version()).to.not.equal(before);
    await keeper.request('POST', '/api/search/index-all-pages', {});
    await until(() => found('kachels'), []);
    expect(await found('gevelkachel')).to.deep.equal(['/kachel']);
  });

  it('put a page first, in any form of its words, on its days alone', async () => {
    const rule = { locale: 'nl-NL', kind: 'promoted', term: 'lekkage', pageID: ids['/water'] };
    const id = (await write(rule)).get<string>('data.id');
    later();
    expect(await found('lekkages')).to.deep.equal(['/water']);
    const explained = await keeper.request('GET', '/api/site-search/explain?term=lekkages&locale=nl-NL');
    expect(explained.get<object[]>('data.hits')[0]).to.include({ path: '/water', isPromoted: true, hasAll: false });
    await keeper.request('PUT', `/api/site-search/words/${id}`, { ...rule, term: 'kerk polis' });
    later();
    expect((await found('polis kerken'))[0]).to.equal('/water');
    expect((await found('polis kerken')).toSorted()).to.deep.equal(['/kerken', '/polis', '/water']);
    await keeper.request('PUT', `/api/site-search/words/${id}`, { ...rule, lastDay: '2001-01-01' });
    later();
    expect(await found('lekkage')).to.deep.equal([]);
    await keeper.request('PUT', `/api/site-search/words/${id}`, { ...rule, firstDay: '2999-01-01' });
    later();
    expect(await found('lekkage')).to.deep.equal([]);
  });

  it('put no page first that nobody would find: it is looked up when the rule is stored', async () => {
    const hidden = await buildPage(app, { slug: '/concept' });
    const left = await buildPublishedPage(app, { slug: '/stil', seoSettings: { noIndex: true } });
    const german = await buildPublishedPage(app, { slug: '/wasser', locale: 'de-DE' });
    const rule = { kind: 'promoted', term: 'vocht', means: [] };
    for (const pageID of [nowhere, hidden.id, left.id, german.id])
      expect(await refused({ ...rule, pageID })).to.deep.equal([400, { property: 'pageID', code: 'SS_06' }]);
    const id = (await write({ ...synonym, ...rule, pageID: ids['/water'] })).get<string>('data.id');
    const changed = await keeper.request('PUT', `/api/site-search/words/${id}`, { ...synonym, ...rule, pageID: hidden.id });
    expectErrors(changed, 400, [{ property: 'pageID', code: 'SS_06' }]);
    expect((await keeper.request('DELETE', `/api/site-search/words/${id}`)).status).to.equal(200);
  });

  it('are listed with the title of their page', async () => {
    const list = await keeper.request('GET', '/api/site-search/words?kind=promoted');
    const [rule] = list.get<{ term: string; pageTitle: string }[]>('data.items');
    expect(rule).to.include({ term: 'lekkage', pageTitle: 'Waterschade' });
    const sought = await keeper.request('GET', '/api/site-search/words?searchTerm=%25');
    expect(sought.get('data.totalItems')).to.equal(0);
  });

  it('are refused with a code at their field where they say nothing or too much', async () => {
    expect((await write(synonym)).status).to.equal(200);
    const id = (await write({ ...synonym, term: 'bedehuis' })).get<string>('data.id');
    expect(await refused({ term: ' GODSHUIS ' })).to.deep.equal([409, { property: 'term', code: 'SS_01' }]);
    expect(await refused({ term: 'twee woorden', kind: 'whole' })).to.deep.equal([400, { property: 'term', code: 'SS_02' }]);
    expect(await refused({ term: 'gevel', kind: 'split', means: ['een'] })).to.deep.equal([
      400,
      { property: 'means', code: 'SS_03' },
    ]);
    expect(await refused({ term: 'nieuw', means: [] })).to.deep.equal([400, { property: 'means', code: 'V_01' }]);
    expect(await refused({ term: '’' })).to.deep.equal([400, { property: 'term', code: 'V_12' }]);
    expect(await refused({ term: 'x'.repeat(101) })).to.deep.equal([400, { property: 'term', code: 'V_14' }]);
    expect(await refused({ term: 'n', locale: 'xx-XX' })).to.deep.equal([400, { property: 'locale', code: 'V_12' }]);
    expect(await refused({ term: 'n', kind: 'promoted' })).to.deep.equal([400, { property: 'pageID', code: 'V_01' }]);
    const days = { firstDay: '2026-02-01', lastDay: '2026-01-01' };
    expect(await refused({ term: 'n', kind: 'promoted', pageID: nowhere, ...days })).to.deep.equal([
      400,
      { property: 'lastDay', code: 'SS_04' },
    ]);
    const changes: readonly (readonly [rule: object, status: number, property: string, code: string])[] = [
      [{ term: ' GODSHUIS ' }, 409, 'term', 'SS_01'],
      [{ term: 'twee woorden', kind: 'whole' }, 400, 'term', 'SS_02'],
      [{ term: 'gevel', kind: 'split', means: ['een'] }, 400, 'means', 'SS_03'],
      [{ term: 'nieuw', means: [] }, 400, 'means', 'V_01'],
      [{ term: 'n', kind: 'promoted', pageID: ids['/water'], ...days }, 400, 'lastDay', 'SS_04'],
    ];
    for (const [change, status, property, code] of changes)
      expectErrors(await keeper.request('PUT', `/api/site-search/words/${id}`, { ...synonym, ...change }), status, [
        { property, code },
      ]);
    for (const method of ['PUT', 'DELETE'] as const)
      expect(
        (await keeper.request(method, `/api/site-search/words/${nowhere}`, method === 'PUT' ? synonym : undefined)).status,
      ).to.equal(404);
  });

  it('are 2,000 at most', async () => {
    await app.app.pool.query(
      `insert into site_search_rule (id, locale, kind, term, folded, means, created_at, updated_at)
       select gen_random_uuid(), 'de-DE', 'mutual', 'w' || n, 'w' || n, '[]', now(), now() from generate_series(1, 2000) n`,
    );
    expect(await refused({ term: 'te veel' })).to.deep.equal([409, { property: 'term', code: 'SS_05' }]);
    await app.app.pool.query(`delete from site_search_rule where locale = 'de-DE'`);
  });

  it('are for whoever manages the search', async () => {
    const editor = await signIn(app, await buildUser(app, { permissions: ['edit-page'] }));
    expect((await editor.request('GET', '/api/site-search/words')).status).to.equal(403);
    expect((await editor.request('POST', '/api/site-search/words', synonym)).status).to.equal(403);
  });

  // The last one: its clock goes ahead of what the others know.
  it('put a page first from the midnight of the site on', async () => {
    const [year, month, day] = [new Date().getUTCFullYear() + 1, '06', '15'];
    const rule = { kind: 'promoted', term: 'bliksem', means: [], pageID: ids['/water'], firstDay: `${year}-${month}-${day}` };
    await write({ ...synonym, ...rule });
    // 23.30 and 0.30 in Amsterdam.
    for (const [hour, slugs] of [
      ['21:30', []],
      ['22:30', ['/water']],
    ] as const) {
      app.setClock(new Date(`${year}-${month}-14T${hour}:00Z`));
      expect(await found('bliksem'), hour).to.deep.equal(slugs);
    }
  });
});
