import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { endSessions } from './end-sessions.ts';
import type { ListedSession } from './list-sessions.query.ts';

describe('sessions of a user', () => {
  let app: TestApp;
  let user: BuiltUser;
  before(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    await app.clear();
    user = await buildUser(app);
  });
  after(() => app?.close());

  const list = async (client: TestClient): Promise<readonly ListedSession[]> => {
    const answer = await client.request('GET', '/api/auth/sessions');
    expectSuccess(answer);
    return answer.get('data');
  };
  const isAlive = async (client: TestClient): Promise<boolean> => (await client.request('GET', '/api/user')).status === 200;

  it('are listed, the current one first, by what a person recognises and without anything that opens them', async () => {
    const firefox = app.client();
    const { email, password } = user;
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
    expectSuccess(await firefox.request('POST', '/api/auth/login', { email, password }, { headers }));
    const client = await signIn(app, user);
    await signIn(app, await buildUser(app));
    const answer = await client.request('GET', '/api/auth/sessions');
    const sessions = answer.get<readonly ListedSession[]>('data');
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).to.deep.equal([
      ['An unknown device', true],
      ['Firefox on Linux', false],
    ]);
    for (const session of sessions) {
      expect(session).to.have.all.keys('id', 'device', 'createdAt', 'lastUsedAt', 'isCurrent');
      expect(Date.parse(session.createdAt)).to.be.closeTo(Date.now(), 60_000);
    }
    for (const { cookies } of [client, firefox]) expect(answer.text).not.to.contain(cookies.get('lectern'));
  });

  it('are not listed once they are over', async () => {
    const client = await signIn(app, user);
    await signIn(app, user);
    const others = 'id <> (select id from lectern_session order by created_at limit 1)';
    await app.app.pool.query(`update lectern_session set expires_at = now() where ${others}`);
    expect(await list(client)).to.have.length(1);
    await app.app.pool.query(
      `update lectern_session set expires_at = now() + interval '1 hour', created_at = now() - interval '8 days' where ${others}`,
    );
    expect(await list(client)).to.have.length(1);
  });

  it('can be ended one by one, and only by their own user', async () => {
    const client = await signIn(app, user);
    const lost = await signIn(app, user);
    const stranger = await signIn(app, await buildUser(app, { role: 'Administrator' }));
    const id = (await list(client)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expectErrors(await app.client().request('DELETE', `/api/auth/sessions/${id}`), 401, [{ code: 'G_07' }]);
    expectErrors(await stranger.request('DELETE', `/api/auth/sessions/${id}`), 404, [{ code: 'G_04' }]);
    expect(await isAlive(lost)).to.equal(true);
    expectSuccess(await client.request('DELETE', `/api/auth/sessions/${id}`));
    expect(await isAlive(lost)).to.equal(false);
    expect(await isAlive(client)).to.equal(true);
    expectErrors(await client.request('DELETE', `/api/auth/sessions/${id}`), 404, [{ code: 'G_04' }]);
    expectErrors(await client.request('DELETE', '/api/auth/sessions/1%20or%201=1'), 400, [{ property: 'id', code: 'V_12' }]);
  });

  it('can be ended all at once; the one at work goes on', async () => {
    const client = await signIn(app, user);
    const others = [await signIn(app, user), await signIn(app, user)];
    const stranger = await signIn(app, await buildUser(app));
    expectErrors(await app.client().request('POST', '/api/auth/sessions/end-all', {}), 401, [{ code: 'G_07' }]);
    expectErrors(await client.request('POST', '/api/auth/sessions/end-all', { userID: 1 }), 400, [
      { property: 'userID', code: 'V_12' },
    ]);
    expectSuccess(await client.request('POST', '/api/auth/sessions/end-all', {}));
    for (const other of others) expect(await isAlive(other)).to.equal(false);
    for (const other of [client, stranger]) expect(await isAlive(other)).to.equal(true);
    const { rows } = await app.app.pool.query<{ action: string; actor_id: string }>(
      `select action, actor_id from lectern_audit_entry where action = 'auth.end-all-sessions'`,
    );
    expect(rows).to.have.length(1);
  });

  it('end in the transaction of whoever asks, half ones too', async () => {
    const client = await signIn(app, user);
    await app.app.pool.query('update lectern_session set is_pending = true');
    const kept = await signIn(app, user);
    const exceptSessionID = (await list(kept))[0]?.id;
    const em = app.app.orm.em.fork();
    await em.transactional((inner) => endSessions(inner, { userID: user.id, exceptSessionID }));
    expect([await isAlive(client), await isAlive(kept)]).to.deep.equal([false, true]);
    await em.transactional((inner) => endSessions(inner, { userID: user.id }));
    expect(await isAlive(kept)).to.equal(false);
  });

  describe('the time of a session', () => {
    const hours = async (): Promise<number> =>
      (
        await app.app.pool.query<{ hours: number }>(
          'select (extract(epoch from expires_at - now()) / 3600)::float as hours from lectern_session',
        )
      ).rows[0]?.hours ?? 0;

    it('begins anew with each use, written down every five minutes', async () => {
      const client = await signIn(app, user);
      await app.app.pool.query(
        `update lectern_session set expires_at = now() + interval '1 hour', last_used_at = now() - interval '4 minutes'`,
      );
      await client.request('GET', '/api/user');
      expect(await hours()).to.be.within(0.9, 1);
      await app.app.pool.query(`update lectern_session set last_used_at = now() - interval '6 minutes'`);
      await client.request('GET', '/api/user');
      expect(await hours()).to.be.within(7.9, 8);
    });

    it('never passes the end that the login set, neither by use nor by refresh-session', async () => {
      const client = await signIn(app, user);
      await app.app.pool.query(
        `update lectern_session set created_at = now() - interval '167 hours', last_used_at = now() - interval '1 hour'`,
      );
      await client.request('GET', '/api/user');
      expect(await hours()).to.be.within(0.9, 1);
      expectSuccess(await client.request('POST', '/api/auth/refresh-session', {}));
      expect(await hours()).to.be.within(0.9, 1);
    });

    it('is what the site states', async () => {
      const strict = await createTestApp({ config: { accounts: { sessionIdleHours: 0.5, sessionHours: 2 } } });
      try {
        const client = await signIn(strict, await buildUser(strict));
        const { rows } = await strict.app.pool.query<{ minutes: number }>(
          'select (extract(epoch from expires_at - now()) / 60)::float as minutes from lectern_session',
        );
        expect(rows[0]?.minutes).to.be.within(29, 30);
        await strict.app.pool.query(`update lectern_session set created_at = now() - interval '2 hours 1 minute'`);
        expect(await isAlive(client)).to.equal(false);
      } finally {
        await strict.close();
      }
    });
  });
});
