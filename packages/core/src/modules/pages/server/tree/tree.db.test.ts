import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const linking = (to: object) => ({ type: 'probe/text', props: { title: 'Link', link: { to } } });

describe('the tree of pages', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
  });
  after(() => app?.close());

  type At = Pick<BuiltPage, 'id'>;
  const post = (path: string, body: object, client = editor) => client.request('POST', `/api/page/${path}`, body);
  const save = ({ id }: At, slug: string, more: object = {}, client = editor) =>
    client.request('PUT', `/api/page/${id}/save`, { slug, ...more });
  const move = ({ id }: At, body: object, client = editor) => post(`${id}/move`, body, client);
  const publish = ({ id }: At, client = editor) => post(`${id}/publish`, {}, client);
  const changes = ({ id }: At, body: object, client = editor) => post(`${id}/address-changes`, body, client);
  const visit = (path: string) => app.client().request('GET', path);
  const pageOf = async ({ id }: At) => (await editor.request('GET', `/api/page/${id}`)).get<Record<string, unknown>>('data');
  const slugOf = async (page: At) => (await pageOf(page))['slug'];
  const level = async (parent: At | null = null, client = editor, locale = 'nl-NL') =>
    (await post('tree', { locale, parentID: parent?.id ?? null }, client)).get<{ id: string; title: string; children: number }[]>(
      'data.items',
    );
  const titles = async (parent: At | null = null) => (await level(parent)).map(({ title }) => title);
  const limited = async (name: string, parameters: object) =>
    signIn(app, await buildUser(app, { permissions: [{ name, parameters }] }));

  /** A page with one that follows its address, one that keeps its own, and one below that which follows the first. */
  async function branch(build = buildPage) {
    const top = await build(app, { slug: '/diensten', title: 'Diensten' });
    const follows = await build(app, { slug: '/diensten/kerken', title: 'Kerken', parentID: top.id });
    const own = await build(app, { slug: '/scholen', title: 'Scholen', parentID: top.id });
    const deep = await build(app, { slug: '/diensten/scholen/hbo', title: 'Hbo', parentID: own.id });
    return { top, follows, own, deep };
  }

  describe('a rename', () => {
    it('takes along what lies below and begins with the old address; the rest keeps its own', async () => {
      // Fails where only the page itself is written, and where what keeps its own hides what lies below it.
      const { top, follows, own, deep } = await branch();
      const foreign = await buildPage(app, { slug: '/diensten/elders' });
      expectSuccess(await save(top, '/aanbod'));
      expect(await slugOf(follows)).to.equal('/aanbod/kerken');
      expect(await slugOf(own)).to.equal('/scholen');
      expect(await slugOf(deep)).to.equal('/aanbod/scholen/hbo');
      expect(await slugOf(foreign), 'lies elsewhere').to.equal('/diensten/elders');
    });

    it('is shown before, both lists, and is refused where it would be another by now', async () => {
      const { top, follows, own } = await branch();
      const shown = await changes(top, { slug: '/aanbod' });
      expectSuccess(shown);
      expect(shown.get<object[]>('data.changed.items')[1]).to.deep.equal({
        id: follows.id,
        title: 'Kerken',
        locale: 'nl-NL',
        from: '/diensten/kerken',
        to: '/aanbod/kerken',
        livePath: null,
      });
      expect(shown.get('data.changed.totalItems')).to.equal(3);
      expect(shown.get('data.live')).to.equal(0);
      expect(shown.get<{ id: string }[]>('data.kept.items').map(({ id }) => id)).to.deep.equal([own.id]);
      expect(await slugOf(top), 'nothing changed').to.equal('/diensten');
      const seen = shown.get<string>('data.print');
      expectSuccess(await save(follows, '/diensten/moskeeen'));
      expectErrors(await save(top, '/aanbod', { seen }), 409, [{ code: 'G_49' }]);
      expect(await slugOf(top)).to.equal('/diensten');
      const again = (await changes(top, { slug: '/aanbod' })).get<string>('data.print');
      expectSuccess(await save(top, '/aanbod', { seen: again }));
    });

    it('is refused as a whole where an address below is wanted or live elsewhere, or may not be edited', async () => {
      const { top, follows } = await branch();
      const other = await buildPublishedPage(app, { slug: '/aanbod/kerken' });
      expectErrors(await save(top, '/aanbod'), 409, [{ property: 'slug', code: 'V_06' }]);
      expectSuccess(await save(other, '/elders'));
      expectErrors(await save(top, '/aanbod'), 409, [{ property: 'slug', code: 'V_06' }]);
      const shown = await changes(top, { slug: '/aanbod' });
      expect(shown.get<{ id: string }[]>('data.taken.items').map(({ id }) => id)).to.deep.equal([follows.id]);
      const own = await buildUser(app, { permissions: [{ name: 'edit-page', parameters: { own: true } }] });
      await app.app.pool.query('update lectern_page set created_by = $1 where id = $2', [own.id, top.id]);
      const client = await signIn(app, own);
      expect((await changes(top, { slug: '/iets' }, client)).get('data.refused')).to.equal(2);
      expectErrors(await save(top, '/iets', {}, client), 403, [{ code: 'UM_01' }]);
      expect(await slugOf(follows)).to.equal('/diensten/kerken');
    });

    it('moves the live ones with the publication of the page above, each with its redirect, and nothing before', async () => {
      // Fails where the publication moves the page alone, or where a page below goes to an address that it is not wanted at.
      const { top, follows, own, deep } = await branch(buildPublishedPage);
      expect((await changes(top, { slug: '/aanbod' })).get('data.live')).to.equal(3);
      expectSuccess(await save(top, '/aanbod'));
      for (const path of ['/diensten', '/diensten/kerken', '/diensten/scholen/hbo'])
        expect((await visit(path)).status).to.equal(200);
      expect((await visit('/aanbod/kerken')).status).to.equal(404);
      expect(await pageOf(follows)).to.include({ hasUnpublishedChanges: true, livePath: '/diensten/kerken' });
      expectSuccess(await save(deep, '/ergens-anders'));
      expectSuccess(await publish(top));
      expect((await visit('/aanbod/kerken')).status).to.equal(200);
      expect((await visit('/diensten/kerken')).headers.location).to.equal('/aanbod/kerken');
      expect((await visit('/scholen')).status).to.equal(200);
      expect((await visit('/diensten/scholen/hbo')).status, 'is wanted elsewhere, and waits').to.equal(200);
      expect(await pageOf(follows)).to.include({ hasUnpublishedChanges: false, livePath: '/aanbod/kerken' });
      expect(await slugOf(own)).to.equal('/scholen');
    });

    it('leaves live pages below where they are that the publisher may not publish', async () => {
      const { top } = await branch(buildPublishedPage);
      const user = await buildUser(app, { permissions: ['edit-page', { name: 'publish-page', parameters: { own: true } }] });
      await app.app.pool.query('update lectern_page set created_by = $1 where id = $2', [user.id, top.id]);
      const client = await signIn(app, user);
      expectSuccess(await save(top, '/aanbod', {}, client));
      expectSuccess(await publish(top, client));
      expect((await visit('/aanbod')).status).to.equal(200);
      expect((await visit('/diensten/kerken')).status).to.equal(200);
      expect((await visit('/aanbod/kerken')).status).to.equal(404);
    });
  });

  it('an address leads to its page again when that is live elsewhere after it was off the site', async () => {
    const page = await buildPublishedPage(app, { slug: '/oud' });
    expectSuccess(await post(`${page.id}/unpublish`, {}));
    expect((await visit('/oud')).status).to.equal(404);
    expectSuccess(await save(page, '/nieuw'));
    expectSuccess(await publish(page));
    expect((await visit('/oud')).headers.location).to.equal('/nieuw');
  });

  describe('a move', () => {
    it('puts a page at a place, and its address follows the page above where it did before', async () => {
      const { top, follows, own, deep } = await branch();
      const other = await buildPage(app, { slug: '/over-ons', title: 'Over ons' });
      const answer = await move(follows, { parentID: other.id });
      expectSuccess(answer);
      expect(answer.get('slug')).to.equal('/over-ons/kerken');
      expectSuccess(await move(follows, { parentID: null }));
      expect(await slugOf(follows)).to.equal('/kerken');
      expectSuccess(await move(own, { parentID: other.id }));
      expect(await slugOf(own), 'had its own').to.equal('/scholen');
      expect(await slugOf(deep)).to.equal('/diensten/scholen/hbo');
      expectSuccess(await move(top, { parentID: other.id, addresses: 'keep' }));
      expect(await slugOf(top)).to.equal('/diensten');
    });

    it('keeps the order that somebody made, and puts new pages last', async () => {
      // Fails where the place is not kept, and where there is no room between two neighbours any more.
      const pages = [];
      for (const title of ['A', 'B', 'C', 'D']) pages.push(await buildPage(app, { title }));
      expect(await titles()).to.deep.equal(['A', 'B', 'C', 'D']);
      const [a, b, c, d] = pages as [BuiltPage, BuiltPage, BuiltPage, BuiltPage];
      expectSuccess(await move(d, { parentID: null, beforeID: b.id }));
      expect(await titles()).to.deep.equal(['A', 'D', 'B', 'C']);
      expectSuccess(await move(a, { parentID: null, beforeID: null }));
      await buildPage(app, { title: 'E' });
      expect(await titles()).to.deep.equal(['D', 'B', 'C', 'A', 'E']);
      for (let turn = 0; turn < 12; turn += 1)
        expectSuccess(await move(turn % 2 === 0 ? c : b, { parentID: null, beforeID: turn % 2 === 0 ? b.id : c.id }));
      expect(await titles()).to.deep.equal(['D', 'B', 'C', 'A', 'E']);
    });

    it('names what is wrong, and does nothing then', async () => {
      const { top, follows } = await branch();
      const elsewhere = await buildPage(app);
      expectErrors(await move(follows, { parentID: null, beforeID: unknownID }), 400, [{ property: 'beforeID', code: 'V_12' }]);
      expectErrors(await move(elsewhere, { parentID: null, beforeID: follows.id }), 400, [
        { property: 'beforeID', code: 'V_12' },
      ]);
      expectErrors(await move(top, { parentID: follows.id }), 400, [{ property: 'parentID', code: 'V_07' }]);
      expectErrors(await changes(top, { parentID: follows.id }), 400, [{ property: 'parentID', code: 'V_07' }]);
      expectErrors(await changes(top, {}), 400, [{ property: 'slug', code: 'V_01' }]);
      expectErrors(await changes(top, { slug: '/x', parentID: null }), 400, [{ property: 'parentID', code: 'V_12' }]);
      expectErrors(await changes(top, { slug: '/feed.xml' }), 400, [{ property: 'slug', code: 'V_12' }]);
      expectErrors(await move(top, { parentID: null, addresses: 'both' }), 400, [{ property: 'addresses', code: 'V_12' }]);
      expectErrors(await move(follows, { parentID: null, seen: 'x' }), 409, [{ code: 'G_49' }]);
      await buildPage(app, { slug: '/kerken' });
      expectErrors(await move(follows, { parentID: null }), 409, [{ property: 'slug', code: 'V_06' }]);
      expect(await pageOf(follows)).to.include({ parentID: top.id, slug: '/diensten/kerken' });
    });
  });

  describe('POST /page/tree', () => {
    it('answers a level in parts, with how many stand below each', async () => {
      const { top, own } = await branch();
      expect((await level()).map(({ id, children }) => [id, children])).to.deep.equal([[top.id, 2]]);
      expect(await titles(top)).to.deep.equal(['Kerken', 'Scholen']);
      const second = await post('tree', { locale: 'nl-NL', parentID: top.id, pageIndex: 1, pageSize: 1 });
      expect(second.get<{ id: string }[]>('data.items').map(({ id }) => id)).to.deep.equal([own.id]);
      expect(second.get('data.totalItems')).to.equal(2);
      const beyond = await post('tree', { locale: 'nl-NL', parentID: top.id, pageIndex: 9 });
      expect(beyond.get('data')).to.deep.equal({ items: [], totalItems: 2 });
      expectErrors(await post('tree', { locale: 'xx', parentID: null }), 400, [{ property: 'locale', code: 'V_12' }]);
    });

    it('begins with what somebody may see, and a grant below a page holds below its translations', async () => {
      const { top, follows, own } = await branch();
      const german = await buildPage(app, { locale: 'de-DE', slug: '/leistungen' });
      await app.app.pool.query('update lectern_page set translation_group = $1 where id = $2', [top.id, german.id]);
      const below = await buildPage(app, { locale: 'de-DE', parentID: german.id });
      const client = await limited('view-page', { underPage: own.id });
      expect((await level(null, client)).map(({ id }) => id)).to.deep.equal([own.id]);
      const wide = await limited('edit-page', { underPage: top.id });
      expect((await level(german, wide, 'de-DE')).map(({ id }) => id)).to.deep.equal([below.id]);
      expectSuccess(await save(below, '/leistungen/kirchen', {}, wide));
      expectErrors(await changes(follows, { slug: '/x' }, client), 403, [{ code: 'UM_01' }]);
      expectErrors(await post('tree', { locale: 'nl-NL', parentID: null }, app.client()), 401, [{ code: 'G_07' }]);
    });
  });

  describe('POST /page/{id}/copy-tree', () => {
    const copy = ({ id }: At, body: object, client = editor) =>
      post(`${id}/copy-tree`, { title: 'Kopie', slug: '/kopie', parentID: null, ...body }, client);
    const linkOf = async (id: string) => {
      const version = (await pageOf({ id }))['pageVersionID'] as string;
      return (await editor.request('GET', `/api/page/version/fetch/${version}`)).get('data.blocks.text-1.props.link.to');
    };

    it('copies a page with all below it; links inside lead to the copies', async () => {
      const { top, follows, own } = await branch();
      const outside = await buildPage(app, { slug: '/buiten' });
      const inside = await buildPage(app, {
        parentID: top.id,
        slug: '/diensten/intern',
        blocks: { 'text-1': linking({ page: follows.id }) },
      });
      const typed = await buildPage(app, { parentID: top.id, blocks: { 'text-1': linking({ href: '/diensten/kerken' }) } });
      const away = await buildPage(app, { parentID: top.id, blocks: { 'text-1': linking({ page: outside.id }) } });
      const answer = await copy(top, { beforeID: top.id });
      expectSuccess(answer);
      const copies = new Map(
        answer.get<{ original: string; copy: string }[]>('copies').map((one) => [one.original, one.copy] as const),
      );
      expect(copies.size).to.equal(7);
      expect(await titles()).to.deep.equal(['Kopie', 'Diensten', outside.title]);
      expect(await titles({ id: answer.get('pageID') })).to.deep.equal(await titles(top));
      const [toFollows = '', toOwn = ''] = [copies.get(follows.id), copies.get(own.id)];
      expect(await slugOf({ id: toFollows })).to.equal('/kopie/kerken');
      expect(await slugOf({ id: toOwn }), 'one that kept its own').to.equal('/scholen-2');
      expect(await linkOf(copies.get(inside.id) ?? '')).to.deep.include({ page: toFollows });
      expect(await linkOf(copies.get(typed.id) ?? '')).to.deep.include({ href: '/kopie/kerken' });
      expect(await linkOf(copies.get(away.id) ?? '')).to.deep.include({ page: outside.id });
    });

    it('takes 500 pages at most', async () => {
      const { top } = await branch();
      const below = await buildPage(app, { parentID: top.id });
      // Rows alone: they are counted before anything is asked of them.
      await app.app.pool.query(
        `insert into lectern_page select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
           'slug', '/p' || n, 'translation_group', gen_random_uuid()))).*
         from lectern_page p, generate_series(1, 500) n where p.id = $1`,
        [below.id],
      );
      expectErrors(await copy(top, {}), 400, [{ code: 'G_50' }]);
    });

    it('is for those who may read each page and make the copies, and names what is wrong', async () => {
      const { top, follows } = await branch();
      expectErrors(await copy(top, {}, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await copy(top, {}, await limited('view-page', {})), 403, [{ code: 'UM_01' }]);
      expectErrors(await copy(top, { slug: '/diensten' }), 409, [{ property: 'slug', code: 'V_06' }]);
      expectErrors(await copy(top, { parentID: unknownID }), 400, [{ property: 'parentID', code: 'V_12' }]);
      expectErrors(await copy(top, { beforeID: follows.id }), 400, [{ property: 'beforeID', code: 'V_12' }]);
      expectErrors(await copy({ id: unknownID }, {}), 404, [{ code: 'PM_01' }]);
      expect(await titles()).to.deep.equal(['Diensten']);
      // Below itself: the copy is made of what stood there before.
      expectSuccess(await copy(top, { parentID: top.id }));
      expect(await titles(top)).to.deep.equal(['Kerken', 'Scholen', 'Kopie']);
    });
  });
});
