import type { Metadata } from 'sharp';
import { maxPixels, maxSide } from '#modules/media/media-limits.ts';
import { colourWidth, dominantColour } from './dominant-colour.ts';
import { openImage } from './image-library.ts';

/** What is known of an image that is whole; `big` is more than is ever decoded, `broken` cannot be read to its last pixel. */
export type Measured =
  | {
      readonly kind: 'whole';
      /** Pixels, as it is seen. */
      readonly width: number;
      readonly height: number;
      /** `#rrggbb`; empty where something of it is transparent. */
      readonly colour: string;
    }
  | { readonly kind: 'big' }
  | { readonly kind: 'broken'; readonly reason: string };

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

/** The colour that most of an image has, `#rrggbb`; empty where something of it is transparent. Throws where it is not whole. */
export const findColour = async (bytes: Uint8Array): Promise<string> => dominantColour(await smallPixels(bytes));

/** The facts of an image, with all of its frames; undefined where these are more than is ever decoded at once. */
async function factsOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await (await openImage(bytes, { animated: true })).metadata();
  } catch (error) {
    if (error instanceof Error && error.message.includes('exceeds pixel limit')) return undefined;
    throw error;
  }
}

async function measure(bytes: Uint8Array): Promise<Measured> {
  const facts = await factsOf(bytes);
  if (!facts) return { kind: 'big' };
  const { width, height: allFrames, pageHeight: height = allFrames, orientation } = facts;
  if (!width || !height) return { kind: 'broken', reason: 'it has no size' };
  if (width > maxSide || height > maxSide || width * allFrames > maxPixels) return { kind: 'big' };
  // Only decoding tells whether all of it is there.
  const colour = await findColour(bytes);
  const isOnItsSide = (orientation ?? 1) >= 5;
  return { kind: 'whole', width: isOnItsSide ? height : width, height: isOnItsSide ? width : height, colour };
}

/** The size of an image as it is seen and its colour, after it was read to the last pixel of its last frame. */
export async function measureImage(bytes: Uint8Array): Promise<Measured> {
  try {
    return await measure(bytes);
  } catch (error) {
    return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) };
  }
}
