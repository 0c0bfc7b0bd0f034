import { expect } from 'chai';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createTestApp, untilFine } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { systemActor } from '../actor.ts';
import { defineCommand } from '../command.ts';
import { burdenTables, createBurden, createRandom, hurry, isRefused } from './fixtures/burden.ts';
import { maxTries } from './run-listener.ts';

declare module '#contract/audit-words.ts' {
  interface ActionMap {
    readonly 'burden.count': string;
  }
}

const seed = 20_261_122;
const isShared = process.env['TEST_DATABASE_URL'] !== undefined;
const total = isShared && process.env['TEST_THOROUGH'] ? 10_000 : 400;
const writers = 4;
const leaseSeconds = 5;
const kills = process.env['TEST_THOROUGH'] ? 4 : 2;
const listeners = ['early', 'late', 'picky'];

const program = fileURLToPath(new URL('./fixtures/listen.ts', import.meta.url));

/**
 * Fails where the lock before the commit is left out (events are passed over), where a cursor moves before its batch is
 * taken, where a lost claim still moves it, and where a failing event is passed over.
 */
describe('listeners that fail and die', function () {
  this.timeout(300_000);
  let app: TestApp;
  const children = new Set<ChildProcess>();
  const random = createRandom(seed);

  before(async () => {
    app = await createTestApp({ modules: [createBurden(seed)], leaseSeconds });
    await app.app.pool.query(burdenTables);
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await app?.app.pool.query('drop table burden_seen, burden_effect');
    await app?.close();
  });

  /** Resolves once the process listens. */
  async function startProcess(): Promise<void> {
    const { stop: _, onExit: __, ...database } = app.database;
    const argument = JSON.stringify({ database, seed: Math.floor(random() * 1e9), leaseSeconds });
    const child = spawn(process.execPath, [...process.execArgv, program, argument], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: app.app.environment.dataDir, TMP: app.app.environment.dataDir },
    });
    children.add(child);
    await once(child.stdout, 'data');
  }

  async function killProcess(): Promise<void> {
    const child = [...children][Math.floor(random() * children.size)];
    if (!child) return;
    children.delete(child);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await startProcess();
  }

  /** Emits all events, many commands at once, some of which fail after all. */
  async function emitAll(): Promise<void> {
    let next = 0;
    const emitSome = defineCommand<{ readonly counts: readonly number[]; readonly isFailing: boolean }, void>(
      'burden.count',
      async ({ allowEveryone, emit }, { counts, isFailing }) => {
        allowEveryone('a test');
        for (const count of counts) emit('burden.counted', { count });
        await Promise.resolve();
        if (isFailing) throw new Error('after all not');
      },
    );
    const write = async (): Promise<void> => {
      while (next < total) {
        const from = next;
        next = Math.min(total, from + 1 + Math.floor(random() * 40));
        const counts = Array.from({ length: next - from }, (_, index) => from + index);
        if (random() < 0.05)
          await app.app.execute(emitSome, { counts, isFailing: true }, systemActor('test')).catch(() => undefined);
        await app.app.execute(emitSome, { counts, isFailing: false }, systemActor('test'));
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
  }

  const seen = async (): Promise<number> =>
    (await app.app.pool.query<{ count: number }>('select count(distinct (listener, event_id))::int as count from burden_seen'))
      .rows[0]?.count ?? 0;
  /** Events that wait, for all listeners together. */
  const waiting = async (): Promise<number> =>
    (
      await app.app.pool.query<{ count: number }>(
        `select count(*)::int as count from lectern_event_cursor join lectern_event on id > position where listener like 'burden:%'`,
      )
    ).rows[0]?.count ?? 0;
  /** Waits as long as something moves. */
  async function untilReached(read: () => Promise<number>, isReached: (value: number) => boolean, what: string): Promise<void> {
    let value = await read();
    while (!isReached(value)) {
      const before = value;
      value = await untilFine(read, (now) => now !== before || isReached(now), what);
    }
  }

  it('have seen each event at least once and in order, and what they did is exact', async () => {
    const clock = isShared ? undefined : hurry(app.setClock);
    if (isShared) await Promise.all([startProcess(), startProcess()]);
    else await app.startJobs();
    const emitting = emitAll();
    const marks = isShared
      ? Array.from({ length: kills }, () => Math.floor(random() * total * 2.5)).toSorted((a, b) => a - b)
      : [];
    for (const mark of marks) {
      await untilReached(seen, (count) => count >= mark, `${mark} events seen`);
      await killProcess();
    }
    await emitting;
    await untilReached(waiting, (count) => count === 0, 'every event handed out');
    clearInterval(clock);

    const { rows: log } = await app.app.pool.query<{ id: string; count: number }>(
      `select id, (payload->>'count')::int as count from lectern_event where name = 'burden.counted' order by id`,
    );
    expect(log.map(({ count }) => count).toSorted((a, b) => a - b)).to.deep.equal(
      Array.from({ length: total }, (_, count) => count),
    );
    for (const listener of listeners) {
      const expected = log.filter(({ count }) => listener !== 'picky' || !isRefused(count)).map(({ id }) => id);
      const { rows } = await app.app.pool.query<{ event_id: string }>(
        'select event_id from burden_seen where listener = $1 order by number',
        [listener],
      );
      let reached = 0;
      const places = new Map(expected.map((id, place) => [id, place]));
      for (const { event_id: id } of rows) {
        const place = places.get(id) ?? Number.NaN;
        expect(place, `${listener}: ${id} comes before what precedes it`).to.be.at.most(reached);
        reached = Math.max(reached, place + 1);
      }
      expect(reached, `${listener} has seen all`).to.equal(expected.length);
    }
    const { rows: effects } = await app.app.pool.query<{ sum: number; count: number }>(
      'select sum(count)::int as sum, count(*)::int as count from burden_effect',
    );
    expect(effects).to.deep.equal([{ sum: (total * (total - 1)) / 2, count: total }]);
    const { rows: aside } = await app.app.pool.query<{ count: number; attempts: number }>(
      `select (payload->>'count')::int as count, attempts from lectern_event_failure order by count`,
    );
    expect(aside).to.deep.equal(
      Array.from({ length: total }, (_, count) => count)
        .filter(isRefused)
        .map((count) => ({ count, attempts: maxTries })),
    );
  });
});
