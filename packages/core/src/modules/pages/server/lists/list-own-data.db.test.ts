import { expect } from 'chai';
import { definePageType, definePlugin, fields } from '#index.ts';
import { buildPage, buildUser, createTestApp, expectErrors, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import OwnData from '../migrations/0002-own-data.ts';

const item = definePageType({
  label: 'Item',
  fields: {
    day: fields.date({ label: 'Day' }),
    place: fields.text({ label: 'Place' }),
    rank: fields.number({ label: 'Rank' }),
    "o'clock": fields.text({ label: 'Hour' }),
    secret: fields.text({ label: 'Secret' }),
  },
  list: { columns: ['day', 'place', 'rank', "o'clock"], sort: { column: 'day', order: 'desc' } },
});
const agenda = definePlugin({
  name: '@example/agenda',
  id: 'agenda',
  version: '1.0.0',
  core: '^0.1.0',
  entries: {},
  pageTypes: { item },
});

describe('own data in the list of pages', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest: agenda, entries: {} }] });
    editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    const add = (title: string, typeData: Record<string, unknown>) =>
      buildPage(app, { title, type: 'agenda/item', typeData: { secret: 's', ...typeData } });
    await add('One', { day: '2026-03-01', place: 'Zeist', rank: 9, "o'clock": '1' });
    await add('Two', { day: '2026-11-01', place: 'assen', rank: 10, "o'clock": '2' });
    await add('None', {});
    await add('Three', { day: '2026-03-01', place: 'Breda', rank: -1, "o'clock": '3' });
    await buildPage(app, { title: 'Other' });
  });
  after(() => app?.close());

  const list = (body: object) => editor.request('POST', '/api/page/list', body);
  const titles = async (column: string, sortOrder: string, more: object = {}) =>
    (await list({ type: 'agenda/item', columnToSort: `typeData.${column}`, sortOrder, ...more }))
      .get<{ title: string }[]>('data.items')
      .map(({ title }) => title);

  it('sorts days, words and numbers as such, with nothing before everything', async () => {
    expect((await titles('day', 'desc'))[0]).to.equal('Two');
    expect((await titles('day', 'desc')).at(-1)).to.equal('None');
    expect((await titles('day', 'asc'))[0]).to.equal('None');
    expect(await titles('place', 'asc')).to.deep.equal(['None', 'Two', 'Three', 'One']);
    expect(await titles('rank', 'desc')).to.deep.equal(['Two', 'One', 'Three', 'None']);
    expect(await titles("o'clock", 'asc')).to.deep.equal(['None', 'One', 'Two', 'Three']);
  });

  it('keeps what is equal in one order, over its pages too', async () => {
    const all = await titles('day', 'desc');
    const byPage: string[] = [];
    for (const pageIndex of [0, 1, 2, 3]) byPage.push(...(await titles('day', 'desc', { pageSize: 1, pageIndex })));
    expect(byPage).to.deep.equal(all);
    expect((await titles('day', 'asc')).toReversed()).to.deep.equal(all);
  });

  it('shows the columns of the type alone, and follows what is stored', async () => {
    const built = await buildPage(app, { title: 'Four', type: 'agenda/item', typeData: { day: '2027-01-01' } });
    const first = async () =>
      (await list({ type: 'agenda/item', columnToSort: 'typeData.day', sortOrder: 'desc' })).get('data.items.0.typeData');
    expect(await first()).to.deep.equal({ day: '2027-01-01', place: '', rank: null, "o'clock": '' });
    const stored = { revision: built.revision, typeData: { day: '2028-01-01', rank: 4 } };
    await editor.request('POST', `/api/page/version/${built.versionID}/store`, stored);
    expect(await first()).to.deep.equal({ day: '2028-01-01', place: '', rank: 4, "o'clock": '' });
    expect((await list({ columnToSort: 'title' })).get('data.items.0.typeData')).to.deep.equal({});
  });

  it('sorts by no column that the type does not list, and by none without a type', async () => {
    const refused = [{ property: 'columnToSort', code: 'V_12' }];
    const type = 'agenda/item';
    for (const name of ['secret', 'toString', "day' desc; drop table lectern_page; --", ''])
      expectErrors(await list({ type, columnToSort: `typeData.${name}` }), 400, refused);
    expectErrors(await list({ columnToSort: 'typeData.day' }), 400, refused);
    expectErrors(await list({ type: 'lectern/blank', columnToSort: 'typeData.day' }), 400, refused);
    expectErrors(await list({ type, columnToSort: 'type_data' }), 400, refused);
  });

  it('stands beside the pages of a site that was there before', async () => {
    const migration = new OwnData({} as never, {} as never);
    migration.up();
    const [add = '', fill = ''] = migration.getQueries().map(String);
    expect(add).to.match(/add column type_data/);
    await app.app.pool.query(`update lectern_page set type_data = '{}'`);
    expect(await titles('rank', 'desc', { pageSize: 1, searchTerm: 'two' })).to.deep.equal(['Two']);
    await app.app.pool.query(fill);
    const { rows } = await app.app.pool.query(`select type_data ->> 'rank' as rank from lectern_page where title = 'Two'`);
    expect(rows).to.deep.equal([{ rank: '10' }]);
  });
});
