import { slugify } from '@lectern/core';
import { mediaCalls } from '@lectern/core/client';
import type { Client, Failure } from '@lectern/core/client';
import { endingOf } from '../../paste/image-source.ts';
import type { FoundImage } from '../../paste/find-images.ts';
import type { ImageNode } from '../../document/rich-text.types.ts';

/** The description of an image by a person, before it goes into the library. */
export interface ImageDescription {
  readonly altText: string;
  readonly decorative: boolean;
}

export type UploadedImage = { readonly ok: true; readonly node: ImageNode } | Failure;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A name that says what the image shows, or else when it came. */
function fileName(description: ImageDescription, type: string, attempt: number): string {
  const now = new Date();
  const date = `${now.getFullYear()}${twoDigits(now.getMonth() + 1)}${twoDigits(now.getDate())}`;
  const base = slugify(description.altText).slice(0, 60).replace(/-+$/, '') || 'image';
  const suffix = attempt === 0 ? date : `${date}-${crypto.randomUUID().slice(0, 8)}`;
  return `${base}-${suffix}.${endingOf(type) ?? 'png'}`;
}

interface UploadOptions {
  /** Of the folder into which it goes. Default: the root, which also takes what a folder that is gone cannot. */
  readonly folderID?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Puts an image into the library and says what it shows. A name that is taken gets another ending. */
export async function uploadImage(
  client: Client,
  { image, file }: FoundImage,
  description: ImageDescription,
  { folderID: wanted, signal }: UploadOptions = {},
): Promise<UploadedImage> {
  let folderID = wanted;
  for (let attempt = 0; ; attempt += 1) {
    const named = new File([file], fileName(description, file.type, attempt), { type: file.type });
    const added = await client.call(mediaCalls.addFile, {
      form: { ...(folderID ? { folderID } : {}), f: named },
      onlyStatus: 200,
      signal,
    });
    if (!added.ok) {
      if (attempt < 2 && added.errors.some(({ code }) => code === 'ML_03')) continue;
      const isFolderGone = folderID !== undefined && added.errors.some(({ code }) => code === 'G_15');
      if (isFolderGone) {
        folderID = undefined;
        continue;
      }
      return added;
    }
    // The image is there; a default description that could not be kept takes nothing away from that.
    if (description.altText)
      await client.call(mediaCalls.editFile, { body: { id: added.data.id, defaultAltText: description.altText } });
    return {
      ok: true,
      node: {
        type: 'image',
        fileID: added.data.id,
        ...(description.decorative ? { decorative: true } : description.altText ? { altText: description.altText } : {}),
        ...(image.caption ? { caption: image.caption } : {}),
      },
    };
  }
}
