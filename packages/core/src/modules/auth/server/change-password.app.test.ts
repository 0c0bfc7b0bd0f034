import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient } from '@lectern/testing';

const fresh = 'Een-nieuw-woord-7!';

describe('another password', () => {
  let app: TestApp;
  let user: BuiltUser;

  before(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    await app.clear();
    user = await buildUser(app, { email: 'owner@example.com', name: 'Olga' });
  });
  after(() => app?.close());

  const login = (password: string, email = user.email) => app.client().request('POST', '/api/auth/login', { email, password });
  const isAlive = async (client: TestClient): Promise<boolean> => (await client.request('GET', '/api/user')).status === 200;
  const audited = async (): Promise<string[]> =>
    (await app.app.pool.query<{ text: string }>('select a::text as text from lectern_audit_entry a order by id')).rows.map(
      ({ text }) => text,
    );

  describe('POST /auth/change-password', () => {
    const change = (client: TestClient, currentPassword: unknown, password: unknown = fresh, confirm: unknown = password) =>
      client.request('POST', '/api/auth/change-password', { currentPassword, password, confirm });

    it('takes a password however a keyboard writes its letters', async () => {
      const word = 'Één-zéér-góed-wóord!';
      const client = await signIn(app, user);
      expectSuccess(await change(client, user.password, word.normalize('NFD'), word.normalize('NFC')));
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expectSuccess(await login(word.normalize(form)));
      expectErrors(await login('Een-zeer-goed-woord!'), 400, [{ code: 'AUTH_01' }]);
    });

    it('changes the password, ends every other session and goes on under a new id', async () => {
      const client = await signIn(app, user);
      const stolen = app.client();
      for (const [name, value] of client.cookies) stolen.cookies.set(name, value);
      const others = [await signIn(app, user), stolen];
      const answer = await change(client, user.password);
      expectSuccess(answer);
      expect(answer.get('User.ID')).to.equal(user.id);
      expect(await isAlive(client)).to.equal(true);
      for (const other of others) expect(await isAlive(other)).to.equal(false);
      expectErrors(await login(user.password), 400, [{ code: 'AUTH_01' }]);
      expectSuccess(await login(fresh));
      expect((await audited()).join()).to.contain('auth.change-password');
    });

    it('asks for the current password, five times in ten minutes', async () => {
      const client = await signIn(app, user);
      const before = await app.digest();
      for (let index = 0; index < 5; index += 1)
        expectErrors(await change(client, 'wrong'), 400, [{ property: 'currentPassword', code: 'AUTH_02' }]);
      expectErrors(await change(client, user.password), 429, [{ code: 'AUTH_03' }]);
      const { lectern_attempt: _, ...rest } = await app.digest();
      const { lectern_attempt: __, ...untouched } = before;
      expect(rest).to.deep.equal(untouched);
      expect(await isAlive(client)).to.equal(true);
    });

    it('names everything that is wrong', async () => {
      const client = await signIn(app, user);
      expectErrors(await change(client, user.password, 'short', 'other'), 400, [
        { property: 'password', code: 'V_09' },
        { property: 'password', code: 'V_10' },
        { property: 'confirm', code: 'V_08' },
      ]);
      expectErrors(await change(client, user.password, 'Password1!'), 400, [{ property: 'password', code: 'G_17' }]);
      expectErrors(await client.request('POST', '/api/auth/change-password', { userID: 1 }), 400, [
        { property: 'currentPassword', code: 'V_01' },
        { property: 'password', code: 'V_01' },
        { property: 'confirm', code: 'V_01' },
        { property: 'userID', code: 'V_12' },
      ]);
      expectErrors(await change(app.client(), user.password), 401, [{ code: 'G_07' }]);
    });
  });
});
