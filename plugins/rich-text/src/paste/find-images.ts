import type { BlockNode, ImageNode } from '../document/rich-text.types.ts';
import { dataBytes, dataType, endingOf, isUploadable } from './image-source.ts';
import type { PastedBlock, PastedImage } from './pasted.types.ts';
import { isPastedImage } from './pasted.types.ts';

/** An image that can be put into the library. */
export interface FoundImage {
  readonly image: PastedImage;
  readonly file: File;
}

export interface FoundImages {
  /** Without the images that cannot be had. Their captions stay. */
  readonly blocks: readonly PastedBlock[];
  readonly images: readonly FoundImage[];
  /** Those that cannot be had. */
  readonly missing: readonly PastedImage[];
}

/** The bytes of an image; undefined where they cannot be had. */
export type FileOf = (image: PastedImage) => File | undefined;

const captionOf = ({ caption }: PastedImage): BlockNode[] =>
  caption ? [{ type: 'paragraph', children: [{ text: caption }] }] : [];

function inAddress(image: PastedImage, index: number): File | undefined {
  const type = dataType(image.src);
  const bytes = type && dataBytes(image.src);
  return bytes && bytes.length > 0 ? new File([bytes], `image-${index + 1}.${endingOf(type) ?? 'png'}`, { type }) : undefined;
}

/**
 * The files of a clipboard for its images: in their own address, or among the files there, where there is one for
 * each. Nothing is fetched from anywhere.
 */
export function clipboardFiles(blocks: readonly PastedBlock[], files: readonly File[]): FileOf {
  const all = blocks.filter(isPastedImage);
  const elsewhere = all.filter((image) => !image.src.startsWith('data:'));
  const isMatch = elsewhere.length > 0 && elsewhere.length === files.length && files.every((file) => isUploadable(file.type));
  return (image) => {
    if (image.src.startsWith('data:')) return inAddress(image, all.indexOf(image));
    return isMatch ? files[elsewhere.indexOf(image)] : undefined;
  };
}

/** Tells the images whose bytes can be had from those that are left out. */
export function findImages(blocks: readonly PastedBlock[], fileOf: FileOf): FoundImages {
  const images = blocks.filter(isPastedImage).flatMap((image): FoundImage[] => {
    const file = fileOf(image);
    return file ? [{ image, file }] : [];
  });
  const found = new Set(images.map(({ image }) => image));
  return {
    blocks: blocks.flatMap((block) => (isPastedImage(block) && !found.has(block) ? captionOf(block) : [block])),
    images,
    missing: blocks.filter(isPastedImage).filter((image) => !found.has(image)),
  };
}

/** Blocks with each image as it is in the library; one without a place there leaves its caption. */
export const placeImages = (blocks: readonly PastedBlock[], placed: ReadonlyMap<PastedImage, ImageNode>): BlockNode[] =>
  blocks.flatMap((block): readonly BlockNode[] => {
    if (!isPastedImage(block)) return [block];
    const image = placed.get(block);
    return image ? [image] : captionOf(block);
  });
