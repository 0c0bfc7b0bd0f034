import type { Sharp } from 'sharp';
import { turnedSize } from '#contract/turned-image.ts';
import type { Size } from '#contract/turned-image.ts';
import type { Crop } from '../crop.ts';
import { imageLibrary } from './image-library.ts';

interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

/** One side of the cut: what of it lies on the canvas, and how much stays empty before and after. */
function span(start: number, length: number, available: number): { from: number; length: number; before: number; after: number } {
  const from = Math.min(Math.max(start, 0), available);
  const to = Math.min(Math.max(start + length, 0), available);
  return {
    from,
    length: to - from,
    before: Math.max(0, Math.min(-start, length)),
    after: Math.max(0, Math.min(start + length - available, length)),
  };
}

/**
 * Cuts an image as the canvas of cropperjs does: mirrored, turned on a canvas that is large enough for it, cut. What lies
 * outside it has the colour `empty`. `size` is that of the image as it is looked at, after the turning by its metadata.
 */
export async function cropImage(image: Sharp, { crop, size, empty }: { crop: Crop; size: Size; empty: Rgba }): Promise<Sharp> {
  const canvas = turnedSize(size, crop.turn);
  const across = span(crop.left, crop.width, Math.round(canvas.width));
  const down = span(crop.top, crop.height, Math.round(canvas.height));
  if (across.length === 0 || down.length === 0) {
    const sharp = await imageLibrary();
    return sharp({ create: { width: crop.width, height: crop.height, channels: 4, background: empty } });
  }
  let result = image.autoOrient().flip(crop.isUpsideDown).flop(crop.isMirrored);
  if (crop.turn !== 0) result = result.rotate(crop.turn, { background: empty });
  // Without a turn the library cuts first and mirrors afterwards.
  const isCutFirst = crop.turn === 0;
  const left = isCutFirst && crop.isMirrored ? size.width - across.from - across.length : across.from;
  const top = isCutFirst && crop.isUpsideDown ? size.height - down.from - down.length : down.from;
  return result
    .extract({ left, top, width: across.length, height: down.length })
    .extend({ left: across.before, right: across.after, top: down.before, bottom: down.after, background: empty });
}
