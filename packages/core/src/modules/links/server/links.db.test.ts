import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '#server/kernel/actor.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { saveMenu } from '../../menu/server/public.ts';
import type { PageAtAddress } from '../../pages/page.schema.ts';
import type { LinkSource, Replaced } from '../links.schema.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const linking = (to: object) => ({ 'text-1': { type: 'probe/text', props: { title: 'Tekst', link: { to } } } });

describe('links', () => {
  let app: TestApp;
  let publisher: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const sources = async (page: BuiltPage, client = publisher) => {
    const response = await client.request('GET', `/api/links/to/${page.id}`);
    return { items: response.get<LinkSource[]>('data.items'), totalItems: response.get<number>('data.totalItems') };
  };
  const replace = (body: object, client = publisher) => client.request('POST', '/api/links/replace', body);
  const resolve = async (href: string, client = publisher): Promise<PageAtAddress> =>
    (await client.request('POST', '/api/page/resolve-address', { href })).get<PageAtAddress>('data');
  const linkOf = async (page: BuiltPage): Promise<unknown> => {
    const id = (await publisher.request('GET', `/api/page/${page.id}`)).get<string>('data.pageVersionID');
    return (await publisher.request('GET', `/api/page/version/fetch/${id}`)).get('data.blocks.text-1.props.link.to');
  };
  const htmlOf = async (slug: string): Promise<string> => (await app.client().request('GET', slug)).text;
  const menuTo = (page: BuiltPage) =>
    app.app.execute(
      saveMenu,
      { name: 'main', locale: 'nl-NL', items: [{ id: 'one', to: { page: page.id }, children: [] }] },
      systemActor('test'),
    );

  it('to a page are listed, live ones first, typed ones too, with menus', async () => {
    const target = await buildPublishedPage(app, { slug: '/doel' });
    const draft = await buildPage(app, { title: 'A concept', blocks: linking({ page: target.id }) });
    const live = await buildPublishedPage(app, { title: 'Z live', slug: '/live', blocks: linking({ href: '/doel?x=1' }) });
    await menuTo(target);
    const { items, totalItems } = await sources(target);
    expect(items.map(({ kind, id, isLive, isDraft }) => [kind, id, isLive, isDraft])).to.deep.equal([
      ['page', live.id, true, true],
      ['menu', 'main', true, false],
      ['page', draft.id, false, true],
    ]);
    expect(totalItems).to.equal(3);
    const reader = await signIn(
      app,
      await buildUser(app, { permissions: [{ name: 'view-page', parameters: { locales: ['de-DE'] } }] }),
    );
    const known = await sources(target, reader);
    expect([known.items.map(({ kind }) => kind), known.totalItems]).to.deep.equal([['menu'], 3]);
    expect(known.items[0]?.canReplace).to.equal(false);
    expectErrors(await publisher.request('GET', `/api/links/to/${unknownID}`), 404, [{ code: 'PM_01' }]);
  });

  it('are led elsewhere in drafts and menus; what is live waits for its publication', async () => {
    const [target, other] = [
      await buildPublishedPage(app, { slug: '/doel' }),
      await buildPublishedPage(app, { slug: '/elders' }),
    ];
    const source = await buildPublishedPage(app, { slug: '/bron', blocks: linking({ page: target.id }) });
    await menuTo(target);
    const answer = await replace({ pageID: target.id, to: { pageID: other.id } });
    expectSuccess(answer);
    expect(answer.get<Replaced>('data')).to.deep.equal({ pages: [source.id], menus: ['main'] });
    expect(await linkOf(source)).to.deep.equal({ page: other.id });
    expect(await htmlOf('/bron')).to.contain('href="/doel"');
    expect((await sources(target)).items.map(({ isLive, isDraft }) => [isLive, isDraft])).to.deep.equal([[true, false]]);
    expectSuccess(await publisher.request('POST', `/api/page/${source.id}/publish`, {}));
    expect(await htmlOf('/bron')).to.contain('href="/elders"');
    expectErrors(await replace({ pageID: target.id, to: { pageID: unknownID } }), 404, [{ code: 'PM_01' }]);
  });

  it('of somebody who may not edit a page, or keep menus, stay', async () => {
    const [target, other] = [
      await buildPublishedPage(app, { slug: '/doel' }),
      await buildPublishedPage(app, { slug: '/elders' }),
    ];
    const source = await buildPage(app, { blocks: linking({ page: target.id }) });
    await menuTo(target);
    const stranger = await signIn(
      app,
      await buildUser(app, { permissions: [{ name: 'edit-page', parameters: { locales: ['de-DE'] } }] }),
    );
    const answer = await replace({ pageID: target.id, to: { pageID: other.id } }, stranger);
    expect(answer.get<Replaced>('data')).to.deep.equal({ pages: [], menus: [] });
    expect(await linkOf(source)).to.deep.equal({ page: target.id });
  });

  // Fails where a link keeps an anchor that is gone, or where its page is not made anew.
  it('to a place that is gone lead to its page, and follow a renamed one once they are led there', async () => {
    const place = (anchorPoint: string) => ({ 'text-1': { type: 'probe/text', props: { title: 'Plek' }, anchorPoint } });
    const target = await buildPublishedPage(app, { slug: '/doel', blocks: place('oud') });
    const source = await buildPublishedPage(app, { slug: '/bron', blocks: linking({ page: target.id, anchor: 'oud' }) });
    expect(await htmlOf('/bron')).to.contain('href="/doel#oud"');
    const { pageVersionID, revision } = (await publisher.request('GET', `/api/page/${target.id}`)).get<{
      pageVersionID: string;
      revision: number;
    }>('data');
    const store = { revision, blocks: place('nieuw') };
    expectSuccess(await publisher.request('POST', `/api/page/version/${pageVersionID}/store`, store));
    expectSuccess(await publisher.request('POST', `/api/page/${target.id}/publish`, {}));
    expect(await htmlOf('/bron')).to.contain('href="/doel"');
    expect((await sources(target)).items[0]?.anchors).to.deep.equal(['oud']);
    expectSuccess(await replace({ pageID: target.id, anchor: 'oud', to: { pageID: target.id, anchor: 'nieuw' } }));
    expect(await linkOf(source)).to.deep.equal({ page: target.id, anchor: 'nieuw' });
    expectSuccess(await publisher.request('POST', `/api/page/${source.id}/publish`, {}));
    expect(await htmlOf('/bron')).to.contain('href="/doel#nieuw"');
  });

  it('to addresses of this site are known by their pages: live, former and wanted ones', async () => {
    const live = await buildPublishedPage(app, { slug: '/doel', title: 'Doel' });
    const draft = await buildPage(app, { slug: '/straks', title: 'Straks' });
    const { origin } = app.app.environment;
    const page = { pageID: live.id, title: 'Doel', isLive: true, anchor: null };
    expect(await resolve('/doel')).to.deep.equal(page);
    expect(await resolve(`${origin}/Doel/#plek`)).to.deep.equal({ ...page, anchor: 'plek' });
    expect(await resolve('/straks')).to.deep.equal({ pageID: draft.id, title: 'Straks', isLive: false, anchor: null });
    expectSuccess(
      await publisher.request('PUT', `/api/page/${live.id}/save`, { id: live.id, slug: '/anders', shouldUpdateLinks: false }),
    );
    expectSuccess(await publisher.request('POST', `/api/page/${live.id}/publish`, {}));
    expect(await resolve('/doel')).to.deep.equal(page);
    for (const href of [
      'https://example.com/doel',
      '//doel',
      '/doel?x=1',
      '/nergens',
      '#plek',
      'mailto:a@b.nl',
      'doel',
      '/a b',
      '/%00',
    ])
      expect(await resolve(href), href).to.equal(null);
    const stranger = await signIn(
      app,
      await buildUser(app, { permissions: [{ name: 'view-page', parameters: { locales: ['de-DE'] } }] }),
    );
    expect(await resolve('/straks', stranger)).to.equal(null);
  });

  // Fails with "deadlock detected" where each holds its own page and waits for the other's.
  it('typed ones between two pages that are renamed at once are rewritten, and neither waits for ever', async () => {
    for (let round = 0; round < 5; round += 1) {
      const slugs = [`/een-${round}`, `/twee-${round}`];
      const pages: BuiltPage[] = [];
      for (const [at, slug] of slugs.entries())
        pages.push(await buildPublishedPage(app, { slug, blocks: linking({ href: slugs[1 - at] ?? '' }) }));
      for (const { id, slug } of pages)
        expectSuccess(
          await publisher.request('PUT', `/api/page/${id}/save`, { id, slug: `${slug}-nieuw`, shouldUpdateLinks: true }),
        );
      const answers = await Promise.all(pages.map(({ id }) => publisher.request('POST', `/api/page/${id}/publish`, {})));
      for (const answer of answers) expectSuccess(answer);
      for (const [at, page] of pages.entries()) expect(await linkOf(page)).to.deep.equal({ href: `${slugs[1 - at]}-nieuw` });
    }
  });
});
