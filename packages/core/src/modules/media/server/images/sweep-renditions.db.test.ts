import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import type { MediaRecord } from '#contract/content.ts';
import { cropParams, piece } from './exhibit-piece.test-kit.ts';
import { exhibitPlugin } from './fixtures/exhibit.tsx';
import { hashOf, putFile } from './put-file.test-kit.ts';
import { sampleImage } from './sample-images.test-kit.ts';
import { sweepRenditions } from './sweep-renditions.ts';
import { images, mediaStore } from '../media.services.ts';

describe('what no page shows any more', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [exhibitPlugin] });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
  const count = async (where: string, values: readonly string[]): Promise<number> =>
    (await app.app.pool.query(`select from lectern_rendition where ${where}`, [...values])).rowCount ?? 0;
  const madeOf = (hash: string): Promise<number> => count('original_hash = $1', [hash]);
  async function shownBy(page: BuiltPage): Promise<MediaRecord> {
    const answer = await editor.request('GET', `/api/page/version/fetch/${page.versionID}`);
    return answer.get('data.blocks.piece-1.__images.image');
  }

  it('goes a week later, with all that was made of it', async () => {
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'a.png' });
    const image = { fileID, altText: 'x', cropParams };
    const seoImage = [{ fileID, altText: 'x', cropParams: { ...cropParams, x: 50 } }];
    const page = await buildPublishedPage(app, { blocks: piece(image), seoSettings: { seoImage } });
    const draft = await buildPage(app, { blocks: piece({ ...image, cropParams: { ...cropParams, x: 7 } }) });
    const tried = await shownBy(draft);
    const other = { ...image, cropParams: { ...cropParams, x: 8 } };
    const body = { revision: draft.revision, blocks: piece(other) };
    expectSuccess(await editor.request('POST', `/api/page/version/${draft.versionID}/store`, body));
    expect(await count('true', [])).to.equal(4);
    expect(await sweepRenditions(app.app, inDays(6))).to.equal(0);
    expect(await sweepRenditions(app.app, inDays(8))).to.equal(1);
    expect(await count('true', [])).to.equal(3);
    expect(await app.app.service(mediaStore).readDerived(`${tried.hash.slice(0, 2)}/${tried.hash}/image`)).to.equal(undefined);
    const { hash, fileName } = await shownBy(page);
    const shown = await editor.request('GET', `/api/medialib/get-page-file/${page.id}/block_images_piece-1/${hash}/${fileName}`);
    expect([shown.status, hashOf(shown.body)]).to.deep.equal([200, hash]);
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/unpublish`, {}));
    // The version still shows its cut; only the image for social networks is nobody's now.
    expect(await sweepRenditions(app.app, inDays(8))).to.equal(1);
  });

  it('goes too where it was made of bytes that never came in, because the process was killed', async () => {
    const other = await sampleImage('png', { width: 30, height: 20 });
    await app.app
      .service(images)
      .renditions.of(app.app.orm.em.fork(), [{ original: hashOf(other), mimeType: 'image/png' }], { source: async () => other });
    expect(await madeOf(hashOf(other))).to.equal(1);
    await sweepRenditions(app.app, inDays(6));
    expect(await madeOf(hashOf(other))).to.equal(1);
    await sweepRenditions(app.app, inDays(8));
    expect(await madeOf(hashOf(other))).to.equal(0);
  });
});
