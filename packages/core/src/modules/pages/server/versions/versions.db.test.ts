import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '../../../../server/site/fixtures/probe.ts';
import type { Operation } from '../../edits/operation.ts';
import type { ListedVersion, VersionComparison } from '../../versions.schema.ts';
import { foldPages } from '../pages.job.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const text = (title: string, more: object = {}) => ({ type: 'probe/text', props: { title }, ...more });
const set = (key: string, value: unknown, field = 'title'): Operation => ({ op: 'set', of: 'props', key, field, value });
const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

describe('versions of a page', () => {
  let app: TestApp;
  let anna: TestClient;
  let page: BuiltPage;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    anna = await signIn(app, await buildUser(app, { role: 'Publisher', name: 'Anna Prent' }));
    page = await buildPage(app, { title: 'Kerk', blocks: { 'text-1': text('Een'), 'text-2': text('Twee') } });
  });
  after(() => app?.close());

  type At = Pick<BuiltPage, 'id'>;
  const list = (query = '', { id }: At = page, client = anna) => client.request('GET', `/api/page/${id}/versions${query}`);
  const versions = async (query = '') => (await list(query)).get<ListedVersion[]>('data.items');
  const present = async ({ id }: At = page) =>
    (await anna.request('GET', `/api/page/${id}`)).get<{ pageVersionID: string; revision: number }>('data');
  const store = async (body: object, client = anna) => {
    const { pageVersionID, revision } = await present();
    const answer = await client.request('POST', `/api/page/version/${pageVersionID}/store`, { revision, ...body });
    expectSuccess(answer);
    return answer.get<string>('pageVersionID');
  };
  const edit = async (operations: readonly Operation[], client = anna) => {
    const { pageVersionID, revision } = await present();
    const body = { revision, client: crypto.randomUUID(), sequence: 1, operations };
    expectSuccess(await client.request('POST', `/api/page/version/${pageVersionID}/edit`, body));
  };
  const compare = (before: string, after: string, client = anna) =>
    client.request('GET', `/api/page/version/${before}/compare/${after}`);
  const compared = async (before: string, after: string) => (await compare(before, after)).get<VersionComparison>('data');
  const restore = (id: string, body: object = {}, client = anna) =>
    client.request('POST', `/api/page/version/${id}/restore`, body);
  const pin = (id: string, name: string, client = anna) => client.request('POST', `/api/page/version/${id}/pin`, { name });
  const fetched = async (id: string) =>
    (await anna.request('GET', `/api/page/version/fetch/${id}`)).get<{
      number: number;
      title: string;
      blockOrder: string[];
      blocks: Record<string, { type: string; props: Record<string, unknown>; slots?: Record<string, string[]> }>;
    }>('data');
  const latest = async () => fetched((await present()).pageVersionID);
  const publish = async () => expectSuccess(await anna.request('POST', `/api/page/${page.id}/publish`, {}));
  const foreign = async (...names: string[]) =>
    signIn(app, await buildUser(app, { permissions: names.map((name) => ({ name, parameters: { locales: ['de-DE'] } })) }));

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

  describe('POST /page/version/{id}/restore', () => {
    it('is for those who may edit this very page', async () => {
      expectErrors(await restore(page.versionID, {}, app.client()), 401, [{ code: 'G_07' }]);
      const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
      const before = await app.digest();
      expectErrors(await restore(page.versionID, {}, viewer), 403, [{ code: 'UM_01' }]);
      expectErrors(await restore(page.versionID, {}, await foreign('edit-page')), 403, [{ code: 'UM_01' }]);
      expectErrors(await restore(unknownID), 404, [{ code: 'PM_01' }]);
      const both = { block: 'text-1', field: { of: 'title' } };
      expectErrors(await restore(page.versionID, both), 400, [{ property: 'field', code: 'V_12' }]);
      expectErrors(await restore(page.versionID, { block: 'gone' }), 400, [{ property: 'blocks.gone', code: 'V_12' }]);
      const field = { of: 'props', key: 'gone', field: 'title' };
      expectErrors(await restore(page.versionID, { field }), 400, [{ property: 'blocks.gone.title', code: 'V_12' }]);
      expect((await app.digest())['lectern_page_version']).to.deep.equal(before['lectern_page_version']);
    });

    it('brings a version back as a new one, keeps what stood, and is undone by restoring that', async () => {
      const first = await store({ title: 'Kerk' });
      await edit([set('text-1', 'Verder geschreven'), { op: 'remove', key: 'text-2' }]);
      const { pageVersionID: stood } = await present();
      const answer = await restore(first, { revision: (await present()).revision });
      expectSuccess(answer);
      expect(answer.json).to.deep.include({ pageID: page.id, formerVersionID: stood, isChanged: true });
      expect((await latest()).blocks['text-1']?.props['title']).to.equal('Een');
      expect((await latest()).blockOrder).to.deep.equal(['text-1', 'text-2']);
      expect((await fetched(stood)).blocks['text-1']?.props['title']).to.equal('Verder geschreven');
      const [newest, former] = await versions();
      expect(newest).to.deep.include({ number: 3, reason: 'restored', restoredFrom: { id: first, number: 1 }, isOpen: false });
      expect(former).to.deep.include({ id: stood, reason: 'sitting', isOpen: false });
      expectSuccess(await restore(answer.get('formerVersionID')));
      expect((await latest()).blocks['text-1']?.props['title']).to.equal('Verder geschreven');
      expect((await latest()).blockOrder).to.deep.equal(['text-1']);
      // What follows goes into a version of its own.
      await edit([set('text-1', 'Daarna')]);
      expect((await versions()).map(({ number }) => number)).to.deep.equal([5, 4, 3, 2, 1]);
    });

    it('writes nothing where nothing differs', async () => {
      const before = await app.digest();
      const answer = await restore(page.versionID);
      expect(answer.json).to.deep.include({ pageVersionID: page.versionID, isChanged: false, revision: 1 });
      const { lectern_audit_entry: _one, ...rest } = await app.digest();
      const { lectern_audit_entry: _other, ...was } = before;
      expect(rest).to.deep.equal(was);
    });

    it('brings one field back and leaves the rest alone', async () => {
      const first = await store({ title: 'Kerk' });
      await store({ title: 'Toren', blocks: { 'text-1': text('Anders', { name: 'Inleiding' }), 'text-2': text('Ook') } });
      expectSuccess(await restore(first, { field: { of: 'props', key: 'text-1', field: 'title' } }));
      const { title, blocks } = await latest();
      expect([title, blocks['text-1']?.props['title'], blocks['text-2']?.props['title']]).to.deep.equal(['Toren', 'Een', 'Ook']);
      expectSuccess(await restore(first, { field: { of: 'title' } }));
      expect((await latest()).title).to.equal('Kerk');
      expectSuccess(await restore(first, { field: { of: 'block', key: 'text-1', field: 'name' } }));
      expect((await latest()).blocks['text-1']).not.to.have.property('name');
      const { rows } = await app.app.pool.query(`select changes->>'part' as part from lectern_audit_entry
        where action = 'page.restore-version' order by id`);
      expect(rows.map(({ part }) => part)).to.deep.equal(['blocks.text-1.title', 'title', 'blocks.text-1.name']);
    });

    it('brings a block back where it stood, with those in it that are gone too', async () => {
      const group = { type: 'probe/group', props: { title: 'Groep' }, slots: { items: ['in-1', 'in-2'] } };
      const blocks = { 'text-1': text('Een'), group, 'in-1': text('Binnen'), 'in-2': text('Blijft'), 'text-2': text('Twee') };
      const first = await store({ blocks });
      await store({ blocks: { 'text-2': text('Twee'), 'in-2': text('Buiten'), 'text-1': text('Een') } });
      expectSuccess(await restore(first, { block: 'group' }));
      const version = await latest();
      expect(version.blockOrder).to.deep.equal(['text-2', 'in-2', 'text-1', 'group']);
      expect(version.blocks['group']?.slots).to.deep.equal({ items: ['in-1'] });
      expect(version.blocks['in-2']?.props['title']).to.equal('Buiten');
      expectSuccess(await restore(first, { block: 'in-2' }));
      expect((await latest()).blocks['group']?.slots).to.deep.equal({ items: ['in-1', 'in-2'] });
      expect((await latest()).blocks['in-2']?.props['title']).to.equal('Blijft');
    });

    it('is told to those who are editing meanwhile', async () => {
      const first = await store({ title: 'Kerk' });
      await edit([set('text-1', 'Anders')]);
      const { pageVersionID, revision } = await present();
      expectSuccess(await restore(first));
      const body = { revision, client: crypto.randomUUID(), sequence: 1, operations: [set('text-2', 'Van mij')] };
      const answer = await anna.request('POST', `/api/page/version/${pageVersionID}/edit`, body);
      expectSuccess(answer);
      expect(answer.get('operations')).to.deep.equal([set('text-1', 'Een')]);
      expect((await latest()).blocks['text-2']?.props['title']).to.equal('Van mij');
    });

    it('is refused where another revision stands than was looked at', async () => {
      const first = await store({ title: 'Kerk' });
      const { revision } = await present();
      await edit([set('text-1', 'Door een ander')]);
      expectErrors(await restore(first, { revision }), 409, [{ code: 'G_03' }]);
      expect((await latest()).blocks['text-1']?.props['title']).to.equal('Door een ander');
    });

    it('leaves one of several at once, and no word of anybody lost', async () => {
      const first = await store({ title: 'Kerk' });
      await store({ title: 'Toren' });
      const { revision } = await present();
      const answers = await Promise.all([1, 2, 3, 4].map(() => restore(first, { revision })));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 409, 409, 409]);
      await edit([set('text-2', 'Twee!')]);
      const writes = [set('text-1', 'Geschreven'), set('text-2', 'Ook')].map((operation) => edit([operation]));
      await Promise.allSettled([...writes, restore(first, { field: { of: 'title' } }), restore(first, { block: 'text-2' })]);
      const all = await Promise.all((await versions()).map(({ id }) => fetched(id)));
      expect(all.map(({ blocks }) => blocks['text-1']?.props['title'])).to.include('Geschreven');
    });

    it('says kindly that it cannot, where the plugin of a block is gone or older, and changes nothing', async () => {
      const first = await store({
        blocks: { 'text-1': text('Een'), 'text-2': text('Twee'), odd: { type: 'gone/block', version: 4, props: { a: 1 } } },
      });
      await app.app.pool.query(
        `update lectern_page_version set blocks = jsonb_set(blocks, '{text-2,version}', '9') where id = $1`,
        [first],
      );
      await store({ blocks: { 'text-1': text('Anders'), 'text-2': text('Nu') } });
      const before = await app.digest();
      expectErrors(await restore(first), 409, [
        { property: 'blocks.text-2', code: 'PM_02' },
        { property: 'blocks.odd', code: 'PM_02' },
      ]);
      expectErrors(await restore(first, { block: 'odd' }), 409, [{ property: 'blocks.odd', code: 'PM_02' }]);
      const field = { of: 'props', key: 'text-2', field: 'title' };
      expectErrors(await restore(first, { field }), 400, [{ property: 'blocks.text-2.title', code: 'V_12' }]);
      expect(await app.digest()).to.deep.equal(before);
      // What can be read comes back all the same.
      expectSuccess(await restore(first, { block: 'text-1' }));
      expect((await latest()).blocks['text-1']?.props['title']).to.equal('Een');
    });

    it('keeps what nobody can read where it stands already', async () => {
      const odd = { type: 'gone/block', version: 4, props: { a: [1, null] } };
      const first = await store({ blocks: { 'text-1': text('Een'), odd } });
      await store({ blocks: { odd, 'text-1': text('Anders') } });
      expectSuccess(await restore(first));
      const { blocks, blockOrder } = await latest();
      expect(blockOrder).to.deep.equal(['text-1', 'odd']);
      expect(blocks['odd']?.props).to.deep.equal(odd.props);
    });

    it('says kindly that it cannot, where a file is gone', async () => {
      const image = { type: 'probe/picture', props: { image: { fileID: unknownID, altText: 'Orgel' } } };
      const first = await store({ blocks: { 'picture-1': image, 'text-1': text('Een') } });
      await store({ blocks: { 'picture-1': { type: 'probe/picture', props: { image: null } }, 'text-1': text('Twee') } });
      const before = await app.digest();
      expectErrors(await restore(first), 409, [{ property: 'blocks.picture-1.image', code: 'PM_03' }]);
      expect((await app.digest())['lectern_page_version']).to.deep.equal(before['lectern_page_version']);
      expectSuccess(await restore(first, { block: 'text-1' }));
      // Gone already, and of the same field: nothing is lost by going on without it.
      await store({ blocks: { 'picture-1': image, 'text-1': text('Drie') } });
      expectSuccess(await restore(first));
      expect((await latest()).blocks['text-1']?.props['title']).to.equal('Een');
    });

    it('takes an old version to the blocks of today', async () => {
      const first = await store({ title: 'Oud' });
      await app.app.pool.query(
        `update lectern_page_version set blocks = jsonb_set(blocks, '{text-1}', blocks->'text-1' || '{"version":1,"props":{"heading":" Van toen "}}') where id = $1`,
        [first],
      );
      await store({ title: 'Nieuw', blocks: { 'text-1': text('Nu') } });
      expectSuccess(await restore(first, { field: { of: 'props', key: 'text-1', field: 'title' } }));
      expect((await latest()).blocks['text-1']?.props).to.deep.equal({ title: 'Van toen', body: '', link: null });
      expectSuccess(await restore(first));
      expect((await latest()).title).to.equal('Oud');
    });

    it('changes nothing of what visitors read', async () => {
      const first = await store({ title: 'Kerk' });
      await store({ blocks: { 'text-1': text('Live') } });
      await publish();
      expectSuccess(await restore(first));
      expect((await app.client().request('GET', page.slug)).text)
        .to.contain('Live')
        .and.not.to.contain('Een');
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
