import { expect } from 'chai';
import sharp from 'sharp';
import { turnedSize } from '#contract/turned-image.ts';
import { cropKey, cropOf, cropOfKey, pointInCrop } from './crop.ts';

const params = { x: 10, y: 20, width: 300, height: 200, rotate: 0, scaleX: 1, scaleY: 1 };

describe('a crop', () => {
  it('has one form, whatever noise there is in its numbers', () => {
    const form = { left: 10, top: 20, width: 300, height: 200, turn: 0, isMirrored: false, isUpsideDown: false };
    for (const same of [
      params,
      { ...params, x: 10.4, y: 20.9, width: 300.7 },
      { ...params, x: 9.999999999999998, height: 200.00000000000003 },
      { ...params, rotate: 360 },
      { ...params, rotate: -0.0000001 },
    ])
      expect(cropOf(same)).to.deep.equal(form);
    expect(cropOf({ ...params, x: -10.6, y: -0.2 })).to.include({ left: -10, top: 0 });
    expect(cropOf({ ...params, rotate: -30 }).turn).to.equal(330);
    expect(cropOf({ ...params, width: 0.4 }).width).to.equal(1);
  });

  it('can be written down and read again', () => {
    expect(cropKey(undefined)).to.equal('');
    expect(cropOfKey('')).to.equal(undefined);
    const crop = cropOf({ ...params, x: -5, rotate: -12.3456, scaleY: -1 });
    expect(cropKey(crop)).to.equal('-5,20,300,200,347.654,1,-1');
    expect(cropOfKey(cropKey(crop))).to.deep.equal(crop);
  });

  it('stands on the canvas that the image library makes for a turn', async () => {
    for (const [width, height] of [
      [301, 200],
      [64, 333],
    ] as const) {
      for (let turn = 1; turn < 360; turn += 7.3) {
        const image = sharp({ create: { width, height, channels: 3, background: 'red' } }).rotate(turn, { background: 'white' });
        const { info } = await image.raw().toBuffer({ resolveWithObject: true });
        const size = turnedSize({ width, height }, turn);
        expect([Math.round(size.width), Math.round(size.height)], `${width} ${turn}`).to.deep.equal([info.width, info.height]);
      }
    }
  });

  it('has a point of the image where it was mirrored, turned and cut to', () => {
    const size = { width: 600, height: 400 };
    const whole = { ...params, x: 0, y: 0, width: 600, height: 400 };
    const point = { x: 0.25, y: 0.1 };
    expect(pointInCrop(point, size, cropOf(whole))).to.deep.equal(point);
    expect(pointInCrop(point, size, cropOf({ ...whole, scaleX: -1 }))).to.deep.equal({ x: 0.75, y: 0.1 });
    expect(pointInCrop(point, size, cropOf({ ...whole, scaleY: -1 }))).to.deep.equal({ x: 0.25, y: 0.9 });
    expect(pointInCrop(point, size, cropOf({ ...whole, width: 400, height: 600, rotate: 90 }))).to.deep.equal({
      x: 0.9,
      y: 0.25,
    });
    expect(pointInCrop(point, size, cropOf({ ...whole, rotate: 180 }))).to.deep.equal({ x: 0.75, y: 0.9 });
    expect(pointInCrop(point, size, cropOf({ ...whole, x: 300, width: 300 }))).to.deep.equal({ x: 0, y: 0.1 });
  });
});
