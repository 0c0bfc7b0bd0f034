import { expect } from 'chai';
import { existsSync } from 'node:fs';
import {
  buildPage,
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  runAccessMatrix,
  signIn,
} from '../index.ts';
import type { TestApp } from '../index.ts';

describe('an application for tests', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  it('goes back to what was there after the start', async () => {
    const before = await app.digest();
    const page = await buildPublishedPage(app);
    const client = await signIn(app, await buildUser(app));
    expectSuccess(await client.request('GET', '/api/user'));
    expect((await app.request('GET', page.slug)).status).to.equal(200);
    await app.clear();
    expect(await app.digest()).to.deep.equal(before);
    expect((await app.request('GET', page.slug)).status).to.equal(404);
    expectErrors(await client.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
    expectSuccess(await (await signIn(app, app.administrator)).request('GET', '/api/user'));
  });

  // Fails where a command, or what it writes beside its own rows, asks the machine for the time.
  it('has one clock, which stays where it is set until it is cleared', async () => {
    const time = new Date('2031-02-03T04:05:06.000Z');
    app.setClock(time);
    await buildPublishedPage(app);
    const { rows } = await app.app.pool.query(
      `select p.created_at, p.updated_at, v.created_at as written_at, l.published_at, e.at
         from lectern_page p join lectern_page_version v on v.page_id = p.id join lectern_publication l on l.page_id = p.id
         join lectern_event e on e.payload->>'pageID' = p.id::text and e.name = 'page.published'`,
    );
    expect(rows).to.deep.equal([{ created_at: time, updated_at: time, written_at: time, published_at: time, at: time }]);
    await app.clear();
    expect(Math.abs(app.app.now().getTime() - Date.now())).to.be.below(60_000);
  });

  it('gives each its own database and data folder, also at the same time', async () => {
    const other = await createTestApp({ config: { name: 'Other' } });
    try {
      const page = await buildPublishedPage(app, { slug: '/alleen-hier' });
      expect((await other.request('GET', page.slug)).status).to.equal(404);
      expect(other.app.environment.dataDir).not.to.equal(app.app.environment.dataDir);
    } finally {
      await other.close();
    }
    expect(existsSync(other.app.environment.dataDir)).to.equal(false);
  });

  it('leaves its database to the next that starts in the same way, as its own start left it', async () => {
    const environment = { LECTERN_ADMIN_EMAIL: 'volgende@example.nl' };
    const migratedAt = async ({ app: { pool } }: TestApp): Promise<unknown> =>
      (await pool.query('select executed_at from lectern_migration order by id')).rows;
    const visit = async (use: (visitor: TestApp) => Promise<void>) => {
      const visitor = await createTestApp({ environment });
      try {
        const found = {
          digest: await visitor.digest(),
          migrated: await migratedAt(visitor),
          user: (await buildUser(visitor)).id,
        };
        await use(visitor);
        return found;
      } finally {
        await visitor.close();
      }
    };
    const first = await visit(async (visitor) => void (await buildPage(visitor)));
    const second = await visit(
      async ({ app: { pool } }) => void (await pool.query('alter table lectern_page add column proef int')),
    );
    expect(second).to.deep.equal(first);
    // Its tables were changed, so they are made anew.
    const third = await visit(async ({ app: { pool } }) => {
      const { rows } = await pool.query(
        `select from pg_attribute where attname = 'proef' and attrelid = 'lectern_page'::regclass`,
      );
      expect(rows).to.deep.equal([]);
    });
    expect(third.migrated).not.to.deep.equal(first.migrated);
    expect(third.user).to.equal(first.user);
  });

  it('tells in its digest which table changed', async () => {
    const before = await app.digest();
    await buildPage(app);
    const after = await app.digest();
    expect(after['lectern_page']).not.to.equal(before['lectern_page']);
    expect(after['lectern_published_page']).to.equal(before['lectern_published_page']);
  });

  it('has clients with cookies of their own, and none that they did not get', async () => {
    const client = await signIn(app, await buildUser(app));
    expect(client.cookies.size).to.be.greaterThan(0);
    expect(app.client().cookies.size).to.equal(0);
    expectErrors(await app.client().request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
  });

  it('is refused by the access matrix where a row names no route', async () => {
    // Without a route of its own it need not walk those of core first, which takes a minute.
    const error: unknown = await runAccessMatrix({ ...app, routes: [] }, { rows: { 'GET /nowhere': 'public' } }).catch(
      (problem: unknown) => problem,
    );
    expect((error as Error).message).to.contain('GET /nowhere has a row, and there is no such route');
  });
});
