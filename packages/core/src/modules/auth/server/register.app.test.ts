import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp } from '@lectern/testing';
import { invitedUser } from '../../users/server/invited-user.test-kit.ts';
import { mailTo, receiveMails, tokenIn } from './mailbox.test-kit.ts';

const fresh = 'Een-nieuw-woord-7!';

describe('an invitation', () => {
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
  const reset = (token: unknown, password: unknown = fresh, confirm: unknown = password) =>
    app.client().request('POST', '/api/auth/reset-account', { password, confirm, token });
  const invited = (role: string) => invitedUser(app, role);
  const count = async (sql: string): Promise<number> =>
    Number((await app.app.pool.query<{ count: string }>(`select count(*) as count from ${sql}`)).rows[0]?.count);

  describe('POST /auth/register', () => {
    const body = async (extra: object = {}) => {
      const { rows } = await app.app.pool.query<{ id: string }>(`select id from lectern_role where name = 'Viewer'`);
      return { name: 'Ina Invited', email: 'Ina@Example.com', role: rows[0]?.id, jobTitle: 'Clerk', image: 'x', ...extra };
    };

    it('invites by mail, and the account opens when its password is chosen', async () => {
      const manager = await signIn(app, await buildUser(app, { role: 'Administrator' }));
      const answer = await manager.request('POST', '/api/auth/register', await body());
      expectSuccess(answer);
      expect(answer.get('data.email')).to.equal('ina@example.com');
      expect(answer.get('data.image')).to.equal(null);
      for (const password of ['', fresh]) expectErrors(await login(password, 'ina@example.com'), 400, [{ code: 'AUTH_01' }]);
      const mail = mailTo(await receiveMails(app), 'activation', 'ina@example.com');
      expect(mail.text).to.contain(`${app.app.environment.origin}/cmsadmin/activate#token=`).and.to.contain('7 dagen');
      const activated = await reset(tokenIn(mail));
      expectSuccess(activated);
      expect(activated.get('data')).to.deep.equal({ email: 'ina@example.com' });
      expectSuccess(await login(fresh, 'ina@example.com'));
    });

    it('names who invites, in the language of the site unless another was chosen for them', async () => {
      const manager = await signIn(app, await buildUser(app, { role: 'Administrator', name: 'Mila Manager' }));
      const invite = async (extra: object) =>
        expectSuccess(await manager.request('POST', '/api/user', { ...(await invited('Viewer')), ...extra }));
      const { name } = app.app.settings;
      await invite({ email: 'one@example.com' });
      for (const [language, email] of Object.entries({ en: 'en@example.com', de: 'de@example.com', fr: 'fr@example.com' }))
        await invite({ email, language });
      const said = (await receiveMails(app)).map(({ to, subject, text }) => [to, subject, text.split('\n\n')[1]]);
      expect(said).to.have.deep.members([
        [
          'one@example.com',
          `Mila Manager nodigt u uit voor ${name}`,
          `Mila Manager nodigt u uit om aan ${name} te werken. Kies een wachtwoord om uw account te activeren.`,
        ],
        [
          'en@example.com',
          `Mila Manager invites you to ${name}`,
          `Mila Manager invites you to work on ${name}. Choose a password to activate your account.`,
        ],
        [
          'de@example.com',
          `Mila Manager lädt Sie zu ${name} ein`,
          `Mila Manager lädt Sie ein, an ${name} mitzuarbeiten. Wählen Sie ein Passwort, um Ihr Konto zu aktivieren.`,
        ],
        [
          'fr@example.com',
          `Mila Manager vous invite sur ${name}`,
          `Mila Manager vous invite à travailler sur ${name}. Choisissez un mot de passe pour activer votre compte.`,
        ],
      ]);
    });

    it('is for those who manage users, and grants nobody more than they hold', async () => {
      expectErrors(await app.client().request('POST', '/api/auth/register', await body()), 401, [{ code: 'G_07' }]);
      const editor = await signIn(app, user);
      expectErrors(await editor.request('POST', '/api/auth/register', await body()), 403, [{ code: 'UM_01' }]);
      const clerk = await signIn(app, await buildUser(app, { permissions: ['manage-users'] }));
      const { rows } = await app.app.pool.query<{ id: string }>(`select id from lectern_role where name = 'Administrator'`);
      const above = await body({ role: rows[0]?.id });
      expectErrors(await clerk.request('POST', '/api/auth/register', above), 403, [{ code: 'UM_01' }]);
      expect(await count(`lectern_user where email = 'ina@example.com'`)).to.equal(0);
      expect(await receiveMails(app)).to.have.length(0);
    });

    it('names every input that is wrong', async () => {
      const manager = await signIn(app, await buildUser(app, { role: 'Administrator' }));
      expectErrors(await manager.request('POST', '/api/auth/register', { email: 'nobody', role: 'x', isAdmin: true }), 400, [
        { property: 'name', code: 'V_01' },
        { property: 'email', code: 'V_02' },
        { property: 'role', code: 'V_12' },
        { property: 'isAdmin', code: 'V_12' },
      ]);
      expectErrors(await manager.request('POST', '/api/auth/register', await body({ email: user.email })), 409, [
        { property: 'email', code: 'V_06' },
      ]);
    });
  });
});
