import { buildPublishedPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import type { Delivery } from '../delivery.calls.ts';
import { reports } from './reports.ts';

describe('how pages are delivered', () => {
  let app: TestApp;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp({ environment: { PURGE_URL: 'http://127.0.0.1:9/' } });
  });
  beforeEach(async () => {
    await app.clear();
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
    await app.app.service(reports).write();
    await app.app.pool.query('delete from lectern_delivered_hour');
  });
  after(() => app?.close());

  const read = async (): Promise<Delivery> => {
    await app.app.service(reports).write();
    const answer = await keeper.request('GET', '/api/delivery');
    expectSuccess(answer);
    return answer.get<Delivery>('data');
  };
  const get = (path: string) => app.client().request('GET', path);

  it('says what came from the cache and what was made, hour by hour over a day', async () => {
    const { slug } = await buildPublishedPage(app);
    for (let turn = 0; turn < 5; turn += 1) await get(slug);
    const { hours } = await read();
    expect(hours).to.have.length(24);
    expect(hours.at(-1)).to.include({ kept: 4, made: 1 });
    await get(slug);
    expect((await read()).hours.at(-1), 'is added up').to.include({ kept: 5, made: 1 });
  });

  it('says how far each process is, and which are silent', async () => {
    await app.app.pool.query(
      `insert into lectern_process values (gen_random_uuid(), 'gone:1', now() - interval '1 hour', now() - interval '1 minute', 0)`,
    );
    await buildPublishedPage(app);
    await app.app.invalidations.catchUp();
    const { processes } = await read();
    expect(processes.map(({ name, isHere }) => [name, isHere])).to.deep.equal([
      ['gone:1', false],
      [processes[1]?.name, true],
    ]);
    expect(processes[0]?.behind).to.be.at.least(1);
    expect(processes[1]?.behind).to.equal(0);
  });

  it('says what proxies are still to be told, and has a page made anew when asked to', async () => {
    const { slug } = await buildPublishedPage(app);
    await get(slug);
    const before = (await read()).purging?.waiting ?? 0;
    expect(before).to.be.at.least(1);
    const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
    const made = drawn();
    expectSuccess(await keeper.request('POST', '/api/delivery/purge', { path: `${slug}/` }));
    await get(slug);
    expect(drawn()).to.equal(made + 1);
    expect((await read()).purging?.waiting).to.equal(before + 1);
    for (const path of ['', 'pagina', 'https://elders.example/', '/a?b', '//elders'])
      expect((await keeper.request('POST', '/api/delivery/purge', { path })).status, path).to.equal(400);
  });
});
