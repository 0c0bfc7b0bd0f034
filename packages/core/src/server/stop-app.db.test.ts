import { createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { openSilentWay } from './database/silent-way.test-kit.ts';
import type { SilentWay } from './database/silent-way.test-kit.ts';

// The embedded database is on this machine, and ends with its process.
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

onPostgres('a stop', () => {
  let app: TestApp;
  let way: SilentWay;
  before(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    way = await openSilentWay(app.database.pg.host, app.database.pg.port);
  });
  afterEach(() => way?.close());
  after(() => app?.close());

  /** A process that reaches the database over the way. */
  const startBehind = (): Promise<TestApp> => {
    const place = { host: '127.0.0.1', port: way.port };
    const { pg, orm } = app.database;
    return createTestApp({ database: { ...app.database, pg: { ...pg, ...place }, orm: { ...orm, ...place } } });
  };

  // The driver leaves who waits for a connection without an answer where it is closed with a goodbye that is answered.
  for (const endsPolitely of [true, false])
    it(`ends where the database says nothing more${endsPolitely ? ' but goodbye' : ''}, and whoever waits for it is told`, async () => {
      const behind = await startBehind();
      await behind.startJobs();
      const { orm, pool } = behind.app;
      const held = await pool.connect();
      const em = orm.em.fork();
      await em.begin();
      way.fallSilent({ endsPolitely });
      const failures = Promise.all(
        [held.query('select 1'), em.execute('select 1')].map((each) =>
          each.then(
            () => 'done',
            () => 'failed',
          ),
        ),
      );
      const made = way.made();
      // The connection that hears of other processes is lost, and made again and again.
      await until(() => way.made() > made, true);
      await behind.close();
      expect(await failures).to.deep.equal(['failed', 'failed']);
    });
});
