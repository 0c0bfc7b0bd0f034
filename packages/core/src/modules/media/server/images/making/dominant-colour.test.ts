import { expect } from 'chai';
import sharp from 'sharp';
import { smallPixels } from './measure-image.ts';
import { dominantColour } from './dominant-colour.ts';

const pixels = (...list: readonly (readonly [number, number, number, number?])[]): Uint8Array =>
  Uint8Array.from(list.flatMap(([red, green, blue, alpha = 255]) => [red, green, blue, alpha]));

describe('the colour of a picture', () => {
  it('is the middle of the shades that most of it has', () => {
    const sky = [
      [100, 150, 200],
      [102, 152, 202],
    ] as const;
    expect(dominantColour(pixels([255, 255, 255], ...sky, [0, 0, 0]))).to.equal('#6597c9');
    expect(dominantColour(pixels([1, 2, 3]))).to.equal('#010203');
  });

  it('is none where anything of it is transparent, or where there is nothing', () => {
    expect(dominantColour(pixels([1, 2, 3], [1, 2, 3, 254]))).to.equal('');
    expect(dominantColour(new Uint8Array())).to.equal('');
  });

  const red = { r: 200, g: 30, b: 40 };
  const image = (width: number, alpha?: number) =>
    sharp({
      create: {
        width,
        height: 40,
        channels: alpha === undefined ? 3 : 4,
        background: { ...red, ...(alpha === undefined ? {} : { alpha }) },
      },
    });

  it('is found in every format, grey and deep ones too', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const colour = dominantColour(await smallPixels(await image(60).toFormat(format).toBuffer()));
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      expect(Math.max(Math.abs(r - 200), Math.abs(g - 30), Math.abs(b - 40)), `${format} ${colour}`).to.be.at.most(6);
    }
    const grey = await image(60).greyscale().png().toBuffer();
    expect(dominantColour(await smallPixels(grey))).to.match(/^#(..)\1\1$/);
    const deep = await image(60).toColourspace('rgb16').png().toBuffer();
    expect(dominantColour(await smallPixels(deep))).to.match(/^#c[5-9a-f]/);
    expect(dominantColour(await smallPixels(await image(60, 0.5).png().toBuffer()))).to.equal('');
  });
});
