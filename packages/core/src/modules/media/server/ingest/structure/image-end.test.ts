import { expect } from 'chai';
import sharp from 'sharp';
import { imageEnd } from './image-end.ts';

const picture = sharp({
  create: { width: 61, height: 40, channels: 3, background: '#345', noise: { type: 'gaussian', mean: 120, sigma: 50 } },
});
const more = Buffer.from('more behind it');

describe('where a picture ends', () => {
  for (const format of ['png', 'gif', 'jpeg', 'webp', 'avif'] as const)
    it(`is told by its own structure: ${format}`, async () => {
      const mimeType = `image/${format}`;
      for (const options of [{}, { progressive: true }]) {
        const whole = await picture.toFormat(format, options).withMetadata().toBuffer();
        expect(imageEnd(whole, mimeType)).to.equal(whole.length);
        expect(imageEnd(Buffer.concat([whole, more]), mimeType)).to.equal(whole.length);
        for (const length of [0, 1, 9, 20, Math.floor(whole.length / 2), whole.length - 1])
          expect(() => imageEnd(whole.subarray(0, length), mimeType), `${length} bytes`).not.to.throw();
      }
    });

  it('is not told of what is none', () => {
    expect(imageEnd(more, 'image/png')).to.equal(undefined);
    expect(imageEnd(Buffer.concat([Buffer.from([0xff, 0xd8]), more]), 'image/jpeg')).to.equal(undefined);
    expect(imageEnd(more, 'image/svg+xml')).to.equal(undefined);
  });
});
