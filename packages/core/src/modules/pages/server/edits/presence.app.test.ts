import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, BuiltUser, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const text = (title: string) => ({ type: 'probe/text', props: { title } });

describe('POST /page/{id}/presence', () => {
  let app: TestApp;
  let page: BuiltPage;
  let users: readonly [BuiltUser, BuiltUser];
  let anna: TestClient;
  let bert: TestClient;
  const tabs = { anna: crypto.randomUUID(), bert: crypto.randomUUID() };
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    users = [await buildUser(app, { role: 'Editor', name: 'Anna' }), await buildUser(app, { role: 'Viewer', name: 'Bert' })];
    anna = await signIn(app, users[0]);
    bert = await signIn(app, users[1]);
    page = await buildPage(app, { blocks: { 'text-1': text('Een') } });
  });
  after(() => app?.close());

  const tell = (client: TestClient, tab: string, body: object = {}): Promise<TestResponse> =>
    client.request('POST', `/api/page/${page.id}/presence`, { client: tab, revision: 1, block: null, ...body });
  /** Who is there, but for the name of the tab. */
  const seen = (answer: TestResponse): object[] =>
    answer.get<{ editor: string }[]>('people').map(({ editor: _editor, ...person }) => person);
  const edit = (client: string, sequence: number, value: string): Promise<TestResponse> =>
    anna.request('POST', `/api/page/version/${page.versionID}/edit`, {
      revision: sequence,
      client,
      sequence,
      operations: [{ op: 'set', of: 'props', key: 'text-1', field: 'title', value }],
    });

  it('tells who else has the page open, and at which block, as long as they say so', async () => {
    const first = await tell(anna, tabs.anna, { block: 'text-1' });
    expectSuccess(first);
    expect(first.json).to.deep.include({ people: [], revision: 1, pageVersionID: page.versionID, operations: [] });
    const answer = await tell(bert, tabs.bert);
    expect(seen(answer)).to.deep.equal([{ userID: users[0].id, name: 'Anna', block: 'text-1' }]);
    expect(answer.text, 'under which anybody could send').not.to.contain(tabs.anna);
    expect((await tell(anna, tabs.anna)).get<object[]>('people')).to.have.length(1);
    await app.app.pool.query(`update lectern_page_presence set seen_at = now() - interval '16 seconds' where client = $1`, [
      tabs.anna,
    ]);
    expect((await tell(bert, tabs.bert)).get('people')).to.deep.equal([]);
    await app.app.pool.query(`update lectern_page_presence set seen_at = now() - interval '2 minutes'`);
    await tell(bert, tabs.bert);
    expect((await app.app.pool.query('select from lectern_page_presence')).rowCount).to.equal(1);
  });

  it('tells what visitors read, so that an open editor hears of a publication', async () => {
    const live = async () => (await tell(bert, tabs.bert)).get('live');
    const nothing = { publishedVersionID: null, publishedID: null, livePath: null };
    expect(await live()).to.deep.equal({ ...nothing, hasUnpublishedChanges: true });
    const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    const published = await publisher.request('POST', `/api/page/${page.id}/publish`, { revision: 1 });
    expectSuccess(published);
    expect(await live()).to.deep.equal({
      publishedVersionID: published.get('publishedVersionID'),
      publishedID: published.get('publishedID'),
      livePath: published.get('path'),
      hasUnpublishedChanges: false,
    });
    expectSuccess(await edit(tabs.anna, 1, 'Twee'));
    expect(await live()).to.deep.include({ livePath: published.get('path'), hasUnpublishedChanges: true });
    expectSuccess(await publisher.request('POST', `/api/page/${page.id}/unpublish`, {}));
    expect(await live()).to.deep.include(nothing);
  });

  it('tells what others did since a revision, and says where it does not know', async () => {
    expectSuccess(await edit(tabs.anna, 1, 'Twee'));
    const news = await tell(bert, tabs.bert);
    expect([news.get('revision'), news.get('operations')]).to.deep.equal([
      2,
      [{ op: 'set', of: 'props', key: 'text-1', field: 'title', value: 'Twee' }],
    ]);
    expect(news.get('authors.0')).to.deep.include({ by: { id: users[0].id, name: 'Anna' }, operations: 1 });
    expect((await tell(anna, tabs.anna)).get('operations'), 'nobody is told what they did themselves').to.deep.equal([]);
    expect((await tell(bert, tabs.bert, { revision: 2 })).get('operations')).to.deep.equal([]);
    expect((await tell(bert, tabs.bert, { revision: 7 })).get('operations')).to.equal(null);
    await app.app.pool.query('delete from lectern_page_edit');
    expect((await tell(bert, tabs.bert)).get('operations')).to.equal(null);
  });

  it('takes nobody’s tab for somebody else’s', async () => {
    expectSuccess(await tell(anna, tabs.anna, { block: 'text-1' }));
    expectSuccess(await tell(bert, tabs.anna, { block: 'text-9' }));
    const answer = await tell(bert, tabs.bert);
    expect(seen(answer)).to.deep.equal([
      { userID: users[0].id, name: 'Anna', block: 'text-1' },
      { userID: users[1].id, name: 'Bert', block: 'text-9' },
    ]);
    expect(new Set(answer.get<{ editor: string }[]>('people').map(({ editor }) => editor)).size).to.equal(2);
  });

  it('is for those who may view the page, and leaves no trace in the audit log', async () => {
    expectErrors(await tell(app.client(), tabs.bert), 401, [{ code: 'G_07' }]);
    const stranger = await signIn(
      app,
      await buildUser(app, { permissions: [{ name: 'view-page', parameters: { locales: ['de-DE'] } }] }),
    );
    expectErrors(await tell(stranger, tabs.bert), 403, [{ code: 'UM_01' }]);
    const entries = async () => (await app.app.pool.query('select from lectern_audit_entry')).rowCount;
    const before = await entries();
    expectSuccess(await tell(anna, tabs.anna));
    expect(await entries()).to.equal(before);
  });

  it('keeps no session alive, as other calls do', async () => {
    const used = async (): Promise<boolean> => {
      const { rows } = await app.app.pool.query<{ fresh: boolean }>(
        `select last_used_at > now() - interval '1 minute' as fresh from lectern_session where user_id = $1`,
        [users[0].id],
      );
      return rows[0]?.fresh ?? false;
    };
    // The token that a write needs is fetched before.
    await anna.token();
    await app.app.pool.query(`update lectern_session set last_used_at = now() - interval '6 minutes'`);
    expectSuccess(await tell(anna, tabs.anna));
    expect(await used()).to.equal(false);
    expectSuccess(await anna.request('GET', `/api/page/${page.id}`));
    expect(await used()).to.equal(true);
  });
});

