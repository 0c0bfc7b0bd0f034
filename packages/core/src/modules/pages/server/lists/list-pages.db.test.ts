import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { pagesWithWords } from './holds-words.ts';

describe('the list of pages', () => {
  let app: TestApp;
  let editor: TestClient;
  let viewer: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
  });
  after(() => app?.close());

  describe('POST /page/list', () => {
    const list = (body: unknown, client = editor) => client.request('POST', '/api/page/list', body);
    const titles = async (body: unknown) => (await list(body)).get<{ title: string }[]>('data.items').map(({ title }) => title);

    it('is for those who may view drafts', async () => {
      expectErrors(await list({}, app.client()), 401, [{ code: 'G_07' }]);
      expectSuccess(await list({}, viewer));
      const nobody = await signIn(app, await buildUser(app, { permissions: ['manage-media'] }));
      expectErrors(await list({}, nobody), 403, [{ code: 'UM_01' }]);
    });

    it('finds by one character, by two, and by a title or an address that is new', async () => {
      const { id } = await buildPage(app, { title: 'Zoutkerk' });
      await buildPage(app, { title: 'Elders' });
      for (const searchTerm of ['z', 'UT', 'tk', 'Zoutkerk']) expect(await titles({ searchTerm })).to.deep.equal(['Zoutkerk']);
      await app.app.pool.query(`update lectern_page set title = 'Molen', slug = '/wiek' where id = $1`, [id]);
      expect(await titles({ searchTerm: 'zout' })).to.deep.equal([]);
      for (const searchTerm of ['ol', '/wi']) expect(await titles({ searchTerm })).to.deep.equal(['Molen']);
    });

    it('finds nothing that lies in the trash, and what came back from it, in every order', async () => {
      const { id } = await buildPage(app, { title: 'Zoutkerk' });
      const inOrders = async () => [
        ...(await titles({ searchTerm: 'zout' })),
        ...(await titles({ searchTerm: 'zout', columnToSort: 'updatedAt' })),
        ...(await titles({ searchTerm: 'zout', locale: 'nl-NL' })),
      ];
      expect(await inOrders()).to.deep.equal(['Zoutkerk', 'Zoutkerk', 'Zoutkerk']);
      expectSuccess(await editor.request('POST', `/api/page/${id}/delete`, {}));
      expect(await inOrders()).to.deep.equal([]);
      expectSuccess(await editor.request('POST', `/api/page/${id}/restore`, {}));
      expect(await inOrders()).to.deep.equal(['Zoutkerk', 'Zoutkerk', 'Zoutkerk']);
    });

    it('plans a search by what is looked for once, also where most pages have it', async () => {
      await app.app.pool.query(
        `insert into lectern_page (id, type, locale, slug, translation_group, title, created_at, updated_at)
         select gen_random_uuid(), 'lectern/blank', 'nl-NL', '/maat/' || n, gen_random_uuid(), 'Maat ' || n, now(), now()
         from generate_series(1, 2000) n`,
      );
      await app.app.pool.query('analyze lectern_page_search');
      const planOf = async (term: string): Promise<string> => {
        const values: unknown[] = [];
        const found = pagesWithWords(term, (value) => `$${values.push(value)}`);
        const { rows } = await app.app.pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${found}`, values);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      const rare = await planOf('1999');
      expect(rare).to.contain('lectern_page_search_pairs_index');
      expect(await planOf('maat')).to.equal(rare);
      expect((await list({ searchTerm: 'maat' })).get('data.totalItems')).to.equal(2000);
    });

    it('answers with items and their total, 25 at a time, by title', async () => {
      for (let index = 0; index < 27; index += 1) await buildPage(app, { title: `Page ${String(index).padStart(2, '0')}` });
      const answer = await list({});
      expectSuccess(answer);
      expect(answer.get('data')).to.have.all.keys('items', 'totalItems');
      expect(answer.get('data.totalItems')).to.equal(27);
      expect(answer.get<unknown[]>('data.items')).to.have.length(25);
      expect(answer.get('data.items.0')).to.have.all.keys(
        ...[
          'id',
          'title',
          'slug',
          'path',
          'livePath',
          'typeData',
          'type',
          'locale',
          'status',
          'hasPublicationRequest',
          'changedBy',
          'createdAt',
          'updatedAt',
          'policies',
        ],
      );
      expect(await titles({ pageIndex: 1 })).to.deep.equal(['Page 25', 'Page 26']);
      expect(await titles({ pageIndex: 2 })).to.deep.equal([]);
      expect(await titles({ pageSize: 2, sortOrder: 'desc' })).to.deep.equal(['Page 26', 'Page 25']);
    });

    it('filters by type, locale and words, in which nothing is a wildcard', async () => {
      await buildPage(app, { title: 'Orgels 100%', slug: '/orgels' });
      await buildPage(app, { title: 'Klokken_spel', slug: '/torens', type: 'probe/framed' });
      await buildPage(app, { title: 'Kirchen', locale: 'de-DE' });
      expect(await titles({ type: 'probe/framed' })).to.deep.equal(['Klokken_spel']);
      expect(await titles({ locale: 'de-DE' })).to.deep.equal(['Kirchen']);
      expect(await titles({ searchTerm: ' ORGELS ' })).to.deep.equal(['Orgels 100%']);
      expect(await titles({ searchTerm: '/torens' })).to.deep.equal(['Klokken_spel']);
      expect(await titles({ searchTerm: '%' })).to.deep.equal(['Orgels 100%']);
      expect(await titles({ searchTerm: '_' })).to.deep.equal(['Klokken_spel']);
      expect(await titles({ searchTerm: '\\' })).to.deep.equal([]);
      expect(await titles({ type: '%', locale: '%' })).to.deep.equal([]);
      expect(await titles({ searchTerm: 'o', locale: 'nl-NL', type: 'probe/framed' })).to.deep.equal(['Klokken_spel']);
    });

    it('sorts by the columns that it names and no other', async () => {
      const [a, b] = [await buildPage(app, { title: 'b', slug: '/a' }), await buildPage(app, { title: 'A', slug: '/b' })];
      const ids = async (columnToSort: string, sortOrder: string) =>
        (await list({ columnToSort, sortOrder })).get<{ id: string }[]>('data.items').map(({ id }) => id);
      for (const [column, ascending] of [
        ['title', [b.id, a.id]],
        ['slug', [a.id, b.id]],
        ['createdAt', [a.id, b.id]],
        ['updatedAt', [a.id, b.id]],
      ] as const) {
        expect(await ids(column, 'asc'), column).to.deep.equal(ascending);
        expect(await ids(column, 'desc'), column).to.deep.equal(ascending.toReversed());
      }
      for (const column of ['id', 'created_by', 'password_hash', '1; drop table lectern_page', '__proto__', 'constructor'])
        expectErrors(await list({ columnToSort: column }), 400, [{ property: 'columnToSort', code: 'V_12' }]);
      expectErrors(await list({ sortOrder: 'ASC', pageIndex: -1, pageSize: 101 }), 400, [
        { property: 'sortOrder', code: 'V_12' },
        { property: 'pageIndex', code: 'V_12' },
        { property: 'pageSize', code: 'V_12' },
      ]);
    });

    it('tells which pages are live, and which have changes that are not', async () => {
      await buildPage(app, { title: 'draft' });
      await buildPublishedPage(app, { title: 'live' });
      const changed = await buildPublishedPage(app, { title: 'before' });
      expectSuccess(
        await editor.request('POST', `/api/page/version/${changed.versionID}/store`, {
          revision: changed.revision,
          title: 'changed',
        }),
      );
      const items = (await list({})).get<{ title: string; status: string }[]>('data.items');
      expect(Object.fromEntries(items.map(({ title, status }) => [title, status]))).to.deep.equal({
        draft: 'draft',
        live: 'live',
        changed: 'changed',
      });
      for (const status of ['draft', 'live', 'changed']) expect(await titles({ status })).to.deep.equal([status]);
      expect((await list({ status: 'draft' })).get('data.totalItems')).to.equal(1);
      expectErrors(await list({ status: 'gone' }), 400, [{ property: 'status', code: 'V_12' }]);
    });

    it('takes a wanted address that is not live for a change, in every locale', async () => {
      for (const locale of ['nl-NL', 'de-DE'])
        for (const slug of ['/', '/orgel']) await buildPublishedPage(app, { title: `${locale} ${slug}`, locale, slug });
      expect(await titles({ status: 'changed' })).to.deep.equal([]);
      const [moved] = (await list({ locale: 'de-DE', searchTerm: 'orgel' })).get<{ id: string }[]>('data.items');
      expectSuccess(await editor.request('PUT', `/api/page/${moved?.id}/save`, { slug: '/orgeln' }));
      expect(await titles({ status: 'changed' })).to.deep.equal(['de-DE /orgel']);
      expect(await titles({ status: 'live' })).to.have.length(3);
    });

    it('names who wrote each page last, nobody once that account is gone, and finds one’s own work', async () => {
      const person = await buildUser(app, { role: 'Publisher', name: 'Ada' });
      const ada = await signIn(app, person);
      const mine = await buildPage(app, { title: 'mine' });
      await buildPage(app, { title: 'other' });
      const body = { revision: mine.revision, title: 'mine' };
      expectSuccess(await ada.request('POST', `/api/page/version/${mine.versionID}/store`, body));
      const names = async () =>
        Object.fromEntries(
          (await list({}))
            .get<{ title: string; changedBy: { name: string } | null }[]>('data.items')
            .map((item) => [item.title, item.changedBy?.name]),
        );
      expect((await names())['mine']).to.equal('Ada');
      expect((await names())['other']).to.not.equal('Ada');
      expect(
        (await list({ changedBy: 'me' }, ada)).get<{ title: string }[]>('data.items').map(({ title }) => title),
      ).to.deep.equal(['mine']);
      expect(await titles({ changedBy: 'me' })).to.deep.equal([]);
      const admin = await signIn(app, app.administrator);
      expectSuccess(await admin.request('DELETE', `/api/user/${person.id}`));
      expect((await names())['mine']).to.equal(undefined);
    });
  });
});
