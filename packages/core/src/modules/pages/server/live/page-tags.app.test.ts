import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '#server/kernel/actor.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { createTag } from '#modules/tags/server/public.ts';
import type { ListedTag, Tag, TagUsage } from '#modules/tags/tags.schema.ts';
import type { PageListItem } from '../../page.schema.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('the tags of pages', () => {
  let app: TestApp;
  let publisher: TestClient;
  let administrator: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    administrator = await signIn(app, await buildUser(app, { role: 'Administrator' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const made = async (term: string, isPrivate = false): Promise<string> =>
    (await app.app.execute(createTag, { term, isPrivate }, systemActor('test'))).id;
  const store = async (page: BuiltPage, body: object) => {
    const { pageVersionID, revision } = (await publisher.request('GET', `/api/page/${page.id}`)).get<{
      pageVersionID: string;
      revision: number;
    }>('data');
    return publisher.request('POST', `/api/page/version/${pageVersionID}/store`, { revision, ...body });
  };
  const publish = async (page: BuiltPage) => expectSuccess(await publisher.request('POST', `/api/page/${page.id}/publish`, {}));
  const publicTags = async (page: BuiltPage): Promise<string[]> =>
    (await app.client().request('POST', '/api/page/get-by-slug', { slug: page.slug }))
      .get<readonly { term: string }[]>('data.pageVersion.tags')
      .map(({ term }) => term);
  const htmlOf = async (slug: string): Promise<string> => (await app.client().request('GET', slug)).text;
  const tagged = async (tag: string): Promise<string[]> =>
    (await publisher.request('POST', '/api/page/list', { tag })).get<PageListItem[]>('data.items').map(({ id }) => id);
  const change = async (id: string, changes: object) => {
    const items = (await administrator.request('GET', '/api/tags/list')).get<ListedTag[]>('data.items');
    const { revision } = items.find((tag) => tag.id === id) ?? expect.fail('no tag');
    expectSuccess(await administrator.request('PUT', `/api/tags/${id}`, { revision, ...changes }));
  };

  it('go live with the version that has them: the public ones, each once', async () => {
    const page = await buildPublishedPage(app, { slug: '/gids', type: 'probe/guide' });
    const [church, draft] = [await made('Kerk'), await made('Nakijken', true)];
    expectSuccess(await store(page, { seoSettings: { tags: [church, draft, church] } }));
    expect(await publicTags(page)).to.deep.equal([]);
    expect((await app.client().request('GET', '/api/tags/fetch')).get<Tag[]>('data')).to.deep.equal([]);
    await publish(page);
    expect(await publicTags(page)).to.deep.equal(['Kerk']);
    expect((await app.client().request('GET', '/api/tags/fetch')).get<Tag[]>('data').map(({ term }) => term)).to.deep.equal([
      'Kerk',
    ]);
    expect(await htmlOf('/gids'))
      .to.contain('<i>Kerk</i>')
      .and.not.contain('Nakijken');
    expect(await tagged(draft)).to.deep.equal([page.id]);
  });

  it('are edited field by field as all else of a version, and an id that never was a tag’s is refused', async () => {
    const page = await buildPage(app);
    const id = await made('Kerk');
    const edit = (value: unknown, sequence: number, revision: number) =>
      publisher.request('POST', `/api/page/version/${page.versionID}/edit`, {
        revision,
        client: unknownID,
        sequence,
        operations: [{ op: 'set', of: 'seo', field: 'tags', value }],
      });
    expectErrors(await edit([unknownID], 1, page.revision), 404, [{ code: 'G_64' }]);
    expectErrors(await edit(['kerk'], 1, page.revision), 400, [{ property: 'seoSettings.tags.0', code: 'V_12' }]);
    expectErrors(await edit('kerk', 1, page.revision), 400, [{ property: 'seoSettings.tags', code: 'V_12' }]);
    expectErrors(
      await edit(
        Array.from({ length: 31 }, () => crypto.randomUUID()),
        1,
        page.revision,
      ),
      400,
      [{ property: 'seoSettings.tags', code: 'V_14' }],
    );
    expectSuccess(await edit([id], 1, page.revision));
    expect(await tagged(id)).to.deep.equal([page.id]);
    expectErrors(await store(page, { seoSettings: { tags: [unknownID] } }), 404, [{ code: 'G_64' }]);
  });

  // Fails where a tag’s cache tag does not reach a page, or reaches one that shows it not.
  it('renamed, hidden or merged renew exactly the pages that show them', async () => {
    const shows = await buildPublishedPage(app, { slug: '/gids', type: 'probe/guide' });
    const hides = await buildPublishedPage(app, { slug: '/los' });
    const [church, tower] = [await made('Kerk'), await made('Toren')];
    for (const page of [shows, hides]) {
      expectSuccess(await store(page, { seoSettings: { tags: [church] } }));
      await publish(page);
    }
    const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
    await htmlOf('/gids');
    await htmlOf('/los');
    await change(church, { term: 'Kerken' });
    expect(await htmlOf('/gids')).to.contain('<i>Kerken</i>');
    await change(church, { isPrivate: true });
    expect(await htmlOf('/gids')).not.to.contain('Kerken');
    expectSuccess(await administrator.request('POST', `/api/tags/${church}/merge`, { into: tower }));
    expect(await htmlOf('/gids')).to.contain('<i>Toren</i>');
    await change(tower, { term: 'Klokkentoren' });
    expect(await htmlOf('/gids')).to.contain('<i>Klokkentoren</i>');
    expect(await publicTags(shows)).to.deep.equal(['Klokkentoren']);
    const before = drawn();
    await htmlOf('/los');
    expect(drawn(), 'a page that has the tag and does not show it is kept').to.equal(before);
    const { rows } = await app.app.pool.query(`select from lectern_page_version where seo->'tags' @> $1::jsonb`, [
      JSON.stringify([church]),
    ]);
    expect(rows, 'nothing that is stored was rewritten').to.have.lengthOf(2);
  });

  it('are held by fields of blocks too, which count as uses', async () => {
    const [church, tower] = [await made('Kerk'), await made('Toren')];
    const blocks = { 'topics-1': { type: 'probe/topics', props: { topics: [church] } } };
    const page = await buildPublishedPage(app, { slug: '/onderwerpen', blocks });
    const own = await buildPage(app, { title: 'Anders' });
    expectSuccess(await store(own, { seoSettings: { tags: [church] } }));
    expect(await htmlOf('/onderwerpen')).to.contain('<b>Kerk</b>');
    await change(church, { term: 'Kerken' });
    expect(await htmlOf('/onderwerpen')).to.contain('<b>Kerken</b>');
    expect(await tagged(church), 'a page that has it itself').to.deep.equal([own.id]);
    const usage = (await administrator.request('GET', `/api/tags/${church}/usage`)).get<TagUsage>('data');
    expect(usage.pages.map(({ id, isLive, isOwn }) => [id, isLive, isOwn])).to.have.deep.members([
      [page.id, true, false],
      [own.id, false, true],
    ]);
    expect(usage).to.deep.include({ totalPages: 2, files: 0, others: 0 });
    const refused = await administrator.request('DELETE', `/api/tags/${church}`);
    expectErrors(refused, 409, [{ code: 'G_65' }]);
    expect(refused.get('Errors.0.params')).to.deep.equal({ pages: 2, files: 0, others: 0 });
    expectSuccess(await administrator.request('DELETE', `/api/tags/${tower}`));
    expectErrors(await administrator.request('GET', `/api/tags/${tower}/usage`), 404, [{ code: 'G_64' }]);
  });

  it('count and are shown under the one that they were merged into', async () => {
    const [church, tower] = [await made('Kerk'), await made('Toren')];
    const page = await buildPage(app);
    expectSuccess(await store(page, { seoSettings: { tags: [church, tower] } }));
    expectSuccess(await administrator.request('POST', `/api/tags/${church}/merge`, { into: tower }));
    expect(await tagged(tower)).to.deep.equal([page.id]);
    const [listed] = (await administrator.request('GET', '/api/tags/list')).get<ListedTag[]>('data.items');
    expect(listed).to.deep.include({ term: 'Toren', pages: 1 });
    // Whoever may not view its drafts does not learn its title.
    const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-tags'] }));
    const usage = (await keeper.request('GET', `/api/tags/${tower}/usage`)).get<TagUsage>('data');
    expect(usage).to.deep.equal({ pages: [], totalPages: 1, files: 0, others: 0 });
  });
});
