import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';

describe('why a user can or cannot do a thing', () => {
  let app: TestApp;
  let admin: TestClient;

  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());
  beforeEach(async () => {
    await app.clear();
    admin = await signIn(app, app.administrator);
  });

  const ask = async (id: number, body: object) => admin.request('POST', `/api/user/${id}/explain`, body);

  it('is told to whoever manages users', async () => {
    const body = { permission: 'edit-page' };
    expectErrors(await app.client().request('POST', '/api/user/1/explain', body), 401, [{ code: 'G_07' }]);
    const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    expectErrors(await editor.request('POST', '/api/user/1/explain', body), 403, [{ code: 'UM_01' }]);
    expectErrors(await ask(1, {}), 400, [{ property: 'permission', code: 'V_01' }]);
    expectErrors(await ask(1, { permission: 'fly' }), 400, [{ property: 'permission', code: 'V_12' }]);
    expectErrors(await ask(1, { ...body, pageID: 'x' }), 400, [{ property: 'pageID', code: 'V_12' }]);
    expectErrors(await ask(1, { ...body, pageID: '00000000-0000-4000-8000-000000000000' }), 404, [
      { property: 'pageID', code: 'PM_01' },
    ]);
    expectErrors(await ask(2147483647, body), 404, [{ code: 'UM_02' }]);
  });

  it('names every grant, what of it fits and what does not', async () => {
    const root = await buildPage(app, { title: 'Root', locale: 'de-DE' });
    const page = await buildPage(app, { title: 'Blad', locale: 'de-DE', parentID: root.id });
    const grants = [
      { name: 'edit-page', parameters: { locales: ['nl-NL'], own: true, underPage: root.id } },
      { name: 'edit-page', parameters: { locales: ['de-DE'], pageTypes: ['lectern/blank'] } },
      { name: 'publish-page', parameters: { locales: ['nl-NL'] } },
      { name: 'gone:fly' },
    ];
    const user = await buildUser(app, { permissions: grants });
    const response = await ask(user.id, { permission: 'edit-page', pageID: page.id });
    expectSuccess(response);
    const { role, ...rest } = response.get<Record<string, unknown>>('data');
    expect(role).to.have.keys('ID', 'name');
    expect(rest).to.deep.equal({
      permission: { name: 'edit-page', label: 'Edit pages' },
      isAllowed: true,
      reason: 'granted',
      grants: [
        { parameters: grants[0]?.parameters, isCovering: false, unmet: ['locales', 'own'] },
        { parameters: grants[1]?.parameters, isCovering: true, unmet: [] },
      ],
      page: {
        id: page.id,
        title: 'Blad',
        type: 'lectern/blank',
        locale: 'de-DE',
        createdBy: null,
        pageAndAncestors: [page.id, root.id],
      },
    });
    const limited = await ask(user.id, { permission: 'publish-page', pageID: page.id });
    expect(limited.get('data.isAllowed')).to.equal(false);
    expect(limited.get('data.reason')).to.equal('limited');
    expect(limited.get('data.grants')).to.deep.equal([
      { parameters: { locales: ['nl-NL'] }, isCovering: false, unmet: ['locales'] },
    ]);
    const lacking = await ask(user.id, { permission: 'delete-page', pageID: page.id });
    expect(lacking.get('data')).to.deep.include({ isAllowed: false, reason: 'not-granted', grants: [] });
    const inGeneral = await ask(user.id, { permission: 'publish-page' });
    expect(inGeneral.get('data')).to.deep.include({ isAllowed: true, reason: 'granted', page: null });
  });

  it('agrees with what happens', async () => {
    const pages = [await buildPage(app), await buildPage(app, { locale: 'de-DE' })];
    const user = await buildUser(app, { permissions: [{ name: 'publish-page', parameters: { locales: ['de-DE'] } }] });
    const client = await signIn(app, user);
    for (const page of pages) {
      const told = await ask(user.id, { permission: 'publish-page', pageID: page.id });
      const done = await client.request('POST', `/api/page/${page.id}/publish`, {});
      expect(done.status).to.equal(told.get<boolean>('data.isAllowed') ? 200 : 403);
    }
  });

  it('is that an invitation was not accepted yet', async () => {
    const { rows } = await app.app.pool.query<{ id: string }>(`select id from lectern_role where name = 'Editor'`);
    const body = { email: 'new@example.com', role: rows[0]?.id, profile: { name: 'New' } };
    const made = await admin.request('POST', '/api/user', body);
    const told = await ask(made.get<number>('data.ID'), { permission: 'edit-page' });
    expect(told.get('data')).to.deep.include({ isAllowed: false, reason: 'not-activated' });
  });
});
