import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '#server/kernel/actor.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { saveMenu } from '#modules/menu/server/public.ts';
import type { ExternalLink, LinkSource, LinkState, ReplacedAddress } from '../../links.schema.ts';
import { startInternet } from './external.test-kit.ts';
import type { TestInternet } from './external.test-kit.ts';
import { checkExternalLinks } from './external.job.ts';

const start = new Date('2026-03-02T08:00:00Z');
const later = (days: number): Date => new Date(start.getTime() + days * 86_400_000);
const linking = (href: string) => ({ 'text-1': { type: 'probe/text', props: { title: 'Tekst', link: { to: { href } } } } });

describe('links to other sites', () => {
  let app: TestApp;
  let internet: TestInternet;
  let publisher: TestClient;
  before(async () => {
    internet = await startInternet(2000);
    app = await createTestApp({ plugins: [probePlugin], modules: [internet.module] });
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    internet.answers.clear();
    internet.names.clear();
    internet.asked.length = 0;
  });
  after(async () => {
    await app?.close();
    await internet?.close();
  });

  const page = (slug: string, href: string): Promise<BuiltPage> =>
    buildPublishedPage(app, { title: slug.slice(1), slug, blocks: linking(href) });
  const answer = (place: string, status: number, headers: Readonly<Record<string, string>> = {}): void =>
    void internet.answers.set(place, (_, response) => void response.writeHead(status, headers).end());
  const list = async (query = '', client = publisher): Promise<ExternalLink[]> => {
    const response = await client.request('GET', `/api/links/external?columnToSort=address&sortOrder=asc${query}`);
    expectSuccess(response);
    return response.get<ExternalLink[]>('data.items');
  };
  const states = async (): Promise<[string, LinkState][]> => (await list()).map(({ address, state }) => [address, state]);
  const checkOn = async (days: number): Promise<void> => {
    app.setClock(later(days));
    await checkExternalLinks(app.app);
  };
  const check = (address: string, client = publisher) => client.request('POST', '/api/links/external/check', { address });
  const replace = (address: string, to: string, client = publisher) =>
    client.request('POST', '/api/links/external/replace', { address, to });
  const limited = (locale: string): Promise<TestClient> =>
    buildUser(app, { permissions: [{ name: 'edit-page', parameters: { locales: [locale] } }] }).then((user) => signIn(app, user));

  it('are looked at once a week: broken is what failed a day later too', async () => {
    await page('/goed', 'http://good.example/');
    await page('/weg', 'http://gone.example/page#part');
    await page('/om', 'http://old.example/');
    await page('/binnen', 'http://127.0.0.1:5432/');
    await page('/eigen', `${app.address}/goed`);
    await buildPage(app, { slug: '/concept', blocks: linking('http://draft.example/') });
    answer('good.example/', 200);
    answer('old.example/', 301, { location: 'http://good.example/' });
    expect((await list()).map(({ state, since, uses }) => [state, since, uses])).to.deep.equal(
      Array.from({ length: 4 }, () => ['unchecked', null, 1]),
    );
    await checkOn(0);
    expect(await states()).to.deep.equal([
      ['http://127.0.0.1:5432/', 'failing'],
      ['http://gone.example/page#part', 'failing'],
      ['http://good.example/', 'good'],
      ['http://old.example/', 'moved'],
    ]);
    expect(internet.asked.filter((one) => one.includes('127.0.0.1') || one.includes('draft'))).to.deep.equal([]);
    expect([...internet.agents]).to.deep.equal([`Mozilla/5.0 (compatible; LecternLinks/1.0; +${app.app.environment.origin})`]);
    internet.asked.length = 0;
    await checkOn(0.5);
    expect(internet.asked).to.deep.equal([]);
    await checkOn(1);
    expect(internet.asked).to.deep.equal(['HEAD gone.example/page', 'GET gone.example/page']);
    const [inside, gone] = await list('&state=broken');
    expect(inside?.reason).to.equal('private');
    expect(gone).to.deep.include({ state: 'broken', reason: 'status', status: 404, lastGoodAt: null });
    expect(gone?.since).to.equal(start.toISOString());
    await checkOn(7);
    expect(internet.asked.filter((one) => one.startsWith('HEAD')).sort()).to.deep.equal(
      ['HEAD gone.example/page', 'HEAD good.example/', 'HEAD good.example/', 'HEAD old.example/'].sort(),
    );
  });

  it('are asked one at a time of each host, and left alone where they ask for it', async () => {
    for (const name of ['a', 'b', 'c']) await page(`/${name}`, `http://slow.example/${name}`);
    await page('/druk', 'http://busy.example/');
    for (const name of ['a', 'b', 'c'])
      internet.answers.set(`slow.example/${name}`, (_, response) => void setImmediate(() => response.writeHead(200).end()));
    answer('busy.example/', 503, { 'retry-after': '86400' });
    await checkOn(0);
    expect(internet.busiest()).to.equal(1);
    const busy = (await list()).find(({ address }) => address.includes('busy'));
    expect([busy?.state, busy?.nextAt]).to.deep.equal(['unchecked', later(1).toISOString()]);
  });

  it('are checked at once where somebody asks, of what they may edit', async () => {
    await page('/bron', 'http://site.example/');
    expect((await check('http://site.example/')).get<ExternalLink>('data').state).to.equal('failing');
    answer('site.example/', 200);
    expect((await check('http://site.example/')).get<ExternalLink>('data').state).to.equal('good');
    const german = await limited('de-DE');
    expect(await list('', german)).to.deep.equal([]);
    for (const [address, client] of [
      ['http://site.example/', german],
      ['http://other.example/', publisher],
      [`${app.address}/bron`, publisher],
    ] as const)
      expectErrors(await check(address, client), 404, [{ code: 'G_94' }]);
    expect(internet.asked.length).to.equal(3);
  });

  it('give way to another address in drafts and menus; what was left out is named', async () => {
    const [old, next] = ['http://old.example/', 'https://new.example/a?b=c#d'];
    const source = await page('/bron', old);
    const german = await buildPublishedPage(app, { title: 'Deutsch', slug: '/quelle', locale: 'de-DE', blocks: linking(old) });
    await app.app.execute(
      saveMenu,
      { name: 'main', locale: 'nl-NL', items: [{ id: 'one', label: 'Oud', to: { href: old }, children: [] }] },
      systemActor('test'),
    );
    const dutch = await limited('nl-NL');
    const first = await replace(old, next, dutch);
    expectSuccess(first);
    const { pages, menus, skipped } = first.get<ReplacedAddress>('data');
    expect([pages, menus]).to.deep.equal([[source.id], []]);
    // The German page is one that they may not even view.
    expect([skipped.items.map(({ kind, id }) => [kind, id]), skipped.totalItems]).to.deep.equal([[['menu', 'main']], 2]);
    const second = (await replace(old, next)).get<ReplacedAddress>('data');
    expect([second.pages, second.menus, second.skipped]).to.deep.equal([[german.id], ['main'], { items: [], totalItems: 0 }]);
    const version = (await publisher.request('GET', `/api/page/${source.id}`)).get<string>('data.pageVersionID');
    const stored = await publisher.request('GET', `/api/page/version/fetch/${version}`);
    expect(stored.get('data.blocks.text-1.props.link.to')).to.deep.equal({ href: next });
    const uses = await publisher.request('GET', `/api/links/external/sources?address=${encodeURIComponent(old)}`);
    expect(uses.get<LinkSource[]>('data.items').map(({ isLive, isDraft }) => [isLive, isDraft])).to.deep.equal([
      [true, false],
      [true, false],
    ]);
    for (const one of [source, german]) expectSuccess(await publisher.request('POST', `/api/page/${one.id}/publish`, {}));
    expect((await list()).map(({ address }) => address)).to.deep.equal([next]);
    expectErrors(await replace(old, next), 404, [{ code: 'G_94' }]);
    for (const to of ['javascript:alert(1)', '/pad', 'mailto:a@example.nl'])
      expectErrors(await replace(next, to), 400, [{ property: 'to', code: 'V_13' }]);
  });

  it('are searched, counted and forgotten with what led there', async () => {
    const source = await page('/bron', 'http://site.example/');
    await page('/bron-2', 'http://site.example/');
    await page('/bron-3', 'http://else.example/100%25');
    await checkOn(0);
    const [found] = await list('&searchTerm=SITE.ex');
    expect([found?.uses, found?.pages.map(({ title }) => title)]).to.deep.equal([2, ['bron', 'bron-2']]);
    expect((await list('&searchTerm=%25')).map(({ address }) => address)).to.deep.equal(['http://else.example/100%25']);
    expectSuccess(await publisher.request('POST', `/api/page/${source.id}/unpublish`, {}));
    expect((await list('&searchTerm=site'))[0]?.uses).to.equal(1);
    const beyond = await publisher.request('GET', '/api/links/external?pageIndex=9');
    expect([beyond.get('data.items'), beyond.get('data.totalItems')]).to.deep.equal([[], 2]);
  });
});
