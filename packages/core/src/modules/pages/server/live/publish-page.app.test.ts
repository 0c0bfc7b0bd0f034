import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const uuid = /^[0-9a-f-]{36}$/;
const text = (title: string, more: object = {}) => ({ type: 'probe/text', props: { title }, ...more });

describe('publication', () => {
  let app: TestApp;
  let publisher: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
  });
  after(() => app?.close());

  const publish = (id: string, body: object = {}, client = publisher) => client.request('POST', `/api/page/${id}/publish`, body);
  const unpublish = (id: string, client = publisher) => client.request('POST', `/api/page/${id}/unpublish`, {});
  const store = (page: Pick<BuiltPage, 'versionID' | 'revision'>, body: object) =>
    publisher.request('POST', `/api/page/version/${page.versionID}/store`, { revision: page.revision, ...body });
  const visit = (path: string) => app.client().request('GET', path);

  for (const action of ['publish', 'unpublish'])
    it(`${action} is for those who may publish pages`, async () => {
      const page = await buildPublishedPage(app);
      const path = `/api/page/${page.id}/${action}`;
      expectErrors(await app.client().request('POST', path, {}), 401, [{ code: 'G_07' }]);
      const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
      expectErrors(await editor.request('POST', path, {}), 403, [{ code: 'UM_01' }]);
      expectErrors(await publisher.request('POST', `/api/page/${unknownID}/${action}`, {}), 404, [{ code: 'PM_01' }]);
      expectErrors(await publisher.request('POST', path, { force: true }), 400, [{ property: 'force', code: 'V_12' }]);
    });

  it('makes the latest stored version public, and answers with its id and that of the publication', async () => {
    const page = await buildPage(app, { blocks: { 'text-1': text('Een') } });
    expect((await visit(page.slug)).status).to.equal(404);
    const answer = await publish(page.id);
    expectSuccess(answer);
    expect(answer.json).to.have.all.keys('Success', 'Errors', 'publishedVersionID', 'publishedID', 'path', 'updatedPages');
    expect(answer.get('publishedVersionID')).to.equal(page.versionID);
    expect(answer.get('publishedID')).to.match(uuid);
    expect((await visit(page.slug)).text).to.contain('<h2>Een</h2>');
    expect((await publisher.request('GET', `/api/page/${page.id}`)).get('data')).to.include({
      publishedVersionID: page.versionID,
      publishedID: answer.get('publishedID'),
      hasUnpublishedChanges: false,
    });
  });

  it('refuses a canonical address that search engines cannot be told, which a draft may hold', async () => {
    const page = await buildPage(app);
    const write = async (canonical: string, revision: number) => {
      const stored = await store({ ...page, revision }, { seoSettings: { canonical } });
      expectSuccess(stored);
      return Number(stored.get('revision'));
    };
    const revision = await write('http://example.nl/kerken', page.revision);
    expectErrors(await publish(page.id), 400, [{ property: 'seoSettings.canonical', code: 'G_96' }]);
    await write(' /Kerken/ ', revision);
    expectSuccess(await publish(page.id));
    const live = await app.client().request('POST', '/api/page/get-by-slug', { slug: page.slug });
    expect(live.get('data.pageVersion.canonical')).to.equal('/kerken');
  });

  it('records who published what, from when until when', async () => {
    const page = await buildPublishedPage(app);
    await store(page, { title: 'Twee' });
    await publish(page.id);
    await unpublish(page.id);
    const { rows } = await app.app.pool.query(
      'select published_by is not null as by_user, ended_at is not null as has_ended from lectern_publication where page_id = $1 order by published_at',
      [page.id],
    );
    expect(rows).to.deep.equal([
      { by_user: false, has_ended: true },
      { by_user: true, has_ended: true },
    ]);
  });

  it('can be held to a revision', async () => {
    const page = await buildPage(app);
    await store(page, { title: 'Twee' });
    const before = await app.digest();
    expectErrors(await publish(page.id, { revision: 1 }), 409, [{ code: 'G_03' }]);
    expect(await app.digest()).to.deep.equal(before);
    expectSuccess(await publish(page.id, { revision: 2 }));
  });

  it('demands what drafts may lack, each failure at its field, and nothing becomes public', async () => {
    const page = await buildPage(app, {
      type: 'probe/note',
      blocks: { 'text-1': { type: 'probe/text', props: { body: 'zonder titel' } }, 'text-2': text('Goed') },
    });
    const before = await app.digest();
    expectErrors(await publish(page.id), 400, [
      { property: 'blocks.text-1.title', code: 'V_01' },
      { property: 'typeData.day', code: 'V_01' },
    ]);
    expect(await app.digest()).to.deep.equal(before);
    expect((await visit(page.slug)).status).to.equal(404);
  });

  it('demands a text for each picture, or the word that it says nothing', async () => {
    const page = await buildPage(app, {
      blocks: { 'picture-1': { type: 'probe/picture', props: { image: { fileID: unknownID } } } },
    });
    expectErrors(await publish(page.id), 400, [{ property: 'blocks.picture-1.image.altText', code: 'V_01' }]);
  });

  it('demands a title', async () => {
    const page = await buildPage(app, { blocks: {} });
    expectSuccess(await store(page, { title: ' ' }));
    expectErrors(await publish(page.id), 400, [{ property: 'title', code: 'V_01' }]);
  });

  it('demands the images and files that blocks name', async () => {
    const page = await buildPage(app, {
      blocks: {
        'picture-1': {
          type: 'probe/picture',
          props: { image: { fileID: unknownID, altText: 'Toren' }, file: { fileID: unknownID } },
        },
      },
    });
    expectErrors(await publish(page.id), 400, [
      { property: 'blocks.picture-1.image', code: 'V_17' },
      { property: 'blocks.picture-1.file', code: 'V_17' },
    ]);
    const empty = await buildPage(app, { blocks: { 'picture-1': { type: 'probe/picture' } } });
    expectErrors(await publish(empty.id), 400, [{ property: 'blocks.picture-1.image', code: 'V_01' }]);
  });

  it('shows the published version until another is published', async () => {
    const page = await buildPublishedPage(app, { blocks: { 'text-1': text('ZZPUB') } });
    const stored = await store(page, { blocks: { 'text-1': text('ZZDRAFT') } });
    expectSuccess(stored);
    for (const answer of [
      await visit(page.slug),
      await app.client().request('POST', '/api/page/get-by-slug', { slug: page.slug }),
      await publisher.request('GET', page.slug),
    ])
      expect(answer.text).to.contain('ZZPUB').and.not.to.contain('ZZDRAFT');
    expectSuccess(await publish(page.id));
    expect((await visit(page.slug)).text)
      .to.contain('ZZDRAFT')
      .and.not.to.contain('ZZPUB');
  });

  it('ends: the page is gone at once, and its versions stay', async () => {
    const page = await buildPublishedPage(app, { blocks: { 'text-1': text('Een') } });
    expect((await visit(page.slug)).status).to.equal(200);
    const answer = await unpublish(page.id);
    expectSuccess(answer);
    expect((await visit(page.slug)).status).to.equal(404);
    expect((await publisher.request('GET', `/api/page/${page.id}`)).get('data')).to.include({
      publishedVersionID: null,
      publishedID: null,
      pageVersionID: page.versionID,
    });
    expectErrors(await unpublish(page.id), 400, [{ code: 'V_07' }]);
    expectSuccess(await publish(page.id));
    expect((await visit(page.slug)).status).to.equal(200);
  });

  it('of two at once is one after the other', async () => {
    const page = await buildPage(app);
    const answers = await Promise.all([publish(page.id), publish(page.id), publish(page.id)]);
    for (const answer of answers) expectSuccess(answer);
    const { rows } = await app.app.pool.query<{ open: number }>(
      'select count(*)::int as open from lectern_publication where page_id = $1 and ended_at is null',
      [page.id],
    );
    expect(rows[0]?.open).to.equal(1);
  });

  describe('a permission that is limited', () => {
    const holder = async (...parameters: object[]) =>
      signIn(
        app,
        await buildUser(app, {
          permissions: [
            ...parameters.map((parameter) => ({ name: 'publish-page', parameters: parameter })),
            ...parameters.map((parameter) => ({ name: 'edit-page', parameters: parameter })),
            ...parameters.map((parameter) => ({ name: 'create-page', parameters: parameter })),
          ],
        }),
      );
    const mayPublish = async (client: TestClient, page: BuiltPage): Promise<boolean> => {
      const answer = await publish(page.id, {}, client);
      if (answer.status === 200) return true;
      expectErrors(answer, 403, [{ code: 'UM_01' }]);
      return false;
    };

    it('counts for its types and its locales alone', async () => {
      const german = await buildPage(app, { locale: 'de-DE' });
      const framed = await buildPage(app, { type: 'probe/framed' });
      const client = await holder({ pageTypes: ['probe/framed'] }, { locales: ['de-DE'] });
      expect(await mayPublish(client, german)).to.equal(true);
      expect(await mayPublish(client, framed)).to.equal(true);
      expect(await mayPublish(client, await buildPage(app))).to.equal(false);
      const both = await holder({ pageTypes: ['probe/framed'], locales: ['de-DE'] });
      expect(await mayPublish(both, german)).to.equal(false);
      expect(await mayPublish(both, framed)).to.equal(false);
    });

    it('counts for a page and all that lies under it', async () => {
      const top = await buildPage(app);
      const child = await buildPage(app, { parentID: top.id });
      const grandchild = await buildPage(app, { parentID: child.id });
      const client = await holder({ underPage: child.id });
      expect(await mayPublish(client, grandchild)).to.equal(true);
      expect(await mayPublish(client, child)).to.equal(true);
      expect(await mayPublish(client, top)).to.equal(false);
    });

    it('counts for what one made oneself', async () => {
      const client = await holder({ own: true });
      const created = await client.request('POST', '/api/page/create', {
        title: 'Eigen',
        slug: '/eigen',
        type: 'lectern/blank',
        locale: 'nl-NL',
      });
      expectSuccess(created);
      expectSuccess(await publish(created.get<string>('pageID'), {}, client));
      expect(await mayPublish(client, await buildPage(app))).to.equal(false);
    });

    it('counts for every call about a page, and shows in its policies', async () => {
      const page = await buildPage(app);
      const client = await holder({ locales: ['fr-FR'] });
      const before = await app.digest();
      const forbidden = [{ code: 'UM_01' }];
      expectErrors(
        await client.request('POST', `/api/page/version/${page.versionID}/store`, { revision: 1, title: 'x' }),
        403,
        forbidden,
      );
      expectErrors(await client.request('PUT', `/api/page/${page.id}/save`, { slug: '/x' }), 403, forbidden);
      expectErrors(await unpublish(page.id, client), 403, forbidden);
      expectErrors(
        await client.request('POST', '/api/page/create', { title: 'x', slug: '/x', type: 'lectern/blank', locale: 'nl-NL' }),
        403,
        forbidden,
      );
      expect(await app.digest()).to.deep.equal(before);
      expectErrors(await client.request('GET', `/api/page/${page.id}`), 403, forbidden);
      expect((await client.request('POST', '/api/page/list', {})).get('data.items')).to.deep.equal([]);
      const permissions = [{ name: 'view-page' }, { name: 'edit-page', parameters: { locales: ['fr-FR'] } }];
      const reader = await signIn(app, await buildUser(app, { permissions }));
      const policies = { canEdit: false, canPublish: false, canDelete: false };
      expect((await reader.request('GET', `/api/page/${page.id}`)).get('data.policies')).to.deep.equal(policies);
      expect((await reader.request('POST', '/api/page/list', {})).get('data.items.0.policies')).to.deep.equal(policies);
    });
  });

  it('is refused to blocks deeper in each other than they may stand, as is a store; what was stored so stays to be read', async () => {
    const group = (items: readonly string[]) => ({ type: 'probe/group', props: { title: 'Groep' }, slots: { items } });
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, index) => [`key-${index}`, group(index + 1 < length ? [`key-${index + 1}`] : [])]),
      );
    const page = await buildPage(app, { blocks: { 'text-1': text('Een') } });
    expectErrors(await store(page, { blocks: chain(9) }), 400, [{ property: 'blocks.key-8', code: 'G_29' }]);
    const answer = await store(page, { blocks: chain(8) });
    expectSuccess(answer);
    const put = (key: string, items: readonly string[]) => ({
      ...group(items),
      ...{ key, version: 1, anchorPoint: '', __images: {}, __files: {} },
    });
    const blocks = Object.fromEntries(Object.entries(chain(12)).map(([key, { slots }]) => [key, put(key, slots.items)] as const));
    const id = answer.get<string>('pageVersionID');
    await app.app.pool.query(`update lectern_page_version set blocks = $2::jsonb, block_order = '["key-0"]' where id = $1`, [
      id,
      JSON.stringify(blocks),
    ]);
    const refused = await publish(page.id);
    expect(refused.status).to.equal(400);
    const deep = refused.get<readonly { property: string; code: string }[]>('Errors').filter(({ code }) => code === 'G_29');
    expect(deep.map(({ property }) => property)).to.deep.equal(
      ['key-8', 'key-9', 'key-10', 'key-11'].map((key) => `blocks.${key}`),
    );
    const read = await publisher.request('GET', `/api/page/version/fetch/${id}`);
    expect(Object.keys(read.get('data.blocks'))).to.have.length(12);
  });
});
