import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { derivedTables } from './derived-tables.ts';
import type { DerivedTables } from './derived-tables.ts';

const table = 'lectern_search_index';

describe('transactions over derived tables', () => {
  let app: TestApp;
  let derived: DerivedTables;
  before(async () => {
    app = await createTestApp({ leaseSeconds: 1 });
    derived = derivedTables(app.app, 'search', [table]);
    await derived.query(`insert into ${table} (done) values (1)`);
  });
  after(() => app?.close());

  const done = async (): Promise<unknown> => (await derived.query(`select done, total from ${table}`))[0];

  it('are all or nothing', async () => {
    await derived.transaction((queries) => queries.query(`update ${table} set done = 2`));
    const failure: unknown = await derived
      .transaction(async (queries) => {
        await queries.query(`update ${table} set done = 3`);
        throw new Error('it fails');
      })
      .catch((error: unknown) => error);
    expect(failure).to.have.property('message', 'it fails');
    expect(await done()).to.deep.equal({ done: 2, total: 0 });
  });

  it('of a process that is paused hold up nobody for longer than its lease, and are taken back', async function onPostgres() {
    // The embedded database lets one at a time in, and ends with its process.
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip();
    let isHeld = (): void => {};
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    let goOn = (): void => {};
    const paused = derived
      .transaction(async (queries) => {
        await queries.query(`update ${table} set done = 4`);
        isHeld();
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        await queries.query(`update ${table} set total = 4`);
      })
      .catch((error: unknown) => error);
    await held;
    await derived.transaction((queries) => queries.query(`update ${table} set done = done + 10`));
    goOn();
    expect(await paused).to.be.instanceOf(Error);
    expect(await done()).to.deep.equal({ done: 12, total: 0 });
    await derived.transaction((queries) => queries.query(`update ${table} set total = 1`));
    expect(await done(), 'once its connection is gone').to.deep.equal({ done: 12, total: 1 });
  });
});

describe('statements over derived tables', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  it('stay with PostgreSQL as far as they are few', async () => {
    const derived = derivedTables(app.app, 'search', [table]);
    for (let index = 0; index < 130; index += 1) await derived.query(`select ${index} as asked from ${table}`);
    const { rows } = await app.app.pool.query<{ readonly count: number }>(
      `select count(*)::int as count from pg_prepared_statements where statement ~ '^select \\d+ as asked'`,
    );
    // Of this connection; the embedded database, which all share, is told no names.
    expect(rows[0]?.count).to.be.at.most(100);
  });
});
