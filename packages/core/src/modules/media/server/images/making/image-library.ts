import type sharpModule from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';

/** Pixels that an image may have in all; more is refused before it is decoded. */
const maxPixels = 40_000_000;

/** Seconds after which work on one image is given up. */
const patience = 20;

/** Formats that are decoded. All other decoders stay shut, whatever a file claims to be. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);

type Library = typeof sharpModule;

let loading: Promise<Library> | undefined;

/** The image library with its limits set; loaded when the first image needs it. */
export function imageLibrary(): Promise<Library> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: decoders });
    // Files come and go by the thousand, and each is opened once.
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/** Opens an image with every limit on. Broken files throw when they are read. */
export async function openImage(bytes: Uint8Array, options: Pick<SharpOptions, 'animated'> = {}): Promise<Sharp> {
  const sharp = await imageLibrary();
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', ...options }).timeout({ seconds: patience });
}
