import { buildPublishedPage, createTestApp, expectErrors, expectSuccess, until, untilFine } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { derivedTables } from './engine/tables.ts';
import { openGate } from './gate.test-kit.ts';
import type { Gate } from './gate.test-kit.ts';
import { signInKeeper, untilIndexed } from './fixtures/pages.test-kit.ts';
import { watchedSearch } from './fixtures/watched-search.test-kit.ts';
import type { Watch } from './fixtures/watched-search.test-kit.ts';

/** More than are filled at a time, so that an indexing can be met on its way. */
const pages = 105;
const idle = async (): Promise<void> => {};
const newWatch = (): Watch => ({ beforeFill: idle, refused: '', reading: '' });

async function publishPages(app: TestApp): Promise<void> {
  for (let page = 0; page < pages; page += 1) await buildPublishedPage(app, { title: 'Kapel', slug: `/kapel-${page}` });
}

/** The number of pages that somebody finds. */
async function total(app: TestApp): Promise<number> {
  const answer = await app.client().request('POST', '/api/search/search', { term: 'kapel' });
  expectSuccess(answer);
  return answer.get<number>('data.total');
}

/** What a test asks of an index. */
const stateOf = async (keeper: TestClient): Promise<string> =>
  (await keeper.request('GET', '/api/search/status')).get<string>('data.indexingState');
const isDone = (keeper: TestClient): Promise<void> => until(() => stateOf(keeper), 'success');

describe('search after what went wrong', () => {
  let app: TestApp;
  let keeper: TestClient;
  const watch = newWatch();
  before(async () => {
    app = await createTestApp({ plugins: watchedSearch(watch) });
    keeper = await signInKeeper(app);
    await publishPages(app);
    await app.startJobs();
    await indexAnew();
    await untilIndexed(app);
  });
  afterEach(() => {
    watch.beforeFill = idle;
  });
  after(() => app?.close());

  const call = (name: string) => keeper.request('POST', `/api/search/${name}`, {});
  /** Looks at the version of the index, as happens each minute. */
  const later = (): void => app.app.jobs.nudge('search:version');
  const indexAnew = async (): Promise<void> => {
    expectSuccess(await call('index-all-pages'));
    await isDone(keeper);
  };
  const isWhole = async (): Promise<void> => {
    await untilFine(
      async () => (later(), total(app)),
      (found) => found === pages,
      'pages found',
    );
    await isDone(keeper);
  };

  it('is whole beside a listener that always fails', async () => {
    expect(await total(app)).to.equal(pages);
    expect(app.logs.some(({ msg, listener }) => msg === 'a listener failed' && listener === 'failing:never')).to.equal(true);
  });

  it('gives visitors the same during an indexing, and nobody a second one', async () => {
    const seen: number[] = [];
    watch.beforeFill = async () => {
      seen.push(await total(app));
      expectErrors(await call('index-all-pages'), 409, [{ code: 'G_99' }]);
      seen.push((await keeper.request('GET', '/api/search/status')).get<number>('data.indexed'));
    };
    await indexAnew();
    expect(seen).to.deep.equal([pages, pages, pages, pages]);
    expect(await total(app)).to.equal(pages);
  });

  it('is as before where an indexing was cancelled, and whole after the next one', async () => {
    let isCancelled = false;
    watch.beforeFill = async () => {
      if (!isCancelled) expectSuccess(await call('cancel'));
      isCancelled = true;
    };
    expectSuccess(await call('index-all-pages'));
    await until(() => isCancelled, true);
    await untilIndexed(app);
    expect([await stateOf(keeper), await total(app)]).to.deep.equal(['idle', pages]);
    await indexAnew();
    expect(await total(app)).to.equal(pages);
  });

  it('finds nothing after everything was removed, until it is indexed again, and says so where that was cancelled', async () => {
    const removal = async (): Promise<string> => (await keeper.request('GET', '/api/search/status')).get('data.removalState');
    expectSuccess(await call('remove-all-pages'));
    expect(await total(app)).to.equal(0);
    let isCancelled = false;
    watch.beforeFill = async () => {
      if (!isCancelled) expectSuccess(await call('cancel'));
      isCancelled = true;
    };
    expectSuccess(await call('index-all-pages'));
    await until(() => isCancelled, true);
    await untilIndexed(app);
    expect([await removal(), await stateOf(keeper), await total(app)]).to.deep.equal(['success', 'idle', 0]);
    await indexAnew();
    expect([await removal(), await total(app)]).to.deep.equal(['idle', pages]);
  });

  it('goes on by itself where filling failed', async () => {
    let isBroken = true;
    let fills = 0;
    watch.beforeFill = async () => {
      fills += 1;
      if (isBroken && fills > 1) throw new Error('broken');
    };
    expectSuccess(await call('index-all-pages'));
    await until(() => stateOf(keeper), 'error');
    expect(await total(app)).to.equal(pages);
    isBroken = false;
    app.setClock(new Date(Date.now() + 60_000));
    await isDone(keeper);
    app.setClock();
    expect(await total(app)).to.equal(pages);
  });

  it('has all pages but the one at fault, names it, and has that too once it can be read', async () => {
    interface Failures {
      readonly pages: readonly { readonly pageID: string; readonly title: string; readonly error: string }[];
      readonly total: number;
    }
    const failures = async (): Promise<Failures> => (await keeper.request('GET', '/api/search/status')).get('data.failures');
    const named = async (): Promise<string[]> => (await failures()).pages.map(({ title }) => title);
    watch.refused = 'Kapel stuk';
    const broken = await buildPublishedPage(app, { title: watch.refused, slug: '/stuk' });
    const behind = await buildPublishedPage(app, { title: 'Kapel erachter', slug: '/erachter' });
    await until(() => total(app), pages + 1);
    await until(failures, { pages: [{ pageID: broken.id, title: watch.refused, error: 'Kapel stuk cannot be read' }], total: 1 });
    await indexAnew();
    expect([await total(app), await named()], 'after all were indexed anew').to.deep.equal([pages + 1, [watch.refused]]);
    watch.refused = '';
    app.setClock(new Date(Date.now() + 3_600_000));
    app.app.jobs.nudge('search:retry');
    await until(() => total(app), pages + 2);
    await until(named, []);
    app.setClock();
    for (const { id } of [broken, behind]) expectSuccess(await keeper.request('POST', `/api/page/${id}/unpublish`, {}));
    await untilIndexed(app);
  });

  it('is made anew by itself after a restore, which brings back no index', async () => {
    await app.app.pool.query(`truncate ${['lectern_search_index', ...derivedTables].join(', ')}`);
    expect(await total(app)).to.equal(0);
    await isWhole();
  });

  it('is made anew by itself where words are read in another way', async () => {
    const startedAt = async (): Promise<unknown> =>
      (await app.app.pool.query<{ at: Date }>('select started_at::text as at from lectern_search_index')).rows[0]?.at;
    const former = await startedAt();
    watch.reading = ' other';
    await untilFine(
      async () => (later(), startedAt()),
      (at) => at !== former,
      'another indexing',
    );
    await isDone(keeper);
    expect(await total(app)).to.equal(pages);
  });

  it('is made anew where an indexing went on by another reading of words than it began with', async () => {
    let isRead = false;
    watch.beforeFill = async () => {
      if (isRead) return;
      isRead = true;
      watch.reading = ' third';
      throw new Error('the process ends');
    };
    expectSuccess(await call('index-all-pages'));
    await until(() => isRead, true);
    const version = async (): Promise<string> =>
      (await app.app.pool.query<{ version: string }>('select version from lectern_search_index')).rows[0]?.version ?? '';
    await untilFine(
      async () => (later(), version()),
      (now) => now.endsWith(' third'),
      'the version of the index',
    );
    await isDone(keeper);
    expect(await total(app)).to.equal(pages);
  });

  it('is made anew by itself where the event of an indexing was lost', async () => {
    await app.app.pool.query(
      `update lectern_search_index set indexing_state = 'loading', run = gen_random_uuid(), reached = null, version = ''`,
    );
    expectErrors(await call('index-all-pages'), 409, [{ code: 'G_99' }]);
    await untilFine(
      async () => (later(), stateOf(keeper)),
      (state) => state === 'success',
      'the state of the index',
    );
    expect(await total(app)).to.equal(pages);
  });
});

