import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const dutchOnly = { locales: ['nl-NL'] };
const linking = (href: string, title = 'Link') => ({ type: 'probe/text', props: { title, link: { to: { href } } } });

describe('PUT /page/{id}/save', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
  });
  after(() => app?.close());

  const save = (page: Pick<BuiltPage, 'id'>, body: object, client = editor) =>
    client.request('PUT', `/api/page/${page.id}/save`, { id: page.id, ...body });
  const publish = (page: Pick<BuiltPage, 'id'>, client = editor) => client.request('POST', `/api/page/${page.id}/publish`, {});
  const pageOf = async ({ id }: Pick<BuiltPage, 'id'>) =>
    (await editor.request('GET', `/api/page/${id}`)).get<Record<string, unknown>>('data');
  /** Saves an address and publishes the page there. */
  async function move(page: Pick<BuiltPage, 'id'>, slug: string, shouldUpdateLinks = false, client = editor) {
    expectSuccess(await save(page, { slug, shouldUpdateLinks }, client));
    const answer = await publish(page, client);
    expectSuccess(answer);
    return answer.get<string[]>('updatedPages');
  }
  const visit = (path: string) => app.client().request('GET', path);
  const linkIn = async (page: BuiltPage): Promise<unknown> => {
    const version = (await editor.request('GET', `/api/page/${page.id}`)).get<string>('data.pageVersionID');
    return (await editor.request('GET', `/api/page/version/fetch/${version}`)).get('data.blocks.text-1.props.link.to.href');
  };

  it('is for those who may edit pages', async () => {
    const page = await buildPage(app);
    expectErrors(await save(page, { slug: '/x' }, app.client()), 401, [{ code: 'G_07' }]);
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    expectErrors(await save(page, { slug: '/x' }, viewer), 403, [{ code: 'UM_01' }]);
  });

  it('takes none that climbs, hides a slash, looks like another, holds a dot or is endless, and neither does any other call', async () => {
    const page = await buildPage(app, { slug: '/kerken' });
    const known = { title: 'Nieuw', locale: 'nl-NL' };
    const calls: readonly (readonly [method: 'POST' | 'PUT', path: string, body: object])[] = [
      ['PUT', `${page.id}/save`, {}],
      ['POST', 'create', { ...known, type: 'lectern/blank' }],
      ['POST', 'duplicate', { ...known, pageID: page.id }],
      ['POST', 'create-translation', { pageID: page.id, newLocale: 'de-DE', title: 'Neu' }],
      ['POST', 'slug-available', { locale: 'nl-NL' }],
    ];
    const bad = [
      '/../x',
      '/%2e%2e/x',
      '/a%2fb',
      '/a\\b',
      '//host',
      '/k\u0435rken',
      '/kerken\u200b',
      '/robots.txt',
      '/a/feed.xml',
    ];
    for (const [method, path, body] of calls) {
      const ask = (slug: string) => editor.request(method, `/api/page/${path}`, { ...body, slug });
      for (const slug of bad) expectErrors(await ask(slug), 400, [{ property: 'slug', code: 'V_12' }]);
      expectErrors(await ask(`/${'a'.repeat(10_000)}`), 400, [{ property: 'slug', code: 'V_14' }]);
    }
    expect((await app.app.pool.query('select slug from lectern_page')).rows).to.deep.equal([{ slug: '/kerken' }]);
  });

  it('answers with the wanted address, and with the live one', async () => {
    const page = await buildPage(app, { locale: 'de-DE' });
    const answer = await save(page, { slug: '/Kirchen/' });
    expectSuccess(answer);
    expect(answer.get('data')).to.deep.equal({ slug: '/kirchen', path: '/de-de/kirchen', livePath: null });
    expect(await pageOf(page)).to.include({ slug: '/kirchen', path: '/de-de/kirchen', livePath: null });
    const live = await buildPublishedPage(app, { slug: '/oud' });
    expect((await save(live, { slug: '/nieuw' })).get('data')).to.deep.equal({
      slug: '/nieuw',
      path: '/nieuw',
      livePath: '/oud',
    });
  });

  it('names what is wrong', async () => {
    const page = await buildPage(app);
    const other = await buildPage(app, { slug: '/bezet' });
    expectErrors(await save(page, { shouldUpdateLinks: 'yes' }), 400, [
      { property: 'slug', code: 'V_01' },
      { property: 'shouldUpdateLinks', code: 'V_12' },
    ]);
    for (const slug of ['/../x', '/feed.xml', '/\u00e9glise', '/_x', '/api'])
      expectErrors(await save(page, { slug }), 400, [{ property: 'slug', code: 'V_12' }]);
    expectErrors(await save(page, { id: other.id, slug: '/y' }), 400, [{ property: 'id', code: 'V_12' }]);
    expectErrors(await save(page, { slug: '/BEZET' }), 409, [{ property: 'slug', code: 'V_06' }]);
    expectErrors(await save({ id: unknownID }, { slug: '/y' }), 404, [{ code: 'PM_01' }]);
    expect((await pageOf(page)).slug).to.equal(page.slug);
  });

  it('leaves a live page where it is until it is published; then its former address leads there for ever', async () => {
    // Fails where the save writes `lectern_published_page.path`, and where publishing leaves no redirect.
    const page = await buildPublishedPage(app, { slug: '/oud' });
    expectSuccess(await save(page, { slug: '/nieuw' }));
    expect((await visit('/oud')).status).to.equal(200);
    expect((await visit('/nieuw')).status).to.equal(404);
    expect(await pageOf(page)).to.include({ slug: '/nieuw', livePath: '/oud', hasUnpublishedChanges: true });
    expect((await editor.request('POST', '/api/page/list', {})).get('data.items.0')).to.include({
      path: '/nieuw',
      livePath: '/oud',
      status: 'changed',
    });
    const published = await publish(page);
    expect(published.get('path')).to.equal('/nieuw');
    const redirect = await visit('/oud?x=1');
    expect(redirect.status).to.equal(308);
    expect(redirect.headers.location).to.equal('/nieuw?x=1');
    expect((await visit('/nieuw')).status).to.equal(200);
    expect(await pageOf(page)).to.include({ livePath: '/nieuw', hasUnpublishedChanges: false });
  });

  it('moves nothing live for somebody who may not publish', async () => {
    const page = await buildPublishedPage(app, { slug: '/oud' });
    const writer = await signIn(app, await buildUser(app, { role: 'Editor' }));
    expectSuccess(await save(page, { slug: '/nieuw', shouldUpdateLinks: true }, writer));
    expectErrors(await publish(page, writer), 403, [{ code: 'UM_01' }]);
    expect((await visit('/oud')).status).to.equal(200);
    expect((await visit('/nieuw')).status).to.equal(404);
  });

  it('leads every former address straight to the last one', async () => {
    const page = await buildPublishedPage(app, { slug: '/een', locale: 'de-DE' });
    for (const slug of ['/twee', '/drie']) await move(page, slug);
    expect((await visit('/de-de/een')).headers.location).to.equal('/de-de/drie');
    expect((await visit('/de-de/twee')).headers.location).to.equal('/de-de/drie');
    expect((await visit('/DE-DE/Een/')).headers.location, 'in any spelling').to.equal('/de-de/drie');
  });

  it('back to a former address makes no circle', async () => {
    const page = await buildPublishedPage(app, { slug: '/een' });
    await move(page, '/twee');
    await move(page, '/een');
    expect((await visit('/een')).status).to.equal(200);
    expect((await visit('/twee')).headers.location).to.equal('/een');
  });

  it('gives a former address to the page that takes it, not before it is live there', async () => {
    // Fails where a save or a creation deletes the redirect at the wanted address.
    const page = await buildPublishedPage(app, { slug: '/een', title: 'Eerste' });
    await move(page, '/twee');
    const draft = await buildPage(app, { slug: '/een', title: 'Tweede' });
    expect((await visit('/een')).headers.location).to.equal('/twee');
    const moved = await buildPage(app, { slug: '/elders' });
    expectErrors(await save(moved, { slug: '/een' }), 409, [{ property: 'slug', code: 'V_06' }]);
    expectSuccess(await save(draft, { slug: '/weg' }));
    expectSuccess(await save(moved, { slug: '/een' }));
    expect((await visit('/een')).headers.location).to.equal('/twee');
    expectSuccess(await publish(moved));
    expect((await visit('/een')).status).to.equal(200);
    expect((await visit('/twee')).status).to.equal(200);
  });

  it('refuses an address at which another page is still live', async () => {
    const page = await buildPublishedPage(app, { slug: '/een' });
    expectSuccess(await save(page, { slug: '/twee' }));
    const other = await buildPage(app);
    expectErrors(await save(other, { slug: '/een' }), 409, [{ property: 'slug', code: 'V_06' }]);
    const fresh = { title: 'x', slug: '/een', type: 'lectern/blank', locale: 'nl-NL' };
    expectErrors(await editor.request('POST', '/api/page/create', fresh), 409, [{ property: 'slug', code: 'V_06' }]);
    const ask = async (pageID?: string) =>
      (await editor.request('POST', '/api/page/slug-available', { slug: '/een', locale: 'nl-NL', pageID })).get('data.available');
    expect([await ask(), await ask(other.id), await ask(page.id)]).to.deep.equal([false, false, true]);
    expectSuccess(await publish(page));
    expectSuccess(await save(other, { slug: '/een' }));
  });

  it('leaves no redirect where the page was not public, and none that leads nowhere', async () => {
    const draft = await buildPage(app, { slug: '/concept' });
    await move(draft, '/concept-2');
    expect((await visit('/concept')).status).to.equal(404);
    const page = await buildPublishedPage(app, { slug: '/live' });
    await move(page, '/live-2');
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/unpublish`, {}));
    expect((await visit('/live')).status).to.equal(404);
    expect((await pageOf(page)).livePath).to.equal(null);
  });

  it('changes nothing where the address stays', async () => {
    const page = await buildPublishedPage(app, { slug: '/een' });
    const before = await app.digest();
    expectSuccess(await save(page, { slug: '/EEN/', shouldUpdateLinks: true }));
    expect(await app.digest()).to.deep.equal(before);
  });

  describe('with shouldUpdateLinks', () => {
    it('rewrites links that were typed in drafts, and leaves live pages to the redirect', async () => {
      const target = await buildPublishedPage(app, { slug: '/oud' });
      const draft = await buildPage(app, { blocks: { 'text-1': linking('/oud?x=1#y') } });
      const live = await buildPublishedPage(app, { blocks: { 'text-1': linking('/oud') } });
      const other = await buildPage(app, { blocks: { 'text-1': linking('/oud-anders') } });
      const foreign = await buildPage(app, { blocks: { 'text-1': linking('https://example.com/oud') } });
      expectSuccess(await save(target, { slug: '/nieuw', shouldUpdateLinks: true }));
      expect(await linkIn(draft), 'before the publication').to.equal('/oud?x=1#y');
      expect((await publish(target)).get('updatedPages')).to.have.members([draft.id, live.id]);
      expect(await linkIn(draft)).to.equal('/nieuw?x=1#y');
      expect(await linkIn(live)).to.equal('/nieuw');
      expect(await linkIn(other)).to.equal('/oud-anders');
      expect(await linkIn(foreign)).to.equal('https://example.com/oud');
      const visited = await visit(live.slug);
      expect(visited.text).to.contain('href="/oud"').and.not.to.contain('/nieuw');
      expect((await editor.request('GET', `/api/page/${live.id}`)).get('data')).to.include({
        publishedVersionID: live.versionID,
        hasUnpublishedChanges: true,
      });
    });

    it('raises the revision of what it rewrites, so that nobody writes over it', async () => {
      const target = await buildPublishedPage(app, { slug: '/oud' });
      const draft = await buildPage(app, { blocks: { 'text-1': linking('/oud') } });
      await move(target, '/nieuw', true);
      expectErrors(
        await editor.request('POST', `/api/page/version/${draft.versionID}/store`, { revision: draft.revision, title: 'x' }),
        409,
        [{ code: 'G_03' }],
      );
    });

    it('touches no page that the caller may not edit', async () => {
      const target = await buildPublishedPage(app, { slug: '/oud' });
      const dutch = await buildPage(app, { blocks: { 'text-1': linking('/oud') } });
      const german = await buildPage(app, { locale: 'de-DE', blocks: { 'text-1': linking('/oud') } });
      const client = await signIn(
        app,
        await buildUser(app, { permissions: ['edit-page', 'publish-page'].map((name) => ({ name, parameters: dutchOnly })) }),
      );
      expect(await move(target, '/nieuw', true, client)).to.deep.equal([dutch.id]);
      expect(await linkIn(german)).to.equal('/oud');
    });

    it('rewrites nothing where it is not asked for', async () => {
      const target = await buildPublishedPage(app, { slug: '/oud' });
      const draft = await buildPage(app, { blocks: { 'text-1': linking('/oud') } });
      await move(target, '/nieuw');
      expect(await linkIn(draft)).to.equal('/oud');
    });

    it('forgets the wish where the page goes back, or was asked to leave links alone', async () => {
      const target = await buildPublishedPage(app, { slug: '/oud' });
      const draft = await buildPage(app, { blocks: { 'text-1': linking('/oud') } });
      expectSuccess(await save(target, { slug: '/nieuw', shouldUpdateLinks: true }));
      expectSuccess(await save(target, { slug: '/oud', shouldUpdateLinks: true }));
      expect(await move(target, '/nieuwer')).to.deep.equal([]);
      expect(await linkIn(draft)).to.equal('/oud');
    });

    it('leaves the page that has just been published as it stands', async () => {
      const target = await buildPublishedPage(app, { slug: '/oud', blocks: { 'text-1': linking('/oud#x') } });
      expect(await move(target, '/nieuw', true)).to.deep.equal([]);
      expect((await pageOf(target)).hasUnpublishedChanges).to.equal(false);
    });
  });
});
