import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { systemActor, visitor } from '#server/kernel/actor.ts';
import { definePlugin } from '#index.ts';
import { defineServer } from '#server/define-server.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { Origin } from '#server/kernel/origin.ts';
import { recordAudit } from './record-audit.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';
import { defineCommand as definePluginCommand } from '#server/plugin/plugin-command.ts';

declare module '#contract/audit-words.ts' {
  interface ActionMap {
    readonly 'test.act': string;
  }
}

const list = '/api/audit/list';
const everything = { pageSize: '100', sortOrder: 'asc' };

interface Item {
  readonly actor: { readonly kind: string; readonly id: string; readonly userID: number | null; readonly name: string };
  readonly action: string;
  readonly entityID: string;
  readonly origin: string;
  readonly outcome: string;
}

const act = defineCommand<{ readonly id: string; readonly changes?: Readonly<Record<string, unknown>> }, void>(
  'test.act',
  async (context, { id, changes }) => {
    if (context.actor.kind === 'user') context.authorize('manage-tags');
    else context.allowEveryone('a test');
    context.audit({ entity: 'thing', entityID: id, ...(changes ? { changes } : {}) });
    await Promise.resolve();
  },
);

const pluginAct = definePluginCommand<{ readonly id: string }, void>('test.act', async ({ allowEveryone, audit }, { id }) => {
  allowEveryone('a test');
  audit({ entity: 'thing', entityID: id });
  await Promise.resolve();
});

