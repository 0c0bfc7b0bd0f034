import { expect } from 'chai';
import sharp from 'sharp';
import { isPlainImage } from './is-plain-image.ts';
import { sampleImage, samplePixels } from '../sample-images.test-kit.ts';

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

describe('an image file', () => {
  it('is plain where it holds its picture and nothing else', async () => {
    for (const format of formats) expect(isPlainImage(await sampleImage(format), `image/${format}`), format).to.equal(true);
    const raw = { raw: { width: 300, height: 200, channels: 3 } } as const;
    const pixels = samplePixels(300, 200);
    for (const [type, bytes] of Object.entries({
      'image/jpeg': await sharp(pixels, raw).jpeg({ progressive: true, mozjpeg: true }).toBuffer(),
      'image/png': await sharp(pixels, raw).png({ progressive: true, palette: true }).toBuffer(),
      'image/webp': await sharp(pixels, raw).ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
    }))
      expect(isPlainImage(bytes, type), type).to.equal(true);
  });

  it('is not plain with metadata, with anything behind its end, or without its end', async () => {
    for (const format of formats) {
      const plain = await sampleImage(format);
      const type = `image/${format}`;
      expect(isPlainImage(Buffer.concat([plain, Buffer.from('<html>')]), type), format).to.equal(false);
      expect(isPlainImage(Buffer.concat([plain, Buffer.alloc(1)]), type), format).to.equal(false);
      for (const length of [0, 1, 7, 12, 40, plain.length >> 1, plain.length - 1])
        expect(isPlainImage(plain.subarray(0, length), type), `${format} ${length}`).to.equal(false);
      // GIF has no place for this kind of metadata.
      if (format !== 'gif') expect(isPlainImage(await sampleImage(format, { hasPlace: true }), type), format).to.equal(false);
    }
  });

  it('is not plain with a comment', async () => {
    const jpeg = await sampleImage('jpeg');
    const comment = Buffer.from([0xff, 0xfe, 0, 6, ...Buffer.from('<b> ')]);
    expect(isPlainImage(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 'image/jpeg')).to.equal(false);
    const gif = await sampleImage('gif');
    const note = Buffer.from([0x21, 0xfe, 4, ...Buffer.from('<b> '), 0, 0x3b]);
    expect(isPlainImage(Buffer.concat([gif.subarray(0, -1), note]), 'image/gif')).to.equal(false);
  });

  it('is never plain in a format that is not read', async () => {
    expect(isPlainImage(Buffer.from('<svg/>'), 'image/svg+xml')).to.equal(false);
    expect(isPlainImage(await sampleImage('png'), 'image/jpeg')).to.equal(false);
  });

  it('may be any bytes', () => {
    let seed = 1;
    const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
    for (let turn = 0; turn < 500; turn += 1) {
      const bytes = Buffer.from(Array.from({ length: next() % 300 }, () => next() % 256));
      for (const format of formats) expect(isPlainImage(bytes, `image/${format}`)).to.be.a('boolean');
    }
  });
});