// The embedded database has one process, and ends with it.
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

onPostgres('search while its database is away from a process that indexes', () => {
  let app: TestApp;
  let behind: TestApp;
  let keeper: TestClient;
  let gate: Gate;
  const watch = newWatch();
  const ownWatch = newWatch();
  const leaseSeconds = 2;
  before(async () => {
    app = await createTestApp({ plugins: watchedSearch(ownWatch), leaseSeconds });
    keeper = await signInKeeper(app);
    await publishPages(app);
    const { pg, orm } = app.database;
    gate = await openGate(pg.host, pg.port);
    const place = { host: '127.0.0.1', port: gate.port };
    const database = { ...app.database, pg: { ...pg, ...place }, orm: { ...orm, ...place } };
    behind = await createTestApp({ plugins: watchedSearch(watch), database, leaseSeconds });
    await behind.startJobs();
    expectSuccess(await keeper.request('POST', '/api/search/index-all-pages', {}));
    await isDone(keeper);
    await untilIndexed(app);
  });
  after(async () => {
    await gate?.open();
    await behind?.close();
    await gate?.shut();
    await app?.close();
  });

  it('goes on where it was once the database is back', async () => {
    let isCut = false;
    watch.beforeFill = async () => {
      if (isCut) return;
      isCut = true;
      await gate.shut();
    };
    expectSuccess(await keeper.request('POST', '/api/search/index-all-pages', {}));
    await until(() => isCut, true);
    expect([await total(app), await stateOf(keeper)]).to.deep.equal([pages, 'loading']);
    await gate.open();
    await isDone(keeper);
    expect(await total(app)).to.equal(pages);
  });

  it('is taken over by another process, which the first one does not disturb when it comes back', async () => {
    let isCut = false;
    let comeBack = (): void => {};
    watch.beforeFill = async () => {
      if (isCut) return;
      isCut = true;
      await gate.shut();
      await new Promise<void>((resolve) => {
        comeBack = resolve;
      });
    };
    expectSuccess(await keeper.request('POST', '/api/search/index-all-pages', {}));
    await until(() => isCut, true);
    await app.startJobs();
    await isDone(keeper);
    expect(await total(app)).to.equal(pages);
    await gate.open();
    comeBack();
    await buildPublishedPage(app, { title: 'Kapel erna', slug: '/erna' });
    await until(() => total(app), pages + 1);
    await until(async () => (await behind.app.pool.query<object>('select 1')).rows.length, 1);
    await untilIndexed(app);
    expect([await total(app), await stateOf(keeper)]).to.deep.equal([pages + 1, 'success']);
  });
});
