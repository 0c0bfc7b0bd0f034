import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { createSigner } from '../kernel/signer.ts';
import { csrfToken, isCsrfToken } from './csrf.ts';

const hour = 3_600_000;
const refused = [{ code: 'G_02' }];

describe('the CSRF token', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ environment: { LECTERN_SECRET: 'the-newest-secret-of-all,an-older-secret-of-tests' } });
  });
  after(() => app?.close());

  const ask = (client: TestClient, token: string | undefined) =>
    client.request('POST', '/api/auth/user', {}, { headers: { 'x-csrf-token': token } });

  describe('of a visitor', () => {
    it('is the same for everybody within the hour, on pages and in the API', async () => {
      const tokens = new Set<unknown>();
      for (const path of ['/api/settings/get', '/api/page/get-by-slug-query?slug=%2Fx', '/api/openapi.json', '/nowhere'])
        tokens.add((await app.client().request('GET', path)).headers['x-csrf-token']);
      const html = (await app.client().request('GET', '/nowhere-else')).text;
      expect(tokens.size).to.equal(1);
      expect([...tokens][0]).to.equal(csrfToken(app.app.signer, undefined));
      expect(html).not.to.contain('\0');
    });

    it('is good for a day and not for longer', async () => {
      const at = (age: number): string => csrfToken(app.app.signer, undefined, Date.now() - age);
      expectSuccess(await ask(app.client(), at(0)));
      expectSuccess(await ask(app.client(), at(23 * hour)));
      expectErrors(await ask(app.client(), at(24 * hour)), 403, refused);
      expectErrors(await ask(app.client(), at(1000 * hour)), 403, refused);
    });

    it('is not one of the future, of another site, or made up', async () => {
      const foreign = csrfToken(createSigner(['a-secret-of-another-site']), undefined);
      const [, timestamp = '', signature = ''] = csrfToken(app.app.signer, undefined).split('.');
      for (const token of [
        csrfToken(app.app.signer, undefined, Date.now() + 2 * hour),
        foreign,
        `v.${(Number.parseInt(timestamp, 36) + 1).toString(36)}.${signature}`,
        `v.${timestamp}.`,
        `v..${signature}`,
        `V.${timestamp}.${signature}`,
        `s.${signature}`,
        'v',
        '.',
        'x'.repeat(4000),
      ])
        expectErrors(await ask(app.client(), token), 403, refused);
    });

    it('outlives a change of the secret while the old one is still named', async () => {
      expectSuccess(await ask(app.client(), csrfToken(createSigner(['an-older-secret-of-tests']), undefined)));
    });

    it('is stateless: the same signer says what is right at any time', () => {
      const signer = createSigner(['one-secret-of-sixteen']);
      const start = 1_800_000 * hour;
      const token = csrfToken(signer, undefined, start);
      expect(csrfToken(signer, undefined, start + hour - 1)).to.equal(token);
      expect(csrfToken(signer, undefined, start + hour)).not.to.equal(token);
      expect(isCsrfToken(signer, token, undefined, start + 24 * hour - 1)).to.equal(true);
      expect(isCsrfToken(signer, token, undefined, start + 24 * hour)).to.equal(false);
      expect(isCsrfToken(signer, token, undefined, start - 1)).to.equal(false);
    });
  });

  describe('of a user', () => {
    it('is bound to the session', async () => {
      const user = await buildUser(app);
      const [one, other] = [await signIn(app, user), await signIn(app, user)];
      const token = await one.token();
      expect(token).to.match(/^s\./);
      expect(await other.token()).not.to.equal(token);
      expectSuccess(await ask(one, token));
      expectErrors(await ask(other, token), 403, refused);
      expectErrors(await ask(app.client(), token), 403, refused);
      expectErrors(await ask(one, csrfToken(app.app.signer, undefined)), 403, refused);
    });
  });

  describe('is asked for', () => {
    it('where the own origin says so too: with every name of this machine, and with none', async () => {
      const { port } = app.app.environment;
      for (const origin of [undefined, `http://127.0.0.1:${port}`, `http://localhost:${port}`, `http://[::1]:${port}`])
        expectSuccess(await app.client().request('POST', '/api/auth/user', {}, { headers: { origin } }));
      for (const site of ['same-origin', 'none'])
        expectSuccess(await app.client().request('POST', '/api/auth/user', {}, { headers: { 'sec-fetch-site': site } }));
      for (const origin of [`https://localhost:${port}`, `http://localhost:${port + 1}`, 'http://localhost', 'null', 'not a url'])
        expectErrors(await app.client().request('POST', '/api/auth/user', {}, { headers: { origin } }), 403, refused);
    });

    it('before anything is read of the call', async () => {
      const answer = await app.client().request('POST', '/api/auth/login', 'no json at all', {
        headers: { 'x-csrf-token': undefined, 'content-type': 'text/plain' },
      });
      expectErrors(answer, 403, refused);
    });
  });

  it('never lets another origin read an answer', async () => {
    for (const origin of ['https://evil.example', 'null'])
      for (const path of ['/api/settings/get', '/nowhere', '/cmsadmin/login'])
        expect(
          Object.keys((await app.client().request('GET', path, undefined, { headers: { origin } })).headers).filter((name) =>
            name.startsWith('access-control'),
          ),
        ).to.deep.equal([]);
  });
});

describe('the own origin in production', () => {
  it('is the configured one alone', async () => {
    const app = await createTestApp({ environment: { NODE_ENV: 'production', LECTERN_ORIGIN: 'https://www.example.nl' } });
    try {
      const call = (origin: string) => app.client().request('POST', '/api/auth/user', {}, { headers: { origin } });
      expectSuccess(await call('https://www.example.nl'));
      for (const origin of [
        `http://localhost:${app.app.environment.port}`,
        'http://www.example.nl',
        'https://example.nl',
        'https://www.example.nl.evil.example',
        'https://www.example.nl:8443',
      ])
        expectErrors(await call(origin), 403, refused);
    } finally {
      await app.close();
    }
  });
});