describe('the audit log', () => {
  let app: TestApp;
  let reader: TestClient;
  before(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    await app.clear();
    reader = await signIn(app, await buildUser(app, { permissions: ['view-audit-log'] }));
  });
  after(() => app?.close());

  const run = (id: string, actor: Actor = systemActor('test'), origin?: Origin, changes?: Readonly<Record<string, unknown>>) =>
    app.app.execute(act, { id, ...(changes ? { changes } : {}) }, actor, origin);
  const user = (id: number, ...names: string[]): Actor => ({ kind: 'user', id, permissions: names.map((name) => ({ name })) });
  const read = async (query: Readonly<Record<string, string>>, client = reader): Promise<Item[]> => {
    const response = await client.request('GET', `${list}?${new URLSearchParams({ ...everything, ...query })}`);
    expectSuccess(response);
    return response.get<Item[]>('data.items');
  };
  const ids = async (query: Readonly<Record<string, string>>): Promise<string[]> =>
    (await read({ entity: 'thing', ...query })).map(({ entityID }) => entityID);

  it('says who did what, from where, and is read by pages and filters', async () => {
    const person = await buildUser(app, { name: 'Jan Jansen' });
    await run('1');
    await run('2', user(person.id, 'manage-tags'), 'admin', { fields: ['name'] });
    await run('3', user(person.id, 'manage-tags'));
    await run('4', visitor);
    const items = await read({ entity: 'thing' });
    expect(items.map(({ actor, origin }) => [actor.kind, actor.userID, actor.name, origin])).to.deep.equal([
      ['system', null, 'test', 'job'],
      ['user', person.id, 'Jan Jansen', 'admin'],
      ['user', person.id, 'Jan Jansen', 'api'],
      ['visitor', null, 'Visitor', 'api'],
    ]);
    expect(items[1]).to.deep.include({
      action: 'test.act',
      entityID: '2',
      outcome: 'done',
      changes: { fields: ['name'] },
      isSealed: false,
    });
    expect(await ids({ actor: String(person.id) })).to.deep.equal(['2', '3']);
    expect(await ids({ actor: items[1]?.actor.id ?? '' })).to.deep.equal(['2', '3']);
    expect(await ids({ actor: 'test' })).to.deep.equal(['1']);
    expect(await ids({ origin: 'admin' })).to.deep.equal(['2']);
    expect(await ids({ entityID: '3' })).to.deep.equal(['3']);
    expect(await ids({ action: 'test.act', outcome: 'refused' })).to.deep.equal([]);
    expect(await ids({ searchTerm: 'JANSEN' })).to.deep.equal(['2', '3']);
    expect(await ids({ from: new Date(Date.now() + 60_000).toISOString() })).to.deep.equal([]);
    expect(await ids({ to: new Date(Date.now() + 60_000).toISOString() })).to.have.length(4);
    const today = new Date().toISOString().slice(0, 10);
    expect(await ids({ from: today, to: today })).to.have.length(4);
    expect(await ids({ to: '2026-01-01' })).to.deep.equal([]);
    expect(await ids({ from: '2099-01-01' })).to.deep.equal([]);
    expect(await ids({ sortOrder: 'desc', pageSize: '1', pageIndex: '1' })).to.deep.equal(['3']);
    await sealAudit(app.app.pool);
    expect((await read({ entityID: '2' }))[0]).to.include({ isSealed: true });
  });

  it('refuses what is no filter', async () => {
    for (const [property, value] of Object.entries({
      from: 'yesterday',
      to: '2026-02-30',
      outcome: 'x',
      columnToSort: 'actor',
      id: '1',
    }))
      expectErrors(await reader.request('GET', `${list}?${property}=${value}`), 400, [{ property, code: 'V_12' }]);
    expect(await ids({ actor: `'; drop table lectern_user; --` })).to.deep.equal([]);
  });

  it('knows calls of the admin from others by what the browser says', async () => {
    const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    const create = (slug: string, headers: Record<string, string>) =>
      editor.request('POST', '/api/page/create', { title: 'T', slug, type: 'lectern/blank', locale: 'nl-NL' }, { headers });
    expectSuccess(await create('/a', { 'sec-fetch-site': 'same-origin' }));
    expectSuccess(await create('/b', {}));
    expect((await read({ action: 'page.create' })).map(({ origin }) => origin)).to.deep.equal(['admin', 'api']);
  });

  it('knows a login in the admin, right or wrong, from one by a script', async () => {
    const person = await buildUser(app, { password: 'Een-goed-wachtwoord-1!' });
    const login = async (password: string, headers: Record<string, string>) =>
      app.client().request('POST', '/api/auth/login', { email: person.email, password }, { headers });
    const own = { 'sec-fetch-site': 'same-origin', referer: `${app.address}/cmsadmin/login?next=%2Fusers` };
    expectSuccess(await login('Een-goed-wachtwoord-1!', own));
    expectErrors(await login('verkeerd', own), 400, [{ code: 'AUTH_01' }]);
    expectSuccess(await login('Een-goed-wachtwoord-1!', {}));
    expectErrors(await login('verkeerd', { 'sec-fetch-site': 'same-origin', referer: `${app.address}/contact` }), 400, [
      { code: 'AUTH_01' },
    ]);
    expectErrors(await login('verkeerd', { referer: own.referer }), 400, [{ code: 'AUTH_01' }]);
    const entries = await read({ entity: 'user', entityID: String(person.id) });
    expect(entries.map(({ action, origin }) => [action, origin])).to.deep.equal([
      ['auth.sign-in', 'admin'],
      ['auth.sign-in-failed', 'admin'],
      ['auth.sign-in', 'api'],
      ['auth.sign-in-failed', 'api'],
      ['auth.sign-in-failed', 'api'],
    ]);
  });

  it('tells what the job of a plugin changed from what the product did', async () => {
    const manifest = definePlugin({ name: 'worker', id: 'worker', version: '1.0.0', core: '>=0', entries: { server: true } });
    const server = defineServer<typeof manifest>({
      jobs: { act: { run: (_, lectern) => lectern.execute(pluginAct, { id: 'p' }, systemActor('worker')) } },
    });
    const own = await createTestApp({ plugins: [{ manifest, entries: { server } }] });
    try {
      await own.startJobs();
      await own.app.orm.em.fork().transactional((em) => own.app.jobs.enqueue(em, 'worker:act', {}));
      const find = () => own.app.pool.query<{ origin: string }>(`select origin from lectern_audit_entry where entity_id = 'p'`);
      await until(async () => (await find()).rows, [{ origin: 'plugin' }]);
    } finally {
      await own.close();
    }
  });

  it('records each refusal by the policy once, in routes and in commands', async () => {
    const person = await buildUser(app, { permissions: ['create-page'] });
    const client = await signIn(app, person);
    expectErrors(await client.request('GET', list), 403, [{ code: 'UM_01' }]);
    await run('9', user(person.id)).catch(() => undefined);
    const found = await read({ outcome: 'refused' });
    expect(found.map(({ actor, action, entityID }) => [actor.userID, action, entityID])).to.deep.equal([
      [person.id, 'route.call', 'GET /audit/list'],
      [person.id, 'test.act', '9'],
    ]);
    // The route lets pass who may change some page; the command refuses this one.
    const limited = await buildUser(app, { permissions: [{ name: 'create-page', parameters: { locales: ['de-DE'] } }] });
    const page = { title: 'T', slug: '/a', type: 'lectern/blank', locale: 'nl-NL' };
    expectErrors(await (await signIn(app, limited)).request('POST', '/api/page/create', page), 403, [{ code: 'UM_01' }]);
    expect((await read({ actor: String(limited.id), outcome: 'refused' })).map(({ action }) => action)).to.deep.equal([
      'page.create',
    ]);
  });

  it('records what is no command, and never fails whoever tells it', async () => {
    const person = await buildUser(app);
    const entry = { origin: 'api', action: 'auth.link-identity', entity: 'user', entityID: String(person.id) } as const;
    await recordAudit(app.app, { ...entry, actor: user(person.id), outcome: 'done' });
    await recordAudit(app.app, { ...entry, actor: visitor, outcome: 'failed' });
    await recordAudit(app.app, { ...entry, actor: user(999_999), outcome: 'done' });
    expect(
      (await read({ entity: 'user', entityID: String(person.id), action: 'auth.link-identity' })).map(({ actor, outcome }) => [
        actor.userID,
        outcome,
      ]),
    ).to.include.deep.members([
      [person.id, 'done'],
      [null, 'failed'],
    ]);
    expect(app.logs.some(({ msg }) => msg === 'an entry of the audit log could not be written')).to.equal(true);
  });

  it('keeps the chain whole when a person is erased, and nothing of the person', async () => {
    const person = await buildUser(app, { name: 'Jan Jansen', email: 'jan.jansen@example.com', role: 'Viewer' });
    await run('1', user(person.id, 'manage-tags'));
    await sealAudit(app.app.pool);
    const before = await verifyAudit(app.app.pool);
    const [entry] = await read({ entity: 'thing', entityID: '1' });
    await app.app.pool.query('delete from lectern_user where id = $1', [person.id]);
    const [after] = await read({ entity: 'thing', entityID: '1' });
    expect(after?.actor).to.deep.include({ id: entry?.actor.id, userID: null });
    expect(after?.actor.name).to.match(/^Former user [0-9A-F]{8}$/);
    expect(await verifyAudit(app.app.pool, before.head)).to.deep.include({ problems: [], head: before.head });
    expect(await ids({ actor: entry?.actor.id ?? '' })).to.deep.equal(['1']);
    const dump = await readAll(app, 'lectern_audit_entry', 'lectern_audit_seal', 'lectern_audit_identity');
    expect(dump).to.not.match(/jansen/i);
  });

  it('holds no secrets and no personal data, whatever a command hands it', async () => {
    await run('1', systemActor('test'), 'job', {
      password: 'Geheim-wachtwoord-1!',
      deep: [{ resetToken: 'Geheim-token', passwordHash: '$argon2id$Geheim' }],
      email: 'geheim@example.com',
      note: 'schreef geheim@example.com over Zzpii',
      text: `Zz${'x'.repeat(5000)}Geheim`,
      name: 'Editors',
    });
    const dump = await readAll(app, 'lectern_audit_entry');
    expect(dump).to.not.match(/geheim/i);
    expect(dump).to.include('Editors').and.include('[removed]');
  });

  it('holds no password, token or cookie of any call: a full dump of the database without the seeded secrets', async () => {
    const password = 'Seeded-password-77!';
    const person = await buildUser(app, { role: 'Administrator', password, email: 'seeded.address@example.com' });
    const client = await signIn(app, person);
    await app.client().request('POST', '/api/auth/login', { email: person.email, password: 'Seeded-wrong-77!' });
    await app.client().request('POST', '/api/auth/login', { email: 'seeded-typed-password@example.com', password });
    await client.request('POST', '/api/page/create', { title: 'T', slug: '/a', type: 'lectern/blank', locale: 'nl-NL' });
    await client.request('GET', '/api/audit/export');
    const tables = await app.app.pool.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const dump = await readAll(app, ...tables.rows.map(({ name }) => name));
    for (const secret of [
      password,
      'Seeded-wrong-77!',
      'seeded-typed-password',
      await client.token(),
      ...client.cookies.values(),
    ])
      expect(dump.includes(secret), `the database holds ${secret}`).to.equal(false);
    const log = await readAll(app, 'lectern_audit_entry', 'lectern_audit_identity');
    expect(log).to.not.include('seeded');
    expect(await read({ action: 'page.create' })).to.have.length(1);
  });

  it('is exported as CSV and as lines of JSON, with the same filters, and says so itself', async () => {
    for (let index = 0; index < 5; index += 1)
      await run(`n${index}`, systemActor('=cmd()'), 'job', { formula: '=1+1', quote: '"' });
    const csv = await reader.request('GET', '/api/audit/export?entity=thing');
    expect(csv.status).to.equal(200);
    expect(csv.headers['content-type']).to.equal('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).to.match(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/);
    expect(csv.headers['cache-control']).to.equal('private, no-store');
    const lines = csv.text.split('\r\n');
    expect(lines).to.have.length(7);
    expect(lines[0]).to.match(/^\uFEFF"id","at"/);
    expect(lines[1]).to.include(`"'=cmd()"`).and.include('"{""quote"":""\\""""');
    const json = await reader.request('GET', '/api/audit/export?format=ndjson&entity=thing&entityID=n3');
    const parsed = json.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Item);
    expect(parsed.map(({ entityID }) => entityID)).to.deep.equal(['n3']);
    expectErrors(await reader.request('GET', '/api/audit/export?format=xlsx'), 400, [{ property: 'format', code: 'V_12' }]);
    expect((await read({ action: 'audit.export' })).map(({ outcome }) => outcome)).to.deep.equal(['done', 'done']);
  });

  it('is exported whole where it is longer than one part', async () => {
    await app.app.pool.query(
      `insert into lectern_audit_entry (actor_kind, actor_id, origin, action, entity, entity_id, outcome, changes)
       select 'system', 'test', 'job', 'test.many', 'many', n::text, 'done', '{}' from generate_series(1, 2500) n`,
    );
    const { text } = await reader.request('GET', '/api/audit/export?format=ndjson&entity=many');
    const found = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Item).entityID);
    expect(found).to.deep.equal(Array.from({ length: 2500 }, (_, index) => String(index + 1)));
  });

  it('has no route that changes or deletes it', () => {
    const routes = app.routes.filter(({ path }) => path.startsWith('/audit'));
    expect(routes.map(({ method, access }) => `${method} ${String(access)}`)).to.deep.equal([
      'GET view-audit-log',
      'GET view-audit-log',
    ]);
  });
});

async function readAll({ app }: TestApp, ...tables: string[]): Promise<string> {
  const parts = await Promise.all(
    tables.map((table) => app.pool.query<{ text: string }>(`select t::text as text from ${table} t`)),
  );
  return parts.flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n');
}
