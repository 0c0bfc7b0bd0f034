import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { purgeKeys } from '#server/site/surrogate-keys.ts';
import { purgeWaiting } from './purge-rows.ts';

const everything = purgeKeys(['everything']);

describe('what proxies are told', () => {
  let app: TestApp;
  let told: string[][];
  let isAway: boolean;
  before(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    await app.clear();
    [told, isAway] = [[], false];
    await drop('begin');
    await purge();
    await app.app.pool.query(`update lectern_purge set position = (select max(id) from lectern_cache_invalidation)`);
    told = [];
  });
  after(() => app?.close());

  const drop = (...tags: string[]) => app.app.orm.em.fork().transactional((em) => app.app.invalidations.record(em, tags));
  const purger = {
    purge(keys: readonly string[]) {
      if (isAway) return Promise.reject(new Error('the proxy is away'));
      told.push([...keys]);
      return Promise.resolve();
    },
  };
  const purge = () => purgeWaiting({ pool: app.app.pool, log: app.app.log, purger });
  const state = async () =>
    (await app.app.pool.query(`select tries, last_error from lectern_purge where pass = 'first'`)).rows[0] as object;

  // Fails where what a proxy missed is passed over, and where later rows go before earlier ones.
  it('is told again, in order, until they have heard it', async () => {
    isAway = true;
    await drop('page:1');
    expect(await purge()).to.equal(false);
    await drop('page:2');
    expect(await purge()).to.equal(false);
    expect(await state()).to.deep.equal({ tries: 2, last_error: 'the proxy is away' });
    isAway = false;
    expect(await purge()).to.equal(true);
    expect(told).to.deep.equal([purgeKeys(['page:1', 'page:2'])]);
    expect(await state()).to.deep.equal({ tries: 0, last_error: null });
    await purge();
    expect(told).to.have.length(1);
  });

  // Fails where a proxy may keep what a process sent that had not heard yet.
  it('is told a second time when every process has heard of it', async () => {
    await drop('page:1');
    await purge();
    await app.app.pool.query(`update lectern_cache_invalidation set at = at - interval '11 seconds'`);
    await purge();
    expect(told).to.deep.equal([purgeKeys(['page:1']), purgeKeys(['page:1'])]);
  });

  it('is everything where rows are missing, or everything was dropped', async () => {
    await drop('page:1');
    await app.app.pool.query('delete from lectern_cache_invalidation');
    await drop('page:2');
    await purge();
    expect(told).to.deep.equal([everything]);
    await drop('page:3', 'everything');
    await purge();
    expect(told).to.deep.equal([everything, everything]);
  });
});
