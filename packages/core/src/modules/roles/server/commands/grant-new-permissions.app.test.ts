import { expect } from 'chai';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

describe('the permissions of a plugin that is installed later', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  const holders = async (): Promise<string[]> => {
    const { rows } = await app.app.pool.query<{ name: string }>(
      `select name from lectern_role where permissions @> '[{"name":"probe:listen"}]' order by name`,
    );
    return rows.map(({ name }) => name);
  };
  const startWithPlugin = async (): Promise<void> => {
    await (await createTestApp({ plugins: [probePlugin], database: app.database })).close();
  };

  it('go to the roles that held everything, once', async () => {
    expect(await holders()).to.deep.equal([]);
    await startWithPlugin();
    expect(await holders()).to.deep.equal(['Administrator']);
    // Taken away on purpose, it stays away.
    await app.app.pool.query(`update lectern_role set permissions = '[{"name":"manage-users"}]' where name = 'Administrator'`);
    await startWithPlugin();
    expect(await holders()).to.deep.equal([]);
  });
});
