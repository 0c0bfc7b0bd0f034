import type { CropParams } from './content.ts';
import { turnedPoint, turnedSize } from './turned-image.ts';
import type { Point, Size } from './turned-image.ts';

/** What of an image decides how it is cut. */
export interface CroppedImage {
  readonly mimeType: string;
  /** Null where they are not known. */
  readonly dimensions: Size | null;
  /** Parts of its width and height, 0 to 1. Null: the middle. */
  readonly focalPoint: Point | null;
  /** Sizes of the files that stood in its place, for which a crop may have been made. */
  readonly earlierSizes: readonly Size[];
}

/** Pixels that a crop may have in all. */
export const maxCropPixels = 25_000_000;

const drawing = 'image/svg+xml';
const middle: Point = { x: 0.5, y: 0.5 };
/** Part of a pixel that counts as nothing: of a turned image the canvas is no whole number of pixels. */
const crumb = 0.5;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Whether a crop lies on the canvas of the turned image. */
function isOnCanvas({ x, y, width, height, rotate }: CropParams, size: Size): boolean {
  const canvas = turnedSize(size, rotate);
  return x >= -crumb && y >= -crumb && x + width <= canvas.width + crumb && y + height <= canvas.height + crumb;
}

/** Whether the middle of a crop shows something of the image: beside a turned image its canvas is empty. */
function isOfImage({ x, y, width, height, rotate }: CropParams, size: Size): boolean {
  const canvas = turnedSize(size, rotate);
  const fromMiddle = turnedPoint({ x: x + width / 2 - canvas.width / 2, y: y + height / 2 - canvas.height / 2 }, -rotate);
  return Math.abs(fromMiddle.x) < size.width / 2 && Math.abs(fromMiddle.y) < size.height / 2;
}

/** Whether nothing of a crop is empty. Of one that is not turned by quarters this is not worth finding out: never. */
export function isFilled(crop: CropParams, size: Size): boolean {
  return crop.rotate % 90 === 0 && isOnCanvas(crop, size);
}

/** A crop of the same shape and turn, as large as the image has it, with the focal point as near its middle as it goes. */
function refitted(crop: CropParams, size: Size, focalPoint: Point): CropParams {
  const { width, height, rotate, scaleX, scaleY } = crop;
  // What the crop covers of the image while that lies straight.
  const covered = turnedSize(crop, rotate);
  const scale = Math.min(size.width / covered.width, size.height / covered.height, Math.sqrt(maxCropPixels / (width * height)));
  const within = (length: number, half: number, part: number): number => clamp(length * part, half, length - half) - length / 2;
  const centre = turnedPoint(
    {
      x: within(size.width, (covered.width * scale) / 2, scaleX < 0 ? 1 - focalPoint.x : focalPoint.x),
      y: within(size.height, (covered.height * scale) / 2, scaleY < 0 ? 1 - focalPoint.y : focalPoint.y),
    },
    rotate,
  );
  const canvas = turnedSize(size, rotate);
  const whole = (length: number): number => Math.max(1, Math.floor(length + 1e-6));
  const next = { width: whole(width * scale), height: whole(height * scale) };
  return {
    ...crop,
    ...next,
    x: Math.round(canvas.width / 2 + centre.x - next.width / 2),
    y: Math.round(canvas.height / 2 + centre.y - next.height / 2),
  };
}

/**
 * A crop as it is made of an image that took the place of others. It stays where it lies on the image. Where it was made for
 * one of those before and lies outside this one, it keeps its shape and shows as much as there is about the focal point. One
 * that reached past all of them was meant to, and stays as long as it shows something.
 */
export function fitCrop(crop: CropParams, earlierSizes: readonly Size[], size: Size, focalPoint: Point | null): CropParams {
  const isKept = isOfImage(crop, size) && (isOnCanvas(crop, size) || !earlierSizes.some((earlier) => isOnCanvas(crop, earlier)));
  return isKept ? crop : refitted(crop, size, focalPoint ?? middle);
}

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;

/** The earlier sizes of an image once another one stands in its place, latest first. `next`: null where its size is not known. */
export function earlierSizesOf(
  { dimensions, earlierSizes }: Omit<CroppedImage, 'mimeType' | 'focalPoint'>,
  next: Size | null,
): Size[] {
  const before = dimensions ? [dimensions, ...earlierSizes.filter((size) => !isSame(size, dimensions))] : earlierSizes;
  return before.filter((size) => !next || !isSame(size, next));
}

/** The crop that pages show of an image; undefined for the whole of it. A drawing is never cut: it fits any place. */
export function shownCrop(crop: CropParams | undefined, image: CroppedImage): CropParams | undefined {
  const { mimeType, dimensions, focalPoint, earlierSizes } = image;
  if (!crop || mimeType === drawing) return undefined;
  return dimensions && earlierSizes.length > 0 ? fitCrop(crop, earlierSizes, dimensions, focalPoint) : crop;
}
