import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import type { MediaRecord } from '#contract/content.ts';
import { cropParams, piece } from '#modules/media/server/images/exhibit-piece.test-kit.ts';
import { exhibitPlugin } from '#modules/media/server/images/fixtures/exhibit.tsx';
import { putFile } from '#modules/media/server/images/put-file.test-kit.ts';
import { images } from '#modules/media/server/media.services.ts';
import { sampleImage } from '#modules/media/server/images/sample-images.test-kit.ts';

describe('what a page is stored and published with', () => {
  let app: TestApp;
  let publisher: TestClient;
  let page: BuiltPage;
  let fileID: string;
  before(async () => {
    app = await createTestApp({ plugins: [exhibitPlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'a.png' });
    page = await buildPage(app, { blocks: piece({ fileID, altText: 'x' }) });
  });
  after(() => app?.close());

  const store = (body: object, client = publisher): Promise<TestResponse> =>
    client.request('POST', `/api/page/version/${page.versionID}/store`, { revision: page.revision, ...body });
  const publish = (body: object = {}): Promise<TestResponse> => publisher.request('POST', `/api/page/${page.id}/publish`, body);
  const recordOf = async (): Promise<MediaRecord> =>
    (await publisher.request('GET', `/api/page/version/fetch/${page.versionID}`)).get('data.blocks.piece-1.__images.image');
  const liveDocument = async (): Promise<string> => {
    const { rows } = await app.app.pool.query<{ document: string }>(
      'select document::text from lectern_published_page where page_id = $1',
      [page.id],
    );
    return rows[0]?.document ?? '';
  };

  /** Lets something happen between the preparation of the next change and its transaction. */
  function meanwhile(work: () => Promise<unknown>): void {
    const { renditions } = app.app.service(images);
    const { of } = renditions;
    Object.assign(renditions, {
      of: async (...args: Parameters<typeof of>) => {
        Object.assign(renditions, { of });
        const found = await of(...args);
        await work();
        return found;
      },
    });
  }

  it('is not prepared for whoever may not store it, or bases it on an outdated revision', async () => {
    const made = async (): Promise<number> => (await app.app.pool.query('select from lectern_rendition')).rowCount ?? 0;
    const before = await made();
    const blocks = piece({ fileID, altText: 'x', cropParams });
    const unknown = '00000000-0000-4000-8000-00000000dead';
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    const grants = [{ name: 'edit-page', parameters: { locales: ['de-DE'] } }];
    const limited = await signIn(app, await buildUser(app, { permissions: grants }));
    expectErrors(await store({ blocks }, viewer), 403, [{ code: 'UM_01' }]);
    expectErrors(await store({ blocks }, limited), 403, [{ code: 'UM_01' }]);
    expectErrors(await store({ blocks, revision: 7 }), 409, [{ code: 'G_03' }]);
    expectErrors(await publisher.request('POST', `/api/page/version/${unknown}/store`, { revision: 1, blocks }), 404, [
      { code: 'PM_01' },
    ]);
    expect(await made()).to.equal(before);
    expectSuccess(await store({ blocks }));
    expect(await made()).to.equal(before + 1);
  });

  it('is what the library says at that moment, not what it said before', async () => {
    meanwhile(async () => {
      expectSuccess(await publisher.request('POST', '/api/medialib/edit-file', { id: fileID, newFileName: 'b' }));
    });
    expectSuccess(await store({ title: 'Twee' }));
    expect(await recordOf()).to.include({ fileName: 'b.png' });
    meanwhile(async () => {
      expectSuccess(await publisher.request('POST', '/api/medialib/edit-file', { id: fileID, newFileName: 'c' }));
    });
    expectSuccess(await publish());
    expect(await liveDocument())
      .to.include('c.png')
      .and.not.include('b.png');
  });

  it('has no file that was deleted meanwhile', async () => {
    const remove = (): Promise<unknown> =>
      app.app.pool.query('update lectern_media_file set deleted_at = now() where id = $1', [fileID]);
    meanwhile(remove);
    expectErrors(await publish(), 400, [{ property: 'blocks.piece-1.image', code: 'V_17' }]);
    expect(await liveDocument()).to.equal('');
    await app.app.pool.query('update lectern_media_file set deleted_at = null where id = $1', [fileID]);
    meanwhile(remove);
    const answer = await store({ title: 'Twee' });
    expectSuccess(answer);
    expect(answer.get('warnings')).to.deep.equal([{ property: 'blocks.piece-1.image', code: 'V_17' }]);
    expect(await recordOf()).to.equal(undefined);
  });

  it('is refused where somebody else stored the page meanwhile', async () => {
    meanwhile(async () => expectSuccess(await store({ title: 'Eerder' })));
    expectErrors(await store({ title: 'Later' }), 409, [{ code: 'G_03' }]);
  });

  it('is the latest version also where that was stored meanwhile, and another one than was asked for never', async () => {
    meanwhile(async () => expectSuccess(await store({ title: 'Twee' })));
    expectSuccess(await publish());
    expect(JSON.parse(await liveDocument())).to.include({ title: 'Twee' });
    // What is published is frozen: the next store makes another version.
    const next = await store({ title: 'Drie', revision: 2 });
    expectSuccess(next);
    meanwhile(async () => {
      const id = next.get<string>('pageVersionID');
      expectSuccess(await publisher.request('POST', `/api/page/version/${id}/store`, { title: 'Vier', revision: 3 }));
    });
    expectErrors(await publish({ revision: 3 }), 409, [{ code: 'G_03' }]);
    expect(JSON.parse(await liveDocument())).to.include({ title: 'Twee' });
  });

  it('is put back on the site as visitors read it last, and not as it was before', async () => {
    const unpublish = (): Promise<TestResponse> => publisher.request('POST', `/api/page/${page.id}/unpublish`, {});
    const again = (): Promise<TestResponse> => publisher.request('POST', `/api/page/${page.id}/publish-again`, {});
    expectSuccess(await publish());
    expectSuccess(await unpublish());
    meanwhile(async () => {
      expectSuccess(await store({ title: 'Twee' }));
      expectSuccess(await publish());
      expectSuccess(await unpublish());
    });
    expectErrors(await again(), 409, [{ code: 'G_03' }]);
    expect(await liveDocument()).to.equal('');
    expectSuccess(await again());
    expect(JSON.parse(await liveDocument())).to.include({ title: 'Twee' });
  });
});
