import { LecternError } from '../../../contract/errors.ts';

/** Formats that the library takes, by the type that their content shows. */
const accepted: Readonly<Record<string, 'image' | 'document'>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/avif': 'image',
  'image/gif': 'image',
  'application/pdf': 'document',
};

/** Pixels that an image may have in all; more is refused before it is decoded. */
const maxPixels = 40_000_000;

export interface InspectedFile {
  readonly fileType: 'image' | 'document';
  readonly mimeType: string;
  readonly extension: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** What a file is, by its content and not by its name. Refuses what the library does not take (G_11 at `f`). */
export async function inspectFile(path: string): Promise<InspectedFile> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  const fileType = found ? accepted[found.mime] : undefined;
  if (!found || !fileType) throw new LecternError({ code: 'G_11', property: 'f' });
  if (fileType === 'document') return { fileType, mimeType: found.mime, extension: found.ext, width: null, height: null };
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, orientation } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).metadata();
    if (!width || !height || width * height > maxPixels) throw new Error('no usable size');
    const isTurned = (orientation ?? 1) >= 5;
    return {
      fileType,
      mimeType: found.mime,
      extension: found.ext,
      width: isTurned ? height : width,
      height: isTurned ? width : height,
    };
  } catch (error) {
    throw new LecternError({ code: 'G_11', property: 'f' }, { cause: error });
  }
}
