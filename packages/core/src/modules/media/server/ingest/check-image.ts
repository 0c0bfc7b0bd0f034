import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { openImage } from '../images/image-library.ts';
import { createWorkQueue, forChange } from '../images/work-queue.ts';
import { isLecternError, LecternError } from '../../../../contract/errors.ts';
import { colourWidth, dominantColour } from './dominant-colour.ts';
import { fail } from '../fail.ts';
import { maxPixels, maxSide } from '../../media-limits.ts';

interface ImageFacts {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`; empty where something of it is transparent. */
  readonly colour: string;
}

/** All frames of an image, read to the last pixel, as a few pixels of red, green, blue and alpha. Throws where it is not whole. */
export async function smallPixels(bytes: Uint8Array): Promise<Buffer> {
  const image = await openImage(bytes, { animated: true });
  return image
    .resize({ width: colourWidth, fastShrinkOnLoad: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
}

/** Decoding takes memory by the megapixel; an editor who waits is not refused. */
const queue = createWorkQueue({ atOnce: 2, waiting: 0 });

/** The facts of an image, with all of its frames; G_31 where these are more than is ever decoded at once. */
async function factsOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await (await openImage(bytes, { animated: true })).metadata();
  } catch (error) {
    if (error instanceof Error && error.message.includes('exceeds pixel limit')) return fail('G_31', 'f');
    throw error;
  }
}

async function measure(bytes: Buffer): Promise<ImageFacts> {
  const { width, height: allFrames, pageHeight: height = allFrames, orientation } = await factsOf(bytes);
  if (!width || !height) return fail('G_11', 'f');
  if (width > maxSide || height > maxSide || width * allFrames > maxPixels) fail('G_31', 'f');
  // Only decoding tells whether all of it is there.
  const colour = dominantColour(await smallPixels(bytes));
  return { ...((orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }), colour };
}

/**
 * The size of an image as it is seen and its colour, after it was read to the last pixel of its last frame; G_31 where it is too big,
 * G_11 where it is not whole.
 */
export async function checkImage(path: string): Promise<ImageFacts> {
  const bytes = await readFile(path);
  try {
    return await queue.run(() => measure(bytes), forChange);
  } catch (error) {
    if (isLecternError(error)) throw error;
    throw new LecternError({ code: 'G_11', property: 'f' }, { cause: error });
  }
}
