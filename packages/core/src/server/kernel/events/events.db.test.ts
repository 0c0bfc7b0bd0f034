import { expect } from 'chai';
import * as z from 'zod';
import { buildPublishedPage, createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import type { EventsOf, LoggedEvent } from '#contract/events.ts';
import type { CoreModule } from '../../entries/of-module.ts';
import { systemActor } from '../actor.ts';
import { defineCommand } from '../command.ts';
import { isStartupError } from '../startup-error.ts';
import { sweepEvents } from './event-log.ts';
import { listen } from './listener.ts';
import { createCursors } from './cursors.ts';
import { maxTries, runListener } from './run-listener.ts';

declare module '#contract/audit-words.ts' {
  interface ActionMap {
    readonly 'trial.count': string;
  }
}

const system = systemActor('test');
const day = 86_400_000;

const trial = { id: 'trial', events: { 'trial.counted': z.strictObject({ count: z.int() }) } };

declare module '#contract/events.ts' {
  interface EventMap extends EventsOf<typeof trial> {}
}

type Counted = LoggedEvent<'trial.counted'>;

/** The batches that listeners were handed, and what decides whether they fail. */
const given = { eager: [] as number[][], other: [] as number[][], refuses: (() => false) as (event: Counted) => boolean };

const countsOf = (events: readonly Counted[]): number[] => events.map(({ payload }) => payload.count);

const trialModule: CoreModule = {
  manifest: trial,
  entry: {
    listeners: {
      eager: listen({
        on: ['trial.counted'],
        batch: 8,
        run: async (events) => {
          if (events.some((event) => given.refuses(event))) throw new Error('refused');
          given.eager.push(countsOf(events));
        },
      }),
      other: listen({ on: ['trial.counted'], run: async (events) => void given.other.push(countsOf(events)) }),
      pages: listen({ on: ['page.published'], run: async () => undefined }),
    },
  },
};

const numbers = (count: number, from = 1): number[] => Array.from({ length: count }, (_, index) => index + from);

describe('the log of events', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ modules: [trialModule] });
  });
  beforeEach(async () => {
    await app.clear();
    Object.assign(given, { eager: [], other: [], refuses: () => false });
  });
  after(() => app?.close());

  const emit = (counts: readonly number[], isFailing = false) =>
    app.app.execute(
      defineCommand<void, void>('trial.count', async (context) => {
        context.allowEveryone('a test');
        for (const count of counts) context.emit('trial.counted', { count });
        await Promise.resolve();
        if (isFailing) throw new Error('after all not');
      }),
      undefined,
      system,
    );
  const logged = async () =>
    (await app.app.pool.query<{ name: string; payload: unknown }>('select name, payload from lectern_event order by id')).rows;
  const cursor = async (listener = 'trial:eager') =>
    (
      await app.app.pool.query<{ position: string; failures: number; next_attempt_at: Date | null }>(
        'select position, failures, next_attempt_at from lectern_event_cursor where listener = $1',
        [listener],
      )
    ).rows[0];
  const lastID = async () => (await app.app.pool.query<{ id: string }>('select max(id) as id from lectern_event')).rows[0]?.id;

  it('holds events in their order, of commands that succeed alone', async () => {
    await emit([1], true).catch(() => undefined);
    await emit([2, 3]);
    expect(await logged()).to.deep.equal([2, 3].map((count) => ({ name: 'trial.counted', payload: { count } })));
    const page = await buildPublishedPage(app);
    expect((await logged()).at(-1)).to.deep.equal({
      name: 'page.published',
      payload: { pageID: page.id, versionID: page.versionID },
    });
  });

  it('takes no payload that its owner does not declare', async () => {
    const wrong = await emit(['1' as never]).catch((error: unknown) => error);
    expect((wrong as Error).message).to.contain(
      'The payload of the event "trial.counted" is not what @lectern/core (trial) declares',
    );
    expect(await logged()).to.deep.equal([]);
  });

  it('blames no event where a stop takes a listener’s connections away: it is handed out again', async () => {
    await emit([1]);
    const handed: number[][] = [];
    let isStopping = false;
    const { pool, log, now } = app.app;
    const context = {
      pool,
      log,
      now,
      cursors: createCursors(pool, { leaseSeconds: 60 }),
      leaseSeconds: 60,
      isStopping: () => isStopping,
    };
    const run = async (events: readonly LoggedEvent[]): Promise<void> => {
      handed.push(countsOf(events as readonly Counted[]));
      isStopping = handed.length === 1;
      await Promise.resolve();
      if (isStopping) throw new Error('driver has already been destroyed');
    };
    const eager = { name: 'trial:eager', on: ['trial.counted'], batch: 8, run } as const;
    await runListener(context, eager);
    expect(await cursor()).to.deep.include({ failures: 0, next_attempt_at: null });
    isStopping = false;
    await runListener(context, eager);
    expect(handed).to.deep.equal([[1], [1]]);
    expect((await cursor())?.position).to.equal(await lastID());
  });

  describe('with its listeners', () => {
    before(() => app.startJobs());
    afterEach(async () => {
      // What a test left failing ends before the next.
      given.refuses = () => false;
    });

    it('hands each what it listens for, in batches and in order', async () => {
      await emit(numbers(20));
      await until(() => given.eager.flat().length, 20);
      expect(given.eager.flat()).to.deep.equal(numbers(20));
      expect(given.eager.every((batch) => batch.length <= 8)).to.equal(true);
      await until(() => given.other.flat(), numbers(20));
    });

    // Fails where the wake after the commit is left out: each would wait for the next look, 2 s after the last.
    it('reaches an idle listener at once', async () => {
      const started = performance.now();
      for (const count of numbers(6)) {
        await emit([count]);
        await until(() => given.eager.flat(), numbers(count));
      }
      expect(performance.now() - started).to.be.below(6000);
    });

    it('tries an event at fault alone, later and later, while others go on', async () => {
      given.refuses = ({ payload }) => payload.count === 5;
      await emit(numbers(12));
      await until(() => given.other.flat(), numbers(12));
      await until(async () => (await cursor())?.failures, 1);
      expect(given.eager.flat()).to.deep.equal([1, 2, 3, 4]);
      const first = (await cursor())?.next_attempt_at ?? new Date();
      app.setClock(first);
      await until(async () => (await cursor())?.failures, 2);
      const second = (await cursor())?.next_attempt_at ?? new Date();
      expect(second.getTime() - first.getTime()).to.equal(10_000);
      given.refuses = () => false;
      app.setClock(second);
      await until(() => given.eager.flat(), numbers(12));
      expect(await cursor()).to.deep.include({ failures: 0, next_attempt_at: null });
    });

    it('sets an event aside after its last try, and goes on behind it', async () => {
      given.refuses = ({ payload }) => payload.count === 2;
      await emit(numbers(4));
      for (let tries = 1; tries < maxTries; tries += 1) {
        await until(async () => (await cursor())?.failures, tries);
        app.setClock((await cursor())?.next_attempt_at ?? new Date());
      }
      await until(() => given.eager.flat(), [1, 3, 4]);
      const { rows } = await app.app.pool.query('select listener, payload, attempts, error from lectern_event_failure');
      expect(rows).to.deep.equal([{ listener: 'trial:eager', payload: { count: 2 }, attempts: maxTries, error: 'refused' }]);
      expect(app.logs.filter(({ level }) => level >= 50).map(({ msg }) => msg)).to.deep.equal([
        'an event was set aside: its listener failed too often',
      ]);
    });

    it('puts a listener that is ahead of it back to its end, and says so', async () => {
      await emit([1]);
      await until(() => given.eager.flat(), [1]);
      await until(async () => (await cursor())?.position, await lastID());
      await app.app.pool.query(`update lectern_event_cursor set position = position + 1000 where listener = 'trial:eager'`);
      await until(async () => (await cursor())?.position, await lastID());
      expect(app.logs.map(({ msg }) => msg)).to.include(
        'a listener was ahead of the log of events, as after a restored backup; it goes on from the end',
      );
      await emit([2]);
      await until(() => given.eager.flat(), [1, 2]);
    });

    it('takes over from a process that is gone, once its time is up', async () => {
      await app.app.pool.query(
        `update lectern_event_cursor set claimed_by = gen_random_uuid(), claimed_until = clock_timestamp() + interval '1 s'
         where listener = 'trial:eager'`,
      );
      await emit([1]);
      await until(() => given.other.flat(), [1]);
      expect(given.eager).to.deep.equal([]);
      await until(() => given.eager.flat(), [1]);
    });

    it('is swept of what is old and passed by all, and keeps the rest', async () => {
      const start = Date.now();
      await emit([1]);
      await until(() => [given.eager.flat(), given.other.flat()], [[1], [1]]);
      given.refuses = () => true;
      await emit([2]);
      await until(async () => (await cursor())?.failures, 1);
      await until(async () => (await cursor('trial:pages'))?.position, await lastID());
      await sweepEvents(app.app.pool, new Date(start + 6 * day));
      expect(await logged()).to.have.length(2);
      await app.app.pool.query('update lectern_event_cursor set seen_at = $1', [new Date(start + 8 * day)]);
      await sweepEvents(app.app.pool, new Date(start + 8 * day));
      expect((await logged()).map(({ payload }) => payload)).to.deep.equal([{ count: 2 }]);
      // Nobody has started that listener for a week: it holds up nothing any more.
      await app.app.pool.query(`update lectern_event_cursor set seen_at = $1 where listener = 'trial:eager'`, [new Date(start)]);
      await sweepEvents(app.app.pool, new Date(start + 8 * day));
      expect(await logged()).to.deep.equal([]);
    });
  });

  it('stops the start where an event has two owners, another’s prefix, or a listener waits for one that nobody declares', async () => {
    const refusalOf = async (...modules: CoreModule[]): Promise<unknown> => {
      const error = await createTestApp({ modules }).then(
        (started) => started.close(),
        (refusal: unknown) => refusal,
      );
      return isStartupError(error) ? error.message : error;
    };
    const other = (events: typeof trial.events | Readonly<Record<string, z.ZodType>>): CoreModule => ({
      manifest: { id: 'other', events },
      entry: {},
    });
    expect(await refusalOf(trialModule, other(trial.events))).to.equal(
      'The event "trial.counted" is registered twice: by @lectern/core (trial) and by @lectern/core (other).',
    );
    expect(await refusalOf(trialModule, other({ 'trial.ended': z.strictObject({}) }))).to.equal(
      'The events "trial.…" belong to @lectern/core (trial), and @lectern/core (other) declares "trial.ended".',
    );
    const listeners = { late: listen({ on: ['trial.counted'], run: () => Promise.resolve() }) };
    expect(await refusalOf({ manifest: { id: 'other' }, entry: { listeners } })).to.equal(
      'The listener "other:late" of @lectern/core (other) listens for the event "trial.counted", which nobody declares.',
    );
  });
});
