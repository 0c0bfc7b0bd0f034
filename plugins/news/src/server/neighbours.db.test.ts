import { buildPublishedPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp } from '@lectern/testing';
import { use } from '@lectern/core';
import { contentApi, systemActor } from '@lectern/core/node';
import { pageTypes } from '@lectern/page-types';
import richText from '@lectern/rich-text';
import { expect } from 'chai';
import { news } from '../manifest.ts';

describe('the way on from a news item', () => {
  let app: TestApp;
  let built: Map<string, BuiltPage>;
  // Five later ones fill the list beside the item, and its edge, so that only what stands below it is at stake.
  const later = ['2026-12-05', '2026-12-04', '2026-12-03', '2026-12-02', '2026-12-01'];
  const days = [...later, '2026-11-12', '2026-09-01', '2026-06-02', '2026-06-01', '2026-01-01'];
  const day = '2026-06-02';

  before(async () => {
    app = await createTestApp({
      plugins: [richText, use(pageTypes, { siteTitle: 'Sluitsteen' }), use(news, { feed: { path: '/nieuws/feed.xml' } })],
    });
  });
  beforeEach(async () => {
    await app.clear();
    built = new Map();
    for (const date of days) await article(date);
    expect(await further()).to.deep.equal(['Van 2026-06-01', 'Van 2026-09-01']);
    expect(await isKept(), 'at first').to.equal(true);
  });
  after(() => app?.close());

  async function article(date: string, name = date): Promise<void> {
    const typeData = { date, summary: 'Kort', image: null };
    built.set(
      name,
      await buildPublishedPage(app, { title: `Van ${name}`, slug: `/nieuws/${name}`, type: 'news/article', typeData }),
    );
  }
  const commands = () => contentApi(app.app, systemActor('test'));
  function pageOf(name: string): BuiltPage {
    const page = built.get(name);
    if (!page) throw new Error(`Nothing is called ${name}.`);
    return page;
  }
  async function change(name: string, content: object): Promise<void> {
    const { id, versionID, revision } = pageOf(name);
    await commands().storeVersion({ id: versionID, revision, ...content });
    await commands().publishPage(id);
  }
  async function unpublish({ id }: Pick<BuiltPage, 'id'>): Promise<void> {
    const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    expectSuccess(await publisher.request('POST', `/api/page/${id}/unpublish`, {}));
  }
  const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
  const visit = async (name = day): Promise<string> => (await app.client().request('GET', `/nieuws/${name}`)).text;
  async function isKept(): Promise<boolean> {
    const before = drawn();
    await visit();
    return drawn() === before;
  }
  /** What is read below an item. */
  async function further(name = day): Promise<string[]> {
    const nav = /<nav class="news-further".*?<\/nav>/s.exec(await visit(name))?.[0] ?? '';
    return [...nav.matchAll(/class="(?:news-neighbour-title|news-all)"[^>]*>([^<]+)/g)].map(([, text]) => text ?? '');
  }

  it('is the older and the newer one, and at an end one of them', async () => {
    expect(await further('2026-12-05')).to.deep.equal(['Van 2026-12-04']);
    expect(await further('2026-01-01')).to.deep.equal(['Van 2026-06-01']);
  });

  it('passes every item of one day once, in one order', async () => {
    for (const name of ['b', 'c', 'd']) await article(day, name);
    const walked = [day];
    for (let at: string | undefined = '2026-09-01'; at !== undefined && at !== '2026-06-01';) {
      const html: string = await visit(at);
      at = /class="news-older"><a [^>]*href="\/nieuws\/([^"]+)"/.exec(html)?.[1];
      if (at !== undefined) walked.push(at);
    }
    expect(walked.slice(1).toSorted()).to.deep.equal(['2026-06-01', day, 'b', 'c', 'd']);
  });

  it('leads to all items while their page is live', async () => {
    const list = { type: 'news/archive', props: { title: 'Nieuws', count: 3, hasYears: true } };
    const all = await buildPublishedPage(app, { title: 'Nieuws', slug: '/nieuws', blocks: { alles: list } });
    expect(await further()).to.deep.equal(['Van 2026-06-01', 'Van 2026-09-01', 'Alle nieuwsberichten']);
    await unpublish(all);
    expect(await further()).to.deep.equal(['Van 2026-06-01', 'Van 2026-09-01']);
  });

  it('is another when a neighbour comes, goes, moves or is called otherwise', async () => {
    await change('2026-09-01', { title: 'Anders' });
    expect(await further()).to.deep.equal(['Van 2026-06-01', 'Anders']);
    await article('2026-07-01');
    expect(await further()).to.deep.equal(['Van 2026-06-01', 'Van 2026-07-01']);
    await unpublish(pageOf('2026-06-01'));
    expect(await further()).to.deep.equal(['Van 2026-01-01', 'Van 2026-07-01']);
    await change('2026-01-01', { typeData: { date: '2026-07-02', summary: 'Kort', image: null } });
    expect(await further()).to.deep.equal(['Van 2026-07-01']);
  });

  it('stays while something comes, goes or is called otherwise beyond its neighbours, or only the text of one changes', async () => {
    await article('2026-10-01');
    await change('2026-10-01', { title: 'Anders' });
    await unpublish(pageOf('2026-10-01'));
    await article('2025-01-01');
    await unpublish(pageOf('2026-01-01'));
    const list = { type: 'news/list', props: { title: 'Ander nieuws' }, anchorPoint: '' };
    await change('2026-09-01', { blocks: { 'list-1': list } });
    expect(await isKept()).to.equal(true);
  });
});
