import type { Lectern } from '#server/kernel/lectern.ts';
import { images, shownCrop } from '#modules/media/server/public.ts';
import type { Replacement } from '#modules/media/server/public.ts';
import { cropsOfFile } from './crops-of-file.ts';

/**
 * Makes what pages will show of an image that is about to be replaced, before the transaction that does it: a cut takes a
 * moment, and meanwhile nobody should have to wait for those pages.
 */
export async function prepareReplacement(app: Lectern, { fileID, image, read }: Replacement): Promise<void> {
  const crops = (await cropsOfFile(app, fileID)).map(({ cropParams }) => shownCrop(cropParams, image));
  // Whole in the library itself, as a poster, and as a GIF that is a video.
  const uses = [undefined, ...crops].map((cropParams) => ({ original: image.hash, mimeType: image.mimeType, cropParams }));
  await app.service(images).renditions.of(app.orm.em.fork(), uses, { source: read });
}
