import { expect } from 'chai';
import fc from 'fast-check';
import type { CropParams } from './content.ts';
import { fitCrop, shownCrop } from './fit-crop.ts';
import { turnedPoint, turnedSize } from './turned-image.ts';
import type { Point, Size } from './turned-image.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
const focus = fc.option(
  fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) }),
);
const mirror = fc.constantFrom(1, -1);
const straight = fc.constantFrom(0, 90, 180, -90);
const anyTurn = fc.oneof(straight, fc.integer({ min: -360, max: 360 }));
const part = fc.double({ min: 0, max: 1, noNaN: true });

/** A size, and a crop that somebody made of an image of that size. */
const cut = (turn: fc.Arbitrary<number>): fc.Arbitrary<{ of: Size; crop: CropParams }> =>
  fc.record({ of: size, rotate: turn, scaleX: mirror, scaleY: mirror, w: part, h: part, x: part, y: part }).map((made) => {
    const { of, rotate, scaleX, scaleY } = made;
    const canvas = turnedSize(of, rotate);
    const width = Math.max(1, Math.floor(canvas.width * made.w));
    const height = Math.max(1, Math.floor(canvas.height * made.h));
    const x = Math.max(0, Math.floor((canvas.width - width) * made.x));
    const y = Math.max(0, Math.floor((canvas.height - height) * made.y));
    return { of, crop: { x, y, width, height, rotate, scaleX, scaleY } };
  });

const isOnCanvas = ({ x, y, width, height, rotate }: CropParams, image: Size): boolean => {
  const canvas = turnedSize(image, rotate);
  return x >= -0.5 && y >= -0.5 && x + width <= canvas.width + 0.5 && y + height <= canvas.height + 0.5;
};

/** A place of the canvas, as a place of the image while it lies straight. */
function inImage(point: Point, image: Size, rotate: number): Point {
  const canvas = turnedSize(image, rotate);
  const { x, y } = turnedPoint({ x: point.x - canvas.width / 2, y: point.y - canvas.height / 2 }, -rotate);
  return { x: x + image.width / 2, y: y + image.height / 2 };
}

const cornersOf = ({ x, y, width, height }: CropParams): Point[] =>
  [x, x + width].flatMap((across) => [y, y + height].map((down) => ({ x: across, y: down })));

describe('a crop of an image that was replaced', () => {
  it('stays as it is where it lies on the new image, upright or turned by quarters', () => {
    fc.assert(
      fc.property(cut(straight), size, focus, ({ of, crop }, next, focalPoint) => {
        fc.pre(isOnCanvas(crop, next));
        expect(fitCrop(crop, [of], next, focalPoint)).to.deep.equal(crop);
      }),
    );
  });

  it('always lies on the new image', () => {
    fc.assert(
      fc.property(cut(straight), size, focus, ({ of, crop }, next, focalPoint) => {
        expect(isOnCanvas(fitCrop(crop, [of], next, focalPoint), next)).to.equal(true);
      }),
    );
  });

  it('shows nothing beside the new image where it is fitted, however it is turned', () => {
    fc.assert(
      fc.property(cut(anyTurn), size, focus, ({ of, crop }, next, focalPoint) => {
        const fitted = fitCrop(crop, [of], next, focalPoint);
        if (fitted === crop) return;
        for (const corner of cornersOf(fitted)) {
          const { x, y } = inImage(corner, next, crop.rotate);
          // A side has at least one pixel, also where its shape would call for less.
          expect(x).to.be.within(-1.5, next.width + 1.5);
          expect(y).to.be.within(-1.5, next.height + 1.5);
        }
      }),
    );
  });

  it('keeps its shape, to the pixel, its turn and its mirroring', () => {
    fc.assert(
      fc.property(cut(anyTurn), size, focus, ({ of, crop }, next, focalPoint) => {
        const fitted = fitCrop(crop, [of], next, focalPoint);
        // Less than a pixel is lost of each side; one that would have less than a pixel has one.
        const { width, height } = fitted;
        if (width > 1 && height > 1)
          expect(Math.abs(width * crop.height - height * crop.width)).to.be.at.most(Math.max(crop.width, crop.height));
        const { rotate, scaleX, scaleY } = crop;
        expect(fitted).to.include({ rotate, scaleX, scaleY });
      }),
    );
  });

  const crop: CropParams = { x: 700, y: 500, width: 200, height: 100, rotate: 0, scaleX: 1, scaleY: 1 };
  const large = { width: 1000, height: 800 };
  const small = { width: 400, height: 400 };

  it('is as large as the new image has it, about the focal point or the middle', () => {
    expect(fitCrop(crop, [large], small, null)).to.deep.equal({ ...crop, x: 0, y: 100, width: 400, height: 200 });
    expect(fitCrop(crop, [large], small, { x: 0.5, y: 0.1 })).to.deep.equal({ ...crop, x: 0, y: 0, width: 400, height: 200 });
    const high = { ...crop, width: 100, height: 200 };
    expect(fitCrop(high, [large], small, { x: 0.25, y: 0.5 })).to.deep.equal({ ...high, x: 0, y: 0, width: 200, height: 400 });
    const mirrored = { ...high, scaleX: -1 };
    expect(fitCrop(mirrored, [large], small, { x: 0.25, y: 0.5 })).to.deep.equal({
      ...mirrored,
      x: 200,
      y: 0,
      width: 200,
      height: 400,
    });
  });

  it('that reached past the image on purpose stays so, as long as it shows something', () => {
    const wide = { ...crop, x: -50, y: -50, width: 500, height: 500 };
    expect(fitCrop(wide, [large], small, null)).to.equal(wide);
    const gone = { ...wide, x: 800, y: -50, width: 500, height: 500 };
    expect(fitCrop(gone, [large], small, null)).to.deep.equal({ ...gone, x: 0, y: 0, width: 400, height: 400 });
  });

  it('is left alone where nothing was replaced, and left out of drawings', () => {
    const image = { mimeType: 'image/png', dimensions: small, focalPoint: null, earlierSizes: [] };
    expect(shownCrop(crop, image)).to.equal(crop);
    expect(shownCrop(crop, { ...image, earlierSizes: [large] })).to.include({ width: 400, height: 200 });
    expect(shownCrop(crop, { ...image, mimeType: 'image/svg+xml' })).to.equal(undefined);
    expect(shownCrop(undefined, { ...image, earlierSizes: [large] })).to.equal(undefined);
  });
});
