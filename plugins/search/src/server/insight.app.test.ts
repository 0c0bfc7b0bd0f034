import { buildPublishedPage, buildUser, createTestApp, expectErrors, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { search as manifest } from '../manifest.ts';
import site from '../site/index.ts';
import server from './index.ts';
import { mostCounted, mostKept, searchCounts } from './insight/search-counts.ts';

interface Term {
  readonly term: string;
  readonly locale: string;
  readonly searches: number;
  readonly results: number;
  readonly path: string | null;
}

interface Week {
  readonly week: string;
  readonly searches: number;
  readonly fruitless: number;
}

const plugins = [{ manifest, entries: { server, site } }];
const field = { blocks: { field: { type: 'site-search/results', props: { popular: [] } } }, blockOrder: ['field'] };
/** A Wednesday. */
const wednesday = new Date('2026-11-25T10:00:00Z');
const daysLater = (days: number): Date => new Date(wednesday.getTime() + days * 86_400_000);

describe('what visitors search for', () => {
  let app: TestApp;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp({ plugins });
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-search'] }));
    await buildPublishedPage(app, { slug: '/orgel', title: 'Het orgel' });
    await buildPublishedPage(app, { slug: '/zoeken', title: 'Zoeken', seoSettings: { noIndex: true }, ...field });
    await buildPublishedPage(app, { slug: '/suche', title: 'Suche', locale: 'de-DE', ...field });
    await app.startJobs();
    await until(async () => (await keeper.request('GET', '/api/search/status')).get<number>('data.indexed'), 2);
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    app.setClock(wednesday);
  });
  after(() => app?.close());

  async function visit(query: Readonly<Record<string, string>>, { of = app, path = '/zoeken' } = {}): Promise<void> {
    const answer = await of.client().request('GET', `${path}?${new URLSearchParams(query).toString()}`);
    expect(answer.status).to.equal(200);
  }
  async function search(term: string, times: number, where: { readonly of?: TestApp; readonly path?: string } = {}) {
    for (let time = 0; time < times; time += 1) await visit({ q: term }, where);
  }
  const get = <Data>(path: string): Promise<Data> =>
    keeper.request('GET', `/api/site-search/insight/${path}`).then((answer) => answer.get<Data>('data'));
  const terms = (query = ''): Promise<readonly Term[]> => get<{ items: Term[] }>(`terms?${query}`).then(({ items }) => items);
  const texts = async (query = ''): Promise<string[]> => (await terms(query)).map(({ term }) => term);
  const weeks = (query = ''): Promise<readonly Week[]> => get<Week[]>(`weeks?${query}`);
  const stored = async (): Promise<readonly object[]> =>
    (await app.app.pool.query<object>('select * from site_search_count')).rows;

  it('is shown from the third time on, whatever its capitals and accents, with what was found and where', async () => {
    await search('Orgel', 1);
    await search('  orgel ', 1);
    expect(await terms()).to.deep.equal([]);
    await search('Örgel', 1);
    await search('zonnepanelen', 4);
    expect(await terms()).to.deep.equal([
      { locale: 'nl-NL', term: 'zonnepanelen', searches: 4, results: 0, path: '/zoeken' },
      { locale: 'nl-NL', term: 'örgel', searches: 3, results: 1, path: '/zoeken' },
    ]);
    expect(await texts('outcome=none')).to.deep.equal(['zonnepanelen']);
    expect(await texts('columnToSort=term&sortOrder=asc')).to.deep.equal(['örgel', 'zonnepanelen']);
    expect(await texts('searchTerm=ORG')).to.deep.equal(['örgel']);
    expect(await texts('searchTerm=%25')).to.deep.equal([]);
  });

  it('is a question once: not its further results, not what it is narrowed to, not the field alone', async () => {
    await search('orgel', 3);
    await visit({ q: 'orgel', show: '20' });
    await visit({ q: 'orgel', kind: 'news/article' });
    await visit({});
    expect((await terms())[0]?.searches).to.equal(3);
  });

  it('is kept by week and term alone, and never where it may name a person', async () => {
    await search('orgel', 1);
    for (const term of ['anna@example.com', '06 12 34 56 78', 'x'.repeat(101)]) await search(term, 1);
    await terms();
    const rows = await stored();
    expect(rows).to.have.length(1);
    expect(rows[0]).to.have.all.keys('week', 'locale', 'folded', 'term', 'searches', 'fruitless', 'results', 'page_id');
    expect(await weeks().then((all) => all.at(-1))).to.deep.equal({ week: '2026-11-23', searches: 1, fruitless: 0 });
  });

  it('is told apart by the language of the page, and by when it was', async () => {
    await search('turm', 3, { path: '/de-de/suche' });
    await search('orgel', 3);
    app.setClock(daysLater(40));
    await search('glas', 3);
    expect(await texts('locale=de-DE&period=90')).to.deep.equal(['turm']);
    expect(await texts()).to.deep.equal(['glas']);
    expect((await texts('period=90')).toSorted()).to.deep.equal(['glas', 'orgel', 'turm']);
    const all = await weeks('period=90');
    expect(all.filter(({ searches }) => searches > 0)).to.deep.equal([
      { week: '2026-11-23', searches: 6, fruitless: 3 },
      { week: '2027-01-04', searches: 3, fruitless: 3 },
    ]);
    expect(all).to.have.length(13);
    expect((await weeks()).map(({ week }) => week)).to.deep.equal([
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
      '2027-01-04',
    ]);
  });

  it('has what was found the last time: a term that finds something now is not without a result any more', async () => {
    app.setClock(daysLater(-7));
    await search('waterschade', 3);
    expect(await texts('outcome=none')).to.deep.equal(['waterschade']);
    await buildPublishedPage(app, { slug: '/waterschade', title: 'Waterschade' });
    await until(async () => (await keeper.request('GET', '/api/search/status')).get<number>('data.indexed'), 3);
    app.setClock(wednesday);
    await search('waterschade', 1);
    expect(await texts('outcome=none')).to.deep.equal([]);
    expect((await weeks()).slice(-2)).to.deep.equal([
      { week: '2026-11-16', searches: 3, fruitless: 3 },
      { week: '2026-11-23', searches: 1, fruitless: 0 },
    ]);
  });

  it('is gone after 90 days, from the list and from the database', async () => {
    await search('orgel', 3);
    app.setClock(daysLater(87));
    expect(await texts('period=90')).to.deep.equal(['orgel']);
    app.setClock(daysLater(88));
    expect(await texts('period=90')).to.deep.equal([]);
    expect(await stored()).to.have.length(1);
    app.app.jobs.nudge('site-search:forget-searches');
    await until(async () => (await stored()).length, 0);
  });

  it('is counted by each process, and written when one ends', async () => {
    const other = await createTestApp({ plugins, database: app.database });
    try {
      other.setClock(wednesday);
      await search('orgel', 2, { of: other });
      await search('orgel', 1);
      expect(await terms()).to.deep.equal([]);
    } finally {
      await other.close();
    }
    expect((await terms())[0]).to.include({ term: 'orgel', searches: 3 });
  });

  const count = (term: string): void =>
    app.app.service(searchCounts).count({ term, locale: 'nl-NL', results: 0, pageID: crypto.randomUUID() });

  it('is kept for the next time where it could not be written', async () => {
    const counts = app.app.service(searchCounts);
    count('orgel');
    await app.app.pool.query('alter table site_search_count rename to site_search_gone');
    expect(await counts.write().catch((error: unknown) => error)).to.be.instanceOf(Error);
    await app.app.pool.query('alter table site_search_gone rename to site_search_count');
    count('orgel');
    count('orgel');
    expect(await texts()).to.deep.equal(['orgel']);
  });

  it('is bounded in memory, and what was too much is told of', async () => {
    const counts = app.app.service(searchCounts);
    const letters = (number: number): string => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    for (let number = 0; number < mostCounted + 7; number += 1) count(letters(number));
    await counts.write();
    expect(await stored()).to.have.length(mostCounted);
    expect(app.logs.find(({ dropped }) => dropped !== undefined)).to.include({ level: 40, dropped: 7 });
  });

  it('is bounded in the database: of a week, what was searched for least goes', async () => {
    await app.app.pool.query(
      `insert into site_search_count select '2026-11-23', 'nl-NL', 't' || n, 't' || n, 1, 1, 0, gen_random_uuid()
       from generate_series(1, ${mostKept}) as n`,
    );
    for (const term of ['aanbouw', 'aanbouw', 'zeldzaam']) count(term);
    await app.app.service(searchCounts).write();
    const kept = (await stored()) as readonly { readonly term: string }[];
    expect(kept).to.have.length(mostKept);
    expect(kept.map(({ term }) => term)).to.include('aanbouw');
  });

  it('is for whoever manages the search, and what is asked for has to make sense', async () => {
    const editor = await signIn(app, await buildUser(app, { permissions: ['edit-page'] }));
    for (const path of ['terms', 'weeks']) {
      expect((await app.client().request('GET', `/api/site-search/insight/${path}`)).status).to.equal(401);
      expect((await editor.request('GET', `/api/site-search/insight/${path}`)).status).to.equal(403);
      expectErrors(await keeper.request('GET', `/api/site-search/insight/${path}?period=7`), 400, [
        { property: 'period', code: 'V_12' },
      ]);
    }
  });
});
