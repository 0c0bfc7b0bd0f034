import { expect } from 'chai';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { defineModule } from '#contract/module.ts';
import { defineModuleServer } from '#server/define-server.ts';
import { nothing } from '#contract/call.ts';
import { route } from '#server/http/route.ts';

const late = { gate: Promise.resolve(), onWait: (): void => {} };

/** A module whose one route waits and then writes to the session. */
const lateModule = {
  manifest: defineModule({ id: 'late' }),
  entry: defineModuleServer({
    routes: [
      route(
        {
          method: 'POST',
          path: '/late/write-session',
          access: 'signed-in',
          summary: 'Writes to the session, late.',
          body: z.strictObject({}),
          answer: nothing,
        },
        async ({ ctx }) => {
          late.onWait();
          await late.gate;
          if (ctx.session) ctx.session.visits = Math.random();
        },
      ),
    ],
  }),
};

const cookieName = 'lectern';

describe('signing in and out', () => {
  let app: TestApp;
  let user: BuiltUser;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin], modules: [lateModule] });
  });
  beforeEach(async () => {
    await app.clear();
    user = await buildUser(app, { role: 'Editor', email: 'editor@example.com', name: 'Edith' });
  });
  after(() => app?.close());

  const login = (client: TestClient, body: unknown) => client.request('POST', '/api/auth/login', body);
  const whoIs = async (client: TestClient) => {
    // A token of a session that ended is refused, so a new one is asked for.
    await client.request('GET', '/api/settings/get');
    return (await client.request('POST', '/api/auth/user', {})).get<number>('User.ID');
  };
  const sessions = async () =>
    (await app.app.pool.query<{ id_hash: Buffer; user_id: number }>('select id_hash, user_id from lectern_session')).rows;
  const presented = async () => {
    const { rows } = await app.app.pool.query<{ id: string }>(`select id from lectern_role where name = 'Editor'`);
    const profile = { name: 'Edith', jobTitle: 'Tester', image: null };
    const permissions = [
      ...['view-page', 'create-page', 'edit-page'].map((name) => ({ name })),
      { name: 'delete-page', parameters: { own: true } },
      { name: 'manage-media' },
    ];
    return {
      ID: user.id,
      email: 'editor@example.com',
      role: { ID: rows[0]?.id, name: 'Editor', permissions },
      profile,
      ...profile,
      language: 'en',
    };
  };

  describe('POST /auth/login', () => {
    it('answers with the user, in both readings of the specification, and never with the password', async () => {
      const answer = await login(app.client(), { email: user.email, password: user.password });
      expectSuccess(answer);
      expect(answer.json).to.deep.equal({ Success: true, Errors: [], User: await presented() });
      expect(answer.text).not.to.match(/argon2|password/i);
    });

    it('takes an address however it is written', async () => {
      expectSuccess(await login(app.client(), { email: '  EDITOR@Example.COM ', password: user.password }));
    });

    it('says the same of a wrong password and an unknown address, and leaves no session', async () => {
      const wrong = await login(app.client(), { email: user.email, password: 'wrong' });
      const unknown = await login(app.client(), { email: 'nobody@example.com', password: 'wrong' });
      expectErrors(wrong, 400, [{ code: 'AUTH_01' }]);
      expect(unknown.json).to.deep.equal(wrong.json);
      expect(unknown.headers['set-cookie']).to.equal(wrong.headers['set-cookie']);
      expect(await sessions()).to.have.length(0);
    });

    it('refuses an account that was never activated', async () => {
      await app.app.pool.query('update lectern_user set password_hash = null where id = $1', [user.id]);
      for (const password of ['', user.password])
        expectErrors(await login(app.client(), { email: user.email, password }), 400, [{ code: 'AUTH_01' }]);
    });

    it('names every input that is wrong', async () => {
      expectErrors(await login(app.client(), {}), 400, [
        { property: 'email', code: 'V_01' },
        { property: 'password', code: 'V_01' },
      ]);
      expectErrors(await login(app.client(), { email: 1, password: null, remember: true }), 400, [
        { property: 'email', code: 'V_12' },
        { property: 'password', code: 'V_12' },
        { property: 'remember', code: 'V_12' },
      ]);
      expectErrors(await login(app.client(), { email: 'a'.repeat(255), password: 'b'.repeat(1001) }), 400, [
        { property: 'email', code: 'V_14' },
        { property: 'password', code: 'V_14' },
      ]);
      expectErrors(await login(app.client(), { email: { $ne: '' }, password: { $ne: '' } }), 400, [
        { property: 'email', code: 'V_12' },
        { property: 'password', code: 'V_12' },
      ]);
    });
  });

  describe('a session', () => {
    it('has an id of 256 bits, of which the database holds the hash alone', async () => {
      const client = await signIn(app, user);
      const id = client.cookies.get(cookieName) ?? '';
      expect(Buffer.from(id, 'base64url')).to.have.length(32);
      const [row] = await sessions();
      expect(row?.id_hash.equals(createHash('sha256').update(id).digest())).to.equal(true);
      const { rows } = await app.app.pool.query<{ text: string }>('select s::text as text from lectern_session s');
      expect(rows[0]?.text).not.to.contain(id);
    });

    it('has a cookie that scripts cannot read and other sites do not send', async () => {
      const answer = await login(app.client(), { email: user.email, password: user.password });
      const lines = answer.headers['set-cookie'] ?? [];
      expect(lines.length).to.be.greaterThan(0);
      for (const line of lines) {
        expect(line)
          .to.match(/; httponly/i)
          .and.to.match(/; samesite=lax/i)
          .and.to.match(/; path=\//i);
        expect(line).not.to.match(/domain=/i);
      }
    });

    it('gets a new id at every sign-in, and the old one is dead', async () => {
      const client = await signIn(app, user);
      const old = client.cookies.get(cookieName);
      const oldSignature = client.cookies.get(`${cookieName}.sig`);
      expectSuccess(await login(client, { email: user.email, password: user.password }));
      expect(client.cookies.get(cookieName)).not.to.equal(old);
      const thief = app.client();
      thief.cookies.set(cookieName, old ?? '').set(`${cookieName}.sig`, oldSignature ?? '');
      expect(await whoIs(thief)).to.equal(0);
      expect(await sessions()).to.have.length(1);
    });

    it('is not one that somebody planted', async () => {
      const planted = 'A'.repeat(43);
      const client = app.client();
      client.cookies.set(cookieName, planted).set(`${cookieName}.sig`, 'x'.repeat(27));
      expectSuccess(await login(client, { email: user.email, password: user.password }));
      expect(client.cookies.get(cookieName)).not.to.equal(planted);
      expect(await whoIs(client)).to.equal(user.id);
    });

    it('ends at logout, in the database too', async () => {
      const client = await signIn(app, user);
      const copy = app.client();
      for (const [name, value] of client.cookies) copy.cookies.set(name, value);
      expect(await whoIs(copy)).to.equal(user.id);
      expectSuccess(await client.request('POST', '/api/auth/logout', {}));
      expect(await sessions()).to.have.length(0);
      expect(await whoIs(copy)).to.equal(0);
      expectErrors(await copy.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
    });

    it('cannot be brought back by a request that was under way while it ended', async () => {
      const client = await signIn(app, user);
      const copy = app.client();
      for (const [name, value] of client.cookies) copy.cookies.set(name, value);
      const token = await client.token();
      let release = (): void => {};
      late.gate = new Promise((resolve) => (release = resolve));
      const waiting = new Promise<void>((resolve) => (late.onWait = resolve));
      const call = copy.request('POST', '/api/late/write-session', {}, { headers: { 'x-csrf-token': token } });
      await waiting;
      expectSuccess(await client.request('POST', '/api/auth/logout', {}));
      release();
      expect((await call).status).to.equal(200);
      expect(await sessions()).to.have.length(0);
      expect(await whoIs(copy)).to.equal(0);
    });

    it('ends when nobody used it for its idle time', async () => {
      const client = await signIn(app, user);
      await app.app.pool.query(`update lectern_session set expires_at = now() - interval '1 second'`);
      expect(await whoIs(client)).to.equal(0);
      expectErrors(await client.request('POST', '/api/auth/refresh-session', {}), 401, [{ code: 'G_07' }]);
    });

    it('lasts eight hours without use, and refresh-session begins them anew', async () => {
      const hoursLeft = async () =>
        (
          await app.app.pool.query<{ hours: number }>(
            'select (extract(epoch from expires_at - now()) / 3600)::float as hours from lectern_session',
          )
        ).rows[0]?.hours ?? 0;
      const client = await signIn(app, user);
      expect(await hoursLeft()).to.be.within(7.9, 8.01);
      await app.app.pool.query(`update lectern_session set expires_at = now() + interval '1 minute'`);
      const answer = await client.request('POST', '/api/auth/refresh-session', {});
      expectSuccess(answer);
      expect(answer.json).to.deep.equal({ Success: true, Errors: [], User: await presented() });
      expect(await hoursLeft()).to.be.within(7.9, 8.01);
    });

    it('ends seven days after the sign-in, however often it is refreshed', async () => {
      const client = await signIn(app, user);
      await app.app.pool.query(`update lectern_session set created_at = now() - interval '7 days 1 minute'`);
      expectErrors(await client.request('POST', '/api/auth/refresh-session', {}), 401, [{ code: 'G_07' }]);
      expect(await whoIs(client)).to.equal(0);
    });

    it('ends with its user', async () => {
      const client = await signIn(app, user);
      await app.app.pool.query('delete from lectern_user where id = $1', [user.id]);
      expect(await sessions()).to.have.length(0);
      expect(await whoIs(client)).to.equal(0);
      expectErrors(await client.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
    });

    it('carries what the role grants now', async () => {
      const client = await signIn(app, user);
      expect((await client.request('POST', '/api/page/create', {})).status).to.equal(400);
      await app.app.pool.query(`update lectern_role set permissions = '[{"name":"gone:permission"}]' where name = 'Editor'`);
      expectErrors(await client.request('POST', '/api/page/create', {}), 403, [{ code: 'UM_01' }]);
    });

    it('is none of a cookie that is cut, foreign or long, and such a cookie makes no row', async () => {
      const client = await signIn(app, user);
      const value = client.cookies.get(cookieName) ?? '';
      const signature = client.cookies.get(`${cookieName}.sig`) ?? '';
      for (const [id, signed] of [
        [value.slice(0, -1), signature],
        [value, signature.slice(0, -1)],
        [value, ''],
        ['x'.repeat(8000), signature],
        ['__proto__', signature],
      ] as const) {
        const other = app.client();
        other.cookies.set(cookieName, id).set(`${cookieName}.sig`, signed);
        expectErrors(await other.request('POST', '/api/auth/refresh-session', {}), 401, [{ code: 'G_07' }]);
      }
      expect(await sessions()).to.have.length(1);
    });
  });

  describe('a visitor', () => {
    it('has no row and no cookie, whatever they call', async () => {
      const visitor = app.client();
      for (const [method, path, body] of [
        ['GET', '/api/settings/get', undefined],
        ['GET', '/', undefined],
        ['POST', '/api/auth/user', {}],
        ['POST', '/api/auth/logout', {}],
        ['POST', '/api/page/get-by-slug', { slug: '/nowhere' }],
        ['GET', '/api/page/get-by-slug-query?slug=%2Fnowhere', undefined],
      ] as const) {
        const answer = await visitor.request(method, path, body);
        expect(answer.status, path).to.be.lessThan(500);
        expect(visitor.cookies.size, path).to.equal(0);
      }
      expect(await sessions()).to.have.length(0);
    });

    it('is the user with ID 0, with status 200', async () => {
      const answer = await app.request('POST', '/api/auth/user', {});
      expectSuccess(answer);
      expect(answer.get('User.ID')).to.equal(0);
      expect(answer.get<object>('User')).to.have.all.keys(
        ...['ID', 'email', 'role', 'profile', 'name', 'jobTitle', 'image', 'language'],
      );
    });
  });

  describe('GET /user', () => {
    it('is 401 without a session', async () => {
      expectErrors(await app.client().request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
    });

    it('answers with ID and role.permissions, and under data as well', async () => {
      const client = await signIn(app, user);
      const answer = await client.request('GET', '/api/user');
      expectSuccess(answer);
      const policies = { canEdit: true, canEditAccount: false, canDelete: false, canExplain: false };
      const expected = { ...(await presented()), status: 'active', policies };
      expect(answer.json).to.deep.equal({ Success: true, Errors: [], ...expected, data: expected });
    });
  });
});

describe('cookies where the origin is https', () => {
  it('are bound to the host and sent over TLS alone', async () => {
    const app = await createTestApp({ environment: { LECTERN_ORIGIN: 'https://www.example.nl' } });
    try {
      const { email, password } = await buildUser(app);
      const answer = await app.request('POST', '/api/auth/login', { email, password });
      expectSuccess(answer);
      const lines = answer.headers['set-cookie'] ?? [];
      expect(lines.some((line) => line.startsWith('__Host-lectern='))).to.equal(true);
      for (const line of lines) expect(line).to.match(/; secure/i);
      expect(answer.headers['strict-transport-security']).to.match(/^max-age=31536000/);
    } finally {
      await app.close();
    }
  });
});
