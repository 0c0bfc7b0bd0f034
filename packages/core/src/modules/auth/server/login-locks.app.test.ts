import { createHook } from 'node:async_hooks';
import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient, TestResponse } from '@lectern/testing';

const login = (client: TestClient, email: string, password: string, headers: Record<string, string> = {}) =>
  client.request('POST', '/api/auth/login', { email, password }, { headers });

const codes = (answers: readonly TestResponse[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const code = answer.get<string>('Errors.0.code') ?? 'none';
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

const times = <Value>(count: number, work: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** The number of argon2 hashes that Node began during some work. */
async function countHashes(work: () => Promise<void>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, kind) {
      if (kind === 'ARGON2REQUEST') count += 1;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return count;
}

describe('locks of the login', () => {
  let app: TestApp;
  let user: BuiltUser;

  before(async () => {
    app = await createTestApp({ environment: { TRUST_PROXY: '1' } });
  });
  beforeEach(async () => {
    await app.clear();
    user = await buildUser(app, { email: 'owner@example.com' });
  });
  after(() => app?.close());

  /** Lets time pass for the counters. */
  const pass = (minutes: number) =>
    app.app.pool.query(
      `update lectern_attempt set locked_until = locked_until - make_interval(secs => $1),
         failures = array(select t - make_interval(secs => $1) from unnest(failures) t)`,
      [minutes * 60],
    );
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const fail = async (count: number, address = '192.0.2.1', email = user.email) => {
    for (let index = 0; index < count; index += 1)
      expectErrors(await login(app.client(), email, 'wrong', from(address)), 400, [{ code: 'AUTH_01' }]);
  };

  it('look at five passwords of a hundred that come at once, and refuse the right one until ten minutes have passed', async () => {
    const answers = await times(100, () => login(app.client(), user.email, 'wrong', from('192.0.2.1')));
    expect(codes(answers)).to.deep.equal({ AUTH_01: 5, AUTH_03: 95 });
    const refused = await login(app.client(), user.email, user.password, from('198.51.100.7'));
    expectErrors(refused, 429, [{ code: 'AUTH_03' }]);
    expect(Number(refused.headers['retry-after'])).to.be.within(580, 600);
    await pass(9.9);
    expectErrors(await login(app.client(), user.email, user.password, from('198.51.100.7')), 429, [{ code: 'AUTH_03' }]);
    await pass(0.1);
    expectSuccess(await login(app.client(), user.email, user.password, from('198.51.100.7')));
  });

  it('are not prolonged by tries that come while they hold', async () => {
    await fail(5);
    await pass(9);
    await times(20, () => login(app.client(), user.email, 'wrong', from('192.0.2.9')));
    await pass(1);
    expectSuccess(await login(app.client(), user.email, user.password, from('192.0.2.9')));
  });

  it('count what happened within ten minutes', async () => {
    await fail(4);
    await pass(10);
    await fail(4);
    expectSuccess(await login(app.client(), user.email, user.password, from('192.0.2.1')));
  });

  it('begin anew after the right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      await fail(4);
      expectSuccess(await login(app.client(), user.email, user.password, from('192.0.2.1')));
    }
  });

  it('lock nobody out who logs in many times at once', async () => {
    const answers = await times(20, () => login(app.client(), user.email, user.password, from('192.0.2.1')));
    expect(codes(answers)).to.deep.equal({ none: 20 });
  });

  it('are one, however the address is written', async () => {
    const ways = [
      'owner@example.com',
      'OWNER@Example.COM',
      '  owner@example.com ',
      'owner@example.com\u200b',
      'ow\u00adner@example.com',
    ];
    for (const way of ways) await fail(1, '192.0.2.1', way);
    for (const way of ways)
      expectErrors(await login(app.client(), way, user.password, from('192.0.2.2')), 429, [{ code: 'AUTH_03' }]);
  });

  it('hold for addresses that nobody has just as well', async () => {
    await fail(5, '192.0.2.1', 'nobody@example.com');
    const known = await login(app.client(), 'nobody@example.com', 'wrong', from('192.0.2.1'));
    expectErrors(known, 429, [{ code: 'AUTH_03' }]);
  });

  it('stop a network that tries many addresses, and nobody else', async () => {
    const spray = await times(70, (index) =>
      login(app.client(), `person-${index}@example.com`, 'Winter-2026!', from('192.0.2.1')),
    );
    expect(codes(spray)).to.deep.equal({ AUTH_01: 50, AUTH_03: 20 });
    expectErrors(await login(app.client(), user.email, user.password, from('192.0.2.1')), 429, [{ code: 'AUTH_03' }]);
    expectSuccess(await login(app.client(), user.email, user.password, from('192.0.2.2')));
  });

  it('let no locked network go on to lock accounts', async () => {
    await times(50, (index) => login(app.client(), `person-${index}@example.com`, 'wrong', from('192.0.2.1')));
    await times(30, () => login(app.client(), user.email, 'wrong', from('192.0.2.1')));
    expectSuccess(await login(app.client(), user.email, user.password, from('192.0.2.2')));
  });

  it('take a whole IPv6 network for one address', async () => {
    await times(50, (index) => login(app.client(), `person-${index}@example.com`, 'wrong', from(`2001:db8:1:2::${index}`)));
    expectErrors(await login(app.client(), user.email, 'wrong', from('2001:db8:1:2:ffff::1')), 429, [{ code: 'AUTH_03' }]);
    expectErrors(await login(app.client(), user.email, 'wrong', from('2001:db8:1:3::1')), 400, [{ code: 'AUTH_01' }]);
  });

  it('read no more of X-Forwarded-For than the trusted proxies wrote, and no other header', async () => {
    await times(50, (index) =>
      login(app.client(), `person-${index}@example.com`, 'wrong', {
        'x-forwarded-for': `203.0.113.${index}, 192.0.2.1`,
        'x-real-ip': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
        'cf-connecting-ip': `203.0.113.${index}`,
      }),
    );
    expectErrors(await login(app.client(), user.email, 'wrong', from('192.0.2.1')), 429, [{ code: 'AUTH_03' }]);
  });

  it('do not shut out the owner on a browser that they used before', async () => {
    const owner = await signIn(app, user);
    await owner.request('POST', '/api/auth/logout', {});
    await fail(5, '192.0.2.66');
    expectErrors(await login(app.client(), user.email, user.password, from('198.51.100.1')), 429, [{ code: 'AUTH_03' }]);
    expectSuccess(await login(owner, user.email, user.password, from('198.51.100.1')));
    // From the network of the attacker too.
    await times(60, (index) => login(app.client(), `person-${index}@example.com`, 'wrong', from('192.0.2.66')));
    expectSuccess(await login(owner, user.email, user.password, from('192.0.2.66')));
  });

  it('give a stolen browser five tries like anybody, and a browser of one account none at another', async () => {
    const owner = await signIn(app, user);
    const answers = await times(20, () => {
      const thief = app.client();
      thief.cookies.set('lectern-device', owner.cookies.get('lectern-device') ?? '');
      return login(thief, user.email, 'wrong', from('192.0.2.1'));
    });
    expect(codes(answers)).to.deep.equal({ AUTH_01: 5, AUTH_03: 15 });
    const other = await buildUser(app, { email: 'other@example.com' });
    await fail(5, '192.0.2.2', other.email);
    expectErrors(await login(owner, other.email, other.password, from('192.0.2.3')), 429, [{ code: 'AUTH_03' }]);
    const forger = app.client();
    forger.cookies.set('lectern-device', (owner.cookies.get('lectern-device') ?? '').replace(/^./, '0'));
    await fail(5, '192.0.2.4');
    expectErrors(await login(forger, user.email, user.password, from('192.0.2.5')), 429, [{ code: 'AUTH_03' }]);
  });

  it('answer alike, after as much hashing, for addresses that are known, unknown, deleted and never activated', async () => {
    const invited = await buildUser(app, { email: 'invited@example.com' });
    await app.app.pool.query('update lectern_user set password_hash = null where id = $1', [invited.id]);
    const deleted = await buildUser(app, { email: 'deleted@example.com' });
    await app.app.pool.query('delete from lectern_user where id = $1', [deleted.id]);
    // The first unknown address of a process has the hash made that all unknown ones are compared with.
    await fail(1, '192.0.2.1', 'unknown@example.com');
    const seen = new Set<string>();
    const hashes: Record<string, number> = {};
    for (const email of [user.email, 'unknown@example.com', deleted.email, invited.email]) {
      await app.app.pool.query('delete from lectern_attempt');
      const client = app.client();
      await client.token();
      hashes[email] = await countHashes(async () => {
        const answer = await login(client, email, 'wrong', from('192.0.2.1'));
        const { date: _, 'x-request-id': __, 'retry-after': ___, ...headers } = answer.headers;
        seen.add(JSON.stringify([answer.status, answer.json, headers]));
      });
    }
    expect([...seen]).to.have.length(1);
    // Hashing takes nearly all the time of a login: who is not known must not be told from its being left out.
    expect(hashes).to.deep.equal({ [user.email]: 1, 'unknown@example.com': 1, [deleted.email]: 1, [invited.email]: 1 });
  });

  it('make the site pause for browsers that it does not know, where wrong passwords come from everywhere', async () => {
    const calm = await createTestApp({
      environment: { TRUST_PROXY: '1' },
      config: { accounts: { siteLock: { attempts: 20 } } },
    });
    try {
      const owner = await buildUser(calm);
      const known = await signIn(calm, owner);
      const spread = await times(30, (index) =>
        login(calm.client(), `person-${index}@example.com`, 'Winter-2026!', from(`192.0.2.${index}`)),
      );
      expect(codes(spread)).to.deep.equal({ AUTH_01: 20, AUTH_03: 10 });
      const refused = await login(calm.client(), owner.email, owner.password, from('198.51.100.1'));
      expectErrors(refused, 429, [{ code: 'AUTH_03' }]);
      expect(Number(refused.headers['retry-after'])).to.be.within(50, 60);
      expectSuccess(await login(known, owner.email, owner.password, from('198.51.100.2')));
      await calm.app.pool.query('update lectern_attempt set locked_until = now()');
      expectSuccess(await login(calm.client(), owner.email, owner.password, from('198.51.100.1')));
    } finally {
      await calm.close();
    }
  });

  it('leave nothing from which an address could be read', async () => {
    await fail(5);
    const { rows } = await app.app.pool.query<{ text: string }>('select a::text as text from lectern_attempt a');
    expect(rows.length).to.be.greaterThan(1);
    for (const { text } of rows) expect(text).not.to.match(/owner|example|192\.0/);
    const audit = await app.app.pool.query<{ text: string }>('select a::text as text from lectern_audit_entry a');
    const failed = await app.app.pool.query(`select outcome from lectern_audit_entry where action = 'auth.sign-in-failed'`);
    expect(failed.rows).to.deep.equal(Array.from({ length: 5 }, () => ({ outcome: 'failed' })));
    for (const { text } of audit.rows) expect(text).not.to.match(/owner@|wrong|192\.0/);
    expect(JSON.stringify(app.logs)).not.to.match(/owner@|wrong/);
  });

  it('have the numbers that the site states, and can be lifted', async () => {
    const strict = await createTestApp({
      config: { accounts: { accountLock: { attempts: 2, lockMinutes: 30 }, addressLock: false } },
    });
    try {
      const answers = await times(10, () => login(strict.client(), 'x@example.com', 'wrong'));
      expect(codes(answers)).to.deep.equal({ AUTH_01: 2, AUTH_03: 8 });
      expect(Math.max(...answers.map(({ headers }) => Number(headers['retry-after'] ?? 0)))).to.be.within(1790, 1800);
      const many = await times(60, (index) => login(strict.client(), `person-${index}@example.com`, 'wrong'));
      expect(codes(many)).to.deep.equal({ AUTH_01: 60 });
    } finally {
      await strict.close();
    }
  });
});

describe('locks without a proxy in front', () => {
  it('believe no header about the address', async () => {
    const app = await createTestApp();
    try {
      const user = await buildUser(app);
      await times(60, (index) =>
        login(app.client(), `person-${index}@example.com`, 'wrong', { 'x-forwarded-for': `203.0.113.${index}` }),
      );
      expectErrors(await login(app.client(), user.email, user.password, { 'x-forwarded-for': '198.51.100.1' }), 429, [
        { code: 'AUTH_03' },
      ]);
    } finally {
      await app.close();
    }
  });
});
