import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { definePlugin } from '#index.ts';
import { defineServer } from '#server/define-server.ts';
import { openErasureLog } from '#server/kernel/erasure-log.ts';
import { vault } from '#server/kernel/vault.ts';
import { erasePersonsAgain } from './erase-again.ts';
import { postPlugin, queueCard } from '../../mail/server/post.test-kit.ts';

const manifest = definePlugin({ name: 'friends', id: 'friends', version: '1.0.0', core: '>=0', entries: { server: true } });

/** What the plugin of the tests keeps, by address. */
const friends = new Map<string, string>();
const state = { isFailing: false };

const friendsPlugin = {
  manifest,
  entries: {
    server: defineServer<typeof manifest>({
      personalData: {
        find: async ({ email }) => (friends.has(email) ? 1 : 0),
        export: async ({ email }, app) => ({ says: friends.get(email) ?? '', origin: app.origin }),
        async erase({ email }, { afterCommit }) {
          if (state.isFailing) throw new Error('not now');
          afterCommit(() => void friends.delete(email));
        },
      },
    }),
  },
};

const address = 'jan.kanarie@example.com';

describe('the personal data of somebody', () => {
  let app: TestApp;
  let manager: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [friendsPlugin, postPlugin] });
    manager = await signIn(app, await buildUser(app, { role: 'Administrator', email: 'manager@example.com' }));
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    friends.clear();
    state.isFailing = false;
  });
  after(() => app?.close());

  const collect = (client = manager, email = address) => client.request('POST', '/api/privacy/export', { email });
  const erase = (client = manager, email = address) => client.request('POST', '/api/privacy/erase', { email });
  interface Part {
    readonly owner: string;
    readonly count: number;
    readonly data?: unknown;
  }
  const audited = async () =>
    (
      await app.app.pool.query<{ action: string; entity_id: string; changes: object }>(
        `select action, entity_id, changes from lectern_audit_entry where entity = 'person' order by id`,
      )
    ).rows;

  it('are joined from core and plugins, and go at once', async () => {
    const jan = await buildUser(app, { email: address, role: 'Viewer' });
    await (await signIn(app, jan)).request('PUT', `/api/user/${jan.id}`, {});
    await queueCard(app, { userID: jan.id });
    await queueCard(app, { email: 'Jan.Kanarie@Example.com' });
    friends.set(address, 'Dag.');
    const answer = await collect(manager, ' JAN.Kanarie@example.com ');
    expectSuccess(answer);
    expect(answer.get('data.person')).to.deep.equal({ email: address, userID: jan.id });
    const parts = answer.get<readonly Part[]>('data.parts');
    const counts = Object.fromEntries(parts.map(({ owner, count }) => [owner, count]));
    expect(counts).to.deep.include({ mail: 2, sessions: 1, users: 1, friends: 1 });
    const of = (owner: string): unknown => parts.find((part) => part.owner === owner)?.data;
    expect(of('users')).to.deep.include({ email: address, role: 'Viewer' });
    expect(of('friends')).to.deep.equal({ says: 'Dag.', origin: app.app.environment.origin });
    const erased = await erase();
    expectSuccess(erased);
    expect(Object.fromEntries(erased.get<readonly Part[]>('data.parts').map(({ owner, count }) => [owner, count]))).to.deep.equal(
      counts,
    );
    expect((await collect()).get('data')).to.deep.equal({ person: { email: address, userID: null }, parts: [] });
    const { rows: tables } = await app.app.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = current_schema()`,
    );
    for (const { name } of tables) {
      const { rows } = await app.app.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
      expect(
        rows.filter(({ text }) => /kanarie/i.test(text)),
        name,
      ).to.deep.equal([]);
    }
  });

  it('are looked for in vain where nobody keeps any, and of people without an account', async () => {
    expect((await collect()).get('data.parts')).to.deep.equal([]);
    await queueCard(app, { email: address });
    expect((await collect()).get('data')).to.deep.include({ person: { email: address, userID: null } });
    expect((await erase()).get('data.parts')).to.deep.equal([{ owner: 'mail', count: 1 }]);
  });

  it('stay whole where one part refuses', async () => {
    const jan = await buildUser(app, { email: address, role: 'Viewer' });
    await queueCard(app, { email: address });
    friends.set(address, 'Dag.');
    const before = (await collect()).get('data');
    state.isFailing = true;
    expect((await erase()).status).to.equal(500);
    state.isFailing = false;
    expect((await collect()).get('data')).to.deep.equal(before);
    expect(jan.id).to.be.greaterThan(0);
  });

  it('are a matter of whoever manages users, never of more than they hold, and named by nothing in the audit log', async () => {
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    for (const call of [collect, erase]) expectErrors(await call(viewer), 403, [{ code: 'UM_01' }]);
    expectErrors(await collect(manager, 'no address'), 400, [{ property: 'email', code: 'V_02' }]);
    expectErrors(await manager.request('POST', '/api/privacy/erase', {}), 400, [{ property: 'email', code: 'V_01' }]);
    expectErrors(await erase(manager, 'manager@example.com'), 400, [{ code: 'V_07' }]);
    const lesser = await signIn(app, await buildUser(app, { permissions: ['manage-users'] }));
    for (const call of [collect, erase]) expectErrors(await call(lesser, 'manager@example.com'), 403, [{ code: 'UM_01' }]);
    await queueCard(app, { email: address });
    await collect();
    await erase();
    const entityID = app.app.service(vault).of('privacy').hash('audit', address).toString('hex', 0, 8);
    expect(await audited()).to.deep.equal([
      { action: 'privacy.export', entity_id: entityID, changes: { owners: ['mail'] } },
      { action: 'privacy.erase', entity_id: entityID, changes: { owners: ['mail'] } },
    ]);
    expect(JSON.stringify(app.logs)).not.to.match(/kanarie/i);
  });

  it('is erased again where a restore brought it back', async () => {
    const email = 'back@example.com';
    await buildUser(app, { email });
    expectSuccess(await erase(manager, email));
    const isThere = async () => (await app.app.pool.query('select from lectern_user where email = $1', [email])).rowCount === 1;
    expect(await isThere()).to.equal(false);
    await buildUser(app, { email });
    await erasePersonsAgain(app.app);
    expect(await isThere(), 'nothing was restored').to.equal(true);
    openErasureLog(app.app.environment).noteRestore(new Date(Date.now() - 3_600_000));
    await erasePersonsAgain(app.app);
    expect(await isThere()).to.equal(false);
    await buildUser(app, { email });
    await erasePersonsAgain(app.app);
    expect(await isThere(), 'a new account').to.equal(true);
  });
});
