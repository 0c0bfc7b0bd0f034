import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { createAuthenticator } from './soft-authenticator.test-kit.ts';
import type { Authenticator, SignOptions } from './soft-authenticator.test-kit.ts';

describe('passkeys', () => {
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
  const here = (): SignOptions => ({ origin: app.address, rpID: '127.0.0.1' });
  const proof = () => ({ currentPassword: user.password });
  const isAlive = async (client: TestClient): Promise<boolean> => (await client.request('GET', '/api/user')).status === 200;
  const passwordLogin = (client: TestClient) => post(client, 'login', { email: user.email, password: user.password });

  async function challengeFor(client: TestClient, path: string, body: object = {}): Promise<string> {
    const answer = await post(client, path, body);
    expectSuccess(answer);
    return answer.get('data.challenge');
  }
  /** The challenge as the browser hands it on: the bytes that were sent, in base64url. */
  const register = async (client: TestClient, key: Authenticator, options = here()): Promise<TestResponse> => {
    const challenge = await challengeFor(client, 'passkeys/registration-options', proof());
    return post(client, 'passkeys', { name: 'Laptop', response: key.register(challenge, options) });
  };
  const logIn = async (client: TestClient, key: Authenticator, options = here()): Promise<TestResponse> => {
    const challenge = await challengeFor(client, 'passkeys/options');
    return post(client, 'passkeys/login', { response: key.authenticate(challenge, options) });
  };

  it('are made after the password was given, with recovery codes for the first one', async () => {
    const client = await signIn(app, user);
    const key = createAuthenticator();
    const first = await register(client, key);
    expectSuccess(first);
    expect(first.get('data.recoveryCodes')).to.have.length(10);
    const second = await register(client, createAuthenticator());
    expectSuccess(second);
    expect(second.get('data')).to.deep.equal({});
    const options = await post(client, 'passkeys/registration-options', proof());
    expect(options.get<readonly { id: string }[]>('data.excludeCredentials').map(({ id }) => id)).to.include(key.id);
    expect(options.get('data.rp')).to.deep.equal({ name: app.app.settings.name, id: '127.0.0.1' });
    const list = (await client.request('GET', '/api/auth/second-factor')).get<readonly object[]>('data.passkeys');
    expect(list).to.have.length(2);
    expect(list[0]).to.deep.include({ name: 'Laptop', lastUsedAt: null });
    expectErrors(await register(client, key), 409, [{ property: 'response', code: 'V_06' }]);
  });

  it('log in by themselves, without a password', async () => {
    const key = createAuthenticator();
    await register(await signIn(app, user), key);
    const client = app.client();
    const answer = await logIn(client, key);
    expectSuccess(answer);
    expect(answer.get('User.ID')).to.equal(user.id);
    expect(await isAlive(client)).to.equal(true);
    const { rows } = await app.app.pool.query<{ text: string }>(
      `select a::text as text from lectern_audit_entry a where action = 'auth.sign-in' order by id desc limit 1`,
    );
    expect(rows[0]?.text).to.contain('passkey');
  });

  it('must have asked for a finger or a PIN where they are the only proof', async () => {
    const key = createAuthenticator();
    await register(await signIn(app, user), key);
    expectErrors(await logIn(app.client(), key, { ...here(), hasVerifiedUser: false }), 400, [{ code: 'AUTH_01' }]);
  });

  it('complete a login that the password began, where a touch is enough', async () => {
    const key = createAuthenticator();
    await register(await signIn(app, user), key);
    const client = app.client();
    const begun = await passwordLogin(client);
    expect(begun.get('secondFactor.methods')).to.deep.equal(['passkey', 'recovery-code']);
    expect(await isAlive(client)).to.equal(false);
    const options = await post(client, 'passkeys/options');
    expect(options.get<readonly { id: string }[]>('data.allowCredentials').map(({ id }) => id)).to.deep.equal([key.id]);
    expectSuccess(await logIn(client, key, { ...here(), hasVerifiedUser: false }));
    expect(await isAlive(client)).to.equal(true);
  });

  it('of somebody else complete no login', async () => {
    const key = createAuthenticator();
    await register(await signIn(app, user), key);
    const owner = user;
    user = await buildUser(app);
    const foreign = createAuthenticator();
    await register(await signIn(app, user), foreign);
    const client = app.client();
    await post(client, 'login', { email: owner.email, password: owner.password });
    expectErrors(await logIn(client, foreign), 400, [{ code: 'AUTH_01' }]);
    expect(await isAlive(client)).to.equal(false);
  });

  it('answer one challenge once, a challenge of ours, and for what it was made', async () => {
    const signedIn = await signIn(app, user);
    const key = createAuthenticator();
    await register(signedIn, key);
    const refused = async (response: object) =>
      expectErrors(await post(app.client(), 'passkeys/login', { response }), 400, [{ code: 'AUTH_01' }]);

    const challenge = await challengeFor(app.client(), 'passkeys/options');
    const response = key.authenticate(challenge, here());
    expectSuccess(await post(app.client(), 'passkeys/login', { response }));
    await refused(response);
    await refused(key.authenticate(challenge, here()));
    await refused(key.authenticate(Buffer.from('invented').toString('base64url'), here()));
    await refused(key.authenticate(await challengeFor(signedIn, 'passkeys/registration-options', proof()), here()));
    const two = key.authenticate(await challengeFor(app.client(), 'passkeys/options'), here());
    const answers = await Promise.all([1, 2, 3].map(() => post(app.client(), 'passkeys/login', { response: two })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 400, 400]);
  });

  it('are bound to this site', async () => {
    const client = await signIn(app, user);
    const key = createAuthenticator();
    for (const options of [
      { origin: 'https://evil.example', rpID: '127.0.0.1' },
      { origin: app.address, rpID: 'evil.example' },
    ])
      expectErrors(await register(client, key, options), 400, [{ property: 'response', code: 'V_12' }]);
    await register(client, key);
    for (const options of [
      { origin: 'https://evil.example', rpID: '127.0.0.1' },
      { origin: app.address, rpID: 'evil.example' },
    ])
      expectErrors(await logIn(app.client(), key, options), 400, [{ code: 'AUTH_01' }]);
  });

  it('are worth nothing with another signature or for another user’s challenge', async () => {
    const client = await signIn(app, user);
    const key = createAuthenticator();
    await register(client, key);
    const challenge = await challengeFor(app.client(), 'passkeys/options');
    const response = key.authenticate(challenge, here());
    const forged = {
      ...response,
      response: { ...response.response, signature: createAuthenticator().authenticate(challenge, here()).response.signature },
    };
    expectErrors(await post(app.client(), 'passkeys/login', { response: forged }), 400, [{ code: 'AUTH_01' }]);

    const own = await challengeFor(client, 'passkeys/registration-options', proof());
    const thief = await signIn(app, await buildUser(app));
    const planted = createAuthenticator().register(own, here());
    expectErrors(await post(thief, 'passkeys', { name: 'Mine', response: planted }), 400, [
      { property: 'response', code: 'V_12' },
    ]);
  });

  it('are taken away by whoever knows the password, and only one’s own', async () => {
    const client = await signIn(app, user);
    const key = createAuthenticator();
    await register(client, key);
    const [passkey] = (await client.request('GET', '/api/auth/second-factor')).get<readonly { id: string }[]>('data.passkeys');
    const stranger = await buildUser(app);
    const path = `passkeys/${passkey?.id}/remove`;
    expectErrors(await post(await signIn(app, stranger), path, { currentPassword: stranger.password }), 404, [{ code: 'G_04' }]);
    expectErrors(await post(client, path, { currentPassword: 'wrong' }), 400, [{ property: 'currentPassword', code: 'AUTH_02' }]);
    await app.app.pool.query('update lectern_role set requires_second_factor = true');
    expectErrors(await post(client, path, proof()), 400, [{ code: 'V_07' }]);
    await app.app.pool.query('update lectern_role set requires_second_factor = false');
    expectSuccess(await post(client, path, proof()));
    expectErrors(await logIn(app.client(), key), 400, [{ code: 'AUTH_01' }]);
    expect((await passwordLogin(app.client())).get('User.ID')).to.equal(user.id);
  });

  it('are offered where the site is called by a name, as browsers want it', async () => {
    const port = new URL(app.address).port;
    for (const [host, isOffered] of [
      [`localhost:${port}`, true],
      [`127.0.0.1:${port}`, false],
      ['evil.example', false],
    ] as const) {
      const answer = await app.client().request('GET', '/api/auth/methods', undefined, { headers: { host } });
      expect(answer.get('data.passkey'), host).to.equal(isOffered);
    }
    const origin = `http://localhost:${port}`;
    const options = await app.client().request('POST', '/api/auth/passkeys/options', {}, { headers: { origin } });
    expect(options.get('data.rpId')).to.equal('localhost');
  });

  it('leave no row of visitors who only look', async () => {
    const before = await app.digest();
    const client = app.client();
    const seen = new Set<string>();
    for (let index = 0; index < 5; index += 1) seen.add(await challengeFor(client, 'passkeys/options'));
    expect(seen.size).to.equal(5);
    expect(client.cookies.size).to.equal(0);
    expect(await app.digest()).to.deep.equal(before);
  });

  it('name every input that is wrong', async () => {
    const client = await signIn(app, user);
    expectErrors(await post(client, 'passkeys', { name: ' ', extra: 1 }), 400, [
      { property: 'name', code: 'V_01' },
      { property: 'response', code: 'V_01' },
      { property: 'extra', code: 'V_12' },
    ]);
    expectErrors(await post(app.client(), 'passkeys/login', { response: 'x' }), 400, [{ property: 'response', code: 'V_12' }]);
    for (const path of ['passkeys', 'passkeys/registration-options'])
      expectErrors(await post(app.client(), path, {}), 401, [{ code: 'G_07' }]);
  });
});
