import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildPublishedPage, createTestApp, until } from '@lectern/testing';
import type { BuiltPage, TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { contentApi } from '../../modules/content/server/content-api.ts';
import { systemActor } from '../kernel/actor.ts';
import { openGate } from './fixtures/gate.ts';
import type { Gate } from './fixtures/gate.ts';
import { probePlugin } from './fixtures/probe.ts';

const program = fileURLToPath(new URL('./fixtures/serve.ts', import.meta.url));
const count = 3;
/** Milliseconds after which nothing is out of date, and those that the machine may be busy with something else. */
const limit = 2000;
const slack = 1000;
/** Milliseconds for which a process is stopped, of which five seconds show what it lets nobody keep, and PostgreSQL is away. */
const isThorough = process.env['TEST_THOROUGH'] !== undefined;
const stoppedFor = isThorough ? 60_000 : 5000;
const awayFor = isThorough ? 300_000 : 500;

interface Shown {
  readonly status: number;
  readonly title: string | undefined;
  readonly cacheControl: string | null;
  readonly shared: string | null;
}

// The embedded database has one process only.
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

/** Fails where a process waits to be woken, where a dead connection is trusted, and where one that was stopped lets proxies keep what it had. */
onPostgres('three processes of a site', function () {
  this.timeout(120_000 + stoppedFor + awayFor);
  let app: TestApp;
  let gate: Gate;
  let page: BuiltPage;
  let turn = 0;
  const children: ChildProcess[] = [];
  const addresses: string[] = [];

  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    const { stop: _, onExit: __, ...database } = app.database;
    gate = await openGate(database.pg.host, database.pg.port);
    const place = { host: '127.0.0.1', port: gate.port };
    const argument = JSON.stringify({
      database: { ...database, pg: { ...database.pg, ...place }, orm: { ...database.orm, ...place } },
    });
    const dir = app.app.environment.dataDir;
    // One after the other: each makes sure of the tables.
    for (let index = 0; index < count; index += 1) {
      const child = spawn(process.execPath, [...process.execArgv, program, argument], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, TMPDIR: dir, TMP: dir },
      });
      children.push(child);
      const [address] = (await once(child.stdout, 'data')) as [Buffer];
      addresses.push(address.toString().trim());
    }
    page = await buildPublishedPage(app, { slug: '/samenhang', title: 'Stand 0' });
    await buildPublishedPage(app, { slug: '/onbekend' });
    await until(async () => (await titles()).every((title) => title === 'Stand 0'), true);
  });
  after(async () => {
    for (const child of children) {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
    }
    await gate?.open();
    await gate?.shut();
    await app?.close();
  });

  async function show(address: string, path = '/samenhang'): Promise<Shown> {
    const answer = await fetch(address + path);
    const text = await answer.text();
    const { status, headers } = answer;
    const title = /<title>([^|<]*?) \|/.exec(text)?.[1];
    return { status, title, cacheControl: headers.get('cache-control'), shared: headers.get('cdn-cache-control') };
  }
  const titles = async (some = addresses) => (await Promise.all(some.map((address) => show(address)))).map(({ title }) => title);
  async function publish(): Promise<string> {
    turn += 1;
    const title = `Stand ${turn}`;
    const commands = contentApi(app.app, systemActor('test'));
    const stored = await commands.storeVersion({ id: page.versionID, revision: page.revision, title });
    page = { ...page, versionID: stored.pageVersionID, revision: stored.revision };
    await commands.publishPage(page.id);
    return title;
  }
  /** Milliseconds until each of these processes shows a title, while they are asked all the time. */
  async function shownAfter(title: string, some = addresses): Promise<number> {
    const started = performance.now();
    await until(async () => (await titles(some)).every((each) => each === title), true);
    return performance.now() - started;
  }

  it('show what was published while their connections were cut', async () => {
    const cut = await app.app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and query like any(array['listen lectern_cache%', 'select id, previous, tags from lectern_cache_invalidation%'])`,
    );
    expect(cut.rowCount).to.be.at.least(count);
    expect(await shownAfter(await publish())).to.be.lessThan(limit + slack);
  });

  it('show what was published while their connections were dead without a word', async () => {
    expect(gate.swallow('listen lectern_cache')).to.equal(count);
    expect(await shownAfter(await publish())).to.be.lessThan(limit + slack);
  });

  // Fails where a question waits as long as TCP does: a quarter of an hour.
  it('say so of pages that they do not keep while all their connections are dead without a word, and make new ones', async () => {
    const { slug } = await buildPublishedPage(app);
    const statuses = async (path: string): Promise<number[]> =>
      (await Promise.all(addresses.map((address) => show(address, path)))).map(({ status }) => status);
    // So that a connection waits in each pool.
    await statuses('/niets');
    expect(gate.swallow('')).to.be.at.least(2 * count);
    // One that was just at work elsewhere is missed by who takes a new one.
    expect(await statuses(slug)).to.include(503);
    await until(async () => (await statuses(slug)).join(), '200,200,200');
  });

  it('go on after one was stopped, which lets nobody keep what it had until it knows better', async () => {
    const [stopped, ...others] = addresses;
    const [child] = children;
    if (stopped === undefined) throw new Error('There is no process.');
    const before = await show(stopped);
    expect(before.shared).to.equal('max-age=43200, stale-while-revalidate=60, stale-if-error=3600');
    child?.kill('SIGSTOP');
    const title = await publish();
    expect(await shownAfter(title, others)).to.be.lessThan(limit + slack);
    // Waits: so long a process counts as one that hears.
    await new Promise((resolve) => setTimeout(resolve, stoppedFor));
    const waiting = Array.from({ length: 20 }, () => show(stopped));
    child?.kill('SIGCONT');
    for (const { status, title: shown, cacheControl, shared } of await Promise.all(waiting)) {
      expect(status).to.equal(200);
      if (shown === title) continue;
      expect([cacheControl, shared]).to.deep.equal(['public, max-age=0, s-maxage=5, must-revalidate', null]);
    }
    expect(await shownAfter(title)).to.be.lessThan(limit + slack);
    expect((await show(stopped)).shared).to.equal(before.shared);
  });

  it('serve what they keep while the database is away, and say so of the rest', async () => {
    const before = `Stand ${turn}`;
    await gate.shut();
    const shutAt = performance.now();
    do {
      const kept = await Promise.all(addresses.flatMap((address) => Array.from({ length: 20 }, () => show(address))));
      expect(new Set(kept.map(({ status, title }) => `${status} ${title}`))).to.deep.equal(new Set([`200 ${before}`]));
      const rest = await Promise.all(addresses.map((address) => show(address, '/onbekend')));
      expect(rest.map(({ status }) => status)).to.deep.equal([503, 503, 503]);
    } while (performance.now() - shutAt < awayFor);
    const title = await publish();
    await gate.open();
    expect(await shownAfter(title)).to.be.lessThan(limit + slack);
    await until(
      async () =>
        (await Promise.all(addresses.map((address) => show(address, '/onbekend')))).every((each) => each.status === 200),
      true,
    );
  });
});
