import { uploadLimits } from './upload-limits.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture whose longest side may be so long. */
function fitted({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** An image that was made smaller. */
export interface SmallerImage extends Size {
  readonly file: File;
}

/** Qualities that are tried one after the other, best first. */
const qualities = [0.86, 0.78, 0.68, 0.56];
/** Longest sides that are tried where no quality alone is enough. */
const sides = [uploadLimits.imageSide, 2048, 1600];

/** The type and the extension of the smaller picture: transparent ones stay transparent. */
const targetOf = (type: string): { readonly type: string; readonly extension: string } =>
  type === 'image/jpeg' ? { type: 'image/jpeg', extension: 'jpg' } : { type: 'image/webp', extension: 'webp' };

const renamed = (name: string, extension: string): string => `${name.replace(/\.[^.]*$/, '')}.${extension}`;

/** Pixels of a picture, its turning by metadata included; undefined for what the browser cannot draw. */
export async function imageSize(file: Blob): Promise<Size | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    return undefined;
  }
}

/**
 * Draws an image smaller until it is at most 1 MB: first to 2560 pixels, then at a lower quality, then smaller still.
 * Decoding, scaling and encoding happen outside the main thread where the browser can. Undefined where it cannot be done.
 */
export async function shrinkImage(file: File): Promise<SmallerImage | undefined> {
  try {
    const original = await createImageBitmap(file);
    const { type, extension } = targetOf(file.type);
    for (const side of sides) {
      const { width, height } = fitted(original, side);
      const bitmap = await createImageBitmap(original, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      bitmap.close();
      for (const quality of qualities) {
        const blob = await canvas.convertToBlob({ type, quality });
        if (blob.type !== type) return undefined;
        if (blob.size <= uploadLimits.imageSize)
          return { file: new File([blob], renamed(file.name, extension), { type }), width, height };
      }
    }
    return undefined;
  } catch {
    return undefined;
  }
}
