import type { CropParams } from '#contract/content.ts';
import { turnedPoint, turnedSize } from '#contract/turned-image.ts';
import type { Point, Size } from '#contract/turned-image.ts';

/** A crop in whole pixels and a turn below 360 degrees: what crops that look the same have in common. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise, from 0 to below 360. */
  readonly turn: number;
  readonly isMirrored: boolean;
  readonly isUpsideDown: boolean;
}

/** As the canvas of the client rounds: downwards, after the noise of calculating has gone. */
const whole = (value: number): number => Math.floor(Math.round(value * 1e11) / 1e11) + 0;
/** A position as the canvas rounds it: one before the image's edge is rounded the other way. */
const offset = (value: number): number => (value >= 0 ? whole(value) : -whole(-value)) + 0;

/** The one form of a crop. */
export function cropOf(params: CropParams): Crop {
  const turn = Math.round((((params.rotate % 360) + 360) % 360) * 1000) / 1000;
  return {
    left: offset(params.x),
    top: offset(params.y),
    width: Math.max(1, whole(params.width)),
    height: Math.max(1, whole(params.height)),
    turn: turn === 360 ? 0 : turn,
    isMirrored: params.scaleX < 0,
    isUpsideDown: params.scaleY < 0,
  };
}

/** A crop as text, by which its result is found again; empty for none. */
export const cropKey = (crop: Crop | undefined): string =>
  crop
    ? [crop.left, crop.top, crop.width, crop.height, crop.turn, crop.isMirrored ? -1 : 1, crop.isUpsideDown ? -1 : 1].join(',')
    : '';

/** The crop that `cropKey` wrote. */
export function cropOfKey(key: string): Crop | undefined {
  if (key === '') return undefined;
  const [left = 0, top = 0, width = 1, height = 1, turn = 0, scaleX = 1, scaleY = 1] = key.split(',').map(Number);
  return { left, top, width, height, turn, isMirrored: scaleX < 0, isUpsideDown: scaleY < 0 };
}

/** Where a point of the image, in parts of its width and height, lies in the crop; at its edge where it was cut away. */
export function pointInCrop(point: Point, size: Size, crop: Crop): Point {
  const fromCentre = turnedPoint(
    {
      x: (point.x - 0.5) * size.width * (crop.isMirrored ? -1 : 1),
      y: (point.y - 0.5) * size.height * (crop.isUpsideDown ? -1 : 1),
    },
    crop.turn,
  );
  const canvas = turnedSize(size, crop.turn);
  const x = canvas.width / 2 + fromCentre.x - crop.left;
  const y = canvas.height / 2 + fromCentre.y - crop.top;
  const within = (part: number): number => Math.min(1, Math.max(0, Math.round(part * 1000) / 1000));
  return { x: within(x / crop.width), y: within(y / crop.height) };
}
