import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { roleIDOf } from '../../roles/server/role-id.test-kit.ts';
import { invitedUser } from './invited-user.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-000000000000';

describe('users', () => {
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

  const holder = async (...permissions: string[]): Promise<TestClient> => signIn(app, await buildUser(app, { permissions }));
  const roleID = (name: string): Promise<string> => roleIDOf(app, name);
  const body = (role: string, more: object = {}) => invitedUser(app, role, more);
  const row = async (id: number) => {
    const { rows } = await app.app.pool.query<{ email: string; name: string; job_title: string; role: string }>(
      `select u.email, u.name, u.job_title, role.name as role from lectern_user u
       join lectern_role role on role.id = u.role_id where u.id = $1`,
      [id],
    );
    return rows[0];
  };
  async function unchanged(work: () => Promise<void>): Promise<void> {
    const before = await app.digest();
    await work();
    expect(await app.digest()).to.deep.equal(before);
  }

  describe('choose the language of the admin', () => {
    const languageOf = async (id: number) =>
      (await app.app.pool.query<{ language: string | null }>('select language from lectern_user where id = $1', [id])).rows[0]
        ?.language;

    it('for themselves, and whoever manages users for others; left out it stays', async () => {
      const user = await buildUser(app, { role: 'Editor', name: 'Anna' });
      const own = await signIn(app, user);
      const given = { email: user.email, role: await roleID('Editor'), profile: { name: 'Anna', jobTitle: '' } };
      const put = (client: TestClient, more: object) => client.request('PUT', `/api/user/${user.id}`, { ...given, ...more });
      expect(await languageOf(user.id)).to.equal(null);
      const answer = await put(own, { language: 'nl' });
      expect([answer.get('data.language'), (await own.request('GET', '/api/user')).get('language')]).to.eql(['nl', 'nl']);
      expectSuccess(await put(own, {}));
      expect(await languageOf(user.id)).to.equal('nl');
      expectSuccess(await put(admin, { language: 'fr' }));
      expect(await languageOf(user.id)).to.equal('fr');
      const { rows } = await app.app.pool.query(
        `select changes->'fields' as fields from lectern_audit_entry where action = 'user.update' order by id desc limit 1`,
      );
      expect(rows).to.deep.equal([{ fields: ['language'] }]);
      expectErrors(await put(own, { language: 'xx' }), 400, [{ property: 'language', code: 'V_12' }]);
      const other = await holder('edit-page');
      expectErrors(await put(other, { language: 'de' }), 403, [{ code: 'UM_01' }]);
    });
  });

  describe('are invited', () => {
    it('by whoever manages users, with a mail and without a password', async () => {
      expectErrors(await app.client().request('POST', '/api/user', await body('Editor')), 401, [{ code: 'G_07' }]);
      const editor = await holder('edit-page', 'manage-roles');
      expectErrors(await editor.request('POST', '/api/user', await body('Viewer')), 403, [{ code: 'UM_01' }]);
      const response = await admin.request('POST', '/api/user', await body('Viewer', { email: ' Anna@Example.COM ' }));
      expectSuccess(response);
      const id = response.get<number>('data.ID');
      const profile = { name: 'Anna', jobTitle: 'Redacteur', image: null };
      expect(response.json).to.deep.equal({
        Success: true,
        Errors: [],
        data: {
          ID: id,
          email: 'anna@example.com',
          role: { ID: await roleID('Viewer'), name: 'Viewer', permissions: [{ name: 'view-page' }] },
          profile,
          ...profile,
          language: 'en',
          status: 'invited',
          policies: { canEdit: true, canEditAccount: true, canDelete: true, canExplain: true },
        },
      });
      const { rows } = await app.app.pool.query('select template, user_id from lectern_mail');
      expect(rows).to.deep.equal([{ template: 'activation', user_id: id }]);
    });

    it('with an address, a role and a name, each checked', async () => {
      const refused = async (more: object, status: number, property: string, code: string): Promise<void> =>
        expectErrors(await admin.request('POST', '/api/user', await body('Viewer', more)), status, [{ property, code }]);
      await unchanged(async () => {
        expectErrors(await admin.request('POST', '/api/user', {}), 400, [
          { property: 'email', code: 'V_01' },
          { property: 'role', code: 'V_01' },
          { property: 'profile', code: 'V_01' },
        ]);
        await refused({ email: '' }, 400, 'email', 'V_01');
        for (const email of ['x', 'x@', 'a@x.nl,b@y.nl', 'a b@x.nl', 'a@x.nl\r\nBcc: b@y.nl', 'a@x.nl\u200b'])
          await refused({ email }, 400, 'email', 'V_02');
        await refused({ email: ['a@x.nl', 'b@y.nl'] }, 400, 'email', 'V_12');
        await refused({ email: `${'a'.repeat(250)}@x.nl` }, 400, 'email', 'V_14');
        await refused({ role: 'Editor' }, 400, 'role', 'V_12');
        await refused({ role: unknownID }, 400, 'role', 'V_12');
        await refused({ role: { id: await roleID('Administrator'), permissions: [] } }, 400, 'role', 'V_12');
        await refused({ profile: { jobTitle: 'x' } }, 400, 'profile.name', 'V_01');
        await refused({ profile: { name: ' ' } }, 400, 'profile.name', 'V_01');
        await refused({ profile: { name: 'A\nB' } }, 400, 'profile.name', 'V_12');
        await refused({ profile: { name: 'x'.repeat(256) } }, 400, 'profile.name', 'V_14');
        await refused({ profile: { name: 'A', jobTitle: 'x'.repeat(256) } }, 400, 'profile.jobTitle', 'V_14');
        for (const name of ['isAdmin', 'permissions', 'passwordHash', 'id', 'emailVerified'])
          await refused({ [name]: true }, 400, name, 'V_12');
      });
    });

    it('once for each address, in whatever way it is written', async () => {
      expectSuccess(await admin.request('POST', '/api/user', await body('Viewer')));
      await unchanged(async () => {
        for (const email of ['anna@example.com', 'ANNA@EXAMPLE.COM', ' anna@example.com\t'])
          expectErrors(await admin.request('POST', '/api/user', await body('Viewer', { email })), 409, [
            { property: 'email', code: 'V_06' },
          ]);
      });
      const body2 = await body('Viewer', { email: 'twice@example.com' });
      const answers = await Promise.all([1, 2, 3, 4].map(() => admin.request('POST', '/api/user', body2)));
      expect(answers.map(({ status }) => status)).to.have.members([200, 409, 409, 409]);
    });

    it('with no role that grants what one does not hold', async () => {
      const client = await holder('manage-users', 'create-page', 'edit-page');
      await unchanged(async () => {
        for (const role of ['Administrator', 'Publisher', 'Editor'])
          expectErrors(await client.request('POST', '/api/user', await body(role)), 403, [{ code: 'UM_01' }]);
      });
      expectSuccess(await client.request('POST', '/api/user', await body('Translator')));
    });
  });

  describe('are invited once more', () => {
    const mails = async (): Promise<number> =>
      (await app.app.pool.query(`select 1 from lectern_mail where template = 'activation'`)).rows.length;

    it('by whoever manages users and holds as much', async () => {
      const address = `/api/user/${(await admin.request('POST', '/api/user', await body('Editor'))).get<number>('data.ID')}/invite`;
      expectErrors(await app.client().request('POST', address, {}), 401, [{ code: 'G_07' }]);
      expectErrors(await (await holder('edit-page')).request('POST', address, {}), 403, [{ code: 'UM_01' }]);
      expectErrors(await (await holder('manage-users')).request('POST', address, {}), 403, [{ code: 'UM_01' }]);
      expectErrors(await admin.request('POST', '/api/user/2147483647/invite', {}), 404, [{ code: 'UM_02' }]);
      expect(await mails()).to.equal(1);
      expectSuccess(await admin.request('POST', address, {}));
      expect(await mails()).to.equal(2);
    });

    it('three times in an hour, the first one counted', async () => {
      const address = `/api/user/${(await admin.request('POST', '/api/user', await body('Editor'))).get<number>('data.ID')}/invite`;
      for (let index = 0; index < 2; index += 1) expectSuccess(await admin.request('POST', address, {}));
      const refused = await admin.request('POST', address, {});
      expectErrors(refused, 429, [{ code: 'G_18' }]);
      expect(Number(refused.headers['retry-after'])).to.be.within(3500, 3600);
      expect(await mails()).to.equal(3);
      await app.app.pool.query(`update lectern_mail set queued_at = queued_at - interval '1 hour'`);
      expectSuccess(await admin.request('POST', address, {}));
    });

    it('only until they accept', async () => {
      const user = await buildUser(app, { role: 'Viewer' });
      expectErrors(await admin.request('POST', `/api/user/${user.id}/invite`, {}), 400, [{ code: 'V_07' }]);
      expect(await mails()).to.equal(0);
    });
  });

  describe('change', () => {
    it('their own name and job title', async () => {
      const user = await buildUser(app, { role: 'Editor' });
      const client = await signIn(app, user);
      const own = await body('Editor', { email: user.email });
      const response = await client.request('PUT', `/api/user/${user.id}`, own);
      expectSuccess(response);
      expect(response.get('data.name')).to.equal('Anna');
      expect(await row(user.id)).to.deep.equal({ email: user.email, name: 'Anna', job_title: 'Redacteur', role: 'Editor' });
      expectSuccess(await client.request('GET', '/api/user'));
      await unchanged(async () => {
        const refused = async (more: object, status: number, errors: { property?: string; code: string }[]): Promise<void> =>
          expectErrors(await client.request('PUT', `/api/user/${user.id}`, { ...own, ...more }), status, errors);
        await refused({ email: 'other@example.com' }, 403, [{ code: 'UM_01' }]);
        for (const role of ['Administrator', 'Viewer']) await refused({ role: await roleID(role) }, 403, [{ code: 'UM_01' }]);
        await refused({ role: { id: await roleID('Administrator'), permissions: [] } }, 400, [
          { property: 'role', code: 'V_12' },
        ]);
        for (const name of ['permissions', 'isAdmin', 'emailVerified', 'id', 'ID', 'passwordHash'])
          await refused({ [name]: 1 }, 400, [{ property: name, code: 'V_12' }]);
      });
    });

    it('by nobody else without manage-users', async () => {
      const other = await buildUser(app, { role: 'Viewer' });
      const client = await holder('edit-page', 'manage-roles');
      const change = await body('Viewer', { email: other.email });
      await unchanged(async () => {
        expectErrors(await app.client().request('PUT', `/api/user/${other.id}`, change), 401, [{ code: 'G_07' }]);
        expectErrors(await client.request('PUT', `/api/user/${other.id}`, change), 403, [{ code: 'UM_01' }]);
        // Whether there is such a user is nobody's business either.
        expectErrors(await client.request('PUT', '/api/user/2147483647', change), 403, [{ code: 'UM_01' }]);
      });
    });

    it('by whoever manages users, and another role or address ends the sessions', async () => {
      const user = await buildUser(app, { role: 'Viewer' });
      const address = `/api/user/${user.id}`;
      const same = await body('Viewer', { email: user.email });
      const client = await signIn(app, user);
      expectSuccess(await admin.request('PUT', address, same));
      expectSuccess(await client.request('GET', '/api/user'));
      expectSuccess(await admin.request('PUT', address, { ...same, role: await roleID('Editor') }));
      expectErrors(await client.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
      const again = await signIn(app, user);
      const currentPassword = app.administrator.password;
      expectSuccess(await admin.request('PUT', address, await body('Editor', { email: 'new@example.com', currentPassword })));
      expectErrors(await again.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
      expect(await row(user.id)).to.include({ email: 'new@example.com', role: 'Editor' });
      expectErrors(
        await admin.request('PUT', address, await body('Editor', { email: 'ADMIN@example.com', currentPassword })),
        409,
        [{ property: 'email', code: 'V_06' }],
      );
      expectErrors(await admin.request('PUT', '/api/user/2147483647', same), 404, [{ code: 'UM_02' }]);
    });

    it('to another address of somebody who can log in only by whoever shows their own password', async () => {
      const user = await buildUser(app, { role: 'Viewer' });
      for (const id of [user.id, 1]) {
        const role = id === 1 ? 'Administrator' : 'Viewer';
        const change = async (more: object) =>
          admin.request('PUT', `/api/user/${id}`, await body(role, { email: 'new@example.com', ...more }));
        const unproven = [{ property: 'currentPassword', code: 'AUTH_02' }];
        await unchanged(async () => expectErrors(await change({}), 400, unproven));
        expectErrors(await change({ currentPassword: user.password }), 400, unproven);
      }
      const own = await body('Administrator', { email: 'boss@example.com', currentPassword: app.administrator.password });
      expectSuccess(await admin.request('PUT', '/api/user/1', { ...own, email: app.administrator.email }));
      await admin.request('PUT', '/api/user/1', own);
      expect(await row(1)).to.include({ email: 'boss@example.com' });
      expectErrors(await admin.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
    });

    it('to a new invitation where the first went to a wrong address', async () => {
      const made = await admin.request('POST', '/api/user', await body('Viewer'));
      const address = `/api/user/${made.get<number>('data.ID')}`;
      expectSuccess(await admin.request('PUT', address, await body('Viewer', { email: 'right@example.com' })));
      const { rows } = await app.app.pool.query('select template from lectern_mail');
      expect(rows).to.deep.equal([{ template: 'activation' }, { template: 'activation' }]);
    });

    it('only at numbers that are users’', async () => {
      const change = await body('Viewer');
      for (const id of ['1e0', '01', '%201', '-1', '1%20or%201=1', '0', '4294967297', '2147483648', unknownID, '1.0', '+1'])
        for (const [method, path, sent] of [
          ['PUT', '', change],
          ['DELETE', '', undefined],
          ['DELETE', '/image', undefined],
        ] as const)
          expectErrors(await admin.request(method, `/api/user/${id}${path}`, sent), 400, [{ property: 'id', code: 'V_12' }]);
    });
  });

  it('leave an entry in the audit log with each change, without what is personal', async () => {
    const made = await admin.request('POST', '/api/user', await body('Viewer'));
    const id = made.get<number>('data.ID');
    const change = await body('Editor', { email: 'secret@example.com', profile: { name: 'Geheim' } });
    expectSuccess(await admin.request('PUT', `/api/user/${id}`, change));
    expectSuccess(await admin.request('DELETE', `/api/user/${id}`));
    const { rows } = await app.app.pool.query<{ action: string; changes: unknown }>(
      `select action, changes from lectern_audit_entry where entity = 'user' and entity_id = $1 order by id`,
      [String(id)],
    );
    expect(rows.map(({ action }) => action)).to.deep.equal(['user.invite', 'user.update', 'user.delete']);
    expect(rows[1]?.changes).to.deep.equal({
      fields: ['email', 'role', 'name', 'jobTitle'],
      role: { from: await roleID('Viewer'), to: await roleID('Editor') },
    });
    expect(JSON.stringify(rows)).not.to.match(/secret@|Geheim|Anna|anna@/);
  });
});
