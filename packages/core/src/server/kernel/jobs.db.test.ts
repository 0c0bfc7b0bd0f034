import { expect } from 'chai';
import { buildPage, buildPublishedPage, createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { publishPage } from '../../modules/pages/server/commands/publish-page.command.ts';
import { listeningProbe } from '../site/fixtures/probe.ts';
import { probeState } from '../site/fixtures/probe.server.ts';
import { systemActor } from './actor.ts';
import { defineCommand } from './command.ts';
import { createJobs } from './jobs.ts';

const system = systemActor('test');

describe('jobs', () => {
  let app: TestApp;
  const done: unknown[] = [];
  before(async () => {
    app = await createTestApp({ plugins: [listeningProbe] });
    app.app.jobs.define('test:add', async (payload: { readonly name: string }) => void done.push(payload.name));
  });
  beforeEach(async () => {
    await app.clear();
    probeState.heard.length = 0;
    probeState.failures = 0;
    done.length = 0;
  });
  after(() => app?.close());

  const waiting = async (): Promise<number> =>
    (await app.app.pool.query<{ count: number }>(`select count(*)::int as count from lectern_jobs.job where state < 'completed'`))
      .rows[0]?.count ?? 0;

  it('are written in the transaction of the command: none of one that fails', async () => {
    const failing = defineCommand<void, void>('test.fail', async ({ allowEveryone, emit }) => {
      allowEveryone('a test');
      emit('page.published', { pageID: '1', versionID: '2' });
      emit('page.unpublished', { pageID: '1' });
      await Promise.resolve();
      throw new Error('after all not');
    });
    await app.app.execute(failing, undefined, system).catch(() => undefined);
    expect(await waiting()).to.equal(0);

    const page = await buildPage(app);
    await app.app.execute(publishPage, { id: page.id }, system);
    expect(await waiting()).to.equal(1);
    expect(probeState.heard).to.deep.equal([]);
  });

  it('are none where nobody listens to an event', async () => {
    await buildPage(app);
    expect(await waiting()).to.equal(0);
  });

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

    it('tell a listener after the commit', async () => {
      const page = await buildPublishedPage(app);
      await until(() => probeState.heard.length > 0, true);
      expect(probeState.heard).to.deep.equal([{ pageID: page.id, versionID: page.versionID }]);
      await until(async () => (await waiting()) === 0, true);
    });

    it('tell it again where it failed, and never make the command fail', async () => {
      probeState.failures = 1;
      const page = await buildPublishedPage(app);
      expect((await app.request('GET', page.slug)).status).to.equal(200);
      await until(() => probeState.failures === 0, true);
      expect(probeState.heard).to.deep.equal([]);
      // Tried again after a delay, which is not waited for here.
      await until(async () => {
        const { rows } = await app.app.pool.query(
          `update lectern_jobs.job set start_after = now() where state = 'retry' returning retry_count`,
        );
        return rows.length > 0;
      }, true);
      await until(() => probeState.heard.length > 0, true);
      expect(probeState.heard).to.deep.equal([{ pageID: page.id, versionID: page.versionID }]);
    });

    it('can be enqueued by name, with the rest of a transaction', async () => {
      const enqueue = (name: string, isFailing: boolean) =>
        app.app.execute(
          defineCommand<void, void>('test.enqueue', async ({ em, allowEveryone }) => {
            allowEveryone('a test');
            await app.app.jobs.enqueue(em, 'test:add', { name });
            if (isFailing) throw new Error('after all not');
          }),
          undefined,
          system,
        );
      await enqueue('lost', true).catch(() => undefined);
      await enqueue('kept', false);
      await until(() => done.length > 0, true);
      expect(done).to.deep.equal(['kept']);
      const unknown = await app.app.orm.em
        .fork()
        .transactional((em) => app.app.jobs.enqueue(em, 'test:unknown', {}))
        .catch((error: unknown) => error);
      expect((unknown as Error).message).to.equal('There is no job "test:unknown".');
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
});
