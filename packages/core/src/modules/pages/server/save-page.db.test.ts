import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '../../../server/site/fixtures/probe.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
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

  it('answers with the new address', async () => {
    const page = await buildPage(app, { locale: 'de-DE' });
    const answer = await save(page, { slug: '/Kirchen/' });
    expectSuccess(answer);
    expect(answer.get('data')).to.deep.equal({ slug: '/kirchen', path: '/de-de/kirchen', updatedPages: [] });
    expect((await editor.request('GET', `/api/page/${page.id}`)).get('data')).to.include({
      slug: '/kirchen',
      path: '/de-de/kirchen',
    });
  });

  it('names what is wrong', async () => {
    const page = await buildPage(app);
    const other = await buildPage(app, { slug: '/bezet' });
    expectErrors(await save(page, { shouldUpdateLinks: 'yes' }), 400, [
      { property: 'slug', code: 'V_01' },
      { property: 'shouldUpdateLinks', code: 'V_12' },
    ]);
    expectErrors(await save(page, { slug: '/../x' }), 400, [{ property: 'slug', code: 'V_12' }]);
    expectErrors(await save(page, { id: other.id, slug: '/y' }), 400, [{ property: 'id', code: 'V_12' }]);
    expectErrors(await save(page, { slug: '/BEZET' }), 409, [{ property: 'slug', code: 'V_06' }]);
    expectErrors(await save({ id: unknownID }, { slug: '/y' }), 404, [{ code: 'PM_01' }]);
    expect((await editor.request('GET', `/api/page/${page.id}`)).get('data.slug')).to.equal(page.slug);
  });

  it('moves a live page at once, and its former address leads there for ever', async () => {
    const page = await buildPublishedPage(app, { slug: '/oud' });
    expect((await visit('/oud')).status).to.equal(200);
    expectSuccess(await save(page, { slug: '/nieuw' }));
    const redirect = await visit('/oud?x=1');
    expect(redirect.status).to.equal(308);
    expect(redirect.headers.location).to.equal('/nieuw?x=1');
    expect((await visit('/nieuw')).status).to.equal(200);
  });

  it('leads every former address straight to the last one', async () => {
    const page = await buildPublishedPage(app, { slug: '/een', locale: 'de-DE' });
    for (const slug of ['/twee', '/drie']) expectSuccess(await save(page, { slug }));
    expect((await visit('/de-de/een')).headers.location).to.equal('/de-de/drie');
    expect((await visit('/de-de/twee')).headers.location).to.equal('/de-de/drie');
    expect((await visit('/DE-DE/Een/')).headers.location).to.equal('/de-de/een');
  });

  it('back to a former address makes no circle', async () => {
    const page = await buildPublishedPage(app, { slug: '/een' });
    expectSuccess(await save(page, { slug: '/twee' }));
    expectSuccess(await save(page, { slug: '/een' }));
    expect((await visit('/een')).status).to.equal(200);
    expect((await visit('/twee')).headers.location).to.equal('/een');
  });

  it('gives a former address to the page that takes it', async () => {
    const page = await buildPublishedPage(app, { slug: '/een', title: 'Eerste' });
    expectSuccess(await save(page, { slug: '/twee' }));
    await buildPublishedPage(app, { slug: '/een', title: 'Tweede' });
    const answer = await visit('/een');
    expect(answer.status).to.equal(200);
    expect(answer.text).to.contain('<title>Tweede');
  });

  it('leaves no redirect where the page was not public, and none that leads nowhere', async () => {
    const draft = await buildPage(app, { slug: '/concept' });
    expectSuccess(await save(draft, { slug: '/concept-2' }));
    expect((await visit('/concept')).status).to.equal(404);
    const page = await buildPublishedPage(app, { slug: '/live' });
    expectSuccess(await save(page, { slug: '/live-2' }));
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/unpublish`, {}));
    expect((await visit('/live')).status).to.equal(404);
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
      const answer = await save(target, { slug: '/nieuw', shouldUpdateLinks: true });
      expectSuccess(answer);
      expect(answer.get('data.updatedPages')).to.have.members([draft.id, live.id]);
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
      expectSuccess(await save(target, { slug: '/nieuw', shouldUpdateLinks: true }));
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
        await buildUser(app, { permissions: [{ name: 'edit-page', parameters: { locales: ['nl-NL'] } }] }),
      );
      const answer = await save(target, { slug: '/nieuw', shouldUpdateLinks: true }, client);
      expect(answer.get('data.updatedPages')).to.deep.equal([dutch.id]);
      expect(await linkIn(german)).to.equal('/oud');
    });

    it('rewrites nothing where it is not asked for', async () => {
      const target = await buildPublishedPage(app, { slug: '/oud' });
      const draft = await buildPage(app, { blocks: { 'text-1': linking('/oud') } });
      expectSuccess(await save(target, { slug: '/nieuw', shouldUpdateLinks: false }));
      expect(await linkIn(draft)).to.equal('/oud');
    });
  });
});
