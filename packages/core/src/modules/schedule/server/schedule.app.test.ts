import {
  buildPage,
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  signIn,
  until,
} from '@lectern/testing';
import type { BuiltPage, BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { PageListItem } from '../../pages/page.schema.ts';
import type { Plan, PlannedPage } from '../schedule.calls.ts';
import { doDue } from './do-due.ts';

const zone = 'Europe/Amsterdam';
const christmas = { at: '2096-12-24T08:00', zone };
type At = Pick<BuiltPage, 'id'>;

describe('what is planned for pages', () => {
  let app: TestApp;
  let rob: BuiltUser;
  let publisher: TestClient;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin], config: { timeZone: zone } });
    rob = await buildUser(app, { name: 'Rob', role: 'Publisher' });
    publisher = await signIn(app, rob);
    editor = await signIn(app, await buildUser(app, { name: 'Anna', role: 'Editor' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const draft = (title = 'Kerst'): Promise<BuiltPage> =>
    buildPage(app, { title, blocks: { 'text-1': { type: 'probe/text', props: { title } } } });
  const plan = ({ id }: At, body: object, client = publisher) => client.request('POST', `/api/page/${id}/schedule`, body);
  const cancel = ({ id }: At, action: string, client = publisher) =>
    client.request('DELETE', `/api/page/${id}/schedule?action=${action}`);
  const plansOf = async ({ id }: At): Promise<Plan[]> => (await publisher.request('GET', `/api/page/${id}/schedule`)).get('data');
  const listed = async (query = '', client = publisher): Promise<PlannedPage[]> =>
    (await client.request('GET', `/api/schedule${query}`)).get('data');
  const pageRow = async ({ id }: At): Promise<PageListItem | undefined> =>
    (await publisher.request('POST', '/api/page/list', { pageSize: 100 }))
      .get<PageListItem[]>('data.items')
      .find((item) => item.id === id);
  const status = async (path: string): Promise<number> => (await app.client().request('GET', path)).status;
  /** Lets the time come. */
  const due = async ({ id }: At): Promise<void> => {
    await app.app.pool.query(`update lectern_plan set at = now() - interval '1 second' where page_id = $1`, [id]);
    await doDue(app.app);
  };
  const mails = async (): Promise<{ template: string; user_id: number }[]> =>
    (await app.app.pool.query<{ template: string; user_id: number }>('select template, user_id from lectern_mail')).rows;

  it('is told as it was meant, and takes the place of what was planned before', async () => {
    const page = await draft();
    const answer = await plan(page, { action: 'publish', ...christmas });
    expectSuccess(answer);
    const { plannedBy, ...rest } = answer.get<Plan>('data');
    expect(rest).to.deep.equal({
      pageID: page.id,
      action: 'publish',
      at: '2096-12-24T07:00:00.000Z',
      wallTime: '2096-12-24T08:00',
      zone,
      offset: '+01:00',
      pageVersionID: null,
      failed: null,
    });
    expect(plannedBy?.name).to.equal('Rob');
    expectSuccess(await plan(page, { action: 'publish', at: '2096-12-26T08:00Z' }));
    expectSuccess(await plan(page, { action: 'unpublish', at: '2097-01-06T08:00', zone }));
    expect((await plansOf(page)).map(({ action, at }) => [action, at])).to.deep.equal([
      ['publish', '2096-12-26T08:00:00.000Z'],
      ['unpublish', '2097-01-06T07:00:00.000Z'],
    ]);
    expect((await pageRow(page))?.planned).to.deep.equal({
      publishAt: '2096-12-26T08:00:00.000Z',
      unpublishAt: '2097-01-06T07:00:00.000Z',
      hasFailed: false,
    });
    expectSuccess(await cancel(page, 'publish'));
    expectErrors(await cancel(page, 'publish'), 404, [{ code: 'G_26' }]);
    expect((await plansOf(page)).map(({ action }) => action)).to.deep.equal(['unpublish']);
    expectSuccess(await plan(page, { action: 'publish', ...christmas }));
    expectSuccess(await publisher.request('DELETE', `/api/page/${page.id}/schedule`));
    expectErrors(await publisher.request('DELETE', `/api/page/${page.id}/schedule`), 404, [{ code: 'G_26' }]);
    expect((await pageRow(page))?.planned).to.equal(undefined);
  });

  it('is refused where it is wrong, over, or nobody’s business, and nothing is written', async () => {
    const page = await draft();
    const before = await app.digest();
    expectErrors(await plan(page, {}), 400, [
      { property: 'action', code: 'V_01' },
      { property: 'at', code: 'V_01' },
    ]);
    expectErrors(await plan(page, { action: 'publish', at: '2096-12-24T08:00' }), 400, [{ property: 'zone', code: 'V_01' }]);
    expectErrors(await plan(page, { action: 'publish', at: '2096-03-25T02:30', zone }), 400, [{ property: 'at', code: 'V_12' }]);
    expectErrors(await plan(page, { action: 'publish', at: '2020-12-24T08:00', zone }), 400, [{ property: 'at', code: 'G_25' }]);
    expectErrors(await plan(page, { action: 'publish', ...christmas }, editor), 403, [{ code: 'UM_01' }]);
    expectErrors(await plan(page, { action: 'publish', ...christmas }, app.client()), 401, [{ code: 'G_07' }]);
    expectErrors(await plan({ id: '00000000-0000-4000-8000-00000000dead' }, { action: 'publish', ...christmas }), 404, [
      { code: 'PM_01' },
    ]);
    const other = await draft('Ander');
    const changed = await app.digest();
    const version = (pageVersionID: string, action = 'publish') => plan(page, { action, ...christmas, pageVersionID });
    expectErrors(await version(other.versionID), 400, [{ property: 'pageVersionID', code: 'V_12' }]);
    expectErrors(await version(page.versionID, 'unpublish'), 400, [{ property: 'pageVersionID', code: 'V_12' }]);
    expect((await app.digest())['lectern_plan']).to.equal(before['lectern_plan']);
    expect(await app.digest()).to.deep.equal(changed);
    const unfinished = await buildPage(app, { title: '', blocks: {} });
    expectErrors(await plan(unfinished, { action: 'publish', ...christmas }), 400, [{ property: 'title', code: 'V_01' }]);
  });

  it('happens once, when it is due, with what is the latest then', async () => {
    const page = await draft();
    expectSuccess(await plan(page, { action: 'publish', ...christmas }));
    await doDue(app.app);
    expect(await status(page.slug)).to.equal(404);
    const { pageVersionID, revision } = (await publisher.request('GET', `/api/page/${page.id}`)).get<{
      pageVersionID: string;
      revision: number;
    }>('data');
    expectSuccess(
      await publisher.request('POST', `/api/page/version/${pageVersionID}/store`, { revision, title: 'Kerst, herzien' }),
    );
    await due(page);
    expect((await app.client().request('GET', page.slug)).text).to.contain('Kerst, herzien');
    expect([await plansOf(page), (await pageRow(page))?.planned, (await pageRow(page))?.status]).to.deep.equal([
      [],
      undefined,
      'live',
    ]);
    const { rows } = await app.app.pool.query<{ actor_kind: string; origin: string }>(
      `select actor_kind, origin from lectern_audit_entry where action = 'page.do-plan' and changes ? 'plannedDone'`,
    );
    expect(rows).to.deep.equal([{ actor_kind: 'user', origin: 'job' }]);
    expectSuccess(await plan(page, { action: 'unpublish', ...christmas }));
    await due(page);
    expect(await status(page.slug)).to.equal(404);
    expect(await mails()).to.deep.equal([]);
  });

  it('is exactly the version that was named, whatever is written later', async () => {
    const page = await draft('Zoals besloten');
    expectSuccess(await plan(page, { action: 'publish', ...christmas, pageVersionID: page.versionID }));
    const { pageVersionID, revision } = (await publisher.request('GET', `/api/page/${page.id}`)).get<{
      pageVersionID: string;
      revision: number;
    }>('data');
    expectSuccess(
      await publisher.request('POST', `/api/page/version/${pageVersionID}/store`, { revision, title: 'Later bedacht' }),
    );
    await due(page);
    expect((await app.client().request('GET', page.slug)).text)
      .to.contain('Zoals besloten')
      .and.not.to.contain('Later bedacht');
    expect((await pageRow(page))?.status).to.equal('changed');
  });

  it('is said where it could not be done, to whoever planned it, until it is planned anew or put away', async () => {
    const page = await draft();
    expectSuccess(await plan(page, { action: 'publish', ...christmas }));
    const other = await buildPublishedPage(app, { title: 'Eerder' });
    await app.app.pool.query('update lectern_published_page set path = $1 where page_id = $2', [page.slug, other.id]);
    await due(page);
    const [failed] = await plansOf(page);
    expect(failed?.failed?.errors).to.deep.equal([{ code: 'V_06', property: 'slug' }]);
    expect((await pageRow(page))?.planned).to.deep.equal({ publishAt: null, unpublishAt: null, hasFailed: true });
    expect(await mails()).to.deep.equal([{ template: 'plan-failed', user_id: rob.id }]);
    expect((await listed('?failed=true')).map(({ title }) => title)).to.deep.equal(['Kerst']);
    await doDue(app.app);
    expect(await mails()).to.have.length(1);
    expectSuccess(await plan(page, { action: 'publish', ...christmas }));
    expect((await plansOf(page))[0]?.failed).to.equal(null);
    expect((await pageRow(page))?.planned?.hasFailed).to.equal(false);
  });

  it('asks again what its planner may do: who may no longer publish, or is gone, publishes nothing', async () => {
    const page = await draft();
    const someone = await buildUser(app, { permissions: ['publish-page'] });
    expectSuccess(await plan(page, { action: 'publish', ...christmas }, await signIn(app, someone)));
    await app.app.pool.query(
      `update lectern_user set role_id = (select role_id from lectern_user where name = 'Anna') where id = $1`,
      [someone.id],
    );
    await due(page);
    expect((await plansOf(page))[0]?.failed?.errors).to.deep.equal([{ code: 'UM_01' }]);
    const gone = await draft('Twee');
    const nobody = await buildUser(app, { permissions: ['publish-page'] });
    expectSuccess(await plan(gone, { action: 'publish', ...christmas }, await signIn(app, nobody)));
    await app.app.pool.query('delete from lectern_user where id = $1', [nobody.id]);
    await due(gone);
    expect((await plansOf(gone))[0]?.failed?.errors).to.deep.equal([{ code: 'UM_01' }]);
    expect([await status(page.slug), await status(gone.slug)]).to.deep.equal([404, 404]);
    expect(await mails()).to.deep.equal([{ template: 'plan-failed', user_id: someone.id }]);
  });

  it('is nothing for a page that lies in the trash', async () => {
    const page = await draft();
    expectSuccess(await plan(page, { action: 'publish', ...christmas }));
    expectSuccess(await publisher.request('POST', `/api/page/${page.id}/delete`, {}));
    await due(page);
    expect(await status(page.slug)).to.equal(404);
    expectSuccess(await publisher.request('POST', `/api/page/${page.id}/restore`, {}));
    expect((await plansOf(page))[0]?.failed?.errors).to.deep.equal([{ code: 'PM_01' }]);
  });

  it('is listed by days of the site, for who may see its page', async () => {
    const [one, two] = [await draft('Een'), await draft('Twee')];
    expectSuccess(await plan(one, { action: 'publish', at: '2096-12-24T00:00', zone }));
    expectSuccess(await plan(two, { action: 'publish', at: '2096-12-24T23:59', zone }));
    const titles = async (query: string, client = publisher) => (await listed(query, client)).map(({ title }) => title);
    expect(await titles('?from=2096-12-24&to=2096-12-24')).to.deep.equal(['Een', 'Twee']);
    expect(await titles('?from=2096-12-25')).to.deep.equal([]);
    expect(await titles('?from=2096-11-24')).to.deep.equal(['Een', 'Twee']);
    expect((await listed('?from=2096-12-24', editor)).map(({ canPublish }) => canPublish)).to.deep.equal([false, false]);
    const german = { name: 'view-page', parameters: { locales: ['de-DE'] } };
    expect(await titles('?from=2096-12-24', await signIn(app, await buildUser(app, { permissions: [german] })))).to.deep.equal(
      [],
    );
    for (const [query, property] of [
      ['?from=x', 'from'],
      ['?to=2096-02-30', 'to'],
      ['?from=2096-12-24&to=2096-12-23', 'to'],
      ['?failed=x', 'failed'],
    ])
      expectErrors(await publisher.request('GET', `/api/schedule${query}`), 400, [{ property: property ?? '', code: 'V_12' }]);
  });

  it('is done once by several at a time, each page, and none is forgotten', async () => {
    const pages = await Promise.all(Array.from({ length: 12 }, (_, index) => draft(`Pagina ${index}`)));
    for (const page of pages) expectSuccess(await plan(page, { action: 'publish', ...christmas }));
    await app.app.pool.query(`update lectern_plan set at = now() - interval '1 second'`);
    await Promise.all([doDue(app.app), doDue(app.app), doDue(app.app)]);
    const { rows } = await app.app.pool.query<{ n: number }>(
      'select count(*)::int as n from lectern_publication group by page_id',
    );
    expect(rows).to.deep.equal(pages.map(() => ({ n: 1 })));
    expect(await Promise.all(pages.map(({ slug }) => status(slug)))).to.deep.equal(pages.map(() => 200));
  });

  it('is another’s after a minute where a process went away with it', async () => {
    const page = await draft();
    expectSuccess(await plan(page, { action: 'publish', ...christmas }));
    await app.app.pool.query(
      `update lectern_plan set at = now() - interval '1 hour', claimed_until = now() + interval '1 minute'`,
    );
    await doDue(app.app);
    expect(await status(page.slug)).to.equal(404);
    await app.app.pool.query(`update lectern_plan set claimed_until = now() - interval '1 second'`);
    await doDue(app.app);
    expect(await status(page.slug)).to.equal(200);
  });

  it('comes at its time by itself', async () => {
    await app.startJobs();
    const page = await draft();
    const at = new Date(Date.now() + 1500);
    expectSuccess(await plan(page, { action: 'publish', at: at.toISOString() }));
    expect(await status(page.slug)).to.equal(404);
    await until(() => status(page.slug), 200);
    const { rows } = await app.app.pool.query<{ at: Date }>('select published_at as at from lectern_publication');
    expect(rows[0]?.at.getTime()).to.be.at.least(at.getTime());
  });
});
