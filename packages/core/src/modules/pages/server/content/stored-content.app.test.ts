import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const text = (title: string, rest: object = {}) => ({ type: 'probe/text', props: { title }, ...rest });
const linking = (to: object) => ({ type: 'probe/text', props: { title: 'Link', link: { to } } });

describe('what a page stores', () => {
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

  const store = (page: BuiltPage, body: object) => editor.request('POST', `/api/page/version/${page.versionID}/store`, body);
  const publish = (page: BuiltPage) => editor.request('POST', `/api/page/${page.id}/publish`, {});
  const unpublish = (page: BuiltPage) => editor.request('POST', `/api/page/${page.id}/unpublish`, {});
  const versionOf = async (page: BuiltPage) => {
    const id = (await editor.request('GET', `/api/page/${page.id}`)).get<string>('data.pageVersionID');
    return (await editor.request('GET', `/api/page/version/fetch/${id}`)).get<Record<string, unknown>>('data');
  };
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`text-${index}`, text(`Blok ${index}`)]));

  it('is up to 1,000 blocks', async () => {
    const page = await buildPage(app);
    const stored = await store(page, { revision: 1, blocks: many(1000) });
    expectSuccess(stored);
    expect((await versionOf(page))['blockOrder']).to.have.length(1000);
    expectErrors(await store(page, { revision: 2, blocks: many(1001) }), 400, [{ property: 'blocks', code: 'V_14' }]);
    const fresh = { title: 'x', slug: '/te-veel', type: 'lectern/blank', locale: 'nl-NL', content: many(1001) };
    expectErrors(await editor.request('POST', '/api/page/create', fresh), 400, [{ property: 'content', code: 'V_14' }]);
  }).timeout(60_000);

  it('is a name that editors give a block, which visitors never read', async () => {
    // Fails where the name is not taken out of what is published.
    const page = await buildPage(app);
    const blocks = { 'text-1': text('Zichtbaar', { name: '  Oude prijzen ' }), 'text-2': text('b') };
    expectSuccess(await store(page, { revision: 1, blocks }));
    const named = async () =>
      Object.values((await versionOf(page))['blocks'] as Record<string, { name?: string }>).map(({ name }) => name);
    expect(await named()).to.deep.equal(['Oude prijzen', undefined]);
    expectSuccess(await publish(page));
    expect(await named()).to.deep.equal(['Oude prijzen', undefined]);
    const live = await app.client().request('POST', '/api/page/get-by-slug', { slug: page.slug });
    expect(live.text).to.contain('Zichtbaar').and.not.to.contain('Oude prijzen');
    const next = await store(page, { revision: 2, blocks: { 'text-1': text('a', { name: 'a'.repeat(121) }) } });
    expectSuccess(next);
    expectErrors(await publish(page), 400, [{ property: 'blocks.text-1.name', code: 'V_14' }]);
  });

  it('is the wish to be left out of search engines, which counts from its publication', async () => {
    const page = await buildPublishedPage(app);
    const robots = async () =>
      (await app.client().request('GET', page.slug)).text.includes('<meta name="robots" content="noindex">');
    const column = async () => (await app.app.pool.query('select no_index from lectern_published_page')).rows;
    expect([await robots(), await column()]).to.deep.equal([false, [{ no_index: false }]]);
    const seoSettings = { ...((await versionOf(page))['seoSettings'] as object), noIndex: true };
    expectSuccess(await store(page, { revision: 1, seoSettings }));
    expect(await robots()).to.equal(false);
    expectSuccess(await publish(page));
    expect([await robots(), await column()]).to.deep.equal([true, [{ no_index: true }]]);
    const live = await app.client().request('POST', '/api/page/get-by-slug', { slug: page.slug });
    expect(live.get('data.pageVersion.noIndex')).to.equal(true);
  });

  it('is what its latest version and its live one refer to, each by its owner', async () => {
    const target = await buildPublishedPage(app);
    const page = await buildPage(app, { blocks: { 'text-1': linking({ page: target.id, anchor: 'top' }) } });
    const owners = async () => {
      const { rows } = await app.app.pool.query<Record<string, string>>(
        'select owner_kind, owner_id, target, anchor from lectern_reference where page_id = $1 order by owner_kind, target',
        [page.id],
      );
      return rows.map((row) => [row['owner_kind'], row['owner_id'], row['target'], row['anchor']]);
    };
    const first = ['page-version', page.versionID, target.id, 'top'];
    expect(await owners()).to.deep.equal([first]);
    expectSuccess(await publish(page));
    const live = ['live-page', page.id, target.id, 'top'];
    expect(await owners()).to.deep.equal([live, first]);
    // Another version follows the frozen one, and takes its place.
    const stored = await store(page, { revision: 1, blocks: { 'text-1': linking({ href: '/contact' }) } });
    const second = ['page-version', stored.get<string>('pageVersionID'), '/contact', null];
    expect(stored.get('pageVersionID')).not.to.equal(page.versionID);
    expect(await owners()).to.deep.equal([live, second]);
    expectSuccess(await unpublish(page));
    expect(await owners()).to.deep.equal([second]);
    await app.app.pool.query(
      `insert into lectern_reference (owner_kind, owner_id, block_key, kind, target) values ('menu', 'main', '', 'page', $1)`,
      [page.id],
    );
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/delete`, {}));
    expectSuccess(await (await signIn(app, app.administrator)).request('POST', `/api/page/${page.id}/purge`, {}));
    const { rows } = await app.app.pool.query('select owner_kind from lectern_reference where owner_id = $1 or target = $2', [
      stored.get<string>('pageVersionID'),
      page.id,
    ]);
    expect(rows, 'what refers to it stays').to.deep.equal([{ owner_kind: 'menu' }]);
  });

  it('is the anchors at which a link to it arrives, as long as it is live', async () => {
    const target = await buildPage(app, { blocks: { 'text-1': text('a', { anchorPoint: 'dekking' }), 'text-2': text('b') } });
    const right = linking({ page: target.id, anchor: 'dekking' });
    const wrong = linking({ page: target.id, anchor: 'weg' });
    await buildPublishedPage(app, { blocks: { 'text-1': right, 'text-2': wrong } });
    /** Links to an anchor that is not there, or to a page that is not live. */
    const broken = async () => {
      const { rows } = await app.app.pool.query<{ anchor: string }>(
        `select r.anchor from lectern_reference r left join lectern_published_page live on live.page_id::text = r.target
         where r.owner_kind = 'live-page' and r.kind = 'page' and (live.anchors @> array[r.anchor]) is not true order by 1`,
      );
      return rows.map(({ anchor }) => anchor);
    };
    expect(await broken()).to.deep.equal(['dekking', 'weg']);
    expectSuccess(await publish(target));
    expect(await broken()).to.deep.equal(['weg']);
    expectSuccess(await store(target, { revision: 1, blocks: { 'text-1': text('a', { anchorPoint: 'weg' }) } }));
    expect(await broken()).to.deep.equal(['weg']);
    expectSuccess(await publish(target));
    expect(await broken()).to.deep.equal(['dekking']);
    expectSuccess(await unpublish(target));
    expect(await broken()).to.deep.equal(['dekking', 'weg']);
  });
});