describe('an edit that keeps what stood before', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  after(() => app?.close());

  it('begins a version of its own, once, and the next edit goes on in it', async () => {
    const page = await buildPage(app, { blocks: { 'text-1': text('Hun') } });
    const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    const client = crypto.randomUUID();
    const send = (sequence: number, value: string, more: object = {}) =>
      editor.request('POST', `/api/page/version/${page.versionID}/edit`, {
        revision: sequence,
        client,
        sequence,
        operations: [{ op: 'set', of: 'props', key: 'text-1', field: 'title', value }],
        ...more,
      });
    const first = await send(1, 'Mijn', { keepsFormer: true });
    expectSuccess(first);
    const versionID = first.get<string>('pageVersionID');
    expect(versionID).not.to.equal(page.versionID);
    expect((await send(1, 'Mijn', { keepsFormer: true })).get('pageVersionID'), 'sent again').to.equal(versionID);
    expect((await send(2, 'Verder')).get('pageVersionID')).to.equal(versionID);
    const titleOf = async (id: string) =>
      (await editor.request('GET', `/api/page/version/fetch/${id}`)).get('data.blocks.text-1.props.title');
    const { rows } = await app.app.pool.query(`select reason from lectern_page_version where id = $1`, [page.versionID]);
    expect(rows).to.deep.equal([{ reason: 'conflict' }]);
    expect([await titleOf(page.versionID), await titleOf(versionID)]).to.deep.equal(['Hun', 'Verder']);
  });
});
