import type { CropParams } from '#contract/content.ts';
import { shownCrop as cropOfImage } from '#contract/fit-crop.ts';
import type { MediaFile } from './media-file.entity.ts';

/** What of a file decides how it is cut. */
export type CroppedFile = Pick<MediaFile, 'mimeType' | 'width' | 'height' | 'focalX' | 'focalY' | 'earlierSizes'>;

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

/** The crop that pages show of a file of the library; undefined for the whole of it. */
export function shownCrop(crop: CropParams | undefined, file: CroppedFile): CropParams | undefined {
  const { mimeType, width, height, focalX, focalY, earlierSizes } = file;
  return cropOfImage(crop, {
    mimeType,
    dimensions: width && height ? { width, height } : null,
    focalPoint: isNumber(focalX) && isNumber(focalY) ? { x: focalX, y: focalY } : null,
    earlierSizes,
  });
}
