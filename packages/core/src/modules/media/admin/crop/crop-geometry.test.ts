import { expect } from 'chai';
import {
  isWhole,
  mirrored,
  proportioned,
  reachesOut,
  resized,
  rotated,
  rotatedSize,
  sceneOf,
  wholeImage,
} from './crop-geometry.ts';

const image = { width: 400, height: 200 };
const whole = wholeImage(image);
const corner = { ...whole, x: 0, y: 0, width: 100, height: 50 };

describe('the geometry of a cut', () => {
  it('knows the bounds of a turned image', () => {
    expect(rotatedSize(image, 0)).to.deep.equal(image);
    expect(rotatedSize(image, 90)).to.deep.equal({ width: 200, height: 400 });
    expect(rotatedSize(image, -180)).to.deep.equal(image);
    expect(rotatedSize(image, 30)).to.deep.equal({ width: 446.41, height: 373.205 });
  });

  it('keeps what is in the cut when the image is turned by a quarter', () => {
    const turned = rotated(corner, image, 90);
    expect(turned).to.deep.equal({ ...corner, x: 150, y: 0, width: 50, height: 100, rotate: 90 });
    expect(rotated(rotated(rotated(turned, image, 180), image, 270), image, 360)).to.deep.equal(corner);
    expect(rotated(whole, image, 90)).to.deep.equal({ ...whole, width: 200, height: 400, rotate: 90 });
  });

  it('keeps the middle of the cut when the image is turned a little', () => {
    const turned = rotated(whole, image, 30);
    expect(turned).to.deep.include({ rotate: 30, width: 400, height: 200 });
    expect([turned.x + 200, turned.y + 100]).to.deep.equal([223, 187]);
    expect(rotated(corner, image, -450).rotate).to.equal(-90);
  });

  it('keeps what is in the cut when the image is mirrored, also a turned one', () => {
    expect(mirrored(corner, image, 'scaleX')).to.deep.equal({ ...corner, x: 300, scaleX: -1 });
    expect(mirrored(corner, image, 'scaleY')).to.deep.equal({ ...corner, y: 150, scaleY: -1 });
    const turned = rotated(corner, image, 90);
    expect(mirrored(turned, image, 'scaleX')).to.deep.equal({ ...turned, y: 300, scaleX: -1 });
    expect(mirrored(mirrored(corner, image, 'scaleX'), image, 'scaleX')).to.deep.equal(corner);
  });

  it('takes a proportion about the same middle', () => {
    expect(proportioned(whole, 1)).to.deep.equal({ ...whole, x: 100, width: 200 });
    expect(proportioned(whole, 4)).to.deep.equal({ ...whole, y: 50, height: 100 });
  });

  it('lets the other side follow where a proportion is kept', () => {
    expect(resized(corner, 'width', 80, 2)).to.deep.include({ width: 80, height: 40 });
    expect(resized(corner, 'height', 80, 2)).to.deep.include({ width: 160, height: 80 });
    expect(resized(corner, 'height', 0, undefined)).to.deep.include({ width: 100, height: 1 });
  });

  it('knows what has to be in sight, and what lies outside', () => {
    expect(sceneOf({ ...whole, x: -50, y: 20 }, image)).to.deep.equal({ x: -50, y: 0, width: 450, height: 220 });
    expect([
      reachesOut(whole, image),
      reachesOut({ ...whole, x: -1 }, image),
      reachesOut({ ...whole, y: 1 }, image),
    ]).to.deep.equal([false, true, true]);
  });

  it('knows the whole image', () => {
    expect(isWhole(whole, image)).to.equal(true);
    expect(isWhole({ ...whole, scaleX: -1 }, image)).to.equal(false);
    expect(isWhole({ ...whole, x: 1 }, image)).to.equal(false);
  });
});
