import { createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import pg from 'pg';
import { openGate } from '../site/fixtures/gate.ts';
import type { Gate } from '../site/fixtures/gate.ts';
import { isDatabaseAway } from './is-away.ts';
import { watchConnections } from './watch-connections.ts';
import type { ConnectionWatch } from './watch-connections.ts';

// The embedded database is no network away.
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

onPostgres('a pool whose connections are watched', () => {
  let app: TestApp;
  let gate: Gate;
  let pool: pg.Pool;
  let watch: ConnectionWatch;
  const warnings: object[] = [];
  before(async () => {
    app = await createTestApp();
    const { pg: place } = app.database;
    gate = await openGate(place.host, place.port);
    const throughGate = { ...place, host: '127.0.0.1', port: gate.port };
    const log = { warn: (facts: object) => void warnings.push(facts) } as never;
    watch = watchConnections({
      connection: { engine: 'postgresql', hasOwnBackends: true, pg: throughGate },
      log,
      silence: 300,
      interval: 50,
    });
    pool = new pg.Pool({ ...throughGate, max: 3 });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    watch.add(pool);
  });
  after(async () => {
    await pool?.end();
    watch?.stop();
    await gate?.shut();
    await app?.close();
  });

  const ask = () => pool.query<{ one: number }>('select 1 as one');

  // Fails where what takes long is cut, and where somebody's transaction is that waits for its program.
  it('lets a long statement go on, and a transaction in which nothing is asked', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await pool.query('select pg_sleep(1.5)');
    expect((await client.query<{ one: number }>('select 1 as one')).rows).to.deep.equal([{ one: 1 }]);
    await client.query('rollback');
    client.release();
    expect(warnings).to.deep.equal([]);
  });

  // Fails where nobody looks: the question would be answered by a test that takes too long.
  it('gives up those that died without a word, and those that wait beside them', async () => {
    await Promise.all([ask(), ask(), ask()]);
    expect(gate.swallow('select 1 as one')).to.equal(3);
    const failure: unknown = await ask().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isDatabaseAway(failure), String(failure)).to.equal(true);
    expect(warnings).to.deep.equal([{ lost: 1, waiting: 2 }]);
    await until(() => pool.totalCount, 0);
    expect((await ask()).rows).to.deep.equal([{ one: 1 }]);
  });

  it('gives them up too where no other connection can be made', async () => {
    warnings.length = 0;
    await Promise.all([ask(), ask()]);
    gate.swallow('select 1 as one');
    const asked = ask().then(
      () => undefined,
      (error: unknown) => error,
    );
    gate.refuse();
    expect(isDatabaseAway(await asked)).to.equal(true);
    await gate.open();
    expect((await ask()).rows).to.deep.equal([{ one: 1 }]);
  });
});
