import { expect } from 'chai';
import sharp from 'sharp';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import type { MediaRecord } from '#contract/content.ts';
import { cropParams } from './exhibit-piece.test-kit.ts';
import { exhibitPlugin } from './fixtures/exhibit.tsx';
import { hashOf, putFile } from './put-file.test-kit.ts';
import { emptyPng, meanDifference, sampleImage } from './sample-images.test-kit.ts';
import { images, mediaStore } from '../media.services.ts';

describe('images as pages use them', () => {
  let app: TestApp;
  let editor: TestClient;
  let written: string[];

  before(async () => {
    app = await createTestApp({ plugins: [exhibitPlugin] });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
    const { writeDerived } = app.app.service(mediaStore);
    Object.assign(app.app.service(mediaStore), {
      writeDerived: async (key: string, bytes: Uint8Array) => {
        written.push(key);
        await writeDerived(key, bytes);
      },
    });
  });
  beforeEach(async () => {
    await app.clear();
    written = [];
  });
  after(() => app?.close());

  const piece = (props: Record<string, unknown>) => ({ 'piece-1': { type: 'exhibit/piece', props } });
  const store = (page: BuiltPage, props: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    editor.request('POST', `/api/page/version/${page.versionID}/store`, {
      revision: page.revision,
      blocks: piece(props),
      ...more,
    });
  async function recordsOf(page: BuiltPage, among: '__images' | '__files' = '__images'): Promise<Record<string, MediaRecord>> {
    const answer = await editor.request('GET', `/api/page/version/fetch/${page.versionID}`);
    expectSuccess(answer);
    return answer.get(`data.blocks.piece-1.${among}`);
  }
  async function bytesOf(page: BuiltPage, { hash, fileName }: MediaRecord): Promise<Buffer> {
    const answer = await editor.request('GET', `/api/medialib/get-page-file/${page.id}/block_images_piece-1/${hash}/${fileName}`);
    expect(answer.status).to.equal(200);
    return answer.body;
  }

  it('are the original itself where there is nothing to change', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
      const original = await sampleImage(format);
      const fileID = await putFile(app, original, { fileName: `a.${format}`, mimeType: `image/${format}` });
      const page = await buildPage(app, { blocks: piece({ image: { fileID, altText: 'Een toren' } }) });
      expect((await recordsOf(page))['image'], format).to.deep.equal({
        hash: hashOf(original),
        fileName: `a.${format}`,
        altText: 'Een toren',
        width: 300,
        height: 200,
        size: original.length,
        isScalable: true,
      });
    }
    expect(written).to.deep.equal([]);
  });

  it('are upright and say nothing of where or by whom they were taken', async () => {
    const original = await sampleImage('jpeg', { orientation: 6, hasPlace: true });
    const before = await sharp(original).metadata();
    expect([before.orientation, before.exif?.includes('Jan de Vries')]).to.deep.equal([6, true]);
    const fileID = await putFile(app, original, { fileName: 'a.jpg', mimeType: 'image/jpeg' });
    const page = await buildPage(app, { blocks: piece({ image: { fileID, altText: 'x' } }) });
    const { image } = await recordsOf(page);
    expect(image).to.include({ width: 200, height: 300 });
    const bytes = await bytesOf(page, image as MediaRecord);
    expect(hashOf(bytes)).to.equal(image?.hash).and.not.equal(hashOf(original));
    const { exif, xmp, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, orientation, width, height }).to.deep.equal({
      exif: undefined,
      xmp: undefined,
      orientation: undefined,
      width: 200,
      height: 300,
    });
    const [shown, wanted] = await Promise.all([sharp(bytes).raw().toBuffer(), sharp(original).autoOrient().raw().toBuffer()]);
    expect(meanDifference(shown, wanted)).to.be.below(0.02);
  });

  it('lose what stands behind their end', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const original = Buffer.concat([await sampleImage(format), Buffer.from('<html><script>alert(1)</script>')]);
      const fileID = await putFile(app, original, { fileName: `a.${format}`, mimeType: `image/${format}` });
      const page = await buildPage(app, { blocks: piece({ image: { fileID, altText: 'x' } }) });
      const bytes = await bytesOf(page, (await recordsOf(page))['image'] as MediaRecord);
      expect(bytes.includes('<script>'), format).to.equal(false);
      expect((await sharp(bytes).metadata()).mediaType).to.equal(`image/${format}`);
    }
  });

  it('are cut once for each cut, whoever asks for it and however often', async () => {
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'a.png' });
    const image = { fileID, altText: 'x', cropParams };
    const first = await buildPage(app, { blocks: piece({ image }) });
    expect(written).to.have.length(1);
    const others = await Promise.all([
      buildPage(app, { blocks: piece({ image }) }),
      buildPage(app, { blocks: piece({ image: { ...image, cropParams: { ...cropParams, x: 100.4, rotate: 360 } } }) }),
    ]);
    expect(written).to.have.length(1);
    const record = (await recordsOf(first))['image'] as MediaRecord;
    expect(record).to.include({ width: 300, height: 200 });
    for (const page of others) expect((await recordsOf(page))['image']?.hash).to.equal(record.hash);
    const bytes = await bytesOf(first, record);
    expect(hashOf(bytes)).to.equal(record.hash);
    expectSuccess(await store(first, { image: { ...image, cropParams: { ...cropParams, scaleX: -1 } } }));
    expect(written).to.have.length(2);
  });

  it('have their focal point where the cut has it', async () => {
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { focalX: 0.5, focalY: 0.25 });
    const page = await buildPage(app, { blocks: piece({ image: { fileID, altText: 'x' } }) });
    expect((await recordsOf(page))['image']).to.include({ focalX: 0.5, focalY: 0.25 });
    const cut = await buildPage(app, { blocks: piece({ image: { fileID, altText: 'x', cropParams } }) });
    expect((await recordsOf(cut))['image']).to.include({ focalX: 0.667, focalY: 0.25 });
    const turned = { x: 0, y: 0, width: 400, height: 600, rotate: 90, scaleX: 1, scaleY: 1 };
    const other = await buildPage(app, { blocks: piece({ image: { fileID, altText: 'x', cropParams: turned } }) });
    expect((await recordsOf(other))['image']).to.include({ focalX: 0.75, focalY: 0.5 });
  });

  it('keep moving, unless they are cut', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const fileID = await putFile(app, moving, { fileName: 'a.gif', mimeType: 'image/gif' });
    const page = await buildPage(app, { blocks: piece({ image: { fileID, altText: 'x' } }) });
    const record = (await recordsOf(page))['image'];
    expect(record)
      .to.include({ hash: hashOf(moving), width: 40, height: 30 })
      .and.not.have.property('isScalable');
    const cut = await buildPage(app, {
      blocks: piece({ image: { fileID, altText: 'x', cropParams: { ...cropParams, x: 0, y: 0, width: 20, height: 20 } } }),
    });
    const still = (await recordsOf(cut))['image'] as MediaRecord;
    expect(still).to.include({ width: 20, height: 20, isScalable: true });
    expect((await sharp(await bytesOf(cut, still)).metadata()).pages ?? 1).to.equal(1);
  });

  it('cannot be cut in a way that no dialog makes', async () => {
    const fileID = await putFile(app, await sampleImage('png'), { fileName: 'a.png' });
    const page = await buildPage(app, { blocks: piece({}) });
    for (const [name, value] of [
      ['x', 1e6],
      ['y', -1e6],
      ['width', 0],
      ['width', -1],
      ['height', 1e308],
      ['rotate', 361],
      ['scaleX', 0],
      ['scaleX', 2],
      ['scaleY', 1e9],
      ['x', '1'],
      ['rotate', null],
    ] as const) {
      const answer = await store(page, { image: { fileID, altText: 'x', cropParams: { ...cropParams, [name]: value } } });
      expect(answer.status, `${name} ${value}`).to.equal(400);
      expect(answer.get<{ property: string }[]>('Errors')[0]?.property).to.equal(`blocks.piece-1.image.cropParams.${name}`);
    }
    const huge = { ...cropParams, width: 16_000, height: 16_000 };
    expectErrors(await store(page, { image: { fileID, altText: 'x', cropParams: huge } }), 400, [
      { property: 'blocks.piece-1.image.cropParams.width', code: 'V_12' },
    ]);
  });

  it('are not made of a crop that a field of a plugin let through', async () => {
    const original = await sampleImage('png');
    await putFile(app, original, { fileName: 'a.png' });
    const use = { original: hashOf(original), mimeType: 'image/png' };
    const crops = [{ width: 1e9 }, { height: Number.NaN }, { scaleX: 1e308 }].map((wrong) => ({ ...cropParams, ...wrong }));
    const found = await app.app
      .service(images)
      .renditions.of(app.app.orm.em.fork(), [...crops.map((crop) => ({ ...use, cropParams: crop })), use]);
    expect(found.map((rendition) => rendition?.hash)).to.deep.equal([undefined, undefined, undefined, hashOf(original)]);
    expect(written).to.deep.equal([]);
  });

  it('that cannot be shown stop no save, are named at their field, and stop the publication', async () => {
    const whole = await sampleImage('jpeg', { width: 600, height: 400, hasPlace: true });
    // As the disk may have them: no upload would be let in like this.
    const broken = await putFile(app, whole.subarray(0, whole.length / 2), { fileName: 'half.jpg', mimeType: 'image/jpeg' });
    for (const image of [
      { fileID: broken, altText: 'x' },
      { fileID: broken, altText: 'x', cropParams },
    ]) {
      const page = await buildPage(app, { blocks: piece({}) });
      const answer = await store(page, { image });
      expectSuccess(answer);
      expect(answer.get('warnings')).to.deep.equal([{ property: 'blocks.piece-1.image', code: 'G_19' }]);
      expect(await recordsOf(page)).to.deep.equal({});
      expectErrors(await editor.request('POST', `/api/page/${page.id}/publish`, {}), 400, [
        { property: 'blocks.piece-1.image', code: 'G_19' },
      ]);
    }
    const page = await buildPage(app, { blocks: piece({}) });
    const good = await putFile(app, await sampleImage('png'), { fileName: 'b.png' });
    expect((await store(page, { image: { fileID: good, altText: 'x' } })).get('warnings')).to.deep.equal([]);
  });

  it('that are drawings are shown whole, however they are to be cut', async () => {
    const fileID = await putFile(app, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'), {
      fileName: 'a.svg',
      mimeType: 'image/svg+xml',
    });
    const page = await buildPage(app, { blocks: piece({}) });
    const answer = await store(page, { image: { fileID, altText: 'x', cropParams } });
    expect(answer.get('warnings')).to.deep.equal([]);
    expect(await recordsOf(page)).to.have.nested.property('image.fileName', 'a.svg');
  });

  it('of 900 million pixels are not even begun', async () => {
    const bomb = emptyPng(30_000, 30_000);
    expect(bomb.length).to.be.below(200_000);
    const fileID = await putFile(app, bomb, { fileName: 'bomb.png' });
    const page = await buildPage(app, { blocks: piece({}) });
    const answer = await store(page, { image: { fileID, altText: 'x', cropParams } });
    expect(answer.get('warnings')).to.deep.equal([{ property: 'blocks.piece-1.image', code: 'G_19' }]);
    const preview = await editor.request('GET', `/api/medialib/preview-image?imageID=${fileID}&width=160`);
    expect(preview.status).to.equal(404);
  });

  it('of the page itself are named at their fields too', async () => {
    const page = await buildPage(app, { type: 'exhibit/room', typeData: { image: null } });
    const gone = '00000000-0000-4000-8000-00000000dead';
    const answer = await store(
      page,
      {},
      {
        typeData: { image: { fileID: gone, altText: 'x' } },
        seoSettings: {
          seoTitle: '',
          seoDescription: '',
          seoKeywords: [],
          noIndex: false,
          seoImage: [{ fileID: gone, altText: 'x' }],
        },
      },
    );
    expectSuccess(answer);
    expect(answer.get('warnings')).to.deep.equal([
      { property: 'typeData.image', code: 'V_17' },
      { property: 'seoSettings.seoImage', code: 'V_17' },
    ]);
  });

  it('of videos are their posters, and a GIF is its own moving image', async () => {
    const poster = await putFile(app, await sampleImage('jpeg', { hasPlace: true }), {
      fileName: 'poster.jpg',
      mimeType: 'image/jpeg',
    });
    const hosted = await putFile(app, Buffer.from('youtube dQw4w9WgXcQ'), {
      fileName: 'Rondleiding',
      fileType: 'video',
      mimeType: 'video/youtube',
      videoType: 'youtube',
      videoID: 'dQw4w9WgXcQ',
      posterFileID: poster,
    });
    const gif = await sampleImage('gif');
    const image = await putFile(app, gif, { fileName: 'a.gif', mimeType: 'image/gif' });
    const moving = await putFile(app, Buffer.from('gif'), {
      fileName: 'Klok',
      fileType: 'video',
      mimeType: 'image/gif',
      videoType: 'gif',
      videoID: image,
    });
    const page = await buildPublishedPage(app, { blocks: piece({ video: { fileID: hosted, title: 'Rondleiding' } }) });
    expect((await recordsOf(page, '__files'))['video']).to.deep.include({
      altText: 'Rondleiding',
      video: { videoType: 'youtube', videoID: 'dQw4w9WgXcQ' },
    });
    expect((await recordsOf(page))['video']).to.include({ altText: '', width: 300, height: 200 });
    expect((await app.client().request('GET', page.slug)).text).to.contain(
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="youtube dQw4w9WgXcQ"><picture',
    );
    const other = await buildPublishedPage(app, { blocks: piece({ video: { fileID: moving, title: 'Klok' } }) });
    const record = (await recordsOf(other, '__files'))['video'];
    expect(record).to.deep.include({ hash: hashOf(gif), video: { videoType: 'gif', videoID: image } });
    const path = `/api/medialib/get-page-file/${other.id}/block_files_piece-1/${hashOf(gif)}/a.gif`;
    expect((await app.client().request('GET', other.slug)).text).to.contain(`<a href="${path}" data-video="gif ${image}">`);
    expect((await app.client().request('GET', path)).headers['content-type']).to.equal('image/gif');
  });
});
