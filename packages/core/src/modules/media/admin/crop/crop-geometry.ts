import type { CropParams } from '#contract/content.ts';
import { turnedPoint, turnedSize } from '#contract/turned-image.ts';
import type { Point, Size } from '#contract/turned-image.ts';

/** Numbers without the crumbs that trigonometry leaves. */
const clean = (value: number): number => Math.round(value * 1000) / 1000;

/** The bounds of an image that was turned. */
export function rotatedSize(image: Size, degrees: number): Size {
  const { width, height } = turnedSize(image, degrees);
  return { width: clean(width), height: clean(height) };
}

/** The whole image. */
export const wholeImage = ({ width, height }: Size): CropParams => ({
  x: 0,
  y: 0,
  width,
  height,
  rotate: 0,
  scaleX: 1,
  scaleY: 1,
});

/** Whether a cut leaves the image as it is. */
export const isWhole = (params: CropParams, image: Size): boolean => {
  const { x, y, width, height, rotate, scaleX, scaleY } = params;
  return x === 0 && y === 0 && width === image.width && height === image.height && rotate === 0 && scaleX === 1 && scaleY === 1;
};

const centreOf = (params: CropParams): Point => ({ x: params.x + params.width / 2, y: params.y + params.height / 2 });
const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

const centredAt = (params: CropParams, centre: Point): CropParams => ({
  ...params,
  x: Math.round(centre.x - params.width / 2),
  y: Math.round(centre.y - params.height / 2),
});

/** From -179 to 180. */
const normalDegrees = (degrees: number): number => {
  const rest = ((degrees % 360) + 360) % 360;
  return clean(rest > 180 ? rest - 360 : rest);
};

/** Turns the image under its cut: what is in its middle stays there. A quarter turn also turns the cut. */
export function rotated(params: CropParams, image: Size, degrees: number): CropParams {
  const rotate = normalDegrees(degrees);
  const by = rotate - params.rotate;
  const [before, after] = [middleOf(rotatedSize(image, params.rotate)), middleOf(rotatedSize(image, rotate))];
  const centre = centreOf(params);
  const moved = turnedPoint({ x: centre.x - before.x, y: centre.y - before.y }, by);
  const isQuarter = Math.abs(by % 180) === 90;
  const { width, height } = params;
  return centredAt(
    { ...params, rotate, ...(isQuarter ? { width: height, height: width } : {}) },
    { x: after.x + moved.x, y: after.y + moved.y },
  );
}

/** Mirrors the image under its cut: what is in its middle stays there. */
export function mirrored(params: CropParams, image: Size, axis: 'scaleX' | 'scaleY'): CropParams {
  const middle = middleOf(rotatedSize(image, params.rotate));
  const centre = centreOf(params);
  const inImage = turnedPoint({ x: centre.x - middle.x, y: centre.y - middle.y }, -params.rotate);
  const flipped = axis === 'scaleX' ? { x: -inImage.x, y: inImage.y } : { x: inImage.x, y: -inImage.y };
  const moved = turnedPoint(flipped, params.rotate);
  return centredAt({ ...params, [axis]: -params[axis] }, { x: middle.x + moved.x, y: middle.y + moved.y });
}

/** The largest cut of this proportion inside the present one, about the same middle. */
export function proportioned(params: CropParams, ratio: number): CropParams {
  const { width, height } = params;
  const isTooWide = width / height > ratio;
  const next = {
    width: Math.max(1, Math.round(isTooWide ? height * ratio : width)),
    height: Math.max(1, Math.round(isTooWide ? height : width / ratio)),
  };
  return centredAt({ ...params, ...next }, centreOf(params));
}

/** Changes one side; where a proportion is kept, the other side follows. */
export function resized(params: CropParams, side: 'width' | 'height', value: number, ratio: number | undefined): CropParams {
  const length = Math.max(1, Math.round(value));
  if (ratio === undefined) return { ...params, [side]: length };
  const other = Math.max(1, Math.round(side === 'width' ? length / ratio : length * ratio));
  return { ...params, ...(side === 'width' ? { width: length, height: other } : { width: other, height: length }) };
}

/** The smallest box around the turned image and its cut, so that both can be seen. */
export function sceneOf(params: CropParams, image: Size): Point & Size {
  const bounds = rotatedSize(image, params.rotate);
  const [x, y] = [Math.min(0, params.x), Math.min(0, params.y)];
  return {
    x,
    y,
    width: Math.max(bounds.width, params.x + params.width) - x,
    height: Math.max(bounds.height, params.y + params.height) - y,
  };
}

/** Whether a cut reaches past the turned image, where there is nothing. */
export function reachesOut(params: CropParams, image: Size): boolean {
  const bounds = rotatedSize(image, params.rotate);
  const { x, y, width, height } = params;
  return x < 0 || y < 0 || x + width > bounds.width + 0.5 || y + height > bounds.height + 0.5;
}
