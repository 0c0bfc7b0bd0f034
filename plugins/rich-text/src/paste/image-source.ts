import type { PastedImage } from './pasted.types.ts';

/** Kinds of images that the library takes, with the ending of their names. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

export const isUploadable = (type: string): boolean => Object.hasOwn(endings, type);

/** The ending of an image's name; undefined for a kind that the library does not take. */
export const endingOf = (type: string): string | undefined => (Object.hasOwn(endings, type) ? endings[type] : undefined);

/** The kind of an image that stands in its own address; undefined where it stands elsewhere or is of no kind we take. */
export function dataType(src: string): string | undefined {
  const type = /^data:([a-z]+\/[a-z0-9.+-]+)(?:;[^,]{0,100})?;base64,/i
    .exec(src.slice(0, 200))?.[1]
    ?.toLowerCase()
    .replace('image/jpg', 'image/jpeg');
  return type !== undefined && isUploadable(type) ? type : undefined;
}

/** The bytes of an image that stands in its own address; undefined where they cannot be read. */
export function dataBytes(src: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(src.slice(src.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The name of an image that was left out: its address, or of a file on somebody's disk only its name. */
export function imageName({ src, altText }: PastedImage): string {
  const where = /^https?:/i.test(src) ? src : (/[^/\\]+$/.exec(src.slice(0, 500))?.[0] ?? '');
  const short = src.startsWith('data:') ? '' : where;
  return altText && short ? `${altText} (${short})` : altText || short;
}
