import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { definePageType } from '#contract/page-type.ts';
import { definePlugin } from '#contract/plugin.ts';
import { defineServer } from '#server/define-server.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { saveMenu } from '../../menu/server/public.ts';
import type { HealthCount, HealthList } from '../health.schema.ts';

/** A plugin with counts of its own: one that it lists itself, one that fails, one that not everybody is told of. */
const ward = definePlugin({
  name: '@example/ward',
  id: 'ward',
  version: '1.0.0',
  core: '^0.1.0',
  entries: { server: true },
  pageTypes: { item: definePageType({ label: 'Item', shownInLists: true }) },
  permissions: { nurse: { label: 'Nurse' } },
  health: {
    beds: { label: 'Beds', help: 'That are not made.' },
    broken: { label: 'Broken', help: 'That cannot be counted.' },
    secret: { label: 'Secret', help: 'For nurses.', permission: 'ward:nurse' },
  },
});
const wardServer = defineServer<typeof ward>({
  health: {
    beds: {
      count: async ({ app }) => app.site.name.length,
      list: async (_, { pageIndex, pageSize }) => ({
        items: [{ id: 'b', title: `${pageIndex}/${pageSize}`, to: '/ward' }],
        totalItems: 1,
      }),
    },
    broken: { count: () => Promise.reject(new Error('no')), open: '/ward/broken' },
    secret: { count: async () => 1, open: '/ward/secret' },
  },
});

describe('site health', () => {
  let app: TestApp;
  let editor: TestClient;
  let publisher: TestClient;
  before(async () => {
    app = await createTestApp({
      plugins: [probePlugin, { manifest: ward, entries: { server: wardServer } }],
      config: { availableLocales: ['nl-NL', 'de-DE'] },
    });
    editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const counts = async (client = editor): Promise<Map<string, HealthCount>> => {
    const response = await client.request('GET', '/api/health');
    expectSuccess(response);
    return new Map(response.get<HealthCount[]>('data').map((one) => [one.name, one]));
  };
  const countOf = async (name: string, client = editor): Promise<number | null | undefined> =>
    (await counts(client)).get(name)?.count;
  const list = async (name: string, client = editor): Promise<string[]> => {
    const response = await client.request('GET', `/api/health/${name}`);
    expectSuccess(response);
    const { items, totalItems } = response.get<HealthList>('data');
    expect(totalItems).to.equal(items.length);
    return items.map(({ title }) => title);
  };
  const linking = (to: object) => ({ 'text-1': { type: 'probe/text', props: { title: 'Tekst', link: { to } } } });
  const page = (title: string, given: Parameters<typeof buildPublishedPage>[1] = {}): Promise<BuiltPage> =>
    buildPublishedPage(app, { title, slug: `/${title.toLowerCase()}`, ...given });
  const publish = async (id: string): Promise<void> =>
    expectSuccess(await publisher.request('POST', `/api/page/${id}/publish`, {}));
  const translate = async (original: BuiltPage): Promise<string> => {
    const body = { pageID: original.id, newLocale: 'de-DE', title: 'Kahl', slug: '/kahl' };
    const id = (await editor.request('POST', '/api/page/create-translation', body)).get<string>('pageID');
    await publish(id);
    return id;
  };
  const limited = async (locale: string): Promise<TestClient> =>
    signIn(app, await buildUser(app, { permissions: [{ name: 'edit-page', parameters: { locales: [locale] } }] }));

  it('counts live pages to which nothing leads: no other page, no menu and no list', async () => {
    const [linked, inMenu] = [await page('Gelinkt'), await page('Menu')];
    await page('Getypt');
    await page('Home', { slug: '/', blocks: linking({ page: linked.id }) });
    await page('Bron', { blocks: linking({ href: '/getypt?x=1' }) });
    const self = await buildPage(app, { title: 'Zelf', slug: '/zelf' });
    await page('404', { slug: '/404' });
    await page('Bericht', { type: 'ward/item' });
    await buildPage(app, { title: 'Concept', slug: '/concept', blocks: linking({ page: self.id }) });
    await publish(self.id);
    expect(await list('pages/unlinked')).to.deep.equal(['Bron', 'Menu', 'Zelf']);
    await app.app.execute(
      saveMenu,
      { name: 'main', locale: 'nl-NL', items: [{ id: 'one', to: { page: inMenu.id }, children: [] }] },
      systemActor('test'),
    );
    expect(await list('pages/unlinked')).to.deep.equal(['Bron', 'Zelf']);
    expect(await countOf('pages/unlinked')).to.equal(2);
    expect(await countOf('pages/unlinked', await limited('de-DE'))).to.equal(0);
    expect(await list('pages/unlinked', await limited('de-DE'))).to.deep.equal([]);
  });

  it('counts descriptions and translations that are missing or behind', async () => {
    await page('Beschreven', { seoSettings: { seoDescription: 'Beschreven' } });
    await page('Verborgen', { seoSettings: { noIndex: true } });
    const bare = await page('Kaal');
    expect(await list('pages/undescribed')).to.deep.equal(['Kaal']);
    expect(await countOf('pages/untranslated')).to.equal(3);
    const german = await translate(bare);
    expect(await list('pages/untranslated')).to.deep.equal(['Beschreven', 'Verborgen']);
    expect(await countOf('pages/outdated')).to.equal(0);
    await publish(bare.id);
    expect(await list('pages/outdated')).to.deep.equal(['Kahl']);
    expect(await countOf('pages/outdated', await limited('nl-NL'))).to.equal(0);
    await publish(german);
    expect(await countOf('pages/outdated')).to.equal(0);
  });

  it('leads to the screens that list what others count, and tells nobody of what is not theirs', async () => {
    await app.client().request('GET', '/nergens');
    const known = await counts(await signIn(app, await buildUser(app, { permissions: ['edit-page', 'manage-redirects'] })));
    expect(known.get('redirects/missing')).to.deep.include({ count: 1, to: '/redirects/missing' });
    expect(known.get('links/broken')).to.deep.include({ count: 0, to: '/external-links?state=broken' });
    expect(known.get('media/undescribed')).to.deep.include({ count: 0, to: '/medialibrary?filter=live-without-alt' });
    expect(known.get('pages/due')).to.deep.include({ count: 0 });
    const mine = await counts();
    expect(mine.has('redirects/missing')).to.equal(false);
    expectErrors(await editor.request('GET', '/api/health/redirects/missing'), 404, [{ code: 'G_95' }]);
  });

  it('has what plugins count, of which one that fails takes no other with it', async () => {
    const known = await counts();
    expect(known.get('ward/beds')).to.deep.equal({
      ...{ name: 'ward/beds', label: 'Beds', help: 'That are not made.' },
      ...{ count: app.app.settings.name.length, to: '/site-health/ward/beds' },
    });
    expect(known.get('ward/broken')).to.deep.include({ count: null, to: '/ward/broken' });
    expect(known.has('ward/secret')).to.equal(false);
    expect(app.logs.filter(({ level, count }) => level === 50 && count === 'ward/broken').length).to.equal(1);
    const second = await editor.request('GET', '/api/health/ward/beds?pageIndex=1&pageSize=5');
    expect(second.get('data.items.0.title')).to.equal('1/5');
    for (const name of ['ward/nothing', 'ward/broken', 'nobody/beds'])
      expectErrors(await editor.request('GET', `/api/health/${name}`), 404, [{ code: 'G_95' }]);
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    expectErrors(await viewer.request('GET', '/api/health'), 403, [{ code: 'UM_01' }]);
  });
});
