import { expect } from 'chai';
import pg from 'pg';
import { config, createSiteFolder, pluginFiles, run } from './site-folder.ts';

/** A site whose content is one published page. */
const files = {
  'lectern.config.ts': config('sheet', `import sheet from 'plugin-sheet';`).replace(
    'plugins:',
    `content: 'content.mjs', plugins:`,
  ),
  ...pluginFiles(
    'plugin-sheet',
    `{ id: 'sheet', pageTypes: { sheet: (await import('@lectern/core')).definePageType({ label: 'Sheet' }) } }`,
  ),
  'content.mjs': `export default async (api) => {
    const { pageID } = await api.createPage({ title: 'Home', slug: '/', type: 'sheet/sheet', locale: 'nl-NL', content: {} });
    await api.publishPage(pageID);
  };`,
};

const server = process.env.TEST_DATABASE_URL;

describe('two processes that start at once', () => {
  before(function () {
    // One process at a time is the rule of the embedded database; its refusal has a test of its own.
    if (!server) this.skip();
  });

  for (const round of [1, 2, 3]) {
    it(`both come up on an empty PostgreSQL, each migration runs once, and the content is loaded once (round ${round})`, async () => {
      const name = `two_starts_${process.pid}_${round}`;
      const admin = new pg.Client({ connectionString: server });
      await admin.connect();
      await admin.query(`create database ${name}`);
      const url = new URL(server ?? '');
      url.pathname = `/${name}`;
      const site = createSiteFolder(files);
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
        const live = await client.query<{ count: number }>(
          'select count(*)::int as count from lectern_page where published_version_id is not null',
        );
        expect(live.rows[0]?.count).to.equal(1);
        await client.end();
      } finally {
        for (const { child } of both) child.kill('SIGTERM');
        await Promise.all(both.map(({ ended }) => ended));
        await admin.query(`drop database ${name} with (force)`);
        await admin.end();
        site.remove();
      }
      for (const { code, stderr } of await Promise.all(both.map(({ ended }) => ended))) expect(code, stderr).to.equal(0);
    });
  }
});
