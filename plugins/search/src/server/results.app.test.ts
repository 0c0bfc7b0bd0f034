import { buildPublishedPage } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { createSearchApp, untilIndexed } from './fixtures/pages.test-kit.ts';

const field = { blocks: { field: { type: 'site-search/results' } } };

describe('the results of a search', () => {
  let app: TestApp;
  before(async () => {
    app = await createSearchApp();
    await buildPublishedPage(app, { slug: '/zoeken', title: 'Zoeken', seoSettings: { noIndex: true }, ...field });
    await buildPublishedPage(app, { slug: '/brand', title: 'Brand in de kerk' });
    await buildPublishedPage(app, { slug: '/brandschaden', title: 'Brand im Turm', locale: 'de-DE' });
    await buildPublishedPage(app, { slug: '/sturm', title: 'Sturmschaden', locale: 'de-DE' });
    await app.startJobs();
    await untilIndexed(app);
  });
  after(() => app?.close());

  const see = async (query: Readonly<Record<string, string>>): Promise<string> =>
    (await app.client().request('GET', `/zoeken?${new URLSearchParams(query).toString()}`)).text;
  /** The languages that are offered, the chosen one in brackets. */
  const languages = (html: string): string[] =>
    [...html.matchAll(/<a href="[^"]*"( aria-current="true")?>(\w+) <span class="search-kind-count">(\d+)</g)].map(
      ([, chosen, name, count]) => (chosen ? `[${name} ${count}]` : `${name} ${count}`),
    );

  it('are in the language of the page, and in another one that has any, where somebody chooses it', async () => {
    const own = await see({ q: 'brand' });
    expect(languages(own)).to.deep.equal(['[Nederlands 1]', 'Duits 1']);
    expect(own).to.contain('href="/zoeken?q=brand&amp;language=de-DE#').and.not.contain('href="/de-de/brandschaden');
    const german = await see({ q: 'brand', language: 'de-DE' });
    expect(languages(german)).to.deep.equal(['Nederlands 1', '[Duits 1]']);
    expect(german).to.contain('<ol class="search-results" lang="de-DE"').and.contain('href="/de-de/brandschaden');
    expect(german, 'the way back').to.contain('href="/zoeken?q=brand#');
  });

  it('offer no language without any, nor one that reads the word as another', async () => {
    expect(languages(await see({ q: 'kerk' }))).to.deep.equal([]);
    expect(languages(await see({ q: 'Sturmschaden' }))).to.deep.equal(['[Nederlands 0]', 'Duits 1']);
    expect(languages(await see({ q: 'Sturmschadne' }))).to.deep.equal([]);
    expect(languages(await see({ q: 'brand', language: 'xx-XX' }))).to.deep.equal(['[Nederlands 1]', 'Duits 1']);
  });
});
