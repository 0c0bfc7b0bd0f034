import { expect } from 'chai';
import sharp from 'sharp';
import { buildPublishedPage, expectSuccess } from '@lectern/testing';
import type { CropParams } from '#contract/content.ts';
import { mediaFixture } from '../media-fixture.test-kit.ts';
import { findColours } from './find-colours.ts';
import { piece } from './exhibit-piece.test-kit.ts';
import { exhibitPlugin } from './fixtures/exhibit.tsx';
import { putFile } from './put-file.test-kit.ts';

const picture = (alpha?: number): Promise<Buffer> =>
  sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 200, g: 30, b: 40, alpha: alpha ?? 1 } },
  })
    .png()
    .toBuffer();
const whole: CropParams = { x: 0, y: 0, width: 40, height: 40, rotate: 0, scaleX: 1, scaleY: 1 };

describe('the colour in the place of a picture', () => {
  const library = mediaFixture({ plugins: [exhibitPlugin] });

  async function tintOf(fileID: string, cropParams?: CropParams): Promise<string | undefined> {
    const { app } = library.fixture;
    const page = await buildPublishedPage(app, {
      blocks: piece({ fileID, altText: 'x', ...(cropParams ? { cropParams } : {}) }),
    });
    const { text } = await app.client().request('GET', page.slug);
    expect(text).to.contain('class="site-image"');
    return /data-tint="([^"]*)"/.exec(text)?.[1];
  }
  const colours = async (): Promise<(string | null)[]> => {
    const { rows } = await library.fixture.app.app.pool.query<{ colour: string | null }>('select colour from lectern_media_file');
    return rows.map(({ colour }) => colour);
  };

  it('is found when it comes in, and stands where nothing of the place stays empty', async () => {
    const { put } = library.fixture;
    const { id } = await put(await picture(), 'rood.png');
    expect(await colours()).to.deep.equal(['#c81e28']);
    expect(await tintOf(id)).to.equal('r6 g0 b1 dark');
    expect(await tintOf(id, whole)).to.equal('r6 g0 b1 dark');
    expect(await tintOf(id, { ...whole, x: -10 })).to.equal(undefined);
    expect(await tintOf(id, { ...whole, rotate: 10 })).to.equal(undefined);
  });

  it('is none of a picture that lets its ground through', async () => {
    const { put } = library.fixture;
    const { id } = await put(await picture(0.5), 'glas.png');
    expect(await tintOf(id)).to.equal(undefined);
    expect(await colours()).to.deep.equal(['']);
  });

  it('is found later for what was there before, once', async () => {
    const { app } = library.fixture;
    const id = await putFile(app, await picture());
    await putFile(app, Buffer.from('no picture'), { fileName: 'stuk.png' });
    await putFile(app, Buffer.from('<svg/>'), { fileName: 'a.svg', mimeType: 'image/svg+xml' });
    expect(await tintOf(id)).to.equal(undefined);
    expect(await findColours(app.app, 1)).to.equal(1);
    expect(await findColours(app.app, 10)).to.equal(1);
    expect(await findColours(app.app, 10)).to.equal(0);
    expect(await colours()).to.have.members(['#c81e28', '', null]);
    expect(await tintOf(id)).to.equal('r6 g0 b1 dark');
  });

  it('changes with the bytes', async () => {
    const { app, editor, put } = library.fixture;
    const { id } = await put(await picture(), 'rood.png');
    const blue = await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 10, g: 20, b: 220 } } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('id', id);
    form.set('f', new File([new Uint8Array(blue)], 'blauw.png'));
    const page = await buildPublishedPage(app, { blocks: piece({ fileID: id, altText: 'x' }) });
    expectSuccess(await editor.request('POST', '/api/medialib/replace-file', form));
    expect((await app.client().request('GET', page.slug)).text).to.contain('data-tint="r0 g0 b6 dark"');
    expect(await colours()).to.have.members(['#c81e28', '#0a14dc']);
  });
});
