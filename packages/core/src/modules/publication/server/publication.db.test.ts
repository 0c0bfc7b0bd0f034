import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '../../../server/site/fixtures/probe.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const text = (title: string) => ({ type: 'probe/text', props: { title } });
const minute = 60_000;

interface Row {
  readonly state: string;
  readonly comment: string;
  readonly feedback: string;
  readonly version_id: string;
  readonly requested_by: number | null;
  readonly decided_by: number | null;
}

describe('publication requests', () => {
  let app: TestApp;
  let anna: BuiltUser;
  let rob: BuiltUser;
  /** Edits pages; may not publish. */
  let editor: TestClient;
  let reviewer: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    anna = await buildUser(app, { name: 'Anna', role: 'Editor' });
    rob = await buildUser(app, { name: 'Rob', role: 'Publisher' });
    editor = await signIn(app, anna);
    reviewer = await signIn(app, rob);
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  type At = Pick<BuiltPage, 'id'>;
  const request = ({ id }: At, body: object = {}, client = editor) =>
    client.request('POST', `/api/page/${id}/request-publication`, body);
  const revoke = ({ id }: At, client = editor) => client.request('POST', `/api/page/${id}/revoke-request`, {});
  const accept = (versionID: string, body: object = {}, client = reviewer) =>
    client.request('POST', `/api/page/version/${versionID}/accept-publication`, body);
  const reject = (versionID: string, body: object = {}, client = reviewer) =>
    client.request('POST', `/api/page/version/${versionID}/reject-publication`, body);
  const pageOf = async ({ id }: At) => (await editor.request('GET', `/api/page/${id}`)).get<Record<string, unknown>>('data');
  const versionOf = async (id: string) =>
    (await editor.request('GET', `/api/page/version/fetch/${id}`)).get<Record<string, unknown>>('data');
  const visit = (path: string) => app.client().request('GET', path);
  const rows = async ({ id }: At) =>
    (
      await app.app.pool.query<Row>('select * from lectern_publication_request where page_id = $1 order by requested_at, id', [
        id,
      ])
    ).rows;
  const states = async (page: At) => (await rows(page)).map(({ state }) => state);
  const later = (minutes: number) => app.setClock(new Date(app.app.now().getTime() + minutes * minute));
  const changeTitle = async (page: BuiltPage, title: string, client = editor) => {
    const { pageVersionID, revision } = await pageOf(page);
    const answer = await client.request('POST', `/api/page/version/${String(pageVersionID)}/store`, { revision, title });
    expectSuccess(answer);
    return answer.get('pageVersionID');
  };
  const draft = (title = 'Een') => buildPage(app, { title, blocks: { 'text-1': text(title) } });
  const only = async (name: string, locale: string) =>
    signIn(app, await buildUser(app, { permissions: [{ name, parameters: { locales: [locale] } }] }));

  describe('POST /page/{id}/request-publication', () => {
    it('is for those who may edit this very page', async () => {
      const page = await draft();
      const before = await app.digest();
      expectErrors(await request(page, {}, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await request(page, {}, await signIn(app, await buildUser(app, { role: 'Viewer' }))), 403, [
        { code: 'UM_01' },
      ]);
      expectErrors(await request(page, {}, await only('edit-page', 'de-DE')), 403, [{ code: 'UM_01' }]);
      expectErrors(await request({ id: unknownID }), 404, [{ code: 'PM_01' }]);
      expect(await states(page)).to.deep.equal([]);
      expect((await app.digest())['lectern_page_version']).to.equal(before['lectern_page_version']);
    });

    it('names what is wrong', async () => {
      const page = await draft();
      expectErrors(await request({ id: 'x' }), 400, [{ property: 'id', code: 'V_12' }]);
      expectErrors(await request(page, { comment: 'x'.repeat(2001), more: 1 }), 400, [
        { property: 'comment', code: 'V_14' },
        { property: 'more', code: 'V_12' },
      ]);
      expectErrors(await request(page, { comment: 5 }), 400, [{ property: 'comment', code: 'V_12' }]);
    });

    it('holds on to the latest version with its open edits, and says so wherever the page is read', async () => {
      const page = await draft();
      expectSuccess(
        await editor.request('POST', `/api/page/version/${page.versionID}/edit`, {
          revision: page.revision,
          client: crypto.randomUUID(),
          sequence: 1,
          operations: [{ op: 'set', of: 'props', key: 'text-1', field: 'title', value: 'Bewerkt' }],
        }),
      );
      const answer = await request(page, { comment: '  Graag vandaag  ' });
      expectSuccess(answer);
      expect(answer.get('pageVersionID')).to.equal(page.versionID);
      expect(answer.get('isResent')).to.equal(false);
      expect(await rows(page)).to.have.length(1);
      expect((await rows(page))[0]).to.include({
        state: 'open',
        comment: 'Graag vandaag',
        version_id: page.versionID,
        requested_by: anna.id,
        decided_by: null,
      });
      expect(await pageOf(page)).to.include({ hasPublicationRequest: true, publishedVersionID: null });
      expect(await versionOf(page.versionID)).to.include({ hasPublicationRequest: true });
      const { rows: stored } = await app.app.pool.query(
        'select is_frozen, revision = content_revision as is_folded from lectern_page_version',
      );
      expect(stored).to.deep.equal([{ is_frozen: true, is_folded: true }]);
      const listed = await editor.request('POST', '/api/page/list', { status: 'requested' });
      expect(listed.get<{ id: string; hasPublicationRequest: boolean }[]>('data.items')).to.have.length(1);
      expect(listed.get('data.items.0.hasPublicationRequest')).to.equal(true);
      expect(listed.get('data.totalItems')).to.equal(1);
      await draft('Twee');
      expect((await editor.request('POST', '/api/page/list', { status: 'requested' })).get('data.totalItems')).to.equal(1);
    });

    it('leaves what visitors read where it is', async () => {
      const page = await buildPublishedPage(app, { title: 'Een', blocks: { 'text-1': text('Live') } });
      await changeTitle(page, 'Twee');
      expectSuccess(await request(page));
      expect((await visit(page.slug)).text).to.contain('Live');
      expect(await pageOf(page)).to.include({ publishedVersionID: page.versionID });
    });

    it('stays with the requested version: what is edited or stored afterwards is another one', async () => {
      const page = await draft();
      expectSuccess(await request(page));
      const next = await changeTitle(page, 'Anders');
      expect(next).not.to.equal(page.versionID);
      expect(await versionOf(page.versionID)).to.include({ title: 'Een', hasPublicationRequest: true });
      expect(await versionOf(String(next))).to.include({ title: 'Anders', hasPublicationRequest: false });
      const { revision } = await pageOf(page);
      const edited = await editor.request('POST', `/api/page/version/${page.versionID}/edit`, {
        revision,
        client: crypto.randomUUID(),
        sequence: 1,
        operations: [{ op: 'set', of: 'title', value: 'Nog anders' }],
      });
      expectSuccess(edited);
      expect(edited.get('pageVersionID')).to.equal(next);
      expect(await versionOf(page.versionID)).to.include({ title: 'Een' });
    });

    it('can be held to a revision', async () => {
      const page = await draft();
      await changeTitle(page, 'Twee');
      const before = await app.digest();
      expectErrors(await request(page, { revision: 1 }), 409, [{ code: 'G_03' }]);
      expect(await app.digest()).to.deep.equal(before);
      expectSuccess(await request(page, { revision: 2 }));
    });

    it('demands what publishing demands, at the field, because nobody could accept it', async () => {
      const page = await buildPage(app, { blocks: { 'text-1': { type: 'probe/text', props: { body: 'zonder titel' } } } });
      const before = await app.digest();
      expectErrors(await request(page), 400, [{ property: 'blocks.text-1.title', code: 'V_01' }]);
      expect(await app.digest()).to.deep.equal(before);
    });

    it('is refused where visitors read that version already, but not where only its address is another', async () => {
      const page = await buildPublishedPage(app);
      expectErrors(await request(page), 409, [{ code: 'PR_04' }]);
      expectSuccess(await editor.request('PUT', `/api/page/${page.id}/save`, { slug: `${page.slug}-elders` }));
      expectSuccess(await request(page));
    });

    it('is sent again for the same version, ten minutes later and with another comment if there is one', async () => {
      const page = await draft();
      const first = await request(page, { comment: 'Een' });
      const soon = await request(page);
      expectErrors(soon, 429, [{ code: 'G_18' }]);
      expect(Number(soon.headers['retry-after'])).to.be.within(500, 600);
      later(11);
      const again = await request(page, {}, reviewer);
      expectSuccess(again);
      expect(again.get('isResent')).to.equal(true);
      expect(again.get('requestID')).to.equal(first.get('requestID'));
      expect(await rows(page)).to.have.length(1);
      expect((await rows(page))[0]).to.include({ comment: 'Een', requested_by: anna.id });
      later(11);
      expectSuccess(await request(page, { comment: 'Twee' }));
      expect((await rows(page))[0]).to.include({ comment: 'Twee' });
    });

    it('takes the place of a former one where a newer version is requested', async () => {
      const page = await draft();
      expectSuccess(await request(page));
      const next = await changeTitle(page, 'Twee');
      later(1);
      const answer = await request(page);
      expectSuccess(answer);
      expect(answer.get('pageVersionID')).to.equal(next);
      expect(await states(page)).to.deep.equal(['superseded', 'open']);
      expect(await versionOf(page.versionID)).to.include({ hasPublicationRequest: false });
      expectErrors(await accept(page.versionID), 409, [{ code: 'PR_01' }]);
    });

    it('is not made more than ten times an hour for one page', async () => {
      const page = await draft();
      for (let count = 0; count < 10; count += 1) {
        later(1);
        expectSuccess(await request(page));
        expectSuccess(await revoke(page));
      }
      expectErrors(await request(page), 429, [{ code: 'G_18' }]);
      later(60);
      expectSuccess(await request(page));
    });

    it('of several at once is one', async () => {
      const page = await draft();
      const answers = await Promise.all([request(page), request(page, {}, reviewer), request(page)]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 429, 429]);
      expect(await states(page)).to.deep.equal(['open']);
    });
  });

  describe('POST /page/{id}/revoke-request', () => {
    it('is for those who may edit this very page, the requester or not', async () => {
      const page = await draft();
      expectSuccess(await request(page));
      expectErrors(await revoke(page, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await revoke(page, await signIn(app, await buildUser(app, { role: 'Viewer' }))), 403, [{ code: 'UM_01' }]);
      expectErrors(await revoke(page, await only('edit-page', 'de-DE')), 403, [{ code: 'UM_01' }]);
      expect(await states(page)).to.deep.equal(['open']);
      expectSuccess(await revoke(page, reviewer));
    });

    it('ends the request, after which nobody can accept it, and another can be made', async () => {
      const page = await draft();
      expectErrors(await revoke(page), 404, [{ code: 'PR_02' }]);
      expectSuccess(await request(page));
      expectSuccess(await revoke(page));
      expect((await rows(page))[0]).to.include({ state: 'revoked', decided_by: anna.id });
      expect(await pageOf(page)).to.include({ hasPublicationRequest: false });
      expectErrors(await accept(page.versionID), 409, [{ code: 'PR_01' }]);
      expectErrors(await revoke(page), 404, [{ code: 'PR_02' }]);
      expect((await visit(page.slug)).status).to.equal(404);
      later(1);
      expectSuccess(await request(page));
      expect(await states(page)).to.deep.equal(['revoked', 'open']);
    });
  });

  for (const [name, decide] of Object.entries({ accept, reject }))
    describe(`POST /page/version/{id}/${name}-publication`, () => {
      it('is for those who may review this very page, and neither editing nor publishing is enough', async () => {
        const page = await draft();
        expectSuccess(await request(page));
        const before = await app.digest();
        expectErrors(await decide(page.versionID, {}, app.client()), 401, [{ code: 'G_07' }]);
        expectErrors(await decide(page.versionID, {}, editor), 403, [{ code: 'UM_01' }]);
        for (const permissions of [['edit-page', 'publish-page', 'self-approve'], ['view-page']]) {
          const client = await signIn(app, await buildUser(app, { permissions }));
          expectErrors(await decide(page.versionID, {}, client), 403, [{ code: 'UM_01' }]);
        }
        expectErrors(await decide(page.versionID, {}, await only('review-publication', 'de-DE')), 403, [{ code: 'UM_01' }]);
        expect((await app.digest())['lectern_publication_request']).to.equal(before['lectern_publication_request']);
        const alone = await signIn(app, await buildUser(app, { permissions: ['review-publication'] }));
        expectSuccess(await decide(page.versionID, {}, alone));
      });

      it('knows a version by its id, and one that nobody asked for', async () => {
        const page = await draft();
        const other = await draft('Twee');
        expectErrors(await decide('x'), 400, [{ property: 'id', code: 'V_12' }]);
        expectErrors(await decide(unknownID), 404, [{ code: 'PM_01' }]);
        expectErrors(await decide(page.versionID), 404, [{ code: 'PR_02' }]);
        expectSuccess(await request(page));
        // Neither the id of its page, nor the version of another.
        expectErrors(await decide(page.id), 404, [{ code: 'PM_01' }]);
        expectErrors(await decide(other.versionID), 404, [{ code: 'PR_02' }]);
        // Nor a newer version.
        const next = await changeTitle(page, 'Nieuwer');
        expectErrors(await decide(String(next)), 404, [{ code: 'PR_02' }]);
        expectErrors(await decide(page.versionID, { feedback: 'x'.repeat(2001), more: 1 }), 400, [
          { property: 'feedback', code: 'V_14' },
          { property: 'more', code: 'V_12' },
        ]);
        expect(await states(page)).to.deep.equal(['open']);
      });

      it('is done once: what was decided, or is in the trash, is decided no more', async () => {
        const page = await draft();
        expectSuccess(await request(page));
        expectSuccess(await decide(page.versionID));
        const before = await app.digest();
        expectErrors(await accept(page.versionID), 409, [{ code: 'PR_01' }]);
        expectErrors(await reject(page.versionID), 409, [{ code: 'PR_01' }]);
        expect(await app.digest()).to.deep.equal(before);
        const gone = await draft('Weg');
        expectSuccess(await request(gone));
        expectSuccess(await reviewer.request('POST', `/api/page/${gone.id}/delete`, {}));
        expectErrors(await decide(gone.versionID), 404, [{ code: 'PM_01' }]);
      });

      it('by several at once is done by one of them, and the others learn of it', async () => {
        const page = await draft();
        expectSuccess(await request(page));
        const second = await signIn(app, await buildUser(app, { role: 'Publisher' }));
        const answers = await Promise.all([decide(page.versionID), decide(page.versionID, {}, second), reject(page.versionID)]);
        expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409]);
        for (const answer of answers.filter(({ status }) => status === 409)) expectErrors(answer, 409, [{ code: 'PR_01' }]);
        expect(await rows(page)).to.have.length(1);
      });
    });

  describe('accepting', () => {
    it('publishes exactly the requested version though a newer draft exists, and records who reviewed it', async () => {
      const page = await draft();
      expectSuccess(await request(page));
      const next = await changeTitle(page, 'Nieuwer');
      const answer = await accept(page.versionID, { feedback: ' Mooi. ' });
      expectSuccess(answer);
      expect(answer.json).to.have.all.keys('Success', 'Errors', 'publishedVersionID', 'publishedID', 'path');
      expect(answer.get('publishedVersionID')).to.equal(page.versionID);
      expect((await visit(page.slug)).text).to.contain('<h2>Een</h2>');
      expect(await pageOf(page)).to.include({
        publishedVersionID: page.versionID,
        publishedID: answer.get('publishedID'),
        pageVersionID: next,
        title: 'Nieuwer',
        hasUnpublishedChanges: true,
        hasPublicationRequest: false,
      });
      expect((await rows(page))[0]).to.include({ state: 'accepted', feedback: 'Mooi.', decided_by: rob.id });
      const { rows: publications } = await app.app.pool.query('select published_by from lectern_publication');
      expect(publications).to.deep.equal([{ published_by: rob.id }]);
    });

    it('of one’s own request is refused, unless a role allows it', async () => {
      const page = await draft();
      expectSuccess(await request(page, {}, reviewer));
      const before = await app.digest();
      expectErrors(await accept(page.versionID), 403, [{ code: 'PR_03' }]);
      expect((await app.digest())['lectern_published_page']).to.equal(before['lectern_published_page']);
      expect(await states(page)).to.deep.equal(['open']);
      // Asked again by somebody else, it is still the request of who asked first.
      later(11);
      expectSuccess(await request(page));
      expectErrors(await accept(page.versionID), 403, [{ code: 'PR_03' }]);
      const permissions = ['edit-page', 'review-publication', 'self-approve'];
      const trusted = await signIn(app, await buildUser(app, { permissions }));
      const own = await draft('Twee');
      expectSuccess(await request(own, {}, trusted));
      expectSuccess(await accept(own.versionID, {}, trusted));
      expectSuccess(await reject(page.versionID));
    });

    it('is refused with the field where the content cannot be published any more, or the address was taken meanwhile', async () => {
      const page = await draft();
      expectSuccess(await request(page));
      await app.app.pool.query(
        `update lectern_page_version set blocks = jsonb_set(blocks, '{text-1,props,title}', '""') where id = $1`,
        [page.versionID],
      );
      expectErrors(await accept(page.versionID), 400, [{ property: 'blocks.text-1.title', code: 'V_01' }]);
      expect(await states(page)).to.deep.equal(['open']);
      const moved = await buildPublishedPage(app, { slug: '/hier' });
      expectSuccess(await editor.request('PUT', `/api/page/${moved.id}/save`, { slug: '/daar' }));
      const { rowCount } = await app.app.pool.query(`update lectern_page set slug = '/hier' where id = $1`, [page.id]);
      expect(rowCount).to.equal(1);
      await app.app.pool.query(
        `update lectern_page_version set blocks = jsonb_set(blocks, '{text-1,props,title}', '"Een"') where id = $1`,
        [page.versionID],
      );
      expectErrors(await accept(page.versionID), 409, [{ property: 'slug', code: 'V_06' }]);
      expect(await states(page)).to.deep.equal(['open']);
    });

    it('is held to the address that was reviewed, where it is named', async () => {
      const page = await draft();
      expectSuccess(await request(page));
      expectSuccess(await editor.request('PUT', `/api/page/${page.id}/save`, { slug: '/ergens-anders' }));
      expectErrors(await accept(page.versionID, { path: page.slug }), 409, [{ code: 'PR_05' }]);
      expect(await states(page)).to.deep.equal(['open']);
      expectSuccess(await accept(page.versionID, { path: '/ergens-anders' }));
      expect((await visit('/ergens-anders')).status).to.equal(200);
    });
  });

  it('rejecting leaves the page as it is, with the feedback beside it', async () => {
    const page = await buildPublishedPage(app, { blocks: { 'text-1': text('Live') } });
    const next = String(await changeTitle(page, 'Twee'));
    expectSuccess(await request(page));
    expectSuccess(await reject(next, { feedback: 'Nog niet.' }));
    expect((await rows(page))[0]).to.include({ state: 'rejected', feedback: 'Nog niet.', decided_by: rob.id });
    expect(await pageOf(page)).to.include({ publishedVersionID: page.versionID, hasPublicationRequest: false });
    expect((await visit(page.slug)).text).to.contain('Live');
    later(1);
    expectSuccess(await request(page));
    expect(await states(page)).to.deep.equal(['rejected', 'open']);
  });

  for (const [what, end] of Object.entries({
    publishing: (page: BuiltPage) => reviewer.request('POST', `/api/page/${page.id}/publish`, {}),
    unpublishing: (page: BuiltPage) => reviewer.request('POST', `/api/page/${page.id}/unpublish`, {}),
    deleting: (page: BuiltPage) => reviewer.request('POST', `/api/page/${page.id}/delete`, {}),
  }))
    it(`${what} the page settles its request`, async () => {
      const page = await buildPublishedPage(app);
      await changeTitle(page, 'Twee');
      expectSuccess(await request(page));
      expectSuccess(await end(page));
      expect((await rows(page))[0]).to.include({ state: 'superseded', decided_by: rob.id });
      const { rows: marked } = await app.app.pool.query('select 1 from lectern_page_version where has_publication_request');
      expect(marked).to.deep.equal([]);
    });

  it('deleting a page settles the requests of those that go along', async () => {
    const page = await draft();
    const child = await buildPage(app, { parentID: page.id, blocks: { 'text-1': text('Kind') } });
    expectSuccess(await request(child));
    expectSuccess(await reviewer.request('POST', `/api/page/${page.id}/delete`, {}));
    expect(await states(child)).to.deep.equal(['superseded']);
  });

  it('and decisions stand in the audit log, without what anybody wrote', async () => {
    const page = await draft();
    expectSuccess(await request(page, { comment: 'Geheim' }));
    expectSuccess(await reject(page.versionID, { feedback: 'Verborgen' }));
    const { rows: entries } = await app.app.pool.query<{ action: string; changes: unknown }>(
      `select action, changes from lectern_audit_entry where action like 'page.%publication' order by id`,
    );
    expect(entries).to.deep.equal([
      { action: 'page.request-publication', changes: { requested: 1 } },
      { action: 'page.reject-publication', changes: { request: 'rejected', version: 1 } },
    ]);
  });
});
