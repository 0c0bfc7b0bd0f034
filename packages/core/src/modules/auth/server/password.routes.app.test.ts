import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { mailTo, receiveMails, tokenIn } from './mailbox.test-kit.ts';
import { sealAddress } from '../../mail/server/address.ts';

const fresh = 'Een-nieuw-woord-7!';

describe('passwords', () => {
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
  const forgot = (email: unknown, headers: Record<string, string> = {}) =>
    app.client().request('POST', '/api/auth/forgot-password', { email }, { headers });
  const reset = (token: unknown, password: unknown = fresh, confirm: unknown = password) =>
    app.client().request('POST', '/api/auth/reset-account', { password, confirm, token });
  /** The mail with which this address can reset its password, of those that wait. */
  const received = async (email = user.email) => mailTo(await receiveMails(app), 'reset-password', email);
  const askToken = async (email = user.email): Promise<string> => {
    expectSuccess(await forgot(email));
    return tokenIn(await received(email));
  };
  const isAlive = async (client: TestClient): Promise<boolean> => (await client.request('GET', '/api/user')).status === 200;
  const count = async (sql: string): Promise<number> =>
    Number((await app.app.pool.query<{ count: string }>(`select count(*) as count from ${sql}`)).rows[0]?.count);
  const audited = async (): Promise<string[]> =>
    (await app.app.pool.query<{ text: string }>('select a::text as text from lectern_audit_entry a order by id')).rows.map(
      ({ text }) => text,
    );

  describe('POST /auth/forgot-password', () => {
    it('answers alike for every address and does the same work, and mails only whoever has an account', async () => {
      const invited = await buildUser(app, { email: 'invited@example.com' });
      await app.app.pool.query('update lectern_user set password_hash = null where id = $1', [invited.id]);
      // The counter of the network is there from the first time on.
      expectSuccess(await forgot('first@example.com'));
      const bodies = new Set<string>();
      for (const email of [user.email, 'unknown@example.com', invited.email]) {
        const before = [await count('lectern_mail'), await count('lectern_audit_entry'), await count('lectern_attempt')];
        const answer = await forgot(email);
        const { date: _, 'x-request-id': __, ...headers } = answer.headers;
        bodies.add(JSON.stringify([answer.status, answer.json, headers]));
        const after = [await count('lectern_mail'), await count('lectern_audit_entry'), await count('lectern_attempt')];
        expect(
          after.map((rows, index) => rows - (before[index] ?? 0)),
          email,
        ).to.deep.equal([1, 1, 1]);
      }
      expect([...bodies]).to.deep.equal([...bodies].slice(0, 1));
      const mails = await receiveMails(app);
      expect(mails.map(({ to }) => to)).to.deep.equal([user.email]);
      expect(mailTo(mails, 'reset-password', user.email).text)
        .to.contain('Olga')
        .and.to.contain('1 hour');
    });

    it('mails an address three times in an hour, and the last link alone is good', async () => {
      for (let index = 0; index < 10; index += 1) expectSuccess(await forgot(index % 2 ? user.email : ' OWNER@example.com'));
      expect(await count(`lectern_mail where template = 'reset-password'`)).to.equal(3);
      // They waited together: of those that a later one makes worthless none is sent.
      const waited = await receiveMails(app);
      expect(waited).to.have.length(1);
      expect(await count('lectern_account_token')).to.equal(1);
      await app.app.pool.query(`update lectern_attempt set locked_until = locked_until - interval '1 hour'`);
      expectSuccess(await forgot(user.email));
      const later = await receiveMails(app);
      expect(later).to.have.length(1);
      expectErrors(await reset(tokenIn(mailTo(waited, 'reset-password', user.email))), 400, [
        { property: 'token', code: 'V_05' },
      ]);
      expectSuccess(await reset(tokenIn(mailTo(later, 'reset-password', user.email))));
    });

    it('listens thirty times an hour to one network, whichever addresses it types', async () => {
      const answers = [];
      for (let index = 0; index < 32; index += 1) answers.push(await forgot(`person-${index}@example.com`));
      for (const answer of answers.slice(0, 30)) expectSuccess(answer);
      for (const answer of answers.slice(30)) {
        expectErrors(answer, 429, [{ code: 'G_18' }]);
        expect(Number(answer.headers['retry-after'])).to.be.within(3500, 3600);
      }
      expect(await count('lectern_mail')).to.equal(30);
    });

    it('keeps a link that arrived good when its mail is sent once more, and makes it worthless at another address', async () => {
      expectSuccess(await forgot(user.email));
      const again = () => app.app.pool.query(`update lectern_mail set state = 'waiting', next_attempt_at = queued_at`);
      const first = await received();
      await again();
      const second = await received();
      expect(tokenIn(second))
        .to.equal(tokenIn(first))
        .and.to.match(/^[\w-]{43}$/);
      await app.app.pool.query(`update lectern_user set email = 'moved@example.com' where id = $1`, [user.id]);
      const { rows } = await app.app.pool.query<{ id: string }>('select id from lectern_mail');
      for (const { id } of rows)
        await app.app.pool.query('update lectern_mail set sealed_address = $2 where id = $1', [
          id,
          sealAddress(app.app, id, 'moved@example.com'),
        ]);
      await again();
      const moved = await received('moved@example.com');
      expectErrors(await reset(tokenIn(first)), 400, [{ property: 'token', code: 'V_05' }]);
      expectSuccess(await reset(tokenIn(moved)));
    });

    it('takes one address', async () => {
      for (const [email, code] of [
        ['owner@example.com,evil@example.net', 'V_02'],
        ['owner@example.com\r\nBcc: evil@example.net', 'V_02'],
        ['Owner <owner@example.com>', 'V_02'],
        ['', 'V_02'],
        [['owner@example.com', 'evil@example.net'], 'V_12'],
        [{ $ne: '' }, 'V_12'],
        [`${'a'.repeat(250)}@x.nl`, 'V_14'],
      ] as const)
        expectErrors(await forgot(email), 400, [{ property: 'email', code }]);
      expectErrors(await app.client().request('POST', '/api/auth/forgot-password', {}), 400, [
        { property: 'email', code: 'V_01' },
      ]);
      expect(await count('lectern_mail')).to.equal(0);
    });

    it('links to the origin of the configuration, whatever the headers of the request say', async () => {
      await forgot(user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
      const mail = await received();
      expect(`${mail.text}${mail.html}`).not.to.contain('evil');
      expect(mail.text).to.contain(`${app.app.environment.origin}/cmsadmin/reset-password#token=`);
      expectErrors(await forgot(user.email, { origin: 'https://evil.example' }), 403, [{ code: 'G_02' }]);
    });
  });

  describe('POST /auth/reset-account', () => {
    it('sets the password, ends every session and opens a locked account', async () => {
      const token = await askToken();
      const clients = [await signIn(app, user), await signIn(app, user)];
      for (let index = 0; index < 5; index += 1) await login('wrong');
      expectErrors(await login(user.password), 429, [{ code: 'AUTH_03' }]);
      expectSuccess(await reset(token));
      for (const client of clients) expect(await isAlive(client)).to.equal(false);
      expectErrors(await login(user.password), 400, [{ code: 'AUTH_01' }]);
      expectSuccess(await login(fresh));
    });

    it('takes a token once, also of two calls at the same time', async () => {
      const token = await askToken();
      const answers = await Promise.all([reset(token, `${fresh}a`), reset(token, `${fresh}b`), reset(token, `${fresh}c`)]);
      expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
      for (const answer of answers.filter(({ status }) => status !== 200))
        expectErrors(answer, 400, [{ property: 'token', code: 'V_05' }]);
      const winner = ['a', 'b', 'c'][answers.findIndex(({ status }) => status === 200)] ?? '';
      expectSuccess(await login(fresh + winner));
      expectErrors(await reset(token), 400, [{ property: 'token', code: 'V_05' }]);
    });

    it('refuses a token after its time, after another change of the password or the address, and of nobody', async () => {
      const refused = async (token: string) => expectErrors(await reset(token), 400, [{ property: 'token', code: 'V_05' }]);
      const old = await askToken();
      await app.app.pool.query(`update lectern_account_token set created_at = created_at - interval '61 minutes'`);
      await refused(old);

      const beforeChange = await askToken();
      const client = await signIn(app, user);
      const change = { currentPassword: user.password, password: fresh, confirm: fresh };
      expectSuccess(await client.request('POST', '/api/auth/change-password', change));
      await refused(beforeChange);

      const beforeMove = await askToken();
      await app.app.pool.query(`update lectern_user set email = 'moved@example.com' where id = $1`, [user.id]);
      await refused(beforeMove);

      const gone = await buildUser(app, { email: 'gone@example.com' });
      const ofGone = await askToken(gone.email);
      await app.app.pool.query('delete from lectern_user where id = $1', [gone.id]);
      await refused(ofGone);
      await refused('A'.repeat(43));
    });

    it('takes an activation for an account without a password, and a reset for one that has one', async () => {
      const token = await askToken();
      await app.app.pool.query('update lectern_user set password_hash = null where id = $1', [user.id]);
      expectErrors(await reset(token), 400, [{ property: 'token', code: 'V_05' }]);
    });

    it('calls a token malformed that none of ours looks like', async () => {
      for (const token of [
        'x',
        '',
        'A'.repeat(42),
        `${'A'.repeat(42)}!`,
        '00000000-0000-4000-8000-000000000000',
        'A'.repeat(900),
      ])
        expectErrors(await reset(token), 400, [{ property: 'token', code: 'V_04' }]);
    });

    it('names everything that is wrong at once, and leaves the token as it is', async () => {
      const token = await askToken();
      const before = await app.digest();
      expectErrors(await reset('x', 'short', 'other'), 400, [
        { property: 'password', code: 'V_09' },
        { property: 'password', code: 'V_10' },
        { property: 'confirm', code: 'V_03' },
        { property: 'token', code: 'V_04' },
      ]);
      for (const [password, code] of [
        ['abcdefgh!', 'V_09'],
        ['Abcdef!1', 'V_10'],
        [`A!${'x'.repeat(253)}`, 'V_11'],
        ['P@ssw0rd!', 'G_17'],
        ['Welcome123!', 'G_17'],
      ] as const)
        expectErrors(await reset(token, password), 400, [{ property: 'password', code }]);
      expectErrors(await reset(token, fresh, `${fresh} `), 400, [{ property: 'confirm', code: 'V_03' }]);
      expectErrors(await app.client().request('POST', '/api/auth/reset-account', {}), 400, [
        { property: 'password', code: 'V_01' },
        { property: 'confirm', code: 'V_01' },
        { property: 'token', code: 'V_01' },
      ]);
      expect(await app.digest()).to.deep.equal(before);
      expectSuccess(await reset(token));
    });

    it('keeps every character of a long password', async () => {
      const password = `  Ünï ${'😀'.repeat(120)} ${'x'.repeat(120)}!`;
      expectSuccess(await reset(await askToken(), password));
      expectSuccess(await login(password));
      expectErrors(await login(password.trim()), 400, [{ code: 'AUTH_01' }]);
      expectErrors(await login(password.slice(0, -1)), 400, [{ code: 'AUTH_01' }]);
    });

    it('stores the hash of the token and argon2id of the password, and neither is anywhere else', async () => {
      const token = await askToken();
      expect(Buffer.from(token, 'base64url')).to.have.length(32);
      const tables = await app.app.pool.query<{ text: string }>(
        `select t::text as text from lectern_account_token t union all select m::text from lectern_mail m`,
      );
      expect(tables.rows.map(({ text }) => text).join()).not.to.contain(token);
      expectSuccess(await reset(token));
      const { rows } = await app.app.pool.query<{ password_hash: string }>(
        'select password_hash from lectern_user where id = $1',
        [user.id],
      );
      expect(rows[0]?.password_hash).to.match(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
      const written = `${(await audited()).join()}${JSON.stringify(app.logs)}`;
      for (const secret of [token, fresh, user.email]) expect(written).not.to.contain(secret);
      expect(written).to.contain('auth.forgot-password').and.to.contain('auth.choose-password');
    });
  });

  it('of before let nobody in whose login was under way while they were changed', async () => {
    const change = await app.app.pool.connect();
    await change.query('begin');
    await change.query(`update lectern_user set password_hash = 'another' where id = $1`, [user.id]);
    const waiting = login(user.password);
    // Waits: no engine but PostgreSQL tells that the login has come to the row that is held.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await change.query('delete from lectern_session where user_id = $1', [user.id]);
    await change.query('commit');
    change.release();
    const answer = await waiting;
    expectErrors(answer, 400, [{ code: 'AUTH_01' }]);
    expect(await count('lectern_session')).to.equal(0);
  });

  it('are hashed two at a time, so that a burst of logins keeps the memory within bounds', async () => {
    const lifted = await createTestApp({ config: { accounts: { accountLock: false, addressLock: false } } });
    try {
      const before = process.memoryUsage().rss;
      let peak = before;
      const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
      await Promise.all(
        Array.from({ length: 40 }, () =>
          lifted.client().request('POST', '/api/auth/login', { email: 'x@example.com', password: 'wrong' }),
        ),
      );
      clearInterval(watch);
      expect((peak - before) / 1e6).to.be.lessThan(300);
    } finally {
      await lifted.close();
    }
  });
});
