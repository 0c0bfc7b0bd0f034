import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import { requestFixture, text } from './requests.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('requesting publication', () => {
  let on: Awaited<ReturnType<typeof requestFixture>>;
  before(async () => {
    on = await requestFixture();
  });
  beforeEach(() => on.app.clear());
  after(() => on?.app.close());

  describe('POST /page/{id}/request-publication', () => {
    it('is for those who may edit this very page', async () => {
      const page = await on.draft();
      const before = await on.app.digest();
      expectErrors(await on.request(page, {}, on.app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await on.request(page, {}, await signIn(on.app, await buildUser(on.app, { role: 'Viewer' }))), 403, [
        { code: 'UM_01' },
      ]);
      expectErrors(await on.request(page, {}, await on.only('edit-page', 'de-DE')), 403, [{ code: 'UM_01' }]);
      expectErrors(await on.request({ id: unknownID }), 404, [{ code: 'PM_01' }]);
      expect(await on.states(page)).to.deep.equal([]);
      expect((await on.app.digest())['lectern_page_version']).to.equal(before['lectern_page_version']);
    });

    it('names what is wrong', async () => {
      const page = await on.draft();
      expectErrors(await on.request({ id: 'x' }), 400, [{ property: 'id', code: 'V_12' }]);
      expectErrors(await on.request(page, { comment: 'x'.repeat(2001), more: 1 }), 400, [
        { property: 'comment', code: 'V_14' },
        { property: 'more', code: 'V_12' },
      ]);
      expectErrors(await on.request(page, { comment: 5 }), 400, [{ property: 'comment', code: 'V_12' }]);
    });

    it('holds on to the latest version with its open edits, and says so wherever the page is read', async () => {
      const page = await on.draft();
      expectSuccess(
        await on.editor.request('POST', `/api/page/version/${page.versionID}/edit`, {
          revision: page.revision,
          client: crypto.randomUUID(),
          sequence: 1,
          operations: [{ op: 'set', of: 'props', key: 'text-1', field: 'title', value: 'Bewerkt' }],
        }),
      );
      const answer = await on.request(page, { comment: '  Graag vandaag  ' });
      expectSuccess(answer);
      expect(answer.get('pageVersionID')).to.equal(page.versionID);
      expect(answer.get('isResent')).to.equal(false);
      expect(await on.rows(page)).to.have.length(1);
      expect((await on.rows(page))[0]).to.include({
        state: 'open',
        comment: 'Graag vandaag',
        version_id: page.versionID,
        requested_by: on.anna.id,
        decided_by: null,
      });
      expect(await on.pageOf(page)).to.include({ hasPublicationRequest: true, publishedVersionID: null });
      expect(await on.versionOf(page.versionID)).to.include({ hasPublicationRequest: true });
      const { rows: stored } = await on.app.app.pool.query(
        'select is_frozen, revision = content_revision as is_folded from lectern_page_version',
      );
      expect(stored).to.deep.equal([{ is_frozen: true, is_folded: true }]);
      const listed = await on.editor.request('POST', '/api/page/list', { status: 'requested' });
      expect(listed.get<{ id: string; hasPublicationRequest: boolean }[]>('data.items')).to.have.length(1);
      expect(listed.get('data.items.0.hasPublicationRequest')).to.equal(true);
      expect(listed.get('data.totalItems')).to.equal(1);
      await on.draft('Twee');
      expect((await on.editor.request('POST', '/api/page/list', { status: 'requested' })).get('data.totalItems')).to.equal(1);
    });

    it('leaves what visitors read where it is', async () => {
      const page = await buildPublishedPage(on.app, { title: 'Een', blocks: { 'text-1': text('Live') } });
      await on.changeTitle(page, 'Twee');
      expectSuccess(await on.request(page));
      expect((await on.visit(page.slug)).text).to.contain('Live');
      expect(await on.pageOf(page)).to.include({ publishedVersionID: page.versionID });
    });

    it('stays with the requested version: what is edited or stored afterwards is another one', async () => {
      const page = await on.draft();
      expectSuccess(await on.request(page));
      const next = await on.changeTitle(page, 'Anders');
      expect(next).not.to.equal(page.versionID);
      expect(await on.versionOf(page.versionID)).to.include({ title: 'Een', hasPublicationRequest: true });
      expect(await on.versionOf(next)).to.include({ title: 'Anders', hasPublicationRequest: false });
      const { revision } = await on.pageOf(page);
      const edited = await on.editor.request('POST', `/api/page/version/${page.versionID}/edit`, {
        revision,
        client: crypto.randomUUID(),
        sequence: 1,
        operations: [{ op: 'set', of: 'title', value: 'Nog anders' }],
      });
      expectSuccess(edited);
      expect(edited.get('pageVersionID')).not.to.be.oneOf([page.versionID, next]);
      expect(await on.versionOf(page.versionID)).to.include({ title: 'Een' });
    });

    it('can be held to a revision', async () => {
      const page = await on.draft();
      await on.changeTitle(page, 'Twee');
      const before = await on.app.digest();
      expectErrors(await on.request(page, { revision: 1 }), 409, [{ code: 'G_03' }]);
      expect(await on.app.digest()).to.deep.equal(before);
      expectSuccess(await on.request(page, { revision: 2 }));
    });

    it('demands what publishing demands, at the field, because nobody could accept it', async () => {
      const page = await buildPage(on.app, { blocks: { 'text-1': { type: 'probe/text', props: { body: 'zonder titel' } } } });
      const before = await on.app.digest();
      expectErrors(await on.request(page), 400, [{ property: 'blocks.text-1.title', code: 'V_01' }]);
      expect(await on.app.digest()).to.deep.equal(before);
    });

    it('is refused where visitors read that version already, but not where only its address is another', async () => {
      const page = await buildPublishedPage(on.app);
      expectErrors(await on.request(page), 409, [{ code: 'G_44' }]);
      expectSuccess(await on.editor.request('PUT', `/api/page/${page.id}/save`, { slug: `${page.slug}-elders` }));
      expectSuccess(await on.request(page));
    });

    it('is sent again for the same version, ten minutes later and with another comment if there is one', async () => {
      const page = await on.draft();
      const first = await on.request(page, { comment: 'Een' });
      const soon = await on.request(page);
      expectErrors(soon, 429, [{ code: 'G_18' }]);
      expect(Number(soon.headers['retry-after'])).to.be.within(500, 600);
      on.later(11);
      const again = await on.request(page, {}, on.reviewer);
      expectSuccess(again);
      expect(again.get('isResent')).to.equal(true);
      expect(again.get('requestID')).to.equal(first.get('requestID'));
      expect(await on.rows(page)).to.have.length(1);
      expect((await on.rows(page))[0]).to.include({ comment: 'Een', requested_by: on.anna.id });
      on.later(11);
      const spoken = await on.request(page, { comment: 'Niet van Anna' }, on.reviewer);
      expectErrors(spoken, 400, [{ property: 'comment', code: 'V_12' }]);
      expect((await on.rows(page))[0]).to.include({ comment: 'Een', requested_by: on.anna.id });
      expectSuccess(await on.request(page, { comment: 'Twee' }));
      expect((await on.rows(page))[0]).to.include({ comment: 'Twee' });
    });

    it('takes the place of a former one where a newer version is requested', async () => {
      const page = await on.draft();
      expectSuccess(await on.request(page));
      const next = await on.changeTitle(page, 'Twee');
      on.later(1);
      const answer = await on.request(page);
      expectSuccess(answer);
      expect(answer.get('pageVersionID')).to.equal(next);
      expect(await on.states(page)).to.deep.equal(['superseded', 'open']);
      expect(await on.versionOf(page.versionID)).to.include({ hasPublicationRequest: false });
      expectErrors(await on.accept(page.versionID), 409, [{ code: 'G_41' }]);
    });

    it('is not made more than ten times an hour for one page', async () => {
      const page = await on.draft();
      for (let count = 0; count < 10; count += 1) {
        on.later(1);
        expectSuccess(await on.request(page));
        expectSuccess(await on.revoke(page));
      }
      expectErrors(await on.request(page), 429, [{ code: 'G_18' }]);
      on.later(60);
      expectSuccess(await on.request(page));
    });

    it('of several at once is one', async () => {
      const page = await on.draft();
      const answers = await Promise.all([on.request(page), on.request(page, {}, on.reviewer), on.request(page)]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 429, 429]);
      expect(await on.states(page)).to.deep.equal(['open']);
    });
  });

  describe('POST /page/{id}/revoke-request', () => {
    it('is for those who may edit this very page, the requester or not', async () => {
      const page = await on.draft();
      expectSuccess(await on.request(page));
      expectErrors(await on.revoke(page, on.app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await on.revoke(page, await signIn(on.app, await buildUser(on.app, { role: 'Viewer' }))), 403, [
        { code: 'UM_01' },
      ]);
      expectErrors(await on.revoke(page, await on.only('edit-page', 'de-DE')), 403, [{ code: 'UM_01' }]);
      expect(await on.states(page)).to.deep.equal(['open']);
      expectSuccess(await on.revoke(page, on.reviewer));
    });

    it('ends the on.request, after which nobody can accept it, and another can be made', async () => {
      const page = await on.draft();
      expectErrors(await on.revoke(page), 404, [{ code: 'G_42' }]);
      expectSuccess(await on.request(page));
      expectSuccess(await on.revoke(page));
      expect((await on.rows(page))[0]).to.include({ state: 'revoked', decided_by: on.anna.id });
      expect(await on.reasons(page)).to.deep.equal(['revoked']);
      expect(await on.pageOf(page)).to.include({ hasPublicationRequest: false });
      expectErrors(await on.accept(page.versionID), 409, [{ code: 'G_41' }]);
      expectErrors(await on.revoke(page), 404, [{ code: 'G_42' }]);
      expect((await on.visit(page.slug)).status).to.equal(404);
      on.later(1);
      expectSuccess(await on.request(page));
      expect(await on.states(page)).to.deep.equal(['revoked', 'open']);
    });
  });
});
