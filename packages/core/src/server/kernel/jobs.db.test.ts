import { expect } from 'chai';
import { createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { isStartupError } from './startup-error.ts';
import { systemActor } from './actor.ts';
import { defineCommand } from './command.ts';
import { createJobs } from './jobs.ts';

declare module '../../contract/audit-words.ts' {
  interface ActionMap {
    readonly 'test.enqueue': string;
  }
}

const system = systemActor('test');
const hour = 3_600_000;

describe('jobs', () => {
  let app: TestApp;
  const done: unknown[] = [];
  before(async () => {
    app = await createTestApp();
    app.app.jobs.define('test:add', async (payload: { readonly name: string }) => void done.push(payload.name));
  });
  beforeEach(async () => {
    await app.clear();
    done.length = 0;
  });
  after(() => app?.close());

  interface Asked {
    readonly isFailing?: boolean;
    readonly at?: Date;
  }
  const enqueue = (names: string | readonly string[], { isFailing = false, at }: Asked = {}) =>
    app.app.execute(
      defineCommand<void, void>('test.enqueue', async (context) => {
        context.allowEveryone('a test');
        for (const name of [names].flat()) context.enqueue('test:add', { name }, at && { at });
        if (isFailing) throw new Error('after all not');
      }),
      undefined,
      system,
    );

  it('that were asked for before jobs began run when they begin', async () => {
    const jobs = createJobs(app.app.pool, app.app.log);
    jobs.define('test:early', async () => void done.push('early'));
    jobs.nudge('test:early');
    await jobs.start();
    try {
      await until(() => done, ['early']);
    } finally {
      await jobs.stop();
    }
  });

  describe('that run', () => {
    before(() => app.startJobs());

    it('can be enqueued by name, with the rest of a transaction', async () => {
      await enqueue('lost', { isFailing: true }).catch(() => undefined);
      await enqueue('kept');
      await until(() => done.length > 0, true);
      expect(done).to.deep.equal(['kept']);
      const unknown = await app.app.orm.em
        .fork()
        .transactional((em) => app.app.jobs.enqueue(em, 'test:unknown', {}))
        .catch((error: unknown) => error);
      expect((unknown as Error).message).to.equal('There is no job "test:unknown".');
    });

    // Fails where a worker pauses after a job: 60 of two workers, with 2 s between them, take a minute.
    it('are taken without a pause as long as there are some', async () => {
      const names = Array.from({ length: 60 }, (_, index) => `job ${index}`);
      await enqueue(names);
      await until(() => done.length, 60);
      expect(done).to.have.members(names);
    });

    it('run at the time that was asked for, by the clock of the application', async () => {
      const start = Date.now();
      await enqueue('tomorrow', { at: new Date(start + 24 * hour) });
      await enqueue('in an hour', { at: new Date(start + hour) });
      await enqueue('now');
      await until(() => done, ['now']);
      app.setClock(new Date(start + 2 * hour));
      await until(() => done, ['now', 'in an hour']);
      app.setClock(new Date(start + 25 * hour));
      await until(() => done, ['now', 'in an hour', 'tomorrow']);
    });

    // Fails where each nudge is a job of its own.
    it('that were asked for many times are joined, and never run twice at once', async () => {
      let running = 0;
      let atOnce = 0;
      const go = Promise.withResolvers<void>();
      app.app.jobs.define('test:tidy', async () => {
        running += 1;
        atOnce = Math.max(atOnce, running);
        done.push('tidy');
        await go.promise;
        running -= 1;
      });
      for (let count = 0; count < 12_000; count += 1) app.app.jobs.nudge('test:tidy');
      await until(() => done, ['tidy']);
      for (let count = 0; count < 12_000; count += 1) app.app.jobs.nudge('test:tidy');
      // Neither holds up what somebody enqueued.
      await enqueue('beside');
      await until(() => done, ['tidy', 'beside']);
      go.resolve();
      await until(() => done, ['tidy', 'beside', 'tidy']);
      expect(atOnce).to.equal(1);
    });

    it('are taken up again where the process that worked on them is gone', async () => {
      const supervised = createJobs(app.app.pool, app.app.log, { superviseIntervalSeconds: 1 });
      supervised.define('test:add', async (payload: { readonly name: string }) => void done.push(payload.name));
      await app.app.jobs.stop();
      await supervised.prepare();
      await app.app.orm.em.fork().transactional((em) => supervised.enqueue(em, 'test:add', { name: 'left behind' }));
      await app.app.pool.query(`update lectern_jobs.job set state = 'active', started_on = now() - interval '1 day'`);
      await supervised.start();
      try {
        await until(async () => {
          const { rows } = await app.app.pool.query(
            `update lectern_jobs.job set start_after = now() where state = 'retry' returning retry_count`,
          );
          return rows.length > 0;
        }, true);
        await until(() => done.length > 0, true);
        expect(done).to.deep.equal(['left behind']);
      } finally {
        await supervised.stop();
      }
      const failures = app.logs.filter(({ level }) => level >= 50);
      expect(failures).to.deep.equal([]);
    });
  });

  it('with a cron that is none stop the start, and name their owner', async () => {
    const wrong = { manifest: { id: 'wrong' }, entry: { jobs: { tidy: { cron: 'each day', run: () => Promise.resolve() } } } };
    const error = await createTestApp({ modules: [wrong] }).then(
      (started) => started.close(),
      (refusal: unknown) => refusal,
    );
    expect(isStartupError(error) && error.message).to.equal(
      'The job "tidy" of @lectern/core (wrong) has the cron "each day", which is none.',
    );
  });
});
