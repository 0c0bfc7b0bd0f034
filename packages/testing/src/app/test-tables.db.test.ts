import { expect } from 'chai';
import pg from 'pg';
import { buildPage, buildPublishedPage, buildUser, createTestApp, until } from '../index.ts';
import type { TestApp } from '../index.ts';
import { readTables, resetTables } from './test-tables.ts';

describe('the tables of an application for tests', () => {
  let app: TestApp;
  let start: Record<string, string>;
  before(async () => {
    app = await createTestApp();
    await buildPublishedPage(app);
    await app.keep();
    start = await app.digest();
  });
  after(() => app?.close());

  const versions = async (table: string): Promise<unknown[]> =>
    (await app.app.pool.query(`select ctid::text, xmin::text from ${table} order by ctid`)).rows;

  const changes: Readonly<Record<string, string>> = {
    'an insertion': `insert into lectern_plugin (id, name, version) values ('proef', '@x/proef', '1.0.0')`,
    'an update': `update lectern_page set slug = slug || '-elders'`,
    'a deletion, with what goes along': 'delete from lectern_publication; delete from lectern_page',
    'a deletion of what others refer to': 'truncate lectern_role cascade',
    'many changes at once': `update lectern_user set name = name || '!'; delete from lectern_plugin; truncate lectern_audit_entry cascade`,
  };
  for (const [name, sql] of Object.entries(changes))
    it(`are as before after ${name}`, async () => {
      await app.app.pool.query(sql);
      await app.clear();
      expect(await app.digest()).to.deep.equal(start);
    });

  it('are as before after each of many rounds, a table without a row in the first among them', async () => {
    for (let round = 0; round < 5; round += 1) {
      await buildPage(app, { slug: `/ronde-${round}` });
      await buildUser(app);
      expect(await app.digest()).not.to.deep.equal(start);
      await app.clear();
      expect(await app.digest()).to.deep.equal(start);
    }
  });

  it('are left alone where nothing changed, and so are those beside a changed one', async () => {
    const [roles, pages] = [await versions('lectern_role'), await versions('lectern_page')];
    await app.app.pool.query(`update lectern_page set slug = slug`);
    await app.clear();
    expect(await versions('lectern_role')).to.deep.equal(roles);
    expect(await versions('lectern_page')).not.to.deep.equal(pages);
    const restored = await versions('lectern_page');
    await app.clear();
    expect(await versions('lectern_page')).to.deep.equal(restored);
  });

  it('wait for what is still under way', async function () {
    // The embedded database has one session: nothing is under way while another statement runs.
    if (app.database.engine === 'embedded') return this.skip();
    const client = await app.app.pool.connect();
    await client.query('begin');
    await client.query(`insert into lectern_plugin (id, name, version) values ('laat', '@x/laat', '1.0.0')`);
    const cleared = app.clear();
    const waiting = `select count(*)::int as count from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`;
    await until(async () => (await client.query<{ count: number }>(waiting)).rows[0]?.count, 1);
    await client.query('commit');
    client.release();
    await cleared;
    expect(await app.digest()).to.deep.equal(start);
  });

  it('are as before also for a user of the database without rights over its rules', async function () {
    if (app.database.engine === 'embedded') return this.skip();
    const role = `lectern_plain_${process.pid}`;
    const pool = new pg.Pool({ ...app.database.pg, max: 1 });
    try {
      await pool.query(`create role ${role}; grant all on all tables in schema public to ${role}`);
      const baseline = await readTables(pool);
      await app.app.pool.query('delete from lectern_publication; delete from lectern_page');
      await pool.query(`set role ${role}`);
      await resetTables(pool, baseline);
      expect(await app.digest()).to.deep.equal(start);
    } finally {
      await pool.query(`reset role; drop owned by ${role}; drop role ${role}`);
      await pool.end();
    }
  });
});
