import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { emptyTrash } from './purge-page.command.ts';
import { foldPages } from '../pages.job.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const day = 86_400_000;
const linking = (page: string) => ({ type: 'probe/text', props: { title: 'Link', link: { to: { page } } } });

describe('the trash of pages', () => {
  let app: TestApp;
  let publisher: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    publisher = await signIn(app, await buildUser(app, { name: 'Petra Prent', role: 'Publisher' }));
  });
  after(() => app?.close());

  type At = Pick<BuiltPage, 'id'>;
  const remove = ({ id }: At, body: object = {}, client = publisher) => client.request('POST', `/api/page/${id}/delete`, body);
  const restore = ({ id }: At, body: object = {}, client = publisher) => client.request('POST', `/api/page/${id}/restore`, body);
  const purge = ({ id }: At, client = publisher) => client.request('POST', `/api/page/${id}/purge`, {});
  const pageOf = ({ id }: At) => publisher.request('GET', `/api/page/${id}`);
  const trash = async (query = '', client = publisher) =>
    (await client.request('GET', `/api/page/list-trash${query}`)).get<Record<string, unknown>[]>('data.items');
  const listed = async () =>
    (await publisher.request('POST', '/api/page/list', {})).get<{ id: string }[]>('data.items').map(({ id }) => id);
  const usage = (...pages: At[]) => publisher.request('POST', '/api/page/usage', { pageIDs: pages.map(({ id }) => id) });
  const holding = (...names: string[]) =>
    buildUser(app, { permissions: ['view-page', ...names] }).then((user) => signIn(app, user));
  const germanOnly = async () =>
    signIn(app, await buildUser(app, { permissions: [{ name: 'delete-page', parameters: { locales: ['de-DE'] } }] }));

  describe('POST /page/{id}/delete', () => {
    it('is for those who may delete this very page, and publish it where it is live', async () => {
      const page = await buildPublishedPage(app);
      expectErrors(await remove(page, {}, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await remove(page, {}, await signIn(app, await buildUser(app, { role: 'Editor' }))), 403, [{ code: 'UM_01' }]);
      expectErrors(await remove(page, {}, await germanOnly()), 403, [{ code: 'UM_01' }]);
      expectErrors(await remove(page, {}, await holding('delete-page')), 403, [{ code: 'UM_01' }]);
      expect((await app.client().request('GET', page.slug)).status).to.equal(200);
      expectSuccess(await remove(page, {}, await holding('delete-page', 'publish-page')));
    });

    it('names what is wrong', async () => {
      const page = await buildPage(app);
      expectErrors(await remove({ id: 'x' }), 400, [{ property: 'id', code: 'V_12' }]);
      expectErrors(await remove(page, { children: 'away', more: 1 }), 400, [
        { property: 'children', code: 'V_12' },
        { property: 'more', code: 'V_12' },
      ]);
      expectErrors(await remove({ id: unknownID }), 404, [{ code: 'PM_01' }]);
      expectSuccess(await remove(page));
      expectErrors(await remove(page), 404, [{ code: 'PM_01' }]);
    });

    it('takes a page off the site and out of every list at once, and frees its address', async () => {
      const page = await buildPublishedPage(app, { slug: '/kerken', title: 'Kerken' });
      expect((await app.client().request('GET', '/kerken')).status).to.equal(200);
      const answer = await remove(page);
      expect(answer.get('deletedPages')).to.deep.equal([page.id]);
      expect((await app.client().request('GET', '/kerken')).status).to.equal(404);
      expectErrors(await pageOf(page), 404, [{ code: 'PM_01' }]);
      expectErrors(await publisher.request('GET', `/api/page/version/fetch/${page.versionID}`), 404, [{ code: 'PM_01' }]);
      expect(await listed()).to.deep.equal([]);
      const write = await publisher.request('POST', `/api/page/version/${page.versionID}/store`, { revision: 1, title: 'x' });
      expectErrors(write, 404, [{ code: 'PM_01' }]);
      expectErrors(await publisher.request('POST', `/api/page/${page.id}/publish`, {}), 404, [{ code: 'PM_01' }]);
      const copy = { pageID: page.id, locale: 'nl-NL', title: 'Kopie', slug: '/kopie' };
      expectErrors(await publisher.request('POST', '/api/page/duplicate', copy), 404, [{ code: 'PM_01' }]);
      await buildPublishedPage(app, { slug: '/kerken' });
      expect((await app.client().request('GET', '/kerken')).status).to.equal(200);
    });

    it('takes the pages below it along', async () => {
      const top = await buildPage(app);
      const child = await buildPublishedPage(app, { parentID: top.id });
      const below = await buildPage(app, { parentID: child.id });
      const answer = await remove(top);
      expect(answer.get<string[]>('deletedPages')).to.have.members([top.id, child.id, below.id]);
      expect((await app.client().request('GET', child.slug)).status).to.equal(404);
      expect(await trash()).to.have.length(1);
      expect((await trash())[0]).to.include({ id: top.id, pageCount: 3, deletedBy: 'Petra Prent' });
    });

    it('moves them up where that is asked, and asks the policy of each', async () => {
      const top = await buildPage(app);
      const middle = await buildPage(app, { parentID: top.id });
      const child = await buildPage(app, { parentID: middle.id });
      expectErrors(await remove(middle, { children: 'up' }, await holding('delete-page')), 403, [{ code: 'UM_01' }]);
      const answer = await remove(middle, { children: 'up' });
      expect(answer.get('deletedPages')).to.deep.equal([middle.id]);
      expect(answer.get('movedPages')).to.deep.equal([child.id]);
      expect((await pageOf(child)).get('data.parentID')).to.equal(top.id);
    });

    it('deletes nothing where one of the pages below may not be deleted', async () => {
      const top = await buildPage(app);
      await buildPublishedPage(app, { parentID: top.id });
      expectErrors(await remove(top, {}, await holding('delete-page')), 403, [{ code: 'UM_01' }]);
      expect(await listed()).to.have.length(2);
    });

    it('leaves one answer of two calls at once', async () => {
      const page = await buildPage(app);
      const answers = await Promise.all([remove(page), remove(page)]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 404]);
    });

    it('lets nobody make a page below one that is gone', async () => {
      const parent = await buildPage(app);
      expectSuccess(await remove(parent));
      const body = { title: 'Kind', slug: '/kind', type: 'lectern/blank', locale: 'nl-NL', parentID: parent.id };
      expectErrors(await publisher.request('POST', '/api/page/create', body), 400, [{ property: 'parentID', code: 'V_12' }]);
    });
  });

  describe('POST /page/usage', () => {
    it('tells what leads to a page: drafts, live pages, and how many stand below it', async () => {
      const page = await buildPublishedPage(app, { slug: '/kerken' });
      await buildPage(app, { parentID: page.id });
      const draft = await buildPage(app, { title: 'A draft', blocks: { 'text-1': linking(page.id) } });
      const live = await buildPublishedPage(app, { title: 'Live', blocks: { 'text-1': linking(page.id) } });
      const answer = await usage(page);
      expect(answer.get('data')).to.deep.equal({
        pages: [
          { id: draft.id, title: 'A draft', isLive: false },
          { id: live.id, title: 'Live', isLive: true },
        ],
        totalPages: 2,
        others: 0,
        toBelow: { pages: [], totalPages: 0, others: 0 },
        below: 1,
        live: 1,
        liveBelow: 0,
        above: null,
      });
      expect((await usage(page, draft, live)).get('data.pages')).to.deep.equal([]);
    });

    it('tells what leads to the pages below, without what goes along with them', async () => {
      const top = await buildPublishedPage(app, { slug: '/boven' });
      const below = await buildPublishedPage(app, { parentID: top.id });
      await buildPublishedPage(app, { parentID: top.id, blocks: { 'text-1': linking(below.id) } });
      const live = await buildPublishedPage(app, { title: 'Live', blocks: { 'text-1': linking(below.id) } });
      expect((await usage(top)).get('data')).to.deep.include({
        pages: [],
        toBelow: { pages: [{ id: live.id, title: 'Live', isLive: true }], totalPages: 1, others: 0 },
      });
    });

    it('tells how many are on the site, and the page above to which an address can lead', async () => {
      const top = await buildPublishedPage(app, { title: 'Boven', slug: '/boven' });
      const between = await buildPage(app, { parentID: top.id });
      const page = await buildPublishedPage(app, { parentID: between.id });
      await buildPublishedPage(app, { parentID: page.id });
      expect((await usage(page)).get('data')).to.deep.include({
        live: 1,
        liveBelow: 1,
        above: { title: 'Boven', path: '/boven' },
      });
      expect((await usage(page, between)).get('data')).to.deep.include({ live: 1, liveBelow: 1, above: null });
      const publishing = await signIn(app, await buildUser(app, { permissions: ['publish-page'] }));
      expectSuccess(await publishing.request('POST', '/api/page/usage', { pageIDs: [page.id] }));
    });

    it('counts what the caller may not see, and does not name it', async () => {
      const page = await buildPage(app, { locale: 'de-DE' });
      await buildPage(app, { locale: 'nl-NL', blocks: { 'text-1': linking(page.id) } });
      const answer = await (await germanOnly()).request('POST', '/api/page/usage', { pageIDs: [page.id] });
      expect(answer.get('data')).to.include({ totalPages: 1 });
      expect(answer.get('data.pages')).to.deep.equal([]);
    });

    it('no longer names a page that lies in the trash', async () => {
      const page = await buildPage(app);
      const linked = await buildPage(app, { blocks: { 'text-1': linking(page.id) } });
      expectSuccess(await remove(linked));
      const references = await app.app.pool.query('select 1 from lectern_reference where page_id = $1', [linked.id]);
      expect(references.rowCount).to.equal(0);
      expect((await usage(page)).get('data.totalPages')).to.equal(0);
      expectSuccess(await restore(linked));
      expect((await usage(page)).get('data.totalPages')).to.equal(1);
    });

    it('names what is wrong', async () => {
      expectErrors(await publisher.request('POST', '/api/page/usage', { pageIDs: [] }), 400, [
        { property: 'pageIDs', code: 'V_01' },
      ]);
      const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
      expectErrors(await viewer.request('POST', '/api/page/usage', { pageIDs: [unknownID] }), 403, [{ code: 'UM_01' }]);
    });
  });

  describe('GET /page/list-trash', () => {
    it('lists what one may bring back, last deleted first, with where it was and when it ends', async () => {
      const parent = await buildPage(app, { title: 'Boven' });
      const page = await buildPage(app, { title: 'Kerken', slug: '/kerken', parentID: parent.id });
      const german = await buildPage(app, { locale: 'de-DE' });
      for (const one of [page, german]) expectSuccess(await remove(one));
      const items = await trash();
      expect(items.map(({ id }) => id)).to.deep.equal([german.id, page.id]);
      expect(items[1]).to.deep.include({
        title: 'Kerken',
        path: '/kerken',
        pageCount: 1,
        parent: { id: parent.id, title: 'Boven' },
        deletedBy: 'Petra Prent',
      });
      const { deletedAt, purgedAt } = items[1] as { deletedAt: string; purgedAt: string };
      expect(Date.parse(purgedAt) - Date.parse(deletedAt)).to.equal(30 * day);
      expect(await trash('?searchTerm=kerk')).to.have.length(1);
      expect((await trash('', await germanOnly())).map(({ id }) => id)).to.deep.equal([german.id]);
      expectErrors(await (await holding('edit-page')).request('GET', '/api/page/list-trash'), 403, [{ code: 'UM_01' }]);
    });
  });

  describe('POST /page/{id}/restore', () => {
    it('is for those who may delete this very page', async () => {
      const page = await buildPage(app);
      expectSuccess(await remove(page));
      expectErrors(await restore(page, {}, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await restore(page, {}, await holding('edit-page')), 403, [{ code: 'UM_01' }]);
      expectErrors(await restore(page, {}, await germanOnly()), 403, [{ code: 'UM_01' }]);
      expectErrors(await restore({ id: unknownID }), 404, [{ code: 'PM_01' }]);
      expectErrors(await restore(page, { slug: 'x' }), 400, [{ property: 'slug', code: 'V_12' }]);
    });

    it('brings a page back as a draft, with those that went along, and its former content', async () => {
      const top = await buildPublishedPage(app, { slug: '/kerken', blocks: { 'text-1': linking(unknownID) } });
      const child = await buildPage(app, { parentID: top.id });
      expectSuccess(await remove(top));
      const answer = await restore(top);
      expect(answer.get('slug')).to.equal('/kerken');
      expect(answer.get('restoredPages')).to.deep.equal([top.id, child.id]);
      expect((await pageOf(top)).get('data')).to.include({ slug: '/kerken', livePath: null, publishedVersionID: null });
      expect((await pageOf(child)).get('data.parentID')).to.equal(top.id);
      expect((await app.client().request('GET', '/kerken')).status).to.equal(404);
      expectSuccess(await publisher.request('POST', `/api/page/${top.id}/publish`, {}));
      expect((await app.client().request('GET', '/kerken')).status).to.equal(200);
      expectErrors(await restore(top), 404, [{ code: 'PM_01' }]);
    });

    it('puts a page that came back first below the one above it as soon as that is there, unless it was moved', async () => {
      const top = await buildPage(app);
      const [early, moved, other] = [
        await buildPage(app, { parentID: top.id }),
        await buildPage(app, { parentID: top.id }),
        await buildPage(app),
      ];
      for (const page of [early, moved, top]) expectSuccess(await remove(page));
      for (const page of [early, moved]) {
        expectSuccess(await restore(page));
        expect((await pageOf(page)).get('data.parentID')).to.equal(null);
      }
      expectSuccess(await publisher.request('POST', `/api/page/${moved.id}/move`, { parentID: other.id }));
      expectSuccess(await restore(top));
      expect((await pageOf(early)).get('data.parentID')).to.equal(top.id);
      expect((await pageOf(moved)).get('data.parentID')).to.equal(other.id);
    });

    it('leaves it where it is where the one above it would stand below it', async () => {
      const top = await buildPage(app);
      const child = await buildPage(app, { parentID: top.id });
      for (const page of [child, top]) expectSuccess(await remove(page));
      expectSuccess(await restore(child));
      await app.app.pool.query('update lectern_page set parent_id = $1 where id = $2', [child.id, top.id]);
      expectSuccess(await restore(top));
      expect((await pageOf(child)).get('data.parentID')).to.equal(null);
      expect((await pageOf(top)).get('data.parentID')).to.equal(child.id);
    });

    it('offers a free slug where another page has its own, and gives those below it a number', async () => {
      const top = await buildPage(app, { slug: '/kerken' });
      const child = await buildPage(app, { slug: '/kerken/oud', parentID: top.id });
      expectSuccess(await remove(top));
      for (const slug of ['/kerken', '/kerken-2', '/kerken/oud']) await buildPage(app, { slug });
      const refused = await restore(top);
      expectErrors(refused, 409, [{ property: 'slug', code: 'V_06' }]);
      expect(refused.get('data.slug')).to.equal('/kerken-3');
      expectSuccess(await restore(top, { slug: '/kerken-3' }));
      expect((await pageOf(top)).get('data.slug')).to.equal('/kerken-3');
      expect((await pageOf(child)).get('data.slug')).to.equal('/kerken/oud-2');
    });

    it('brings back what was edited last, which no job waits for meanwhile', async () => {
      const page = await buildPage(app, { blocks: { 'text-1': { type: 'probe/text', props: { title: 'Een' } } } });
      const edit = {
        revision: page.revision,
        client: crypto.randomUUID(),
        sequence: 1,
        operations: [{ op: 'set', of: 'title', value: 'Later' }],
      };
      const send = (body: object) => publisher.request('POST', `/api/page/version/${page.versionID}/edit`, body);
      expectSuccess(await send(edit));
      expectSuccess(await remove(page));
      expectErrors(await send({ ...edit, revision: page.revision + 1, sequence: 2 }), 404, [{ code: 'PM_01' }]);
      await foldPages(app.app);
      expectSuccess(await restore(page));
      expect((await pageOf(page)).get('data.title')).to.equal('Later');
      const { rows } = await app.app.pool.query('select title from lectern_page_version where page_id = $1', [page.id]);
      expect(rows).to.deep.equal([{ title: 'Later' }]);
    });

    it('puts a page at the top where what it stood below is gone', async () => {
      const parent = await buildPage(app);
      const page = await buildPage(app, { parentID: parent.id });
      expectSuccess(await remove(page));
      expectSuccess(await remove(parent));
      expectSuccess(await restore(page));
      expect((await pageOf(page)).get('data.parentID')).to.equal(null);
    });

    it('leaves the translations that were made meanwhile alone', async () => {
      const page = await buildPage(app, { slug: '/kerken' });
      const translate = (pageID: string, newLocale: string, slug: string) =>
        publisher.request('POST', '/api/page/create-translation', { pageID, newLocale, title: 'T', slug });
      const german = (await translate(page.id, 'de-DE', '/kirchen')).get<string>('pageID');
      expectSuccess(await remove({ id: german }));
      const other = (await translate(page.id, 'de-DE', '/gotteshaus')).get<string>('pageID');
      expectSuccess(await restore({ id: german }));
      const translations = (await publisher.request('GET', `/api/page/${page.id}/translations`)).get<
        { locale: string; page: { id: string } | null }[]
      >('data');
      expect(translations.find(({ locale }) => locale === 'de-DE')?.page?.id).to.equal(other);
    });
  });

  describe('POST /page/{id}/purge', () => {
    it('deletes for good what lies in the trash, and nothing else', async () => {
      const page = await buildPage(app);
      expectErrors(await purge(page), 404, [{ code: 'PM_01' }]);
      expectSuccess(await remove(page));
      expectErrors(await purge(page, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await purge(page, await germanOnly()), 403, [{ code: 'UM_01' }]);
      expectSuccess(await purge(page));
      expect(await trash()).to.deep.equal([]);
      expectErrors(await restore(page), 404, [{ code: 'PM_01' }]);
      expect((await app.app.pool.query('select 1 from lectern_page_version where page_id = $1', [page.id])).rowCount).to.equal(0);
    });

    it('keeps what was deleted before it from below it', async () => {
      const parent = await buildPage(app);
      const child = await buildPage(app, { parentID: parent.id });
      for (const one of [child, parent]) expectSuccess(await remove(one));
      expectSuccess(await purge(parent));
      expectSuccess(await restore(child));
    });

    it('comes by itself after thirty days, in batches', async () => {
      const pages = [await buildPage(app), await buildPage(app), await buildPage(app)];
      for (const page of pages) expectSuccess(await remove(page));
      await app.app.pool.query(`update lectern_page set deleted_at = now() - interval '30 days 1 minute' where id <> $1`, [
        pages[0]?.id,
      ]);
      const empty = () => app.app.execute(emptyTrash, { limit: 1 }, systemActor('test'));
      expect([await empty(), await empty(), await empty()]).to.deep.equal([1, 1, 0]);
      expect((await trash()).map(({ id }) => id)).to.deep.equal([pages[0]?.id]);
    });
  });

  it('writes down who deleted what, who brought it back, and tells of both', async () => {
    const page = await buildPublishedPage(app, { slug: '/kerken' });
    await remove(page);
    await restore(page);
    await remove(page);
    await purge(page);
    const { rows } = await app.app.pool.query<{ action: string }>(
      `select action from lectern_audit_entry where entity = 'page' and entity_id = $1 and actor_kind = 'user' order by id`,
      [page.id],
    );
    expect(rows.map(({ action }) => action)).to.deep.equal(['page.delete', 'page.restore', 'page.delete', 'page.purge']);
    const events = await app.app.pool.query<{ name: string }>(
      `select name from lectern_event where payload ->> 'pageID' = $1 order by id`,
      [page.id],
    );
    expect(events.rows.map(({ name }) => name)).to.deep.equal([
      'page.created',
      'page.published',
      'page.unpublished',
      'page.deleted',
      'page.restored',
      'page.deleted',
      'page.purged',
    ]);
  });
});
