import { expect } from 'chai';
import { definePageType, definePlugin } from '#index.ts';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { receiveMails } from '#modules/auth/server/mailbox.test-kit.ts';
import type { Upkeep } from '../../upkeep.calls.ts';
import { tellAllKeepers } from '../pages.job.ts';

const terms = definePlugin({
  name: '@test/terms',
  id: 'terms',
  version: '1.0.0',
  core: '^0.1.0',
  entries: {},
  pageTypes: {
    terms: definePageType({ label: 'Terms', review: { everyDays: 100 } }),
    note: definePageType({ label: 'Note' }),
  },
});

const start = new Date('2026-11-01T10:00:00.000Z');
const daysLater = (days: number): Date => new Date(start.getTime() + days * 86_400_000);

describe('pages that are looked at again', () => {
  let app: TestApp;
  let anna: BuiltUser;
  let rob: BuiltUser;
  let editor: TestClient;
  let publisher: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest: terms, entries: {} }] });
    anna = await buildUser(app, { name: 'Anna', role: 'Editor' });
    rob = await buildUser(app, { name: 'Rob', role: 'Publisher' });
    await app.app.pool.query(`update lectern_user set language = 'en'`);
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    await goTo(start);
  });
  after(() => app?.close());

  /** Sessions end long before pages are looked at again. */
  const goTo = async (moment: Date): Promise<void> => {
    app.setClock(moment);
    editor = await signIn(app, anna);
    publisher = await signIn(app, rob);
  };
  const publish = async ({ id }: Pick<BuiltPage, 'id'>) =>
    expectSuccess(await publisher.request('POST', `/api/page/${id}/publish`, {}));
  const live = async (title: string, type = 'terms/terms'): Promise<BuiltPage> => {
    const page = await buildPage(app, { title, type });
    await publish(page);
    return page;
  };
  const set = ({ id }: BuiltPage, body: object, client = editor) => client.request('POST', `/api/page/${id}/upkeep`, body);
  const confirm = ({ id }: BuiltPage, client = editor) => client.request('POST', `/api/page/${id}/still-correct`, {});
  const upkeep = async ({ id }: BuiltPage, client = editor) =>
    (await client.request('GET', `/api/page/${id}/upkeep`)).get<Upkeep>('data');
  const due = async (sort: object = {}): Promise<string[]> =>
    (await editor.request('POST', '/api/page/list', { status: 'due', ...sort }))
      .get<{ title: string }[]>('data.items')
      .map(({ title }) => title);
  /** What the daily job sends, as who it went to and about which pages. */
  const told = async (day: number) => {
    await goTo(daysLater(day));
    await tellAllKeepers(app.app);
    return receiveMails(app);
  };
  const audited = async ({ id }: BuiltPage, action: string) =>
    (
      await app.app.pool.query<{ changes: object }>(
        `select changes from lectern_audit_entry where entity = 'page' and entity_id = $1 and action = $2 order by id`,
        [id, action],
      )
    ).rows.map(({ changes }) => changes);

  it('are due so long after their publication as their type says, or as they say themselves; drafts never', async () => {
    const page = await live('Terms');
    const note = await live('Note', 'terms/note');
    const draft = await buildPage(app, { title: 'Draft', type: 'terms/terms' });
    expect(await upkeep(page)).to.deep.equal({
      everyDays: null,
      typeEveryDays: 100,
      owner: null,
      dueAt: daysLater(100).toISOString(),
      checked: { how: 'published', at: start.toISOString(), by: { id: rob.id, name: 'Rob' } },
    });
    expect((await upkeep(note)).dueAt).to.equal(null);
    expect(await upkeep(draft)).to.include({ dueAt: null, checked: null });

    expectSuccess(await set(page, { everyDays: 30 }));
    expectSuccess(await set(note, { everyDays: 10 }));
    expect([(await upkeep(page)).dueAt, (await upkeep(note)).dueAt]).to.deep.equal(
      [daysLater(30), daysLater(10)].map((at) => at.toISOString()),
    );
    expectSuccess(await set(page, { everyDays: 0 }));
    expect((await upkeep(page)).dueAt, 'never').to.equal(null);
    expectSuccess(await set(page, { everyDays: null }));
    expect((await upkeep(page)).dueAt).to.equal(daysLater(100).toISOString());
    const answer = (await editor.request('GET', `/api/page/${note.id}`)).get<string>('data.reviewDueAt');
    expect(answer).to.equal(daysLater(10).toISOString());
  });

  it('stand in the list from the moment on, the longest waiting first, with their owner, and nowhere else', async () => {
    const page = await live('Terms');
    const note = await live('Note', 'terms/note');
    expectSuccess(await set(note, { everyDays: 120, ownerID: anna.id }));
    await goTo(new Date(daysLater(100).getTime() - 1));
    expect(await due()).to.deep.equal([]);
    await goTo(daysLater(100));
    expect(await due()).to.deep.equal(['Terms']);
    await goTo(daysLater(130));
    expect(await due({ columnToSort: 'reviewDueAt' })).to.deep.equal(['Terms', 'Note']);
    expect(await due({ columnToSort: 'reviewDueAt', sortOrder: 'desc' })).to.deep.equal(['Note', 'Terms']);
    expect(await due({ columnToSort: 'title', searchTerm: 'not' })).to.deep.equal(['Note']);
    const rows = (await editor.request('POST', '/api/page/list', { status: 'due', columnToSort: 'title' })).get<object[]>(
      'data.items',
    );
    expect(rows[0]).to.deep.include({ review: { dueAt: daysLater(120).toISOString(), owner: { id: anna.id, name: 'Anna' } } });
    const all = (await editor.request('POST', '/api/page/list', {})).get<object[]>('data.items');
    expect(all.some((row) => 'review' in row)).to.equal(false);
    expectErrors(await editor.request('POST', '/api/page/list', { columnToSort: 'reviewDueAt' }), 400, [
      { property: 'columnToSort', code: 'V_12' },
    ]);

    expectSuccess(await publisher.request('POST', `/api/page/${page.id}/unpublish`, {}));
    expect(await due()).to.deep.equal(['Note']);
  });

  it('are still correct when somebody who may edit them says so, which is audited and counts from then', async () => {
    const page = await live('Terms');
    await goTo(daysLater(150));
    const answer = await confirm(page);
    expectSuccess(answer);
    expect(answer.get<Upkeep>('data')).to.deep.include({
      dueAt: daysLater(250).toISOString(),
      checked: { how: 'confirmed', at: daysLater(150).toISOString(), by: { id: anna.id, name: 'Anna' } },
    });
    expect(await due()).to.deep.equal([]);
    expect(await audited(page, 'page.confirm')).to.have.length(1);
    await goTo(daysLater(160));
    await publish(page);
    expect(await upkeep(page)).to.deep.include({ dueAt: daysLater(260).toISOString() });

    expectErrors(await confirm(await buildPage(app, { type: 'terms/terms' })), 409, [{ code: 'G_98' }]);
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    expectErrors(await confirm(page, viewer), 403, [{ code: 'UM_01' }]);
    expectErrors(await set(page, { everyDays: 1 }, viewer), 403, [{ code: 'UM_01' }]);
    expectErrors(await viewer.request('GET', `/api/page/${page.id}/upkeep/owners`), 403, [{ code: 'UM_01' }]);
    expect(await upkeep(page, viewer), 'who may read drafts reads it').to.deep.equal(await upkeep(page));
  });

  it('are owned by whoever may edit them, and by nobody else', async () => {
    const page = await live('Terms');
    const german = await buildUser(app, {
      name: 'Greta',
      permissions: [{ name: 'edit-page', parameters: { locales: ['de-DE'] } }],
    });
    const invited = await buildUser(app, { name: 'Ines', role: 'Editor' });
    await app.app.pool.query('update lectern_user set password_hash = null where id = $1', [invited.id]);
    const names = (await editor.request('GET', `/api/page/${page.id}/upkeep/owners`)).get<{ name: string }[]>('data');
    expect(names.map(({ name }) => name))
      .to.include.members(['Anna', 'Rob'])
      .and.not.to.include.members(['Greta', 'Ines']);
    for (const ownerID of [german.id, invited.id, 2_000_000_000])
      expectErrors(await set(page, { ownerID }), 409, [{ property: 'ownerID', code: 'G_97' }]);
    for (const body of [{ everyDays: -1 }, { everyDays: 3651 }, { everyDays: 1.5 }])
      expectErrors(await set(page, body), 400, [{ property: 'everyDays', code: 'V_12' }]);
    expectSuccess(await set(page, { ownerID: anna.id, everyDays: 7 }));
    expectSuccess(await set(page, { ownerID: null }));
    expect(await upkeep(page)).to.deep.include({ owner: null, everyDays: 7 });
    expect(await audited(page, 'page.set-upkeep')).to.deep.equal([
      { reviewEveryDays: 7, owner: anna.id },
      { reviewEveryDays: 7, owner: null },
    ]);
  });

  it('are told of once, to the owner, else to who published them, in one mail for all of a person', async () => {
    const one = await live('One');
    const two = await live('Two');
    const three = await live('Three');
    expectSuccess(await set(three, { ownerID: anna.id }));
    expect(await told(99)).to.deep.equal([]);
    const mails = await told(100);
    expect(mails.map(({ to }) => to).sort()).to.deep.equal([anna.email, rob.email].sort());
    const toRob = mails.find(({ to }) => to === rob.email);
    expect(toRob?.subject).to.equal(
      'Still correct? 2 pages to look at again (Example)'.replace('Example', app.app.settings.name),
    );
    expect(toRob?.text).to.contain(`/cmsadmin/pages/${one.id}`).and.to.contain(`/cmsadmin/pages/${two.id}`);
    expect(toRob?.text).not.to.contain(three.id);
    const toAnna = mails.find(({ to }) => to === anna.email);
    expect(toAnna?.subject).to.match(/^Still correct\? Three /);
    expect(await told(101), 'once').to.deep.equal([]);

    await goTo(daysLater(110));
    expectSuccess(await confirm(one));
    expect(await told(209)).to.deep.equal([]);
    const again = await told(210);
    expect(again.map(({ to }) => to)).to.deep.equal([rob.email]);
    expect(again.find(({ to }) => to === rob.email)?.subject).to.match(/^Still correct\? One /);
    expect(await audited(one, 'page.tell-keepers')).to.deep.equal([{ toldToReview: rob.id }, { toldToReview: rob.id }]);
  });

  it('are told of to who published them where the owner may no longer edit them, and not where nobody may', async () => {
    const page = await live('Terms');
    const owner = await buildUser(app, { name: 'Olga', permissions: ['edit-page'] });
    expectSuccess(await set(page, { ownerID: owner.id }));
    await app.app.pool.query(
      `update lectern_role set permissions = '[]' where id = (select role_id from lectern_user where id = $1)`,
      [owner.id],
    );
    expect((await told(100)).map(({ to }) => to)).to.deep.equal([rob.email]);

    const other = await live('Other');
    await app.app.pool.query('update lectern_publication set published_by = $2 where page_id = $1', [other.id, owner.id]);
    expect(await told(400)).to.deep.equal([]);
    expect(await due()).to.include('Other');
  });

  it('leave the mail that was published, confirmed or taken off the site until it is written', async () => {
    const page = await live('One');
    await buildPublishedPage(app, { title: 'Never' });
    await goTo(daysLater(100));
    await tellAllKeepers(app.app);
    expectSuccess(await confirm(page));
    expect(await receiveMails(app)).to.deep.equal([]);
  });
});
