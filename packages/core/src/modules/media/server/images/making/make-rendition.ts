import type { Sharp } from 'sharp';
import type { Crop } from '../crop.ts';
import { cropImage } from './crop-image.ts';
import { openImage } from './image-library.ts';
import { isPlainImage } from './is-plain-image.ts';

/** An image as a page uses it. */
export interface MadeImage {
  /** Absent where the original is so already. */
  readonly bytes?: Uint8Array;
  readonly mimeType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether narrower copies can be made of it. */
  readonly isScalable: boolean;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };

/** The same format again, well above what the eye can tell. What moves and was cut stands still: as a PNG. */
function encode(image: Sharp, mimeType: string, isCropped: boolean): { image: Sharp; mimeType: string } {
  switch (mimeType) {
    case 'image/jpeg':
      return { image: image.jpeg({ quality: 90 }), mimeType };
    case 'image/webp':
      return { image: image.webp({ quality: 90, smartSubsample: true }), mimeType };
    case 'image/avif':
      return { image: image.avif({ quality: 75, effort: 3 }), mimeType };
    case 'image/gif':
      return isCropped ? { image: image.png({ compressionLevel: 9 }), mimeType: 'image/png' } : { image: image.gif(), mimeType };
    default:
      return { image: image.png({ compressionLevel: 9 }), mimeType: 'image/png' };
  }
}

/** A drawing: it fits every width as it is. */
const drawing = 'image/svg+xml';

/**
 * Makes of an original what a page shows: cut as asked, upright, without metadata; undefined of a drawing, which stays as it is.
 * Throws where the file is broken, too large, or takes too long, and where a drawing (SVG) is to be cut.
 */
export async function makeRendition({
  original,
  mimeType,
  crop,
}: {
  original: Uint8Array;
  mimeType: string;
  crop: Crop | undefined;
}): Promise<MadeImage | undefined> {
  if (mimeType === drawing) {
    if (crop) throw new Error('A drawing cannot be cut.');
    return undefined;
  }
  const facts = await (await openImage(original, { animated: true })).metadata();
  const isMoving = (facts.pages ?? 1) > 1;
  const size = { width: facts.autoOrient.width, height: facts.pageHeight ?? facts.autoOrient.height };
  if (!crop && (facts.orientation ?? 1) === 1 && isPlainImage(original, mimeType)) {
    return { mimeType, ...size, isScalable: !isMoving };
  }
  const opened = await openImage(original, { animated: isMoving && !crop });
  const empty = mimeType === 'image/jpeg' ? white : clear;
  const cut = crop ? await cropImage(opened, { crop, size, empty }) : opened.autoOrient();
  const encoded = encode(cut, mimeType, crop !== undefined);
  const { data, info } = await encoded.image.timeout({ seconds: 20 }).toBuffer({ resolveWithObject: true });
  const isStill = !isMoving || crop !== undefined;
  return {
    bytes: data,
    mimeType: encoded.mimeType,
    width: info.width,
    height: isStill ? info.height : (info.pageHeight ?? info.height),
    isScalable: isStill,
  };
}
