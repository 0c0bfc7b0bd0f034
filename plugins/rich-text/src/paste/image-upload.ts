import { slugify } from '@lectern/core';
import type { Client, Failure } from '@lectern/core/client';
import { endingOf } from './image-source.ts';
import type { FoundImage } from './find-images.ts';
import type { ImageNode } from '../document/rich-text.types.ts';

/** What a person says of an image before it goes into the library. */
export interface ImageWords {
  readonly altText: string;
  readonly decorative: boolean;
}

export type UploadedImage = { readonly ok: true; readonly node: ImageNode } | Failure;

const folder = '/';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A name that says what the image shows, or else when it came. */
function fileName(words: ImageWords, type: string, attempt: number): string {
  const now = new Date();
  const stamp = `${now.getFullYear()}${twoDigits(now.getMonth() + 1)}${twoDigits(now.getDate())}`;
  const base = slugify(words.altText).slice(0, 60).replace(/-+$/, '') || 'image';
  const suffix = attempt === 0 ? stamp : `${stamp}-${crypto.randomUUID().slice(0, 8)}`;
  return `${base}-${suffix}.${endingOf(type) ?? 'png'}`;
}

/** Puts an image into the library and says what it shows. A name that is taken gets another ending. */
export async function uploadImage(
  client: Client,
  { image, file }: FoundImage,
  words: ImageWords,
  signal?: AbortSignal,
): Promise<UploadedImage> {
  for (let attempt = 0; ; attempt += 1) {
    const named = new File([file], fileName(words, file.type, attempt), { type: file.type });
    const added = await client.media.addFile({ path: folder, file: named }, signal ? { signal } : {});
    if (!added.ok) {
      if (attempt < 2 && added.errors.some(({ code }) => code === 'ML_03')) continue;
      return added;
    }
    // The image is there; a default description that could not be kept takes nothing away from that.
    if (words.altText) await client.media.editFile({ id: added.data.id, defaultAltText: words.altText });
    return {
      ok: true,
      node: {
        type: 'image',
        fileID: added.data.id,
        ...(words.decorative ? { decorative: true } : words.altText ? { altText: words.altText } : {}),
        ...(image.caption ? { caption: image.caption } : {}),
      },
    };
  }
}
