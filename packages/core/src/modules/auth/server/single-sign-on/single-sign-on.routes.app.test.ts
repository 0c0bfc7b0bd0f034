import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import type { SiteConfig } from '#contract/plugin.ts';
import { startProvider } from './fixtures/start-provider.ts';
import type { RunningProvider } from './fixtures/start-provider.ts';

const location = (answer: TestResponse): string => String(answer.headers.location ?? '');

/** Follows the browser's way through the provider, and answers with the address that it sends back to. */
async function passProvider(address: string, origin: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let step = 0; step < 10 && !next.startsWith(origin); step += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const onward = answer.headers.get('location');
    if (!onward) throw new Error(`The provider answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    next = new URL(onward, next).href;
  }
  return next.slice(origin.length);
}

describe('logging in by an identity provider', () => {
  let provider: RunningProvider;
  let app: TestApp;

  async function open(accounts: SiteConfig['accounts'] = {}): Promise<TestApp> {
    const opened = await createTestApp({
      config: { accounts },
      environment: {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientID,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      },
    });
    provider.allow(`${opened.address}/api/auth/oidc/callback`);
    return opened;
  }

  const who = async (client: TestClient) => (await client.request('GET', '/api/user')).get<string>('email');

  async function logIn(client: TestClient, next = ''): Promise<string> {
    const start = await client.request('GET', `/api/auth/oidc/start${next && `?next=${encodeURIComponent(next)}`}`);
    expect(start.status).to.equal(302);
    const back = await passProvider(location(start), app.address);
    const answer = await client.request('GET', back);
    expect(answer.status, answer.text).to.equal(302);
    expect(answer.headers['cache-control']).to.equal('no-store');
    return location(answer);
  }

  before(async () => {
    provider = await startProvider();
    app = await open();
  });
  beforeEach(() => app.clear());
  after(async () => {
    await app?.close();
    await provider?.stop();
  });

  it('is offered on the login screen where the environment names a provider', async () => {
    const answer = await app.request('GET', '/api/auth/methods');
    expectSuccess(answer);
    expect(answer.get('data.singleSignOn')).to.deep.equal({ label: 'Single sign-on', start: '/api/auth/oidc/start' });
  });

  it('asks with state, nonce and PKCE, which differ each time', async () => {
    const asked = await Promise.all(
      [1, 2].map(async () => new URL(location(await app.client().request('GET', '/api/auth/oidc/start'))).searchParams),
    );
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked[0]?.get(name)).to.have.length.greaterThan(20);
      expect(asked[0]?.get(name), name).not.to.equal(asked[1]?.get(name));
    }
    expect(asked[0]?.get('code_challenge_method')).to.equal('S256');
  });

  it('logs in a known person by a verified address, and returns to the screen that was wanted', async () => {
    const user = await buildUser(app, { email: 'known@example.com' });
    provider.login({ sub: 'known', email: 'Known@Example.com', email_verified: true });
    const client = app.client();
    expect(await logIn(client, '/media?folder=a')).to.equal('/cmsadmin/media?folder=a');
    expect(await who(client)).to.equal(user.email);
    const { rows } = await app.app.pool.query('select distinct action, origin from lectern_audit_entry order by action');
    expect(rows).to.deep.include.members([
      { action: 'auth.link-identity', origin: 'admin' },
      { action: 'auth.sign-in', origin: 'admin' },
    ]);
  });

  it('knows who was linked, whatever their address is at the provider later', async () => {
    const user = await buildUser(app, { email: 'first@example.com' });
    const other = await buildUser(app, { email: 'second@example.com' });
    provider.login({ sub: 'moving', email: user.email, email_verified: true });
    await logIn(app.client());
    provider.login({ sub: 'moving', email: other.email, email_verified: true });
    const client = app.client();
    await logIn(client);
    expect(await who(client)).to.equal(user.email);
  });

  it('knows nobody by an address that the provider did not verify, nor strangers', async () => {
    await buildUser(app, { email: 'victim@example.com' });
    for (const account of [
      { sub: 'a', email: 'victim@example.com', email_verified: false },
      { sub: 'b', email: 'victim@example.com' },
      { sub: 'c', email: 'stranger@example.com', email_verified: true },
      { sub: 'd' },
    ]) {
      provider.login(account);
      const client = app.client();
      expect(await logIn(client)).to.equal('/cmsadmin/login?reason=single-sign-on-unknown&next=%2Fdashboard');
      expectErrors(await client.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
    }
    const { rows } = await app.app.pool.query('select 1 from lectern_session');
    expect(rows).to.have.length(0);
  });

  it('asks for the second factor of the account, unless the provider asked for one', async () => {
    const user = await buildUser(app, { email: 'careful@example.com' });
    await app.app.pool.query(
      `update lectern_role set requires_second_factor = true where id = (select role_id from lectern_user where id = $1)`,
      [user.id],
    );
    provider.login({ sub: 'careful', email: user.email, email_verified: true });
    const half = app.client();
    expect(await logIn(half)).to.equal('/cmsadmin/login?reason=second-factor&next=%2Fdashboard');
    expectErrors(await half.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
    expect((await half.request('GET', '/api/auth/methods')).get('data.secondFactor')).to.deep.equal({
      methods: [],
      mustSetUp: true,
    });
    provider.login({ sub: 'careful', email: user.email, email_verified: true }, { hasSecondFactor: true });
    const whole = app.client();
    expect(await logIn(whole)).to.equal('/cmsadmin/dashboard');
    expect(await who(whole)).to.equal(user.email);
  });

  it('refuses an answer that this browser did not ask for, was changed, or comes twice', async () => {
    const user = await buildUser(app, { email: 'target@example.com' });
    provider.login({ sub: 'target', email: user.email, email_verified: true });
    const failed = '/cmsadmin/login?reason=single-sign-on-failed&next=%2Fdashboard';
    const asking = app.client();
    const start = await asking.request('GET', '/api/auth/oidc/start');
    const back = await passProvider(location(start), app.address);
    const kept = new Map(asking.cookies);

    expect(location(await app.client().request('GET', back)), 'another browser').to.equal(failed);
    const other = app.client();
    await other.request('GET', '/api/auth/oidc/start');
    expect(location(await other.request('GET', back)), 'another flow').to.equal(failed);
    expect(location(await asking.request('GET', back.replace(/state=[^&]*/, 'state=x'))), 'another state').to.equal(failed);
    expect(location(await asking.request('GET', back)), 'a flow that was used').to.equal(failed);

    const first = app.client();
    for (const [name, value] of kept) first.cookies.set(name, value);
    expect(location(await first.request('GET', back))).to.equal('/cmsadmin/dashboard');
    const second = app.client();
    for (const [name, value] of kept) second.cookies.set(name, value);
    expect(location(await second.request('GET', back)), 'a code that was used').to.equal(failed);
    expect(location(await app.client().request('GET', '/api/auth/oidc/callback')), 'nothing').to.equal(failed);
  });

  it('returns to this site alone', async () => {
    const user = await buildUser(app, { email: 'wanderer@example.com' });
    provider.login({ sub: 'wanderer', email: user.email, email_verified: true });
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/login', ' /x'])
      expect(await logIn(app.client(), next), next).to.equal('/cmsadmin/dashboard');
  });

  it('is not there where the environment names no provider', async () => {
    const plain = await createTestApp();
    try {
      expect((await plain.request('GET', '/api/auth/methods')).get('data.singleSignOn')).to.equal(null);
      for (const path of ['/api/auth/oidc/start', '/api/auth/oidc/callback?code=x&state=y'])
        expectErrors(await plain.request('GET', path), 404, [{ code: 'G_04' }]);
    } finally {
      await plain.close();
    }
  });

  it('makes an account with the role that the site names, where it does', async () => {
    const previous = app;
    app = await open({ singleSignOn: { label: 'Log in with Sluitsteen', createUsersWithRole: 'Viewer' } });
    try {
      provider.login({ sub: 'new', email: 'New@example.com', email_verified: true, name: 'Nora New' });
      const client = app.client();
      expect(await logIn(client)).to.equal('/cmsadmin/dashboard');
      const answer = await client.request('GET', '/api/user');
      expect([answer.get('email'), answer.get('name'), answer.get('role.name')]).to.deep.equal([
        'new@example.com',
        'Nora New',
        'Viewer',
      ]);
      const login = await app.client().request('POST', '/api/auth/login', { email: 'new@example.com', password: '' });
      expectErrors(login, 400, [{ code: 'AUTH_01' }]);
    } finally {
      await app.close();
      app = previous;
      provider.allow(`${app.address}/api/auth/oidc/callback`);
    }
  });
});
