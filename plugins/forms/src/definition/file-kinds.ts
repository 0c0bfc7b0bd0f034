import type { FileAnswer, FileKind } from './definition.types.ts';

/** The media types of each kind, by content. */
export const fileKinds: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  png: ['image/png'],
  heic: ['image/heic', 'image/heif'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  odt: ['application/vnd.oasis.opendocument.text'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
};

/** Every kind, in the order in which they are named. */
export const allFileKinds = Object.keys(fileKinds) as readonly FileKind[];

/** Kinds of a signature. */
export const signatureKinds: readonly FileKind[] = ['jpg', 'png', 'heic'];

const megabyte = 1024 * 1024;

/** Bytes that a signature may have. */
export const signatureSize = 3 * megabyte;

/** 9,961,472 bytes as 9.5. */
export const megabytes = (bytes: number): number => Math.round((bytes / megabyte) * 10) / 10;

/** The kind of a file by its media type; by its name where a browser does not know the type, as of HEIC. */
export function fileKindOf({ name, type }: Pick<FileAnswer, 'name' | 'type'>): FileKind | undefined {
  if (type !== '') return allFileKinds.find((kind) => fileKinds[kind].includes(type));
  const ending = (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg').replace('heif', 'heic');
  return allFileKinds.find((kind) => kind === ending);
}
