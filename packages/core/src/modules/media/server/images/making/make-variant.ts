import { openImage } from './image-library.ts';
import { shareSize } from '#site/image/variant.ts';
import type { Variant } from '#site/image/variant.ts';

/** The part of an image with the shape of a share image, as large as it can be, with the focal point as near its centre as it goes. */
function shareArea({ width, height }: { width: number; height: number }, focus: { x: number; y: number }) {
  const shape = shareSize.width / shareSize.height;
  const isWide = width / height > shape;
  const area = {
    width: isWide ? Math.max(1, Math.round(height * shape)) : width,
    height: isWide ? height : Math.max(1, Math.round(width / shape)),
  };
  const place = (whole: number, part: number, at: number): number =>
    Math.round(Math.min(Math.max((whole * at) / 100 - part / 2, 0), whole - part));
  return { ...area, left: place(width, area.width, focus.x), top: place(height, area.height, focus.y) };
}

/** Makes a variant of an image. Throws where the image is broken or takes too long. */
export async function makeVariant(bytes: Uint8Array, variant: Variant): Promise<Buffer> {
  const image = (await openImage(bytes)).autoOrient();
  if (variant.kind === 'share') {
    const { autoOrient: size } = await (await openImage(bytes)).metadata();
    return image
      .extract(shareArea(size, variant.focus))
      .resize({ ...shareSize, fit: 'fill', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  }
  const narrower = image.resize({ width: variant.width, withoutEnlargement: true });
  const { format } = variant;
  // WebP stands in until the AVIF is made, so it is made in a third of the time that its best would take.
  return format === 'avif'
    ? narrower.avif({ quality: 55, effort: 3 }).toBuffer()
    : narrower.webp({ quality: 78, effort: 2 }).toBuffer();
}
