import type { BlockNode, ImageNode } from '../document/rich-text.types.ts';
import { dataBytes, dataType, endingOf, imageName, isUploadable } from './image-source.ts';
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
  /** Names of those that cannot be had. */
  readonly missing: readonly string[];
}

const captionOf = ({ caption }: PastedImage): BlockNode[] =>
  caption ? [{ type: 'paragraph', children: [{ text: caption }] }] : [];

function inAddress(image: PastedImage, index: number): File | undefined {
  const type = dataType(image.src);
  const bytes = type && dataBytes(image.src);
  return bytes && bytes.length > 0 ? new File([bytes], `image-${index + 1}.${endingOf(type) ?? 'png'}`, { type }) : undefined;
}

/**
 * Finds the bytes of images: in their own address, or among the files of the clipboard, where there is one for each.
 * Nothing is fetched from anywhere.
 */
export function findImages(blocks: readonly PastedBlock[], files: readonly File[]): FoundImages {
  const all = blocks.filter(isPastedImage);
  const elsewhere = all.filter((image) => !image.src.startsWith('data:'));
  const usable = files.filter((file) => isUploadable(file.type));
  const isMatch = elsewhere.length > 0 && elsewhere.length === files.length && usable.length === files.length;
  const found = new Map<PastedImage, File>();
  const missing: string[] = [];
  for (const [index, image] of all.entries()) {
    const file = image.src.startsWith('data:') ? inAddress(image, index) : isMatch ? files[elsewhere.indexOf(image)] : undefined;
    if (file) found.set(image, file);
    else missing.push(imageName(image));
  }
  return {
    blocks: blocks.flatMap((block) => (isPastedImage(block) && !found.has(block) ? captionOf(block) : [block])),
    images: [...found].map(([image, file]) => ({ image, file })),
    missing,
  };
}

/** Blocks with each image as it is in the library; one without a place there leaves its caption. */
export const placeImages = (blocks: readonly PastedBlock[], placed: ReadonlyMap<PastedImage, ImageNode>): BlockNode[] =>
  blocks.flatMap((block): readonly BlockNode[] => {
    if (!isPastedImage(block)) return [block];
    const image = placed.get(block);
    return image ? [image] : captionOf(block);
  });
