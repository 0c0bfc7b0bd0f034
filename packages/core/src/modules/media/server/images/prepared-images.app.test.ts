import { expect } from 'chai';
import sharp from 'sharp';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import type { MediaRecord } from '#contract/content.ts';
import { mediaForm } from '../media-fixture.test-kit.ts';
import { cropParams, piece } from './exhibit-piece.test-kit.ts';
import { exhibitPlugin } from './fixtures/exhibit.tsx';
import { holdWork } from './hold-work.test-kit.ts';
import { hashOf, putFile } from './put-file.test-kit.ts';
import { sampleImage } from './sample-images.test-kit.ts';
import { mediaStore } from '../media.services.ts';

describe('images that pages need', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [exhibitPlugin] });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const replace = (fileID: string, bytes: Uint8Array, name: string): Promise<TestResponse> =>
    editor.request('POST', '/api/medialib/replace-file', mediaForm(bytes, name, { id: fileID }));
  const kept = async (hash: string): Promise<number> =>
    (await app.app.pool.query('select from lectern_rendition where original_hash = $1', [hash])).rowCount ?? 0;

  const store = (page: BuiltPage, image: object | undefined): Promise<TestResponse> =>
    editor.request('POST', `/api/page/version/${page.versionID}/store`, {
      revision: page.revision,
      blocks: image ? piece(image) : {},
    });

  it('are prepared before the page is locked, so that nobody waits for them', async () => {
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'a.png' });
    const page = await buildPage(app);
    const { isBegun, release, restore } = holdWork(app);
    try {
      const storing = store(page, { fileID, altText: 'x', cropParams });
      await isBegun;
      // Another save of the same page, and any other reading, goes on meanwhile.
      expectSuccess(await store(page, undefined));
      release();
      expectErrors(await storing, 409, [{ code: 'G_03' }]);
    } finally {
      restore();
    }
  });

  it('are prepared before anything is locked where they are replaced, and are on the page with the commit', async () => {
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'a.png' });
    const image = { fileID, altText: 'x', cropParams };
    const page = await buildPublishedPage(app, { blocks: piece(image) });
    const other = await sampleImage('webp', { width: 600, height: 400 });
    const { isBegun, release, restore } = holdWork(app);
    try {
      const replacing = replace(fileID, other, 'b.webp');
      await isBegun;
      // A save of the page that shows it, and any other change of the library, goes on meanwhile.
      expectSuccess(await store(page, image));
      expectSuccess(await editor.request('POST', '/api/medialib/create-dir', { path: '/', folderName: 'Kerken' }));
      release();
      expectSuccess(await replacing);
    } finally {
      restore();
    }
    const answer = await editor.request('GET', `/api/page/version/fetch/${page.versionID}`);
    const { hash, fileName } = answer.get<MediaRecord>('data.blocks.piece-1.__images.image');
    const { rows } = await app.app.pool.query('select hash from lectern_rendition where original_hash = $1', [hashOf(other)]);
    expect(rows).to.deep.include({ hash });
    const shown = await editor.request('GET', `/api/medialib/get-page-file/${page.id}/block_images_piece-1/${hash}/${fileName}`);
    expect((await sharp(shown.body).metadata()).format).to.equal('webp');
  });

  it('leave nothing of what was prepared where they are refused', async () => {
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'a.png' });
    await putFile(app, await sampleImage('jpeg'), { fileName: 'a.webp', mimeType: 'image/jpeg' });
    await buildPublishedPage(app, { blocks: piece({ fileID, altText: 'x', cropParams }) });
    const other = await sampleImage('webp', { width: 600, height: 400 });
    const made: string[] = [];
    const { writeDerived } = app.app.service(mediaStore);
    Object.assign(app.app.service(mediaStore), {
      writeDerived: async (key: string, bytes: Uint8Array) => {
        made.push(key);
        await writeDerived(key, bytes);
      },
    });
    try {
      expectErrors(await replace(fileID, other, 'b.webp'), 409, [{ property: 'f', code: 'ML_03' }]);
    } finally {
      Object.assign(app.app.service(mediaStore), { writeDerived });
    }
    expect(made).to.have.length(1);
    for (const key of made) expect(await app.app.service(mediaStore).readDerived(key)).to.equal(undefined);
    expect(await kept(hashOf(other))).to.equal(0);
  });
});
