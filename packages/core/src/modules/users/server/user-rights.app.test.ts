import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { roleIDOf } from '../../roles/server/role-id.test-kit.ts';

describe('rights over other users', () => {
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

  const roleID = (name: string): Promise<string> => roleIDOf(app, name);
  const put = async (client: TestClient, user: Pick<BuiltUser, 'id' | 'email'>, role: string, name = 'Changed') =>
    client.request('PUT', `/api/user/${user.id}`, { email: user.email, role: await roleID(role), profile: { name } });
  const administrators = async (): Promise<number> => {
    const { rows } = await app.app.pool.query<{ count: number }>(
      `select count(*)::int as count from lectern_user u join lectern_role r on r.id = u.role_id where r.name = 'Administrator'`,
    );
    return rows[0]?.count ?? 0;
  };
  const first = () => ({ id: 1, email: app.administrator.email });

  it('end where somebody holds more', async () => {
    const publisher = await buildUser(app, { role: 'Publisher' });
    const client = await signIn(
      app,
      await buildUser(app, { permissions: ['manage-users', 'create-page', 'edit-page', 'manage-media'] }),
    );
    const before = await app.digest();
    for (const user of [publisher, first()]) {
      expectErrors(await put(client, user, 'Viewer'), 403, [{ code: 'UM_01' }]);
      expectErrors(await client.request('DELETE', `/api/user/${user.id}`), 403, [{ code: 'UM_01' }]);
      expectErrors(await client.request('DELETE', `/api/user/${user.id}/image`), 403, [{ code: 'UM_01' }]);
    }
    const viewer = await buildUser(app, { role: 'Viewer' });
    expectErrors(await put(client, viewer, 'Publisher'), 403, [{ code: 'UM_01' }]);
    await app.app.pool.query('delete from lectern_user where id = $1', [viewer.id]);
    await app.app.pool.query('delete from lectern_author where id = $1', [viewer.id]);
    expect(await app.digest()).to.deep.equal(before);
  });

  it('do not reach over one’s own, by role or by parameters', async () => {
    const grants = [{ name: 'manage-users' }, { name: 'edit-page', parameters: { locales: ['nl-NL'] } }];
    const user = await buildUser(app, { permissions: grants });
    const client = await signIn(app, user);
    expectErrors(await put(client, user, 'Administrator'), 403, [{ code: 'UM_01' }]);
    // Its locales are all of them.
    expectErrors(await put(client, await buildUser(app, { role: 'Viewer' }), 'Translator'), 403, [{ code: 'UM_01' }]);
    expectErrors(await client.request('DELETE', `/api/user/${(await buildUser(app, { role: 'Translator' })).id}`), 403, [
      { code: 'UM_01' },
    ]);
    const narrow = [{ name: 'edit-page', parameters: { locales: ['nl-NL'], own: true } }];
    expectSuccess(await client.request('DELETE', `/api/user/${(await buildUser(app, { permissions: narrow })).id}`));
  });

  it('never include deleting oneself', async () => {
    expectErrors(await admin.request('DELETE', '/api/user/1'), 400, [{ code: 'V_07' }]);
    await buildUser(app, { role: 'Administrator' });
    expectErrors(await admin.request('DELETE', '/api/user/1'), 400, [{ code: 'V_07' }]);
  });

  it('leave an administrator, whoever goes', async () => {
    // Somebody who was invited and never came is none.
    const invited = { email: 'new@example.com', role: await roleID('Administrator'), profile: { name: 'New' } };
    expectSuccess(await admin.request('POST', '/api/user', invited));
    expectErrors(await put(admin, first(), 'Viewer'), 400, [{ code: 'V_07' }]);
    expectSuccess(await put(admin, first(), 'Administrator'));
    await buildUser(app, { role: 'Administrator' });
    expectSuccess(await put(admin, first(), 'Viewer'));
    expectErrors(await admin.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
  });

  describe('when two act at once', () => {
    let second: BuiltUser;
    let secondClient: TestClient;
    beforeEach(async () => {
      second = await buildUser(app, { role: 'Administrator' });
      secondClient = await signIn(app, second);
    });

    it('let one of two administrators step down', async () => {
      const answers = await Promise.all([put(admin, first(), 'Viewer'), put(secondClient, second, 'Viewer')]);
      expect(answers.map(({ status }) => status)).to.have.members([200, 400]);
      const refused = answers.find(({ status }) => status === 400);
      if (refused) expectErrors(refused, 400, [{ code: 'V_07' }]);
      expect(await administrators()).to.equal(1);
    });

    it('let one of two administrators demote the other', async () => {
      const answers = await Promise.all([put(admin, second, 'Viewer'), put(secondClient, first(), 'Viewer')]);
      expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
      // Too late: no administrator any more, or not even signed in.
      for (const { status } of answers) expect(status).to.be.oneOf([200, 401, 403]);
      expect(await administrators()).to.equal(1);
    });

    it('let one of two administrators delete the other', async () => {
      const answers = await Promise.all([
        admin.request('DELETE', `/api/user/${second.id}`),
        secondClient.request('DELETE', '/api/user/1'),
      ]);
      expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
      for (const { status } of answers) expect(status).to.be.oneOf([200, 401, 403]);
      expect(await administrators()).to.equal(1);
    });

    it('keep a role that is given and deleted at once', async () => {
      const made = await admin.request('POST', '/api/role', { name: 'Kort', permissions: [] });
      const id = made.get<string>('data.ID');
      const user = { email: 'new@example.com', role: id, profile: { name: 'New' } };
      const answers = await Promise.all([
        admin.request('POST', '/api/user', user),
        secondClient.request('DELETE', `/api/role/${id}`),
      ]);
      expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
      for (const { status } of answers) expect(status).to.be.oneOf([200, 400]);
    });
  });
});
