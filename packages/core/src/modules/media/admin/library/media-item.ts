import type { MediaFile, MediaFolder, Selection } from '../../media.schema.ts';
import { compareNames } from '#admin/messages/format.ts';

/** An item in a list of the library. */
export type MediaItem =
  | { readonly kind: 'folder'; readonly key: string; readonly name: string; readonly folder: MediaFolder }
  | { readonly kind: 'file'; readonly key: string; readonly name: string; readonly file: MediaFile };

export type SortColumn = 'fileName' | 'updatedAt' | 'filesize';

export interface ItemOrder {
  readonly column: SortColumn | 'createdAt';
  readonly order: 'asc' | 'desc';
}

export type FileKind = MediaFile['fileType'];

interface Content {
  readonly folders: readonly MediaFolder[];
  readonly files: readonly MediaFile[];
}

/** The order of what was added last. Nobody chooses it for a folder. */
export const newestFirst: ItemOrder = { column: 'createdAt', order: 'desc' };

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const comparisons: Readonly<Record<ItemOrder['column'], (one: MediaFile, other: MediaFile) => number>> = {
  fileName: (one, other) => compareNames(one.fileName, other.fileName),
  createdAt: (one, other) => byText(one.createdAt, other.createdAt),
  updatedAt: (one, other) => byText(one.updatedAt, other.updatedAt),
  filesize: (one, other) => one.filesize - other.filesize,
};

const folderItem = (folder: MediaFolder): MediaItem => ({
  kind: 'folder',
  key: `folder:${folder.path}`,
  name: folder.folderName,
  folder,
});

const fileItem = (file: MediaFile): MediaItem => ({ kind: 'file', key: file.id, name: file.fileName, file });

/** Folders by name, then files in their order. With `kinds`, those files alone. */
export function itemsOf(content: Content, { column, order }: ItemOrder, kinds?: readonly FileKind[]): readonly MediaItem[] {
  const compare = comparisons[column];
  const sign = order === 'asc' ? 1 : -1;
  const files = kinds ? content.files.filter(({ fileType }) => kinds.includes(fileType)) : [...content.files];
  return [
    ...[...content.folders].sort((one, other) => compareNames(one.folderName, other.folderName)).map(folderItem),
    ...files.sort((one, other) => sign * compare(one, other) || compareNames(one.fileName, other.fileName)).map(fileItem),
  ];
}

/** Chosen items as the API takes them. */
export const selectionOf = (items: readonly MediaItem[]): Selection => ({
  fileIDs: items.flatMap((item) => (item.kind === 'file' ? [item.file.id] : [])),
  directories: items.flatMap((item) => (item.kind === 'folder' ? [item.folder.path] : [])),
});

export const filesOf = (items: readonly MediaItem[]): readonly MediaFile[] =>
  items.flatMap((item) => (item.kind === 'file' ? [item.file] : []));

/** Whether this person may move and delete all of them. */
export const areManageable = (items: readonly MediaItem[]): boolean =>
  items.every((item) => (item.kind === 'file' ? item.file : item.folder).policies.manage);
