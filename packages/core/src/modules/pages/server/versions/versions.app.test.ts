import { expect } from 'chai';
import { buildPage, buildUser, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestClient } from '@lectern/testing';
import type { ListedVersion, VersionComparison } from '../../versions.schema.ts';
import { foldPages } from '../pages.job.ts';
import { historyFixture, set, text, unknownID } from './history-fixture.test-kit.ts';
import type { HistoryFixture } from './history-fixture.test-kit.ts';

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

describe('versions of a page', () => {
  let app: HistoryFixture['app'];
  let anna: HistoryFixture['anna'];
  let page: HistoryFixture['page'];
  let list: HistoryFixture['list'];
  let versions: HistoryFixture['versions'];
  let present: HistoryFixture['present'];
  let store: HistoryFixture['store'];
  let edit: HistoryFixture['edit'];
  let publish: HistoryFixture['publish'];
  let foreign: HistoryFixture['foreign'];
  historyFixture((fixture) => {
    ({ app, anna, page, list, versions, present, store, edit, publish, foreign } = fixture);
  });

  const compare = (before: string, after: string, client = anna) =>
    client.request('GET', `/api/page/version/${before}/compare/${after}`);
  const compared = async (before: string, after: string) => (await compare(before, after)).get<VersionComparison>('data');
  const pin = (id: string, name: string, client: TestClient = anna) =>
    client.request('POST', `/api/page/version/${id}/pin`, { name });

  describe('GET /page/{id}/versions', () => {
    it('is for those who may read the drafts of this very page', async () => {
      expectErrors(await list('', page, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await list('', page, await foreign('view-page')), 403, [{ code: 'UM_01' }]);
      expectErrors(await list('', { id: unknownID }), 404, [{ code: 'PM_01' }]);
      expectErrors(await list('?pageSize=0x1'), 400, [{ property: 'pageSize', code: 'V_12' }]);
      const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
      expectSuccess(await list('', page, viewer));
    });

    it('says when, by whom and why, newest first', async () => {
      const bert = await signIn(app, await buildUser(app, { role: 'Editor', name: 'Bert Vink' }));
      await edit([set('text-1', 'Van Bert')], bert);
      await edit([set('text-2', 'Van Anna')]);
      await store({ title: 'Kerk en toren' });
      await publish();
      app.setClock(minutes(40));
      await edit([{ op: 'remove', key: 'text-2' }], bert);
      const [second, first, ...rest] = await versions();
      expect(rest).to.deep.equal([]);
      expect(first).to.deep.include({ number: 1, title: 'Kerk en toren', reason: 'published', isOpen: false, change: null });
      expect(first?.authors.map(({ name }) => name)).to.deep.equal(['Bert Vink', 'Anna Prent']);
      expect(first?.publications).to.have.length(1);
      expect(first?.publications[0]).to.deep.include({ by: 'Anna Prent', until: null });
      expect(second).to.deep.include({
        number: 2,
        reason: 'sitting',
        isLatest: true,
        isOpen: true,
        publications: [],
        change: null,
      });
      expect(second?.authors.map(({ name }) => name)).to.deep.equal(['Bert Vink']);
      await foldPages(app.app);
      const [folded] = await versions();
      expect(folded?.change).to.deep.equal({ added: 0, removed: 1, changed: 0, isReordered: false, fields: 0 });
      await publish();
      expect((await versions())[1]?.publications[0]?.until).to.be.a('string');
    });

    it('counts what a version made of the one before it', async () => {
      await store({ title: 'Anders', blocks: { 'text-1': text('Een'), 'text-2': text('Twee') } });
      await store({
        blocks: { 'text-2': text('Twee!'), 'text-3': text('Drie'), 'text-1': text('Een') },
        seoSettings: { seoTitle: 'x', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: true },
      });
      const [second, first] = await versions();
      expect(second?.change).to.deep.equal({ added: 1, removed: 0, changed: 1, isReordered: true, fields: 2 });
      expect(first).to.deep.include({ reason: 'stored', title: 'Anders', change: null });
    });

    it('holds a version of each store, and comes in pages', async () => {
      for (let number = 1; number <= 5; number += 1) await store({ title: `Titel ${number}` });
      expect((await versions()).map(({ number, title, reason }) => [number, title, reason])).to.deep.equal(
        [5, 4, 3, 2, 1].map((number) => [number, `Titel ${number}`, 'stored']),
      );
      const answer = await list('?pageIndex=1&pageSize=2');
      expect(answer.get('data.totalItems')).to.equal(5);
      expect(answer.get<ListedVersion[]>('data.items').map(({ number }) => number)).to.deep.equal([3, 2]);
    });

    it('says of a version over whose words somebody chose others, who that was', async () => {
      const bert = await buildUser(app, { role: 'Editor', name: 'Bert Vink' });
      await edit([set('text-1', 'Van Anna')]);
      const { revision, pageVersionID } = await present();
      const body = {
        revision,
        client: crypto.randomUUID(),
        sequence: 1,
        operations: [set('text-1', 'Van Bert')],
        keepsFormer: true,
      };
      expectSuccess(await (await signIn(app, bert)).request('POST', `/api/page/version/${pageVersionID}/edit`, body));
      const [chosen, former] = await versions();
      expect([chosen?.chosenBy, former?.reason, former?.chosenBy]).to.deep.equal([
        null,
        'conflict',
        { id: bert.id, name: 'Bert Vink' },
      ]);
    });

    it('names nobody who is gone', async () => {
      const gone = await buildUser(app, { role: 'Editor' });
      await edit([set('text-1', 'x')], await signIn(app, gone));
      const admin = await signIn(app, app.administrator);
      expectSuccess(await admin.request('DELETE', `/api/user/${gone.id}`));
      expect((await versions())[0]?.authors.map(({ name }) => name)).to.deep.equal([null]);
    });
  });

  describe('GET /page/version/{id}/compare/{otherID}', () => {
    it('is for those who may read both, of one page or its translations', async () => {
      const other = await buildPage(app);
      const german = await buildPage(app, { locale: 'de-DE' });
      expectErrors(await compare(page.versionID, page.versionID, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await compare(page.versionID, german.versionID, await foreign('view-page')), 403, [{ code: 'UM_01' }]);
      expectErrors(await compare(german.versionID, page.versionID, await foreign('view-page')), 403, [{ code: 'UM_01' }]);
      expectErrors(await compare(page.versionID, other.versionID), 400, [{ property: 'otherID', code: 'V_12' }]);
      expectErrors(await compare(page.versionID, unknownID), 404, [{ code: 'PM_01' }]);
      expectErrors(await compare(unknownID, page.versionID), 404, [{ code: 'PM_01' }]);
    });

    it('says of each block what became of it, field by field and in words', async () => {
      await store({ title: 'Kerk' });
      const next = await store({
        title: 'Kerk en toren',
        blocks: { 'text-2': text('Twee'), 'text-1': text('Een kleine'), 'text-3': text('Drie') },
      });
      const { title, blocks, before, after } = await compared(page.versionID, next);
      expect([before.number, after.number]).to.deep.equal([1, 2]);
      expect(title?.words).to.deep.equal([
        { kind: 'same', text: 'Kerk' },
        { kind: 'added', text: ' en toren' },
      ]);
      const told = blocks.map(({ key, kind, isMoved, fields }) => [key, kind, isMoved, fields.map(({ field }) => field)]);
      expect(told).to.have.length(3);
      expect(told).to.deep.include(['text-3', 'added', false, ['title']]);
      expect(blocks.filter(({ isMoved }) => isMoved)).to.have.length(1);
      expect(blocks.find(({ key }) => key === 'text-1')?.fields[0]).to.deep.include({ before: 'Een', after: 'Een kleine' });
      const back = await compared(next, page.versionID);
      expect(back.blocks.find(({ key }) => key === 'text-3')?.kind).to.equal('removed');
    });

    it('knows a block again in a translation', async () => {
      const body = { pageID: page.id, newLocale: 'de-DE', title: 'Kirche', slug: '/kirche' };
      const made = await anna.request('POST', '/api/page/create-translation', body);
      expectSuccess(made);
      const { blocks, title } = await compared(page.versionID, made.get('pageVersionID'));
      expect(blocks.map(({ key, kind, fields }) => [key, kind, fields])).to.deep.equal([
        ['text-1', 'kept', []],
        ['text-2', 'kept', []],
      ]);
      expect(title?.after).to.equal('Kirche');
    });

    it('reads the edits that nobody folded yet', async () => {
      const first = await store({ title: 'Kerk' });
      await edit([set('text-1', 'Vers')]);
      const { blocks } = await compared(first, (await present()).pageVersionID);
      expect(blocks[0]?.fields[0]).to.deep.include({ before: 'Een', after: 'Vers' });
    });
  });

  describe('POST /page/version/{id}/pin', () => {
    it('is for those who may edit this very page', async () => {
      expectErrors(await pin(page.versionID, 'x', app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await pin(page.versionID, 'x', await foreign('edit-page')), 403, [{ code: 'UM_01' }]);
      expectErrors(await pin(unknownID, 'x'), 404, [{ code: 'PM_01' }]);
      expectErrors(await pin(page.versionID, ' '), 400, [{ property: 'name', code: 'V_01' }]);
      expectErrors(await pin(page.versionID, 'a'.repeat(101)), 400, [{ property: 'name', code: 'V_14' }]);
    });

    it('names a version until somebody takes the name away', async () => {
      expectSuccess(await pin(page.versionID, 'Voor de restauratie'));
      expect((await versions())[0]?.pin).to.deep.include({ name: 'Voor de restauratie', by: 'Anna Prent' });
      expectSuccess(await anna.request('POST', `/api/page/version/${page.versionID}/unpin`, {}));
      expectSuccess(await anna.request('POST', `/api/page/version/${page.versionID}/unpin`, {}));
      expect((await versions())[0]?.pin).to.equal(null);
      const { rows } = await app.app.pool.query(
        `select changes from lectern_audit_entry where action = 'page.pin-version' order by id`,
      );
      expect(rows.map(({ changes }) => changes)).to.deep.equal([
        { version: 1, isPinned: true },
        { version: 1, isPinned: false },
      ]);
    });
  });
});
