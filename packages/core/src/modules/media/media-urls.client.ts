import type { Client } from '../../client/create-client.ts';
import type { CropParams, MediaRecord } from '../../contract/content.ts';
import { fallbackImage } from '../../contract/fallback-image.ts';
import type { Result } from '../../client/result.ts';
import { mediaCalls } from './media.client.ts';

type Addresses = Pick<Client, 'url'>;
type Named = Pick<MediaRecord, 'hash' | 'fileName'>;

interface BlockUse {
  readonly pageID: string;
  /** The block's key. */
  readonly blockID: string | undefined;
}

interface GroupUse {
  readonly pageID: string;
  /** `seo` or `type`. */
  readonly group: string | undefined;
}

/** Address of what stands where an image is missing. */
const fallbackUrl = `data:image/svg+xml,${encodeURIComponent(fallbackImage)}`;

/** The parts of an address, unless one is missing, which the console is told. */
function completed(what: string, pageID: string, parts: Readonly<Record<string, unknown>>): boolean {
  const missing = Object.keys(parts).filter((name) => parts[name] === undefined || parts[name] === '');
  if (missing.length > 0)
    console.warn(`The address of ${what} on page ${pageID} cannot be built: ${missing.join(' and ')} missing.`);
  return missing.length === 0;
}

const addressOf = (client: Addresses, pageID: string, group: string, { hash, fileName }: Named): string =>
  client.url(mediaCalls.pageFile, { params: { pageID, group, hash, fileName } });

/** Address of an image of a block (`__images`); of the fallback image where it is missing, and the console says what. */
export const blockImageUrl = (
  client: Addresses,
  { pageID, blockID, image }: BlockUse & { readonly image: Named | undefined },
): string =>
  completed('an image', pageID, { 'block ID': blockID, image }) && image
    ? addressOf(client, pageID, `block_images_${blockID}`, image)
    : fallbackUrl;

/** Address of a file of a block (`__files`); undefined where it is missing, and the console says what. */
export const blockFileUrl = (
  client: Addresses,
  { pageID, blockID, file }: BlockUse & { readonly file: Named | undefined },
): string | undefined =>
  completed('a file', pageID, { 'block ID': blockID, file }) && file
    ? addressOf(client, pageID, `block_files_${blockID}`, file)
    : undefined;

/** Address of an image of the page itself; of the fallback image where it is missing, and the console says what. */
export const pageImageUrl = (
  client: Addresses,
  { pageID, group, image }: GroupUse & { readonly image: Named | undefined },
): string =>
  completed('an image', pageID, { group, image }) && group && image ? addressOf(client, pageID, group, image) : fallbackUrl;

/** Address of a file of the page itself; undefined where it is missing, and the console says what. */
export const pageFileUrl = (
  client: Addresses,
  { pageID, group, file }: GroupUse & { readonly file: Named | undefined },
): string | undefined =>
  completed('a file', pageID, { group, file }) && group && file ? addressOf(client, pageID, group, file) : undefined;

/** Address of a shared file, for links from elsewhere. It stays when the file is renamed, moved or replaced. */
export const sharedFileUrl = (client: Addresses, file: { readonly id: string; readonly fileName: string }): string =>
  client.url(mediaCalls.sharedFile, { params: { fileID: file.id, fileName: file.fileName } });

/** The bytes of an image at an address. A failure where the fallback image stands there. */
export const readImage = (client: Pick<Client, 'read'>, url: string, signal?: AbortSignal): Promise<Result<Blob>> =>
  client.read(url, { accept: 'image/*', ...(signal ? { signal } : {}) });

/** A part of the hash of a file's bytes makes another address of it after they were replaced. */
const versionOf = (hash: string | undefined): string | undefined => hash?.slice(0, 12);

interface PreviewOptions {
  /** Pixels: a copy about so wide. Default: the image as it is. */
  readonly width?: number;
  /** Of its bytes. */
  readonly hash?: string | undefined;
}

/** Address of a picture of an image, for lists and forms. */
export const previewUrl = (client: Addresses, imageID: string, { width, hash }: PreviewOptions = {}): string =>
  client.url(mediaCalls.preview, { query: { imageID, width, v: versionOf(hash) } });

/** Address of a picture of an image as it was cut. */
export function cropUrl(client: Addresses, imageID: string, crop: CropParams, hash?: string): string {
  const { x, y, width, height, rotate, scaleX, scaleY } = crop;
  return client.url(mediaCalls.cropPreview, {
    query: { imageID, x, y, width, height, rotate, scaleX, scaleY, v: versionOf(hash) },
  });
}
