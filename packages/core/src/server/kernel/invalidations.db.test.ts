import { expect } from 'chai';
import { buildPublishedPage, createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { contentApi } from '../../modules/content/server/content-api.ts';
import { systemActor } from './actor.ts';
import { defineCommand } from './command.ts';

declare module '../../contract/audit-words.ts' {
  interface ActionMap {
    readonly 'test.invalidate': string;
  }
}

const system = systemActor('test');

// The embedded database has one process only.
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

onPostgres('cache invalidations between two processes', () => {
  let one: TestApp;
  let other: TestApp;
  let heard: string[];
  before(async () => {
    one = await createTestApp();
    other = await createTestApp({ database: one.database });
    other.app.invalidations.subscribe((tags) => heard.push(...tags));
  });
  beforeEach(() => {
    heard = [];
  });
  after(async () => {
    await other?.close();
    await one?.close();
  });

  const invalidate = (tag: string, work: () => Promise<unknown> = () => Promise.resolve()) =>
    one.app.execute(
      defineCommand<void, void>('test.invalidate', async ({ allowEveryone, invalidate: drop }) => {
        allowEveryone('a test');
        drop(tag);
        await work();
      }),
      undefined,
      system,
    );

  it('reach the other one: it shows what was published elsewhere', async () => {
    const page = await buildPublishedPage(one, { title: 'Een' });
    expect((await other.request('GET', page.slug)).text).to.contain('<title>Een');
    // The first publication was heard of too.
    await until(() => heard.includes(`page:${page.id}`), true);
    heard = [];
    const commands = contentApi(one.app, system);
    await commands.storeVersion({ id: page.versionID, revision: page.revision, title: 'Twee' });
    await commands.publishPage(page.id);
    await until(() => heard.includes(`page:${page.id}`), true);
    expect((await other.request('GET', page.slug)).text).to.contain('<title>Twee');
  });

  it('hold every tag, whatever is in it', async () => {
    const tags = ['path:/a"b', String.raw`path:\c`, 'path:/d,{e}', 'path:/é', "path:/'f'"];
    for (const tag of tags) await invalidate(tag);
    await until(() => tags.every((tag) => heard.includes(tag)), true);
  });

  it('are missed by nobody, in whatever order transactions end', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `tag:${index}`);
    await Promise.all(
      // Waits: transactions that take a while, each another.
      names.map((name) => invalidate(name, () => new Promise((resolve) => setTimeout(resolve, Math.random() * 30)))),
    );
    await until(() => names.every((name) => heard.includes(name)), true);
    expect(heard, 'each once').to.have.length(names.length);
  });

  it('are not overtaken: a smaller number never becomes visible after a larger one', async () => {
    const record = (tag: string, meanwhile: () => Promise<unknown> | void) =>
      one.app.orm.em.fork().transactional(async (em) => {
        await one.app.invalidations.record(em, [tag]);
        await meanwhile();
      });
    let quick: Promise<void> | undefined;
    await record('slow', async () => {
      // Begins while the slow one has its number and is not visible yet; it may not end before it.
      quick = record('quick', () => undefined);
      // Waits: the slow one is slow.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await quick;
    await until(() => heard.includes('slow') && heard.includes('quick'), true);
    expect(heard).to.deep.equal(['slow', 'quick']);
  });

  const endListeners = () =>
    one.app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and query like any(array['listen lectern_cache%', 'select id, previous, tags from lectern_cache_invalidation%'])`,
    );

  // Fails where a lost connection drops everything, and where a process does not read on from its last number.
  it('that came while the connection was lost are caught up with, and nothing else is dropped', async () => {
    const { rowCount } = await endListeners();
    expect(rowCount).to.equal(2);
    await invalidate('while-away');
    await until(() => heard.includes('while-away'), true);
    expect(heard).not.to.include('everything');
  });

  // Fails where processes wait to be woken.
  it('are heard of without being woken, within two and a half seconds', async () => {
    const started = Date.now();
    const { rows } = await one.app.pool.query<{ id: string }>('select max(id) as id from lectern_cache_invalidation');
    await one.app.pool.query('insert into lectern_cache_invalidation (previous, tags) values ($1, $2)', [
      rows[0]?.id,
      ['unannounced'],
    ]);
    await until(() => heard.includes('unannounced'), true);
    expect(Date.now() - started).to.be.lessThan(2500);
  });

  // Fails where the number of the row before is not compared.
  it('of which some are forgotten empty the caches, and only then', async () => {
    await invalidate('before');
    await until(() => heard.includes('before'), true);
    expect(heard).not.to.include('everything');
    const { lastID } = other.app.invalidations.state();
    const { rows } = await one.app.pool.query<{ id: string }>(
      `insert into lectern_cache_invalidation (previous, tags) values ($1, '{forgotten}') returning id`,
      [String(BigInt(lastID) + 5n)],
    );
    await until(() => heard.includes('everything'), true);
    expect(other.app.invalidations.state().lastID).to.equal(rows[0]?.id);
  });
});
