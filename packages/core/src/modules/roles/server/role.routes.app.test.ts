import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { corePermissions } from '#core-modules.ts';

const unknownID = '00000000-0000-4000-8000-000000000000';

describe('roles', () => {
  let app: TestApp;
  let admin: TestClient;

  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  after(() => app?.close());
  beforeEach(async () => {
    await app.clear();
    admin = await signIn(app, app.administrator);
  });

  const holder = async (...permissions: string[]): Promise<TestClient> => signIn(app, await buildUser(app, { permissions }));
  const idOf = async (name: string): Promise<string> => {
    const { rows } = await app.app.pool.query<{ id: string }>('select id from lectern_role where name = $1', [name]);
    return rows[0]?.id ?? '';
  };
  const make = async (body: object, client = admin): Promise<string> => {
    const response = await client.request('POST', '/api/role', body);
    expectSuccess(response);
    return response.get<string>('data.ID');
  };

  describe('are listed', () => {
    it('for whoever manages roles or users, and for nobody else', async () => {
      expectErrors(await app.client().request('GET', '/api/role/list'), 401, [{ code: 'G_07' }]);
      expectErrors(await (await holder('edit-page')).request('GET', '/api/role/list'), 403, [{ code: 'UM_01' }]);
      for (const permission of ['manage-users', 'manage-roles'])
        expectSuccess(await (await holder(permission)).request('GET', '/api/role/list'));
    });

    it('by name, with what may be done with each', async () => {
      const editor = await holder('manage-users', 'create-page', 'edit-page', 'delete-page', 'manage-media');
      const response = await editor.request('GET', '/api/role/list');
      const roles = response.get<{ name: string; policies: object }[]>('data').filter(({ name }) => !name.startsWith('Test'));
      const may = (canAssign: boolean) => ({ canEdit: false, canDelete: false, canAssign });
      expect(roles.map(({ name, policies }) => ({ name, policies }))).to.deep.equal([
        { name: 'Administrator', policies: may(false) },
        { name: 'Editor', policies: may(true) },
        { name: 'Publisher', policies: may(false) },
        { name: 'Translator', policies: may(true) },
        { name: 'Viewer', policies: may(true) },
      ]);
    });

    it('one by one, in exactly this shape', async () => {
      const id = await idOf('Editor');
      const response = await admin.request('GET', `/api/role/${id}`);
      expectSuccess(response);
      const { createdAt, updatedAt, ...data } = response.get<Record<string, unknown>>('data');
      expect(data).to.deep.equal({
        ID: id,
        name: 'Editor',
        permissions: [
          ...['view-page', 'create-page', 'edit-page'].map((name) => ({ name, isKnown: true })),
          { name: 'delete-page', parameters: { own: true }, isKnown: true },
          { name: 'manage-media', isKnown: true },
        ],
        requiresSecondFactor: false,
        revision: 0,
        users: 0,
        policies: { canEdit: true, canDelete: true, canAssign: true },
      });
      for (const time of [createdAt, updatedAt]) expect(time).to.match(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expectErrors(await admin.request('GET', `/api/role/${unknownID}`), 404, [{ code: 'G_04' }]);
      expectErrors(await admin.request('GET', '/api/role/7'), 400, [{ property: 'id', code: 'V_12' }]);
    });
  });

  it('may grant every permission that core and the plugins declare', async () => {
    const response = await admin.request('GET', '/api/role/permissions');
    expectSuccess(response);
    const list = response.get<{ name: string; plugin: string | null; scope: string | null; label: string }[]>('data');
    expect(list.map(({ name }) => name)).to.deep.equal([...app.app.permissions.entries()].map(([name]) => name));
    expect(list).to.deep.include({
      name: 'edit-page',
      label: corePermissions['edit-page'].label,
      plugin: null,
      scope: 'content',
    });
    for (const { name, plugin } of list) expect(plugin, name).to.equal(name.includes(':') ? name.split(':')[0] : null);
  });

  describe('are made', () => {
    it('of permissions with their parameters, in one canonical form', async () => {
      const page = await buildPage(app);
      const parameters = { pageTypes: ['lectern/blank'], locales: ['nl-NL', 'de-DE', 'nl-NL'], underPage: page.id, own: true };
      const response = await admin.request('POST', '/api/role', {
        name: ' Streek ',
        permissions: [
          { name: 'edit-page', parameters },
          { name: 'edit-page', parameters },
          { name: 'publish-page', parameters: { own: false } },
          { name: 'manage-media', parameters: {} },
        ],
        requiresSecondFactor: true,
      });
      expectSuccess(response);
      expect(response.get('data.name')).to.equal('Streek');
      expect(response.get('data.requiresSecondFactor')).to.equal(true);
      expect(response.get('data.permissions')).to.deep.equal([
        { name: 'edit-page', parameters: { ...parameters, locales: ['de-DE', 'nl-NL'] }, isKnown: true },
        { name: 'publish-page', isKnown: true },
        { name: 'manage-media', isKnown: true },
      ]);
    });

    it('only of what this site has', async () => {
      const refused = async (permission: object, property: string): Promise<void> =>
        expectErrors(
          await admin.request('POST', '/api/role', { name: 'X', permissions: [{ name: 'manage-media' }, permission] }),
          400,
          [{ property: `permissions.1.${property}`, code: 'V_12' }],
        );
      await refused({ name: 'fly' }, 'name');
      await refused({ name: 'manage-media', parameters: { own: true } }, 'parameters');
      await refused({ name: 'edit-page', parameters: { pageTypes: ['no/such'] } }, 'parameters.pageTypes');
      await refused({ name: 'edit-page', parameters: { pageTypes: [] } }, 'parameters.pageTypes');
      await refused({ name: 'edit-page', parameters: { locales: ['en-GB'] } }, 'parameters.locales');
      await refused({ name: 'edit-page', parameters: { underPage: unknownID } }, 'parameters.underPage');
      await refused({ name: 'edit-page', parameters: { underPage: 'x' } }, 'parameters.underPage');
      await refused({ name: 'edit-page', parameters: { color: 'red' } }, 'parameters.color');
      await refused({ name: 'edit-page', isAdmin: true }, 'isAdmin');
    });

    it('with a name that no other has, in whatever letter case', async () => {
      expectErrors(await admin.request('POST', '/api/role', { permissions: [] }), 400, [{ property: 'name', code: 'V_01' }]);
      expectErrors(await admin.request('POST', '/api/role', { name: '  ', permissions: [] }), 400, [
        { property: 'name', code: 'V_01' },
      ]);
      expectErrors(await admin.request('POST', '/api/role', { name: 'x'.repeat(101) }), 400, [
        { property: 'name', code: 'V_14' },
        { property: 'permissions', code: 'V_01' },
      ]);
      const taken = [{ property: 'name', code: 'V_06' }];
      expectErrors(await admin.request('POST', '/api/role', { name: 'EDITOR', permissions: [] }), 409, taken);
      const made = await admin.request('POST', '/api/role', { name: 'Another', permissions: [] });
      const path = `/api/role/${made.get<string>('data.ID')}`;
      expectErrors(await admin.request('PUT', path, { name: 'EDITOR', permissions: [] }), 409, taken);
    });

    it('by nobody who does not hold what they grant', async () => {
      const client = await holder('manage-roles', 'edit-page');
      await make({ name: 'A', permissions: [{ name: 'edit-page' }] }, client);
      const before = await app.digest();
      for (const name of ['publish-page', 'manage-users'])
        expectErrors(await client.request('POST', '/api/role', { name: 'B', permissions: [{ name }] }), 403, [{ code: 'UM_01' }]);
      expect(await app.digest()).to.deep.equal(before);
    });
  });

  describe('are changed', () => {
    it('for everybody who has them, from the next call on', async () => {
      const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
      expect((await editor.request('POST', '/api/page/create', {})).status).to.equal(400);
      const body = { name: 'Lezer', permissions: [], requiresSecondFactor: false };
      const response = await admin.request('PUT', `/api/role/${await idOf('Editor')}`, body);
      expectSuccess(response);
      expect(response.get('data.policies')).to.deep.equal({ canEdit: true, canDelete: false, canAssign: true });
      expectErrors(await editor.request('POST', '/api/page/create', {}), 403, [{ code: 'UM_01' }]);
    });

    it('only from what they are: of two who began together, the second is told', async () => {
      const address = `/api/role/${await idOf('Editor')}`;
      const change = (name: string, revision?: number) =>
        admin.request('PUT', address, { name, permissions: [], ...(revision === undefined ? {} : { revision }) });
      const first = await change('Lezer', 0);
      expectSuccess(first);
      expect(first.get('data.revision')).to.equal(1);
      const before = await app.digest();
      expectErrors(await change('Schrijver', 0), 409, [{ code: 'G_03' }]);
      expect(await app.digest()).to.deep.equal(before);
      expectSuccess(await change('Schrijver', 1));
      // As the specification calls it, without a revision.
      expectSuccess(await change('Redacteur'));
      expectErrors(await change('Redacteur', -1), 400, [{ property: 'revision', code: 'V_12' }]);
    });

    it('and signs its people out where it begins to demand a second factor, but not who demands it', async () => {
      const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
      const other = await signIn(app, await buildUser(app, { role: 'Viewer' }));
      const demand = async (name: string): Promise<void> => {
        const address = `/api/role/${await idOf(name)}`;
        const permissions = (await admin.request('GET', address)).get<object[]>('data.permissions');
        expectSuccess(await admin.request('PUT', address, { name, permissions, requiresSecondFactor: true }));
      };
      await demand('Editor');
      await demand('Administrator');
      expectErrors(await editor.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
      expectSuccess(await other.request('GET', '/api/user'));
      expectSuccess(await admin.request('GET', '/api/user'));
    });

    it('without losing what belongs to a plugin or a locale that is gone', async () => {
      const id = await make({ name: 'Old', permissions: [{ name: 'edit-page' }] });
      const stored = [{ name: 'gone:fly' }, { name: 'edit-page', parameters: { locales: ['xx-XX'] } }];
      await app.app.pool.query('update lectern_role set permissions = $1::jsonb where id = $2', [JSON.stringify(stored), id]);
      const found = await admin.request('GET', `/api/role/${id}`);
      expect(found.get('data.permissions')).to.deep.equal([
        { name: 'gone:fly', isKnown: false },
        { ...stored[1], isKnown: true },
      ]);
      // As it was answered, with one more.
      const permissions = [...found.get<object[]>('data.permissions'), { name: 'manage-menu' }];
      expectSuccess(await admin.request('PUT', `/api/role/${id}`, { name: 'Old', permissions }));
      const { rows } = await app.app.pool.query('select permissions from lectern_role where id = $1', [id]);
      expect(rows).to.deep.equal([{ permissions: [...stored, { name: 'manage-menu' }] }]);
      const other = await make({ name: 'New', permissions: [] });
      expectErrors(await admin.request('PUT', `/api/role/${other}`, { name: 'New', permissions }), 400, [
        { property: 'permissions.0.name', code: 'V_12' },
        { property: 'permissions.1.parameters.locales', code: 'V_12' },
      ]);
    });

    it('by nobody who holds less than they grant, before or after', async () => {
      const client = await holder('manage-roles', 'create-page', 'edit-page');
      const own = { name: 'Changed', permissions: [{ name: 'edit-page' }] };
      const before = await app.digest();
      for (const name of ['Administrator', 'Publisher'])
        expectErrors(await client.request('PUT', `/api/role/${await idOf(name)}`, own), 403, [{ code: 'UM_01' }]);
      const upward = { name: 'Viewer', permissions: [{ name: 'manage-users' }] };
      expectErrors(await client.request('PUT', `/api/role/${await idOf('Viewer')}`, upward), 403, [{ code: 'UM_01' }]);
      expect(await app.digest()).to.deep.equal(before);
      expectSuccess(await client.request('PUT', `/api/role/${await idOf('Translator')}`, own));
    });

    it('to no state in which nobody holds every permission', async () => {
      const id = await idOf('Administrator');
      const { permissions } = (await admin.request('GET', `/api/role/${id}`)).get<{ permissions: { name: string }[] }>('data');
      const fewer = { name: 'Administrator', permissions: permissions.filter(({ name }) => name !== 'manage-tags') };
      expectErrors(await admin.request('PUT', `/api/role/${id}`, fewer), 400, [{ code: 'V_07' }]);
      // An invitation is nobody yet.
      const second = await make({ name: 'Second', permissions });
      const invited = { email: 'second@example.com', role: second, profile: { name: 'Second' } };
      expectSuccess(await admin.request('POST', '/api/user', invited));
      expectErrors(await admin.request('PUT', `/api/role/${id}`, fewer), 400, [{ code: 'V_07' }]);
      await app.app.pool.query(`update lectern_user set password_hash = 'x' where email = 'second@example.com'`);
      expectSuccess(await admin.request('PUT', `/api/role/${id}`, fewer));
    });
  });

  describe('are deleted', () => {
    it('when nobody has them', async () => {
      const id = await make({ name: 'Tijdelijk', permissions: [] });
      const user = await buildUser(app, { role: 'Tijdelijk' });
      expectErrors(await admin.request('DELETE', `/api/role/${id}`), 400, [{ code: 'V_07' }]);
      await app.app.pool.query('delete from lectern_user where id = $1', [user.id]);
      expectSuccess(await admin.request('DELETE', `/api/role/${id}`));
      expectErrors(await admin.request('DELETE', `/api/role/${id}`), 404, [{ code: 'G_04' }]);
    });

    it('by nobody who holds less', async () => {
      const client = await holder('manage-roles', 'view-page');
      expectErrors(await client.request('DELETE', `/api/role/${await idOf('Publisher')}`), 403, [{ code: 'UM_01' }]);
      expectSuccess(await client.request('DELETE', `/api/role/${await idOf('Viewer')}`));
    });
  });

  it('leave an entry in the audit log with each change', async () => {
    const id = await make({ name: 'Kort', permissions: [] });
    expectSuccess(await admin.request('PUT', `/api/role/${id}`, { name: 'Langer', permissions: [{ name: 'manage-menu' }] }));
    expectSuccess(await admin.request('DELETE', `/api/role/${id}`));
    const { rows } = await app.app.pool.query<{ action: string; outcome: string }>(
      'select action, outcome from lectern_audit_entry where entity_id = $1 order by id',
      [id],
    );
    expect(rows).to.deep.equal(['role.create', 'role.update', 'role.delete'].map((action) => ({ action, outcome: 'done' })));
  });
});
