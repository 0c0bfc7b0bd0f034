import { expect } from 'chai';
import pg from 'pg';
import { createSiteFolder, run } from './site-folder.ts';

const server = process.env.TEST_DATABASE_URL;

describe('two processes that start at once', () => {
  before(function () {
    // One process at a time is the rule of the embedded database; its refusal has a test of its own.
    if (!server) this.skip();
  });

  for (const round of [1, 2, 3]) {
    it(`both come up on an empty PostgreSQL, and each migration runs once (round ${round})`, async () => {
      const name = `two_starts_${process.pid}_${round}`;
      const admin = new pg.Client({ connectionString: server });
      await admin.connect();
      await admin.query(`create database ${name}`);
      const url = new URL(server ?? '');
      url.pathname = `/${name}`;
      const site = createSiteFolder();
      const env = {
        DATABASE_URL: url.href,
        LECTERN_SECRET: 'sixteen characters',
        LECTERN_DATA_KEYS: Buffer.alloc(32, 'k').toString('base64'),
        LECTERN_ADMIN_PASSWORD: 'Secret-Pass1!',
      };
      const both = [run(site.dir, 'start', env), run(site.dir, 'start', env)];
      try {
        await Promise.all(both.map(({ ready }) => ready));
        const client = new pg.Client({ connectionString: url.href });
        await client.connect();
        const { rows } = await client.query<{ name: string; count: number }>(
          'select name, count(*)::int as count from lectern_migration group by name',
        );
        expect(rows.length).to.be.greaterThan(0);
        for (const row of rows) expect(row.count, row.name).to.equal(1);
        const users = await client.query<{ count: number }>('select count(*)::int as count from lectern_user');
        expect(users.rows[0]?.count).to.equal(1);
        await client.end();
      } finally {
        for (const { child } of both) child.kill('SIGTERM');
        for (const { ended } of both) expect((await ended).code).to.equal(0);
        await admin.query(`drop database ${name} with (force)`);
        await admin.end();
        site.remove();
      }
    });
  }
});
