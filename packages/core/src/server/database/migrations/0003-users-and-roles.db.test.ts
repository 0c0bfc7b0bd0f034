import { expect } from 'chai';
import { buildPage, buildUser, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { migrate } from '../migrate.ts';
import { coreMigrations } from './index.ts';

describe('the migration to authors', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  const name = '0003-users-and-roles';
  const steps = Object.keys(coreMigrations);
  const later = steps.slice(steps.indexOf(name));

  async function goBack(): Promise<void> {
    const { orm, pool } = app.app;
    for (const step of later.toReversed()) {
      const Migration = (await coreMigrations[step]?.())?.default;
      if (!Migration) throw new Error(`There is no migration ${step}.`);
      const migration = new Migration(orm.em.getDriver(), orm.config);
      await migration.down();
      const statements = migration.getQueries().filter((query) => typeof query === 'string');
      expect(statements, step).not.to.deep.equal([]);
      for (const statement of statements) await pool.query(statement);
    }
    await pool.query('delete from lectern_migration where name = any($1)', [later.map((step) => `lectern:${step}`)]);
  }
  const authorOf = async (pageID: string): Promise<unknown> =>
    (await app.app.pool.query<{ created_by: unknown }>('select created_by from lectern_page where id = $1', [pageID])).rows[0]
      ?.created_by;

  it('keeps who made what, in both directions, and gives no number twice', async () => {
    const users = [await buildUser(app), await buildUser(app), await buildUser(app)];
    const [kept, gone, last] = users.map(({ id }) => id);
    const pages = [await buildPage(app), await buildPage(app)].map(({ id }) => id);
    for (const [index, author] of [kept, gone].entries())
      await app.app.pool.query('update lectern_page set created_by = $1 where id = $2', [author, pages[index]]);
    await app.app.pool.query('delete from lectern_user where id = any($1)', [[gone, last]]);
    expect([await authorOf(pages[0] ?? ''), await authorOf(pages[1] ?? '')]).to.deep.equal([kept, gone]);

    await goBack();
    // Without authors there is nothing that a number without a person could refer to.
    expect([await authorOf(pages[0] ?? ''), await authorOf(pages[1] ?? '')]).to.deep.equal([kept, null]);
    const between = await buildUser(app);
    expect(between.id).to.be.greaterThan(last ?? 0);
    await app.app.pool.query('delete from lectern_user where id = $1', [between.id]);

    expect(await migrate(app.app)).to.deep.equal(later.map((step) => `lectern:${step}`));
    expect(await authorOf(pages[0] ?? '')).to.equal(kept);
    expect((await buildUser(app)).id).to.be.greaterThan(between.id);
    await app.app.pool.query('delete from lectern_user where id = $1', [kept]);
    expect(await authorOf(pages[0] ?? '')).to.equal(kept);
  });
});
