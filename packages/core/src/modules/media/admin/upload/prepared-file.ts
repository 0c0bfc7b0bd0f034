import { isMediaName, proposedMediaName } from '#contract/media-name.ts';
import type { MediaFile } from '../../media.schema.ts';
import type { Size, SmallerImage } from './shrink-image.ts';
import { isImage, isShrinkable, uploadLimits } from './upload-limits.ts';

/** A file that somebody wants to upload, with what was found out about it. */
export interface PreparedFile {
  readonly key: string;
  readonly file: File;
  /** What it will be called in the library. */
  readonly name: string;
  /** Address of a picture of it inside this page; images only. */
  readonly picture: string | undefined;
  readonly size: Size | undefined;
  /** A photo in HEIC that this browser cannot turn into anything the library takes. */
  readonly isUnreadable: boolean;
  /** SHA-256 of its bytes; undefined while it is not known, and where it cannot be. */
  readonly hash: string | undefined;
  /** Undefined while it is being looked for. */
  readonly duplicates: readonly MediaFile[] | undefined;
  /** The smaller picture: undefined while it is being made, null where it cannot be. */
  readonly smaller: SmallerImage | null | undefined;
  readonly wantsSmaller: boolean;
  /** Takes the file that is in the library already. */
  readonly wantsExisting: boolean;
  /** Is sent although the same bytes stand in this list before it. */
  readonly wantsTwice: boolean;
  readonly altText: string;
}

export const prepared = (file: File, key: string): PreparedFile => ({
  key,
  file,
  name: proposedMediaName(file.name),
  picture: isImage(file) ? URL.createObjectURL(file) : undefined,
  size: undefined,
  isUnreadable: false,
  hash: undefined,
  duplicates: undefined,
  smaller: undefined,
  wantsSmaller: isTooHeavy(file),
  wantsExisting: false,
  wantsTwice: false,
  altText: '',
});

/** An image that the library refuses as it is. */
export const isTooHeavy = (file: File): boolean => isImage(file) && file.size > uploadLimits.imageSize;

/** Whether the browser could make it fit. */
export const canShrink = (file: File): boolean => isTooHeavy(file) && isShrinkable(file);

/** A file that the library takes in no way. */
export const isTooLarge = (file: File): boolean => file.size > uploadLimits.fileSize;

/** The code that says why a file is not even sent; undefined where it may be. */
export const refusalOf = ({ file, isUnreadable }: PreparedFile): 'ML_01' | 'G_34' | undefined =>
  isTooLarge(file) ? 'ML_01' : isUnreadable ? 'G_34' : undefined;

/** A file that goes by another name than its own, because no file of the library is called so. */
export const isRenamed = ({ file }: Pick<PreparedFile, 'file'>): boolean =>
  proposedMediaName(file.name) !== file.name.normalize('NFC');

/** Whether it may be called what somebody wrote. */
export const hasName = ({ name }: Pick<PreparedFile, 'name'>): boolean => isMediaName(name.trim());

/** An image with more pixels than a page shows, though it is not too heavy. */
export const isTooWide = ({ file, size }: PreparedFile): boolean =>
  !isTooHeavy(file) && size !== undefined && Math.max(size.width, size.height) > uploadLimits.imageSide;

/** The file before it in the list that has the same bytes; undefined where it is the first, or where the library has it too. */
export function twinOf(entry: PreparedFile, entries: readonly PreparedFile[]): PreparedFile | undefined {
  if (entry.hash === undefined || (entry.duplicates ?? []).length > 0) return undefined;
  return entries.slice(0, entries.indexOf(entry)).find(({ hash }) => hash === entry.hash);
}

/** The files of a list that are sent: none that the library takes in no way, none that is there already, none twice. */
export const sentOf = (entries: readonly PreparedFile[]): readonly PreparedFile[] =>
  entries.filter(
    (entry) =>
      refusalOf(entry) === undefined && !entry.wantsExisting && (entry.wantsTwice || twinOf(entry, entries) === undefined),
  );

/** Something about it still has to be found out before it can be sent. */
export const isPending = (entry: PreparedFile): boolean =>
  refusalOf(entry) === undefined &&
  !entry.wantsExisting &&
  (entry.duplicates === undefined || (entry.wantsSmaller && canShrink(entry.file) && entry.smaller === undefined));

/** The file that is sent, under the name that it gets. */
export function chosenFile(entry: PreparedFile): File {
  const { file, name, smaller, wantsSmaller } = entry;
  const chosen = wantsSmaller && smaller ? smaller.file : file;
  return isRenamed(entry) ? new File([chosen], name.trim(), { type: chosen.type, lastModified: chosen.lastModified }) : chosen;
}
