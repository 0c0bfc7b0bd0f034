import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { mediaForm, pdf } from '../media-fixture.test-kit.ts';
import { cropParams } from './exhibit-piece.test-kit.ts';
import { exhibitPlugin } from './fixtures/exhibit.tsx';
import { putFile } from './put-file.test-kit.ts';
import { sampleImage } from './sample-images.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('a write that is refused', () => {
  let app: TestApp;
  let publisher: TestClient;
  let german: TestClient;
  let keeper: TestClient;
  let page: BuiltPage;
  let fileID: string;
  let image: Buffer;
  let other: Buffer;

  before(async () => {
    app = await createTestApp({ plugins: [exhibitPlugin] });
    const limited = (name: string) => ({ name, parameters: { locales: ['de-DE'] } });
    const inGerman = ['view-page', 'create-page', 'edit-page', 'publish-page'].map(limited);
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    german = await signIn(app, await buildUser(app, { permissions: inGerman }));
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-media'] }));
    image = await sampleImage('png', { width: 600, height: 400 });
    other = await sampleImage('png', { width: 400, height: 600 });
    page = await buildPage(app, { locale: 'nl-NL' });
    await app.keep();
  });
  after(() => app?.close());
  beforeEach(async () => {
    await app.clear();
    fileID = await putFile(app, image, { fileName: 'a.png' });
  });

  /** Eight cuts that nobody made yet. */
  const blocks = () =>
    Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `piece-${index}`,
        { type: 'exhibit/piece', props: { image: { fileID, altText: 'x', cropParams: { ...cropParams, x: index } } } },
      ]),
    );
  const store = (by: TestClient, revision: number, body: object): Promise<TestResponse> =>
    by.request('POST', `/api/page/version/${page.versionID}/store`, { revision, ...body });
  const create = (by: TestClient, facts: object): Promise<TestResponse> =>
    by.request('POST', '/api/page/create', {
      title: 'X',
      slug: '/x',
      type: page.type,
      locale: page.locale,
      content: blocks(),
      ...facts,
    });
  const replace = (by: TestClient, id: string, bytes: Uint8Array, name: string): Promise<TestResponse> =>
    by.request('POST', '/api/medialib/replace-file', mediaForm(bytes, name, { id }));
  /** The file in a folder that administrators alone see. */
  const keepFromAll = async (): Promise<void> => {
    const by = await signIn(app, app.administrator);
    expectSuccess(await by.request('POST', '/api/medialib/create-dir', { path: '/', folderName: 'intern' }));
    const { rows } = await app.app.pool.query(`select id from lectern_role where name = 'Administrator'`);
    expectSuccess(await by.request('POST', '/api/medialib/edit-directory', { path: '/intern', roles: [rows[0].id] }));
    await app.app.pool.query(`update lectern_media_file set path = '/intern' where id = $1`, [fileID]);
  };
  /** The file replaced, on a page whose cuts are gone, as after the sweep of what nobody asked for. */
  const replaced = async (): Promise<void> => {
    expectSuccess(await store(publisher, page.revision, { blocks: blocks() }));
    expectSuccess(await replace(publisher, fileID, other, 'b.png'));
    await app.app.pool.query('delete from lectern_rendition');
  };
  const putBack = async (by: TestClient): Promise<TestResponse> => {
    const { rows } = await app.app.pool.query<{ id: string }>('select id from lectern_media_file where replaced_id is not null');
    return by.request('POST', '/api/medialib/put-back', { id: rows[0]?.id });
  };
  /** Content that lies there without its cuts, as after the sweep of what nobody asked for. */
  const withoutCuts = async (): Promise<void> => {
    expectSuccess(await store(publisher, page.revision, { blocks: blocks() }));
    await app.app.pool.query('delete from lectern_rendition');
  };
  const publish = (by: TestClient, body: object = {}): Promise<TestResponse> =>
    by.request('POST', `/api/page/${page.id}/publish`, body);

  const refusals: Readonly<
    Record<string, readonly [() => Promise<TestResponse>, status: number, code: string, before?: () => Promise<unknown>]>
  > = {
    'storing without the right': [() => store(german, page.revision, { blocks: blocks() }), 403, 'UM_01'],
    'storing over a newer revision': [() => store(publisher, page.revision + 1, { blocks: blocks() }), 409, 'G_03'],
    'storing what cannot be stored': [
      () => store(publisher, page.revision, { blocks: { ...blocks(), 'no-1': { type: 'exhibit/piece', props: { image: 7 } } } }),
      400,
      'V_12',
    ],
    'creating without the right': [() => create(german, {}), 403, 'UM_01'],
    'creating where a page is': [() => create(publisher, { slug: page.slug }), 409, 'V_06'],
    'publishing without the right': [() => publish(german), 403, 'UM_01', withoutCuts],
    'publishing another revision than the last': [
      () => publish(publisher, { revision: page.revision }),
      409,
      'G_03',
      withoutCuts,
    ],
    'replacing without the right': [() => replace(german, fileID, other, 'b.png'), 403, 'UM_01'],
    'putting back without the right': [() => putBack(german), 403, 'UM_01', replaced],
    'putting back what is kept from them': [() => putBack(keeper), 404, 'G_15', () => replaced().then(keepFromAll)],
    'replacing nothing': [() => replace(publisher, unknownID, other, 'b.png'), 404, 'G_15'],
    'replacing a picture by a document': [() => replace(publisher, fileID, pdf, 'b.pdf'), 400, 'G_11'],
    'replacing what is kept from them': [() => replace(keeper, fileID, other, 'b.png'), 404, 'G_15', keepFromAll],
  };

  it('would otherwise leave what it prepared', async () => {
    const before = await app.digest();
    expectSuccess(await store(publisher, page.revision, { blocks: blocks() }));
    const after = await app.digest();
    for (const part of ['lectern_rendition', 'the data folder']) expect(after[part]).not.to.equal(before[part]);
  });

  for (const [what, [call, status, code, prepare]] of Object.entries(refusals))
    it(`leaves nothing behind: ${what}`, async () => {
      await prepare?.();
      const before = await app.digest();
      const response = await call();
      expect(response.status, response.text).to.equal(status);
      expect(response.get('Errors.0.code')).to.equal(code);
      expect(await app.digest()).to.deep.equal(before);
    });
});
