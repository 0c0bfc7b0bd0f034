import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { failingTable } from './fixtures/failing-table.ts';

describe('deleting a user', () => {
  let app: TestApp;
  let admin: TestClient;
  let user: BuiltUser;
  let client: TestClient;
  let pageID: string;

  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());
  beforeEach(async () => {
    await app.clear();
    admin = await signIn(app, app.administrator);
    user = await buildUser(app, { role: 'Publisher', name: 'Karel Kwast', email: 'karel.kwast@example.com' });
    client = await signIn(app, user);
    const page = { title: 'Nieuw', slug: '/nieuw', type: 'lectern/blank', locale: 'nl-NL' };
    const made = await client.request('POST', '/api/page/create', page);
    pageID = made.get<string>('pageID');
    expectSuccess(await client.request('POST', `/api/page/${pageID}/publish`, {}));
    await app.app.pool.query(
      `insert into lectern_user_image (user_id, hash, mime_type, bytes) values ($1, repeat('a', 64), 'image/png', 'x')`,
      [user.id],
    );
  });

  const remove = (): ReturnType<TestClient['request']> => admin.request('DELETE', `/api/user/${user.id}`);
  const numbers = async (sql: string): Promise<unknown> => (await app.app.pool.query(sql)).rows;

  it('is for whoever manages users', async () => {
    expectErrors(await app.client().request('DELETE', `/api/user/${user.id}`), 401, [{ code: 'G_07' }]);
    expectErrors(await client.request('DELETE', '/api/user/1'), 403, [{ code: 'UM_01' }]);
    expectErrors(await admin.request('DELETE', '/api/user/2147483647'), 404, [{ code: 'UM_02' }]);
    expectSuccess(await remove());
    expectErrors(await remove(), 404, [{ code: 'UM_02' }]);
  });

  it('ends their sessions', async () => {
    expectSuccess(await remove());
    expectErrors(await client.request('GET', '/api/user'), 401, [{ code: 'G_07' }]);
    const again = await app.client().request('POST', '/api/auth/login', { email: user.email, password: user.password });
    expectErrors(again, 400, [{ code: 'AUTH_01' }]);
  });

  it('keeps what they made and did, under a number', async () => {
    const count = 'select count(*)::int as count from lectern_audit_entry';
    const [before] = (await numbers(count)) as { count: number }[];
    expectSuccess(await remove());
    expect(await numbers(`select created_by from lectern_page where id = '${pageID}'`)).to.deep.equal([{ created_by: user.id }]);
    expect(await numbers('select created_by from lectern_page_version')).to.deep.equal([{ created_by: user.id }]);
    expect(await numbers('select published_by from lectern_publication')).to.deep.equal([{ published_by: user.id }]);
    expect(await numbers(`select id from lectern_author where erased_at is not null`)).to.deep.equal([{ id: user.id }]);
    expect(await numbers(count)).to.deep.equal([{ count: (before?.count ?? 0) + 1 }]);
    // Their entries are still those of one person, to whom nothing leads any more.
    const identity = `from lectern_audit_identity i where erased_at is not null and user_id is null`;
    expect(
      await numbers(`select distinct e.action from lectern_audit_entry e where e.action like 'page.%'
      and e.actor_id = (select i.id::text ${identity}) order by 1`),
    ).to.deep.equal([{ action: 'page.create' }, { action: 'page.publish' }]);
  });

  it('leaves nothing personal in any table', async () => {
    expectSuccess(await remove());
    const { rows: tables } = await app.app.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'lectern_jobs')`,
    );
    expect(tables).to.have.length.greaterThan(15);
    for (const { name } of tables) {
      const { rows } = await app.app.pool.query(`select 1 from ${name} t where t::text ~* 'kwast'`);
      expect(rows, name).to.deep.equal([]);
    }
    expect(await numbers('select 1 from lectern_user_image')).to.deep.equal([]);
  });

  it('never gives their number to somebody else', async () => {
    expectSuccess(await remove());
    expect((await buildUser(app)).id).to.be.greaterThan(user.id);
  });

  describe('where a step fails', () => {
    const failure = async (table: string, operation: 'insert' | 'update' | 'delete', work: () => Promise<void>) => {
      const repair = await failingTable(app.app.pool, table, operation);
      try {
        const before = await app.digest();
        await work();
        expect(await app.digest()).to.deep.equal(before);
        expect(app.logs.filter(({ level }) => level >= 50)).to.have.length(1);
      } finally {
        await repair();
      }
    };

    it('changes nothing, and says UM_03 for who stands in the audit log', () =>
      failure('lectern_audit_identity', 'update', async () => expectErrors(await remove(), 500, [{ code: 'UM_03' }])));

    it('changes nothing, and says UM_04 for the profile', () =>
      failure('lectern_user_image', 'delete', async () => expectErrors(await remove(), 500, [{ code: 'UM_04' }])));

    it('changes nothing, and says UM_10 for the user', () =>
      failure('lectern_user', 'delete', async () => expectErrors(await remove(), 500, [{ code: 'UM_10' }])));

    it('changes nothing, and says UM_09 where one cannot be made', () =>
      failure('lectern_mail', 'insert', async () => {
        const { rows } = await app.app.pool.query<{ id: string }>(`select id from lectern_role where name = 'Viewer'`);
        const body = { email: 'new@example.com', role: rows[0]?.id, profile: { name: 'New' } };
        expectErrors(await admin.request('POST', '/api/user', body), 500, [{ code: 'UM_09' }]);
      }));
  });
});
