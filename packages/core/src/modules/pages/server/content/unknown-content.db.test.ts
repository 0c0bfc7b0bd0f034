import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { foldPages } from '../pages.job.ts';

const props = { html: '<b>x</b>', deep: { list: [1, null] } };
const gone = { type: 'gone/block', version: 4, props };
const text = { type: 'probe/text', props: { title: 'x', body: '', link: null } };
const refusal = (property: string) => [{ property, code: 'G_30' }];

describe('blocks of a type that nobody installed', () => {
  let app: TestApp;
  let editor: TestClient;
  let page: BuiltPage;
  let client: string;
  let sequence: number;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    page = await buildPublishedPage(app, { blocks: { 'text-1': text, 'gone-1': gone } });
    [client, sequence] = [crypto.randomUUID(), 0];
  });
  after(() => app?.close());

  const latest = async (): Promise<{ id: string; revision: number }> => {
    const answer = await editor.request('GET', `/api/page/${page.id}`);
    return { id: answer.get('data.pageVersionID'), revision: answer.get('data.revision') };
  };
  const edit = async (...operations: object[]): Promise<TestResponse> => {
    const { id, revision } = await latest();
    const answer = await editor.request('POST', `/api/page/version/${id}/edit`, {
      ...{ revision, client, sequence: sequence + 1, operations },
    });
    if (answer.status === 200) sequence += 1;
    return answer;
  };
  const store = async (blocks: object): Promise<TestResponse> => {
    const { id, revision } = await latest();
    return editor.request('POST', `/api/page/version/${id}/store`, { revision, blocks });
  };
  const insert = (key: string, block: object) => ({
    ...{ op: 'insert', parent: null, slot: '', after: null },
    block: { key, anchorPoint: '', ...block },
  });
  const propsOf = async (key: string): Promise<unknown> =>
    (await editor.request('GET', `/api/page/version/fetch/${(await latest()).id}`)).get(`data.blocks.${key}.props`);

  it('are refused where they are new, or were changed, and nothing is written', async () => {
    const before = await app.digest();
    const other = { ...gone, props: { ...props, html: '<script>' } };
    for (const block of [other, { ...gone, version: 5 }, { ...gone, type: 'gone/other' }]) {
      expectErrors(await edit(insert('gone-2', block)), 400, refusal('blocks.gone-2'));
      expectErrors(await store({ 'text-1': text, 'gone-2': block }), 400, refusal('blocks.gone-2'));
      expectErrors(await store({ 'text-1': text, 'gone-1': block }), 400, refusal('blocks.gone-1'));
    }
    const set = { op: 'set', of: 'props', key: 'gone-1', field: 'html', value: '<script>' };
    expectErrors(await edit(set), 400, refusal('blocks.gone-1.html'));
    expectErrors(await edit(insert('gone-2', gone), { ...set, key: 'gone-2' }), 400, refusal('blocks.gone-2'));
    const fresh = { title: 'x', slug: '/x', type: 'lectern/blank', locale: page.locale, content: { 'gone-1': gone } };
    expectErrors(await editor.request('POST', '/api/page/create', fresh), 400, refusal('blocks.gone-1'));
    expect(await app.digest()).to.deep.equal(before);
  });

  it('can be moved, named, copied within the page and deleted, and come along with a copy of it', async () => {
    expectSuccess(await edit({ op: 'move', key: 'gone-1', parent: null, slot: '', after: null }));
    expectSuccess(await edit({ op: 'set', of: 'block', key: 'gone-1', field: 'name', value: 'De kaart' }));
    // The names of an object have no order.
    const same = { ...gone, props: { deep: { list: [1, null] }, html: '<b>x</b>' } };
    expectSuccess(await edit(insert('gone-2', same)));
    await foldPages(app.app);
    expect(await propsOf('gone-2')).to.deep.equal(props);
    expectSuccess(await store({ 'gone-1': gone, 'gone-2': gone, 'gone-3': gone }));
    expectSuccess(await edit({ op: 'remove', key: 'gone-1' }));
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/publish`, {}));
    const copy = { pageID: page.id, locale: page.locale, title: 'Kopie', slug: '/kopie' };
    expectSuccess(await editor.request('POST', '/api/page/duplicate', copy));
  });

  it('come back where they were deleted, also once that is stored', async () => {
    expectSuccess(await edit({ op: 'remove', key: 'gone-1' }));
    await foldPages(app.app);
    expect(await propsOf('gone-1')).to.equal(undefined);
    expectErrors(await edit(insert('gone-1', { ...gone, props: {} })), 400, refusal('blocks.gone-1'));
    expectSuccess(await edit(insert('gone-1', gone)));
    expect(await propsOf('gone-1')).to.deep.equal(props);
    // Another page never had it.
    page = await buildPage(app, {});
    [client, sequence] = [crypto.randomUUID(), 0];
    expectErrors(await edit(insert('gone-1', gone)), 400, refusal('blocks.gone-1'));
  });

  it('are drawn in a preview of what is not stored, as nothing', async () => {
    const blocks = { 'gone-9': gone };
    const answer = await editor.request('POST', `/api/page/version/${page.versionID}/preview/parts`, {
      blocks,
      draw: ['gone-9'],
    });
    expectSuccess(answer);
    expect(answer.get('data.blocks.gone-9')).to.equal('<!--b:gone-9 unknown--><!--/b:gone-9-->');
  });

  it('make own data of a page that cannot be changed, where the type of the page is one', async () => {
    const note = await buildPublishedPage(app, { type: 'probe/note', typeData: { day: '2026-11-20' } });
    await app.app.pool.query(`update lectern_page set type = 'gone/type' where id = $1`, [note.id]);
    page = note;
    const set = (value: string) => ({ op: 'set', of: 'typeData', field: 'day', value });
    expectErrors(await edit(set('2026-11-21')), 400, refusal('typeData'));
    const { id, revision } = await latest();
    const body = { revision, typeData: { day: '2026-11-21', image: null } };
    expectErrors(await editor.request('POST', `/api/page/version/${id}/store`, body), 400, refusal('typeData'));
    expectSuccess(await edit({ op: 'set', of: 'title', value: 'Nog steeds' }));
  });
});
