import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage } from '@lectern/testing';
import { requestFixture, text } from './requests.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('deciding on publication requests', () => {
  let on: Awaited<ReturnType<typeof requestFixture>>;
  before(async () => {
    on = await requestFixture();
  });
  beforeEach(() => on.app.clear());
  after(() => on?.app.close());

  for (const name of ['accept', 'reject'] as const)
    describe(`POST /page/version/{id}/${name}-publication`, () => {
      it('is for those who may review this very page, and neither editing nor publishing is enough', async () => {
        const page = await on.draft();
        expectSuccess(await on.request(page));
        const before = await on.app.digest();
        expectErrors(await on[name](page.versionID, {}, on.app.client()), 401, [{ code: 'G_07' }]);
        expectErrors(await on[name](page.versionID, {}, on.editor), 403, [{ code: 'UM_01' }]);
        for (const permissions of [['edit-page', 'publish-page', 'self-approve'], ['view-page']]) {
          const client = await signIn(on.app, await buildUser(on.app, { permissions }));
          expectErrors(await on[name](page.versionID, {}, client), 403, [{ code: 'UM_01' }]);
        }
        // Who reads all drafts reviews German pages alone.
        const german = { name: 'review-publication', parameters: { locales: ['de-DE'] } };
        const reader = await signIn(on.app, await buildUser(on.app, { permissions: ['view-page', german] }));
        expectErrors(await on[name](page.versionID, {}, reader), 403, [{ code: 'UM_01' }]);
        expect((await on.app.digest())['lectern_publication_request']).to.equal(before['lectern_publication_request']);
        const alone = await signIn(on.app, await buildUser(on.app, { permissions: ['review-publication'] }));
        expectSuccess(await on[name](page.versionID, {}, alone));
      });

      it('knows a version by its id, and one that nobody asked for', async () => {
        const page = await on.draft();
        const other = await on.draft('Twee');
        expectErrors(await on[name]('x'), 400, [{ property: 'id', code: 'V_12' }]);
        expectErrors(await on[name](unknownID), 404, [{ code: 'PM_01' }]);
        expectErrors(await on[name](page.versionID), 404, [{ code: 'G_42' }]);
        expectSuccess(await on.request(page));
        // Neither the id of its page, nor the version of another.
        expectErrors(await on[name](page.id), 404, [{ code: 'PM_01' }]);
        expectErrors(await on[name](other.versionID), 404, [{ code: 'G_42' }]);
        // Nor a newer version.
        const next = await on.changeTitle(page, 'Nieuwer');
        expectErrors(await on[name](next), 404, [{ code: 'G_42' }]);
        expectErrors(await on[name](page.versionID, { feedback: 'x'.repeat(2001), more: 1 }), 400, [
          { property: 'feedback', code: 'V_14' },
          { property: 'more', code: 'V_12' },
        ]);
        expect(await on.states(page)).to.deep.equal(['open']);
      });

      it('is done once: what was decided, or is in the trash, is decided no more', async () => {
        const page = await on.draft();
        expectSuccess(await on.request(page));
        expectSuccess(await on[name](page.versionID));
        const before = await on.app.digest();
        expectErrors(await on.accept(page.versionID), 409, [{ code: 'G_41' }]);
        expectErrors(await on.reject(page.versionID), 409, [{ code: 'G_41' }]);
        expect(await on.app.digest()).to.deep.equal(before);
        const gone = await on.draft('Weg');
        expectSuccess(await on.request(gone));
        expectSuccess(await on.reviewer.request('POST', `/api/page/${gone.id}/delete`, {}));
        expectErrors(await on[name](gone.versionID), 404, [{ code: 'PM_01' }]);
      });

      it('by several at once is done by one of them, and the others learn of it', async () => {
        const page = await on.draft();
        expectSuccess(await on.request(page));
        const second = await signIn(on.app, await buildUser(on.app, { role: 'Publisher' }));
        const answers = await Promise.all([
          on[name](page.versionID),
          on[name](page.versionID, {}, second),
          on.reject(page.versionID),
        ]);
        expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 409, 409]);
        for (const answer of answers.filter(({ status }) => status === 409)) expectErrors(answer, 409, [{ code: 'G_41' }]);
        expect(await on.rows(page)).to.have.length(1);
      });
    });

  describe('accepting', () => {
    it('publishes exactly the requested version though a newer draft exists, and records who reviewed it', async () => {
      const page = await on.draft();
      expectSuccess(await on.request(page));
      const next = await on.changeTitle(page, 'Nieuwer');
      const answer = await on.accept(page.versionID, { feedback: ' Mooi. ' });
      expectSuccess(answer);
      expect(answer.json).to.have.all.keys('Success', 'Errors', 'publishedVersionID', 'publishedID', 'path');
      expect(answer.get('publishedVersionID')).to.equal(page.versionID);
      expect((await on.visit(page.slug)).text).to.contain('<h2>Een</h2>');
      expect(await on.pageOf(page)).to.include({
        publishedVersionID: page.versionID,
        publishedID: answer.get('publishedID'),
        pageVersionID: next,
        title: 'Nieuwer',
        hasUnpublishedChanges: true,
        hasPublicationRequest: false,
      });
      expect((await on.rows(page))[0]).to.include({ state: 'accepted', feedback: 'Mooi.', decided_by: on.rob.id });
      const { rows: publications } = await on.app.app.pool.query('select published_by from lectern_publication');
      expect(publications).to.deep.equal([{ published_by: on.rob.id }]);
    });

    it('of one’s own request is refused, unless a role allows it', async () => {
      const page = await on.draft();
      expectSuccess(await on.request(page, {}, on.reviewer));
      const before = await on.app.digest();
      expectErrors(await on.accept(page.versionID), 403, [{ code: 'G_43' }]);
      expect((await on.app.digest())['lectern_published_page']).to.equal(before['lectern_published_page']);
      expect(await on.states(page)).to.deep.equal(['open']);
      // Asked again by somebody else, it is still the request of who asked first.
      on.later(11);
      expectSuccess(await on.request(page));
      expectErrors(await on.accept(page.versionID), 403, [{ code: 'G_43' }]);
      const permissions = ['edit-page', 'review-publication', 'self-approve'];
      const trusted = await signIn(on.app, await buildUser(on.app, { permissions }));
      const own = await on.draft('Twee');
      expectSuccess(await on.request(own, {}, trusted));
      expectSuccess(await on.accept(own.versionID, {}, trusted));
      expectSuccess(await on.reject(page.versionID));
    });

    it('is refused with the field where the content cannot be published any more, or the address was taken meanwhile', async () => {
      const page = await on.draft();
      expectSuccess(await on.request(page));
      await on.app.app.pool.query(
        `update lectern_page_version set blocks = jsonb_set(blocks, '{text-1,props,title}', '""') where id = $1`,
        [page.versionID],
      );
      expectErrors(await on.accept(page.versionID), 400, [{ property: 'blocks.text-1.title', code: 'V_01' }]);
      expect(await on.states(page)).to.deep.equal(['open']);
      const moved = await buildPublishedPage(on.app, { slug: '/hier' });
      expectSuccess(await on.editor.request('PUT', `/api/page/${moved.id}/save`, { slug: '/daar' }));
      const { rowCount } = await on.app.app.pool.query(`update lectern_page set slug = '/hier' where id = $1`, [page.id]);
      expect(rowCount).to.equal(1);
      await on.app.app.pool.query(
        `update lectern_page_version set blocks = jsonb_set(blocks, '{text-1,props,title}', '"Een"') where id = $1`,
        [page.versionID],
      );
      expectErrors(await on.accept(page.versionID, { path: '/hier' }), 409, [{ property: 'slug', code: 'V_06' }]);
      expect(await on.states(page)).to.deep.equal(['open']);
    });

    it('is held to the address that was reviewed, or else to the one that was requested', async () => {
      const page = await on.draft();
      expectSuccess(await on.request(page));
      expectSuccess(await on.editor.request('PUT', `/api/page/${page.id}/save`, { slug: '/ergens-anders' }));
      for (const input of [{ path: page.slug }, {}])
        expectErrors(await on.accept(page.versionID, input), 409, [{ code: 'G_45' }]);
      expect(await on.states(page)).to.deep.equal(['open']);
      expectSuccess(await on.accept(page.versionID, { path: '/ergens-anders' }));
      expect((await on.visit('/ergens-anders')).status).to.equal(200);
    });
  });

  it('rejecting leaves the page as it is, with the feedback beside it', async () => {
    const page = await buildPublishedPage(on.app, { blocks: { 'text-1': text('Live') } });
    const next = await on.changeTitle(page, 'Twee');
    expectSuccess(await on.request(page));
    expectSuccess(await on.reject(next, { feedback: 'Nog niet.' }));
    expect((await on.rows(page))[0]).to.include({ state: 'rejected', feedback: 'Nog niet.', decided_by: on.rob.id });
    expect(await on.pageOf(page)).to.include({ publishedVersionID: page.versionID, hasPublicationRequest: false });
    expect((await on.visit(page.slug)).text).to.contain('Live');
    expect(await on.reasons(page)).to.deep.equal(['rejected', 'published']);
    on.later(1);
    expectSuccess(await on.request(page));
    expect(await on.states(page)).to.deep.equal(['rejected', 'open']);
  });

  for (const [what, end] of Object.entries({
    publishing: (page: BuiltPage) => on.reviewer.request('POST', `/api/page/${page.id}/publish`, {}),
    unpublishing: (page: BuiltPage) => on.reviewer.request('POST', `/api/page/${page.id}/unpublish`, {}),
    deleting: (page: BuiltPage) => on.reviewer.request('POST', `/api/page/${page.id}/delete`, {}),
  }))
    it(`${what} the page settles its request`, async () => {
      const page = await buildPublishedPage(on.app);
      await on.changeTitle(page, 'Twee');
      expectSuccess(await on.request(page));
      expectSuccess(await end(page));
      expect((await on.rows(page))[0]).to.include({ state: 'superseded', decided_by: on.rob.id });
      const { rows: marked } = await on.app.app.pool.query('select 1 from lectern_page_version where has_publication_request');
      expect(marked).to.deep.equal([]);
    });

  it('deleting a page settles the requests of those that go along', async () => {
    const page = await on.draft();
    const child = await buildPage(on.app, { parentID: page.id, blocks: { 'text-1': text('Kind') } });
    expectSuccess(await on.request(child));
    expectSuccess(await on.reviewer.request('POST', `/api/page/${page.id}/delete`, {}));
    expect(await on.states(child)).to.deep.equal(['superseded']);
  });

  it('and decisions stand in the audit log, without what anybody wrote', async () => {
    const page = await on.draft();
    expectSuccess(await on.request(page, { comment: 'Geheim' }));
    expectSuccess(await on.reject(page.versionID, { feedback: 'Verborgen' }));
    const { rows: entries } = await on.app.app.pool.query<{ action: string; changes: unknown }>(
      `select action, changes from lectern_audit_entry where action like 'page.%publication' order by id`,
    );
    expect(entries).to.deep.equal([
      { action: 'page.request-publication', changes: { requested: 1 } },
      { action: 'page.reject-publication', changes: { request: 'rejected', version: 1 } },
    ]);
  });
});
