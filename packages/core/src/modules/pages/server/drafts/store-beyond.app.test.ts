import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const text = (title: string, more: object = {}) => ({ type: 'probe/text', props: { title }, ...more });

describe('a store of more than publishing allows', () => {
  let app: TestApp;
  let editor: TestClient;
  let page: BuiltPage;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    page = await buildPage(app, { blocks: { 'text-1': text('Een') } });
  });
  after(() => app?.close());

  const store = (body: object) => editor.request('POST', `/api/page/version/${page.versionID}/store`, body);
  const publish = () => editor.request('POST', `/api/page/${page.id}/publish`, {});
  const fetched = async () =>
    (await editor.request('GET', `/api/page/version/fetch/${page.versionID}`)).get<Record<string, unknown>>('data');
  const blocksOf = async () => (await fetched())['blocks'] as Record<string, Record<string, unknown>>;

  it('says of what no database takes in which field it stands', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(80)}1${'}'.repeat(80)}`) as object;
    const refusalOf = async (props: object) => {
      const answer = await store({ revision: 1, blocks: { 'text-1': { type: 'probe/text', props } } });
      return answer
        .get<{ code: string; property: string }[]>('Errors')
        .map(({ code, property }) => [code, property.slice(0, 26)]);
    };
    expect(await refusalOf({ title: 'a\0b' })).to.deep.equal([['V_12', 'blocks.text-1.props.title']]);
    expect(await refusalOf({ title: 'a', body: 'a\ud800' })).to.deep.equal([['V_12', 'blocks.text-1.props.body']]);
    expect(await refusalOf({ title: deep })).to.deep.equal([['G_08', 'blocks.text-1.props.title.']]);
  });

  it('stores what publishing refuses as it came, and publishing names all of it at once', async () => {
    const words = (length: number) => 'a'.repeat(length);
    const image = { fileID: unknownID };
    const seo = {
      seoTitle: words(256),
      seoDescription: words(501),
      seoKeywords: ['', words(61)],
      seoImage: [image],
      noIndex: false,
    };
    const content = {
      title: words(3000),
      seoSettings: seo,
      blocks: {
        'text-1': text(words(81), { anchorPoint: 'a b' }),
        'text-2': text('b', { anchorPoint: 'top' }),
        'text-3': text('c', { anchorPoint: 'top' }),
        'group-1': { type: 'probe/group', slots: { items: ['source-1'], nowhere: [] } },
        'source-1': { type: 'probe/source', props: { mode: 'sings' } },
      },
    };
    const two = { ...seo, seoImage: [image, image] };
    expectErrors(await store({ revision: 1, ...content, seoSettings: two }), 400, [
      { property: 'seoSettings.seoImage', code: 'V_12' },
    ]);
    expectErrors(await store({ revision: 1, ...content }), 400, [{ property: 'blocks.group-1.slots.nowhere', code: 'V_12' }]);
    // A slot that its type had when it was stored.
    const former = { type: 'probe/group', key: 'group-1', version: 1, props: { title: '' }, anchorPoint: '' };
    await app.app.pool.query(
      `update lectern_page_version set blocks = blocks || $2::jsonb, block_order = '["text-1", "group-1"]' where id = $1`,
      [page.versionID, JSON.stringify({ 'group-1': { ...former, __images: {}, __files: {}, slots: { nowhere: [] } } })],
    );
    expectSuccess(await store({ revision: 1, ...content }));
    const stored = await fetched();
    expect([stored['title'], stored['seoSettings']]).to.deep.equal([content.title, seo]);
    const blocks = await blocksOf();
    expect(blocks['text-1']).to.deep.include({ anchorPoint: 'a b', props: { title: words(81), body: '', link: null } });
    expect(blocks['group-1']?.['slots']).to.deep.equal({ items: ['source-1'], nowhere: [] });
    expect(blocks['source-1']?.['props']).to.deep.equal({ mode: 'sings' });
    expect((await editor.request('GET', `/api/page/${page.id}`)).get('data.title'), 'lists hold less').to.have.length(255);
    expectErrors(await publish(), 400, [
      { property: 'title', code: 'V_14' },
      { property: 'seoSettings.seoTitle', code: 'V_14' },
      { property: 'seoSettings.seoDescription', code: 'V_14' },
      { property: 'seoSettings.seoKeywords.0', code: 'V_16' },
      { property: 'seoSettings.seoKeywords.1', code: 'V_14' },
      { property: 'blocks.text-1.title', code: 'V_14' },
      { property: 'blocks.text-1.anchorPoint', code: 'V_12' },
      { property: 'blocks.text-3.anchorPoint', code: 'V_18' },
      { property: 'blocks.group-1.slots.items', code: 'V_12' },
      { property: 'blocks.group-1.slots.nowhere', code: 'V_12' },
      { property: 'blocks.source-1.mode', code: 'V_12' },
    ]);
  });
});
