import { readFile } from 'node:fs/promises';
import { openImage } from '../images/image-library.ts';
import { createWorkQueue } from '../images/work-queue.ts';
import { LecternError } from '../../../../contract/errors.ts';
import { fail } from '../fail.ts';
import { maxPixels, maxSide } from '../../media-limits.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Decoding takes memory by the megapixel; an editor who waits is not refused. */
const queue = createWorkQueue({ atOnce: 2, waiting: 0 });

async function measure(bytes: Buffer): Promise<ImageSize> {
  const { width, height, orientation } = await (await openImage(bytes)).metadata();
  if (!width || !height || width > maxSide || height > maxSide || width * height > maxPixels) fail('G_11', 'f');
  // Only decoding tells whether all of it is there.
  await (await openImage(bytes)).resize({ width: 16, fastShrinkOnLoad: false }).raw().toBuffer();
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}

/** The size of an image as it is seen, after it was read to its last pixel; G_11 where it is too big or not whole. */
export async function checkImage(path: string): Promise<ImageSize> {
  const bytes = await readFile(path);
  try {
    return await queue.run(() => measure(bytes), { isUrgent: true });
  } catch (error) {
    throw new LecternError({ code: 'G_11', property: 'f' }, { cause: error });
  }
}
