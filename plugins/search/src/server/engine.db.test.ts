import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import type { Explanation, PageWords } from '../explain.calls.ts';
import { search as manifest } from '../manifest.ts';
import site from '../site/index.ts';
import server from './index.ts';

interface Result {
  readonly slug: string;
  readonly snippet: string;
}

const pages: Readonly<Record<string, { readonly title: string; readonly description: string; readonly locale?: string }>> = {
  '/torenuurwerk': { title: 'Torenuurwerkonderhoud', description: 'Een jaarlijkse beurt voor het uurwerk in de toren.' },
  '/orgel': { title: 'Het orgel', description: 'Onderhoud aan orgel- en klokkenstoelen hoort bij de polis.' },
  '/glas': { title: 'Glas-in-loodramen', description: 'Schade aan een raam van glas in lood.' },
  '/brand': { title: 'Brand en blikseminslag', description: 'Wat te doen na een brand in de kerk.' },
  '/kerken': { title: 'Kerken verzekeren', description: 'Een verzekering voor kerkgebouwen en kapellen.' },
  '/waterkering': { title: 'Waterkering', description: '' },
  '/kirchen': { title: 'Kirchenversicherung', description: 'Gebäude und Türme', locale: 'de-DE' },
};

describe('the engine on PostgreSQL', () => {
  let app: TestApp;
  let keeper: TestClient;
  const ids: Record<string, string> = {};
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, entries: { server, site } }] });
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-search', 'edit-page', 'publish-page'] }));
    for (const [slug, { title, description, locale }] of Object.entries(pages))
      ids[slug] = (
        await buildPublishedPage(app, {
          slug,
          title,
          seoSettings: { seoDescription: description },
          ...(locale ? { locale } : {}),
        })
      ).id;
    await app.startJobs();
    await until(count, Object.keys(pages).length);
  });
  after(() => app?.close());

  const count = async (): Promise<number> => (await keeper.request('GET', '/api/search/status')).get<number>('data.indexed');
  const ask = (term: string, more: object = { locales: ['nl-NL'] }) =>
    app.client().request('POST', '/api/search/search', { term, ...more });
  const found = async (term: string, more?: object): Promise<string[]> =>
    (await ask(term, more)).get<Result[]>('data.results').map(({ slug }) => slug);
  const explain = async (term: string): Promise<Explanation> =>
    (await keeper.request('GET', `/api/site-search/explain?${new URLSearchParams({ term, locale: 'nl-NL' })}`)).get('data');

  it('finds compounds by what they are made of, and by how else that is written', async () => {
    for (const term of ['toren', 'uurwerk', 'torenuurwerk', 'uurwerkonderhoud', 'toren onderhoud', 'torens'])
      expect(await found(term), term).to.include('/torenuurwerk');
    expect(await found('torenuurwerkonderhoud')).to.deep.equal(['/torenuurwerk']);
    expect((await found('kerkverzekering'))[0]).to.equal('/kerken');
    expect(await found('orgelstoelen')).to.include('/orgel');
  });

  it('finds other forms, other spellings and slips, and says what it read', async () => {
    expect(await found('verzekeringen')).to.include('/kerken');
    expect(await found('kapel')).to.include('/kerken');
    expect(await found('BRANDEN')).to.include('/brand');
    const slip = await ask('blikseminslga');
    expect(slip.get<Result[]>('data.results')[0]?.slug).to.equal('/brand');
    expect(slip.get('data.corrected')).to.equal('blikseminslag');
    expect(await found('blikse')).to.include('/brand');
    expect(await found('zonnepanelen')).to.deep.equal([]);
  });

  it('marks the whole word in a snippet, and nothing that is markup', async () => {
    const [result] = (await ask('klokken')).get<Result[]>('data.results');
    expect(result?.snippet).to.contain('<mark>klokkenstoelen</mark>');
    for (const term of ['klokkenstoelne', 'klokkenst'])
      expect((await ask(term)).get<Result[]>('data.results')[0]?.snippet, term).to.contain('<mark>klokkenstoelen</mark>');
  });

  it('keeps languages apart, and asks all of them where none is named', async () => {
    expect(await found('kirche')).to.not.include('/de-de/kirchen');
    expect(await found('kirche', {})).to.include('/de-de/kirchen');
    expect(await found('kirche', { locales: ['de-DE'] })).to.deep.equal(['/de-de/kirchen']);
  });

  it('takes phrases and what is excluded', async () => {
    for (const term of ['"glas in lood"', '"glas-in-lood"', '"brand en blikseminslag"'])
      expect(await found(term), term).to.have.lengthOf(1);
    expect(await found('"glas lood"')).to.deep.equal([]);
    expect(await found('glas -"glas in lood"')).to.not.include('/glas');
    expect(await found('brand -kerk')).to.not.include('/brand');
  });

  it('pages through more than are ranked by all they say, none of them twice', async () => {
    const { id } = await buildPublishedPage(app, { slug: '/steunbeer', seoSettings: { seoDescription: 'Een steunbeer' } });
    await app.app.pool.query(
      `with made as (
         insert into lectern_page (id, type, locale, slug, translation_group, title, created_at, updated_at)
         select id, type, locale, '/steunbeer-' || n, id, title, created_at, updated_at
         from (select gen_random_uuid() as id, n from generate_series(1, 120) n) given, (select type, locale, title, created_at, updated_at from lectern_page where id = $1) page
         returning id, slug)
       insert into lectern_published_page (page_id, path, translation_group, publication_id, version_id, locale, type, title, summary,
         document, published_at, no_index, anchors)
       select made.id, made.slug, made.id, made.id, version_id, locale, type, title, summary, document, published_at, no_index, anchors
       from made, lectern_published_page where page_id = $1`,
      [id],
    );
    await keeper.request('POST', '/api/search/index-all-pages', {});
    await until(async () => (await ask('steunbeer')).get('data.total'), 121);
    const paged: string[] = [];
    for (const offset of [0, 50, 100]) paged.push(...(await found('steunbeer', { locales: ['nl-NL'], count: 50, offset })));
    expect(new Set(paged).size).to.equal(121);
    expect(paged).to.have.lengthOf(121);
    const explained = await explain('steunbeer');
    expect(
      explained.hits.map(({ path }) => path),
      'the ten that a visitor gets first',
    ).to.deep.equal(paged.slice(0, 10));
    expect(explained).to.deep.include({ total: 121 });
    await app.app.pool.query(
      `with gone as (delete from lectern_page where slug like '/steunbeer%' returning id)
       delete from lectern_publication where page_id in (select id from gone)`,
    );
  });

  it('suggests titles and words', async () => {
    const suggested = (await app.client().request('GET', '/api/search/suggest?term=bli&locale=nl-NL')).get<
      { text: string; slug: string | null }[]
    >('data');
    expect(suggested).to.deep.include({ text: 'blikseminslag', slug: null });
    const titles = (await app.client().request('GET', '/api/search/suggest?term=ker&locale=nl-NL')).get<
      { slug: string | null }[]
    >('data');
    expect(titles[0]?.slug).to.equal('/kerken');
    const both = (await app.client().request('GET', '/api/search/suggest?term=waterk&locale=nl-NL')).get<{ text: string }[]>(
      'data',
    );
    expect(
      both.map(({ text }) => text),
      'a page, and not its only word again',
    ).to.deep.equal(['Waterkering']);
  });

  it('explains how a question is read, and what a score is the sum of', async () => {
    for (const term of ['kerken verzekeren', 'onderhoud', 'brand kerk', 'torenuurwerk', 'blikseminslga', 'het orgel', 'blikse']) {
      const { hits, total, words } = await explain(term);
      expect(
        hits.map(({ path }) => path),
        'the pages that a visitor gets, in their order',
      ).to.deep.equal(await found(term));
      expect(total, term).to.equal(hits.length).and.above(0);
      for (const { score, closeness, exactTitle, freshness, words: scores } of hits) {
        expect(scores).to.have.length(words.length);
        const sum = scores.reduce((all, { inText, inTitle }) => all + inText + inTitle, closeness + exactTitle + freshness);
        expect(sum, term).to.be.closeTo(score, 1e-6);
      }
    }
    const { words, ignored, hits } = await explain('de kerken verzekeren');
    expect(ignored).to.deep.equal(['de']);
    expect(words[0]).to.deep.include({ text: 'kerken', stem: 'kerk', reading: 'known' });
    expect(hits[0]?.words[0]?.places).to.include('headings');
    expect((await explain('blikseminslga')).words[0]).to.deep.include({ reading: 'slip', others: ['blikseminslag'] });
    expect((await explain('blikse')).words[0]).to.deep.include({ reading: 'start', others: ['blikseminslag'] });
    expect((await explain('orgelstoelen')).words[0]).to.deep.include({ reading: 'part' });
    expect((await explain('zonnepanelen')).words[0]).to.deep.include({ reading: 'piece', parts: ['zon', 'panel'] });
    expect((await explain('xyzqw')).words[0]).to.deep.include({ reading: 'unknown' });
    const several = await explain('xyzqw orgelstoelen kerkne zonnepanelen branden xyzqw blikse');
    expect(several.words.map(({ text, reading }) => [text, reading])).to.deep.equal([
      ['xyzqw', 'unknown'],
      ['orgelstoelen', 'part'],
      ['kerkne', 'slip'],
      ['zonnepanelen', 'piece'],
      ['branden', 'known'],
      ['blikse', 'start'],
    ]);
    expect(several.ignored, 'a word that is said twice is not left out').to.deep.equal([]);
    expect((await explain('"glas in lood" -kerk')).phrases).to.deep.equal(['glas in lood']);
    expect((await explain('het')).hits, 'articles alone are asked for').to.have.length.above(0);
  });

  it('says by which words a page is found, or why it is not', async () => {
    const wordsOf = async (id: string): Promise<PageWords> =>
      (await keeper.request('GET', `/api/site-search/pages/${id}/words`)).get('data');
    const { state, groups } = await wordsOf(ids['/torenuurwerk'] ?? '');
    expect(state).to.equal('found');
    const [title, summaries] = groups;
    expect(title?.place).to.equal('title');
    expect(title?.words.flatMap(({ forms }) => forms)).to.include.members(['torenuurwerkonderhoud', 'toren', 'uurwerk']);
    const parts = title?.words.filter(({ isPart }) => isPart).map(({ forms: [form] }) => form);
    expect(parts, 'a word that it has beside the compound is no mere part').to.include('onderhoud').and.not.include('toren');
    expect(summaries?.words.flatMap(({ forms }) => forms))
      .to.include('beurt')
      .and.not.include('een');
    const hidden = await buildPublishedPage(app, { slug: '/stil', title: 'Stil', seoSettings: { noIndex: true } });
    expect((await wordsOf(hidden.id)).state).to.equal('no-index');
    expect((await wordsOf((await buildPublishedPage(app, { slug: '/404', title: 'Weg' })).id)).state).to.equal('stands-in');
    expect((await wordsOf((await buildPage(app, { slug: '/concept', title: 'Concept' })).id)).state).to.equal('not-live');
  });

  it('explains to those who manage the search', async () => {
    const editor = await signIn(app, await buildUser(app, { permissions: ['edit-page'] }));
    const explain = (query: string) => keeper.request('GET', `/api/site-search/explain?${query}`);
    expect((await editor.request('GET', '/api/site-search/explain?term=kerk&locale=nl-NL')).status).to.equal(403);
    expect((await editor.request('GET', `/api/site-search/pages/${ids['/orgel']}/words`)).status).to.equal(403);
    expectErrors(await explain('term=%20&locale=nl-NL'), 400, [{ property: 'term', code: 'V_01' }]);
    expectErrors(await explain(`term=${'a'.repeat(201)}&locale=nl-NL`), 400, [{ property: 'term', code: 'V_14' }]);
    expectErrors(await explain('term=kerk&locale=xx-XX'), 400, [{ property: 'locale', code: 'V_12' }]);
  });

  it('indexes everything anew beside what is searched, and takes in what changes meanwhile', async () => {
    await keeper.request('POST', '/api/search/index-all-pages', {});
    await until(async () => (await keeper.request('GET', '/api/search/status')).get('data.indexingState'), 'success');
    expect(await count()).to.equal(Object.keys(pages).length);
    const extra = await buildPublishedPage(app, { slug: '/waterschade', title: 'Waterschade' });
    await until(async () => (await found('waterschade'))[0], '/waterschade');
    await keeper.request('POST', `/api/page/${extra.id}/unpublish`, {});
    expect(await found('waterschade')).to.not.include('/waterschade');
  });

  it('answers whatever is typed', async () => {
    for (const term of [
      `'`,
      `''`,
      `\\`,
      `:*`,
      `a & | ! b`,
      '((',
      '"""',
      '- - -',
      `'; drop table x`,
      '‮x',
      '💒',
      'ß'.repeat(100),
      '"a" -"b" OR c',
      'x:*A',
      '<->',
    ])
      expect((await ask(term)).status, term).to.equal(200);
  });
});
