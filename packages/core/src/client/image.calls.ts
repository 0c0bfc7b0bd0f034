import type { MediaRecord } from '../contract/content.ts';
import { fallbackImage } from '../contract/fallback-image.ts';
import { pageFileUrl } from '../contract/page-file-url.ts';
import { callHeaders } from './http.ts';
import type { ClientOptions } from './http.ts';
import { decode, unreachable } from './result.ts';
import type { Result } from './result.ts';

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

/** The images and files of pages, for those who draw pages themselves. Where something is missing, the console says what. */
export interface ImageCalls {
  /** Address of an image of a block (`__images`); of the fallback image where it is missing. */
  readonly blockImageUrl: (use: BlockUse & { readonly image: Named | undefined }) => string;
  /** Address of a file of a block (`__files`); undefined where it is missing. */
  readonly blockFileUrl: (use: BlockUse & { readonly file: Named | undefined }) => string | undefined;
  /** Address of an image of the page itself; of the fallback image where it is missing. */
  readonly pageImageUrl: (use: GroupUse & { readonly image: Named | undefined }) => string;
  /** Address of a file of the page itself; undefined where it is missing. */
  readonly pageFileUrl: (use: GroupUse & { readonly file: Named | undefined }) => string | undefined;
  /** Address of a shared file, for links from elsewhere. It stays when the file is renamed, moved or replaced. */
  readonly sharedFileUrl: (file: { readonly id: string; readonly fileName: string }) => string;
  /** The bytes of an image at an address. A failure where the fallback image stands there. */
  readonly readImage: (url: string, signal?: AbortSignal) => Promise<Result<Blob>>;
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

export function imageCalls(options: ClientOptions): ImageCalls {
  const { apiPath } = options;
  const addressOf = (pageID: string, group: string, file: Named): string => pageFileUrl({ apiPath, pageID, group }, file);

  async function readImage(url: string, signal?: AbortSignal): Promise<Result<Blob>> {
    const read = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
    try {
      const response = await read(url, {
        credentials: 'same-origin',
        headers: { Accept: 'image/*', ...callHeaders(options.getToken()) },
        ...(signal ? { signal } : {}),
      });
      const token = response.headers.get('x-csrf-token');
      if (token) options.onToken(token);
      if (response.status === 401) options.onSignedOut?.();
      if (response.ok) return { ok: true, data: await response.blob() };
      const { status, headers } = response;
      const body: unknown = await response.json().catch(() => undefined);
      return decode({ status, headers, body, pick: () => new Blob() });
    } catch (error) {
      if (signal?.aborted) throw error;
      return unreachable;
    }
  }

  return {
    blockImageUrl: ({ pageID, blockID, image }) =>
      completed('an image', pageID, { 'block ID': blockID, image }) && image
        ? addressOf(pageID, `block_images_${blockID}`, image)
        : fallbackUrl,
    blockFileUrl: ({ pageID, blockID, file }) =>
      completed('a file', pageID, { 'block ID': blockID, file }) && file
        ? addressOf(pageID, `block_files_${blockID}`, file)
        : undefined,
    pageImageUrl: ({ pageID, group, image }) =>
      completed('an image', pageID, { group, image }) && group && image ? addressOf(pageID, group, image) : fallbackUrl,
    pageFileUrl: ({ pageID, group, file }) =>
      completed('a file', pageID, { group, file }) && group && file ? addressOf(pageID, group, file) : undefined,
    sharedFileUrl: ({ id, fileName }) =>
      `${apiPath}/medialib/get-shared-file/${encodeURIComponent(id)}/${encodeURIComponent(fileName)}`,
    readImage: (url, signal) => {
      const run = (): Promise<Result<Blob>> => readImage(url, signal);
      return options.track ? options.track(`GET ${url.split('?', 1)[0] ?? url}`, run) : run();
    },
  };
}
