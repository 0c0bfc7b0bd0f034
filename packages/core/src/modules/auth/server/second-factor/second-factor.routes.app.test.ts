import { expect } from 'chai';
import { linkPurposeOf } from '#contract/call.ts';
import { generate } from 'otplib';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient } from '@lectern/testing';

describe('the second factor', () => {
  let app: TestApp;
  let user: BuiltUser;
  before(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    await app.clear();
    user = await buildUser(app, { email: 'owner@example.com' });
  });
  after(() => app?.close());

  const post = (client: TestClient, path: string, body: object = {}) => client.request('POST', `/api/auth/${path}`, body);
  const login = (client: TestClient) => post(client, 'login', { email: user.email, password: user.password });
  const verify = (client: TestClient, code: unknown) => post(client, 'second-factor/verify', { code });
  const proof = () => ({ currentPassword: user.password });
  const isAlive = async (client: TestClient): Promise<boolean> => (await client.request('GET', '/api/user')).status === 200;
  /** The code of another half minute: one code counts once. */
  const codeOf = (secret: string, steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  const demand = () =>
    app.app.pool.query(
      'update lectern_role set requires_second_factor = true where id = (select role_id from lectern_user where id = $1)',
      [user.id],
    );
  /** Time passes for codes that were seen. */
  const forgetSteps = () => app.app.pool.query('update lectern_totp set last_step = 0');

  async function setUp(client: TestClient): Promise<{ secret: string; recoveryCodes: string[] }> {
    const started = await post(client, 'second-factor/totp/set-up', proof());
    expectSuccess(started);
    const secret = started.get<string>('data.secret');
    const confirmed = await post(client, 'second-factor/totp/confirm', { code: await codeOf(secret) });
    expectSuccess(confirmed);
    await forgetSteps();
    return { secret, recoveryCodes: confirmed.get('data.recoveryCodes') };
  }

  it('is set up with a secret for an app, which counts once a code was confirmed', async () => {
    const client = await signIn(app, user);
    const started = await post(client, 'second-factor/totp/set-up', proof());
    const secret = started.get<string>('data.secret');
    expect(started.get('data.uri')).to.match(/^otpauth:\/\/totp\/.*owner%40example\.com.*secret=/);
    expectSuccess(await login(app.client()));
    expect((await login(app.client())).get('User.ID')).to.equal(user.id);
    expectErrors(await post(client, 'second-factor/totp/confirm', { code: '000000' }), 400, [{ property: 'code', code: 'V_12' }]);
    const confirmed = await post(client, 'second-factor/totp/confirm', { code: await codeOf(secret) });
    expectSuccess(confirmed);
    expect(confirmed.get('data.recoveryCodes')).to.have.length(10);
    expect((await client.request('GET', '/api/auth/second-factor')).get('data')).to.deep.equal({
      isRequired: false,
      hasTotp: true,
      recoveryCodes: 10,
      passkeys: [],
    });
    expectErrors(await post(client, 'second-factor/totp/set-up', proof()), 400, [{ code: 'V_07' }]);
  });

  it('is changed by nobody who does not know the password', async () => {
    const client = await signIn(app, user);
    const wrong = { currentPassword: 'wrong' };
    for (const path of [
      'second-factor/totp/set-up',
      'second-factor/totp/remove',
      'second-factor/recovery-codes',
      'passkeys/registration-options',
    ])
      expectErrors(await post(client, path, wrong), 400, [{ property: 'currentPassword', code: 'AUTH_02' }]);
    expectErrors(await post(client, 'passkeys/00000000-0000-4000-8000-000000000000/remove', wrong), 400, [
      { property: 'currentPassword', code: 'AUTH_02' },
    ]);
    expectErrors(await post(client, 'second-factor/totp/set-up', proof()), 429, [{ code: 'AUTH_03' }]);
    for (const path of ['second-factor/totp/set-up', 'second-factor/totp/confirm', 'second-factor/verify'])
      expectErrors(await post(app.client(), path, path.endsWith('up') ? proof() : { code: '123456' }), 401, [{ code: 'G_07' }]);
  });

  it('makes the password open a half session that can do nothing else', async () => {
    const owner = await signIn(app, user);
    const { secret } = await setUp(owner);
    const half = app.client();
    const answer = await login(half);
    expectSuccess(answer);
    expect(answer.json).to.deep.equal({
      Success: true,
      Errors: [],
      secondFactor: { methods: ['totp', 'recovery-code'], mustSetUp: false },
    });
    const allowed = new Set(['/auth/second-factor/verify', '/auth/passkeys/login']);
    // Whoever holds a link needs no session.
    for (const route of app.routes.filter(({ access }) => access !== 'public' && linkPurposeOf(access) === undefined)) {
      const path = `/api${route.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;
      const refused = await half.request(route.method, path, route.method === 'GET' ? undefined : {});
      expect([refused.status, refused.get('Errors.0.code')], `${route.method} ${route.path}`).to.deep.equal([401, 'G_07']);
    }
    expect(app.routes.filter(({ path }) => allowed.has(path))).to.have.length(2);
    expect((await post(half, 'user')).get('User.ID')).to.equal(0);
    expectErrors(await post(half, 'second-factor/totp/set-up', proof()), 401, [{ code: 'G_07' }]);
    expect((await owner.request('GET', '/api/auth/sessions')).get('data')).to.have.length(1);
    const before = half.cookies.get('lectern');
    const completed = await verify(half, await codeOf(secret));
    expectSuccess(completed);
    expect(completed.get('User.ID')).to.equal(user.id);
    expect(half.cookies.get('lectern')).not.to.equal(before);
    expect(await isAlive(half)).to.equal(true);
  });

  it('is a code that counts once, also of two calls at the same time', async () => {
    const { secret } = await setUp(await signIn(app, user));
    const clients = [app.client(), app.client(), app.client()];
    for (const client of clients) await login(client);
    const code = await codeOf(secret);
    const answers = await Promise.all(clients.map((client) => verify(client, code)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 400, 400]);
  });

  it('takes the codes of the half minutes before and after, and no others', async () => {
    const { secret } = await setUp(await signIn(app, user));
    for (const [steps, status] of [
      [-3, 400],
      [3, 400],
      [-1, 200],
      [1, 200],
    ] as const) {
      const client = app.client();
      await login(client);
      expect((await verify(client, await codeOf(secret, steps))).status, `${steps} half minutes`).to.equal(status);
    }
  });

  it('is looked at five times in ten minutes, whatever half session the codes come from', async () => {
    const { secret } = await setUp(await signIn(app, user));
    const clients = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = app.client();
        await login(client);
        return client;
      }),
    );
    const answers = await Promise.all(clients.map((client) => verify(client, '000000')));
    expect(answers.filter(({ status }) => status === 400)).to.have.length(5);
    expect(answers.filter(({ status }) => status === 429)).to.have.length(15);
    const refused = await verify(clients[0] ?? app.client(), await codeOf(secret));
    expectErrors(refused, 429, [{ code: 'AUTH_03' }]);
    expect(Number(refused.headers['retry-after'])).to.be.within(580, 600);
    const { rows } = await app.app.pool.query(`select 1 from lectern_audit_entry where action = 'auth.sign-in-failed'`);
    expect(rows).to.have.length(5);
  });

  it('may be a recovery code, however it is written, once', async () => {
    const { recoveryCodes } = await setUp(await signIn(app, user));
    const [first = '', second = ''] = recoveryCodes;
    const client = app.client();
    await login(client);
    expectSuccess(await verify(client, ` ${first.toUpperCase().replaceAll('-', ' ')} `));
    await login(client);
    expectErrors(await verify(client, first), 400, [{ property: 'code', code: 'V_12' }]);
    expectSuccess(await verify(client, second));
    expect((await client.request('GET', '/api/auth/second-factor')).get('data.recoveryCodes')).to.equal(8);
    const renewed = await post(client, 'second-factor/recovery-codes', proof());
    expect(renewed.get('data.recoveryCodes')).to.have.length(10);
    await login(client);
    expectErrors(await verify(client, recoveryCodes[2]), 400, [{ property: 'code', code: 'V_12' }]);
  });

  it('of one user opens nobody else’s session', async () => {
    const { recoveryCodes, secret } = await setUp(await signIn(app, user));
    const other = await buildUser(app);
    const owner = user;
    user = other;
    await setUp(await signIn(app, other));
    const half = app.client();
    await login(half);
    for (const code of [recoveryCodes[0], await codeOf(secret)])
      expectErrors(await verify(half, code), 400, [{ property: 'code', code: 'V_12' }]);
    user = owner;
  });

  it('must be shown within ten minutes', async () => {
    const { secret } = await setUp(await signIn(app, user));
    const half = app.client();
    await login(half);
    const { rows } = await app.app.pool.query<{ minutes: number }>(
      'select (extract(epoch from expires_at - now()) / 60)::float as minutes from lectern_session where is_pending',
    );
    expect(rows[0]?.minutes).to.be.within(9, 10);
    await app.app.pool.query(`update lectern_session set expires_at = now() where is_pending`);
    await half.request('GET', '/api/settings/get');
    expectErrors(await verify(half, await codeOf(secret)), 401, [{ code: 'G_07' }]);
  });

  it('is set up at the next login where the role asks for one, and is not taken away then', async () => {
    await demand();
    const half = app.client();
    const answer = await login(half);
    expect(answer.get('secondFactor')).to.deep.equal({ methods: [], mustSetUp: true });
    expect(await isAlive(half)).to.equal(false);
    expectErrors(await verify(half, '000000'), 400, [{ property: 'code', code: 'V_12' }]);
    const started = await post(half, 'second-factor/totp/set-up', { currentPassword: '' });
    expectSuccess(started);
    expect(await isAlive(half)).to.equal(false);
    const confirmed = await post(half, 'second-factor/totp/confirm', { code: await codeOf(started.get('data.secret')) });
    expectSuccess(confirmed);
    expect(confirmed.get('User.ID')).to.equal(user.id);
    expect(confirmed.get('data.recoveryCodes')).to.have.length(10);
    expect(await isAlive(half)).to.equal(true);
    expect((await half.request('GET', '/api/auth/second-factor')).get('data.isRequired')).to.equal(true);
    expectErrors(await post(half, 'second-factor/totp/remove', proof()), 400, [{ code: 'V_07' }]);
    expect((await login(app.client())).get('secondFactor.methods')).to.deep.equal(['totp', 'recovery-code']);
  });

  it('is gone with its recovery codes when the user takes it away', async () => {
    const client = await signIn(app, user);
    await setUp(client);
    expectSuccess(await post(client, 'second-factor/totp/remove', proof()));
    expect((await client.request('GET', '/api/auth/second-factor')).get('data.recoveryCodes')).to.equal(0);
    expect((await login(app.client())).get('User.ID')).to.equal(user.id);
    expectErrors(await post(client, 'second-factor/recovery-codes', proof()), 400, [{ code: 'V_07' }]);
  });

  it('of somebody who lost it is taken away by whoever manages users, and holds what they hold', async () => {
    const owner = await signIn(app, user);
    await setUp(owner);
    const manager = await signIn(app, await buildUser(app, { role: 'Administrator' }));
    const clerk = await signIn(app, await buildUser(app, { permissions: ['manage-users'] }));
    const resetOf = (client: TestClient, userID: unknown) => post(client, 'second-factor/reset', { userID });
    expectErrors(await resetOf(app.client(), user.id), 401, [{ code: 'G_07' }]);
    expectErrors(await resetOf(owner, user.id), 403, [{ code: 'UM_01' }]);
    expectErrors(await resetOf(clerk, user.id), 403, [{ code: 'UM_01' }]);
    expect((await login(app.client())).get('secondFactor')).to.not.equal(undefined);
    for (const [userID, code] of [
      [String(user.id), 'V_12'],
      [0, 'V_12'],
      [1.5, 'V_12'],
      [undefined, 'V_01'],
    ] as const)
      expectErrors(await resetOf(manager, userID), 400, [{ property: 'userID', code }]);
    expectErrors(await resetOf(manager, 2_000_000_000), 404, [{ code: 'UM_02' }]);
    const own = (await manager.request('GET', '/api/user')).get('ID');
    expectErrors(await resetOf(manager, own), 400, [{ code: 'V_07' }]);
    expectSuccess(await resetOf(manager, user.id));
    expect(await isAlive(owner)).to.equal(false);
    expect((await login(app.client())).get('User.ID')).to.equal(user.id);
  });

  it('names every input that is wrong', async () => {
    expectErrors(await post(app.client(), 'second-factor/verify'), 400, [{ property: 'code', code: 'V_01' }]);
    expectErrors(await verify(app.client(), 123_456), 400, [{ property: 'code', code: 'V_12' }]);
    expectErrors(await verify(app.client(), '1'.repeat(41)), 400, [{ property: 'code', code: 'V_14' }]);
    expectErrors(await post(app.client(), 'second-factor/totp/set-up', { secret: 'x' }), 400, [
      { property: 'currentPassword', code: 'V_01' },
      { property: 'secret', code: 'V_12' },
    ]);
  });

  it('leaves neither secrets nor codes in the database, the log and the audit log', async () => {
    const client = await signIn(app, user);
    const { secret, recoveryCodes } = await setUp(client);
    const { rows } = await app.app.pool.query<{ text: string }>(
      `select t::text as text from lectern_totp t union all select r::text from lectern_recovery_code r
       union all select a::text from lectern_audit_entry a`,
    );
    const everything = rows.map(({ text }) => text).join() + JSON.stringify(app.logs);
    expect(everything).to.contain('auth.set-up-totp').and.to.contain('auth.confirm-totp');
    for (const text of [secret, ...recoveryCodes, user.email]) expect(everything).not.to.contain(text);
  });
});
