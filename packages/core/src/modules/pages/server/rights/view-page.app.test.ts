import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import type { GrantedPermission } from '#contract/permissions.ts';

type Parameters = NonNullable<GrantedPermission['parameters']>;

const forbidden = [{ code: 'UM_01' }];

describe('reading drafts', () => {
  let app: TestApp;
  /** Below `church` lies `organ`; `kirche` is its translation, below which lies `orgel`. */
  let pages: Readonly<Record<'church' | 'organ' | 'kirche' | 'orgel' | 'apart', BuiltPage>>;
  before(async () => {
    app = await createTestApp({});
    const admin = await signIn(app, app.administrator);
    const translated = async (page: BuiltPage, slug: string): Promise<BuiltPage> => {
      const translation = await buildPage(app, { locale: 'de-DE', slug });
      await app.app.pool.query(
        `update lectern_page set translation_group = (select translation_group from lectern_page where id = $1) where id = $2`,
        [page.id, translation.id],
      );
      return translation;
    };
    const church = await buildPage(app, { slug: '/kerk' });
    const kirche = await translated(church, '/kirche');
    pages = {
      church,
      kirche,
      organ: await buildPage(app, { slug: '/kerk/orgel', parentID: church.id }),
      orgel: await buildPage(app, { slug: '/kirche/orgel', locale: 'de-DE', parentID: kirche.id }),
      apart: await buildPage(app, { slug: '/apart' }),
    };
    expectSuccess(await admin.request('GET', `/api/page/${pages.orgel.id}`));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const holding = async (...permissions: GrantedPermission[]): Promise<TestClient> =>
    signIn(app, await buildUser(app, { permissions }));
  const viewer = (parameters?: Parameters) => holding({ name: 'view-page', ...(parameters ? { parameters } : {}) });

  /** The names of the pages that somebody reads, one by one; the list and the versions have to say the same. */
  async function read(client: TestClient): Promise<string[]> {
    const list = await client.request('POST', '/api/page/list', { pageSize: 100 });
    const listed = list.status === 200 ? list.get<{ id: string }[]>('data.items').map(({ id }) => id) : [];
    if (list.status === 200) expect(list.get('data.totalItems')).to.equal(listed.length);
    const names: string[] = [];
    for (const [name, page] of Object.entries(pages)) {
      const answers = [
        await client.request('GET', `/api/page/${page.id}`),
        await client.request('GET', `/api/page/version/fetch/${page.versionID}`),
      ].map(({ status }) => status);
      const isRead = answers.every((status) => status === 200);
      expect([isRead, answers], name).to.deep.equal([listed.includes(page.id), isRead ? [200, 200] : [403, 403]]);
      if (isRead) names.push(name);
    }
    return names;
  }

  it('asks for the permission, and finds in lists what it may read', async () => {
    // Fails where the list leaves its condition out, or a route its question about this very page.
    expect(await read(await holding())).to.deep.equal([]);
    expectErrors(await (await holding()).request('POST', '/api/page/list', {}), 403, forbidden);
    expect(await read(await viewer())).to.have.members(Object.keys(pages));
    expect(await read(await viewer({ locales: ['de-DE'] }))).to.have.members(['kirche', 'orgel']);
    expect(await read(await viewer({ pageTypes: ['example/other'] }))).to.deep.equal([]);
    expect(await read(await viewer({ own: true }))).to.deep.equal([]);
    expect(
      await read(await holding(...[['de-DE'], ['nl-NL']].map((locales) => ({ name: 'view-page', parameters: { locales } })))),
    ).to.have.members(Object.keys(pages));
  });

  it('comes with editing, publishing and reviewing, where these hold', async () => {
    for (const name of ['edit-page', 'publish-page', 'review-publication'])
      expect(await read(await holding({ name, parameters: { locales: ['de-DE'] } })), name).to.have.members(['kirche', 'orgel']);
    for (const name of ['create-page', 'delete-page', 'manage-media'])
      expect(await read(await holding({ name })), name).to.deep.equal([]);
  });

  it('holds below a page and below its translations', async () => {
    // Fails where only the page's own ancestors are asked, or the list looks below the page alone.
    const family = ['church', 'organ', 'kirche', 'orgel'];
    expect(await read(await viewer({ underPage: pages.church.id }))).to.have.members(family);
    expect(await read(await viewer({ underPage: pages.kirche.id }))).to.have.members(family);
    expect(await read(await viewer({ underPage: pages.church.id, locales: ['de-DE'] }))).to.have.members(['kirche', 'orgel']);
    expect(await read(await viewer({ underPage: pages.organ.id }))).to.deep.equal(['organ']);
    const editor = await holding({ name: 'edit-page', parameters: { underPage: pages.church.id } });
    const store = ({ versionID, revision }: BuiltPage) =>
      editor.request('POST', `/api/page/version/${versionID}/store`, { revision, title: 'Anders' });
    expectSuccess(await store(pages.orgel));
    expectErrors(await store(pages.apart), 403, forbidden);
  });

  it('can be given on only as far as every translation of a page lies where one holds it oneself', async () => {
    const underPage = pages.church.id;
    const keeper = await holding({ name: 'manage-roles' }, { name: 'view-page', parameters: { underPage } });
    const give = (page: BuiltPage, name: string) =>
      keeper.request('POST', '/api/role', { name, permissions: [{ name: 'view-page', parameters: { underPage: page.id } }] });
    expectSuccess(await give(pages.orgel, 'German organ'));
    expectErrors(await give(pages.apart, 'Apart'), 403, forbidden);
    // From now on who holds it for the organ holds it for a page that lies elsewhere, and for what lies below that.
    await app.app.pool.query(
      `update lectern_page set locale = 'fr-FR', translation_group = (select translation_group from lectern_page where id = $1)
       where id = $2`,
      [pages.organ.id, pages.apart.id],
    );
    expectErrors(await give(pages.organ, 'Organ'), 403, forbidden);
  });
});
