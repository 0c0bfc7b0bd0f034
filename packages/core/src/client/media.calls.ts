import type { CropParams } from '../contract/content.ts';
import type {
  AddedFile,
  Directory,
  FileChanges,
  FoundFiles,
  MediaFile,
  MediaFolder,
  MediaSearch,
  NewVideo,
  PagesByFileQuery,
  PageUsage,
  Quota,
  Selection,
  TrashItem,
  Usage,
} from './media.ts';
import type { Send } from './http.ts';
import type { List } from './page.ts';
import { queryString } from './query-string.ts';
import type { Result } from './result.ts';

/** Bytes of a file: in this request, or in a finished upload of the resumable kind, by its id. */
export type FileSource = { readonly file: File } | { readonly upload: string };

export interface TransferOptions {
  readonly signal?: AbortSignal;
  /** Called with the bytes that are there. In browsers. */
  readonly onProgress?: (sent: number) => void;
}

export interface MediaCalls {
  readonly getDir: (path: string, signal?: AbortSignal) => Promise<Result<Directory>>;
  readonly searchFiles: (search: MediaSearch, signal?: AbortSignal) => Promise<Result<FoundFiles>>;
  /** One file by its id. G_15 where it is gone. */
  readonly getFile: (id: string, signal?: AbortSignal) => Promise<Result<MediaFile>>;
  /** Adds one file; any status but 200 is a failure. ML_01 where it is too large, ML_03 where the name is taken, G_11 where it cannot be used, G_13 where there is no room. */
  readonly addFile: (input: { readonly path: string } & FileSource, options?: TransferOptions) => Promise<Result<AddedFile>>;
  /** Puts other bytes in the place of a file's; the pages that use it show them at once. */
  readonly replaceFile: (input: { readonly id: string } & FileSource, options?: TransferOptions) => Promise<Result<AddedFile>>;
  readonly addVideo: (video: NewVideo) => Promise<Result<MediaFile>>;
  /** Files of the library by the SHA-256 of their bytes (hexadecimal), for those hashes that it knows. */
  readonly findDuplicates: (hashes: readonly string[]) => Promise<Result<Readonly<Record<string, readonly MediaFile[]>>>>;
  /** ML_03 where the name is taken. */
  readonly createDir: (input: { readonly path: string; readonly folderName: string }) => Promise<Result<MediaFolder>>;
  /** ML_02 where the name is taken. */
  readonly moveFile: (input: {
    readonly id: string;
    readonly newPath: string;
    readonly newFileName: string;
  }) => Promise<Result<MediaFile>>;
  readonly editFile: (changes: FileChanges) => Promise<Result<MediaFile>>;
  /** Moves or renames a folder with everything in it. ML_02 where the name is taken, V_07 for a move into itself. */
  readonly moveDirectory: (input: { readonly oldPath: string; readonly newPath: string }) => Promise<Result<MediaFolder>>;
  /** Says which roles may see a folder; null: everybody. */
  readonly editDirectory: (input: {
    readonly path: string;
    readonly roles: readonly string[] | null;
  }) => Promise<Result<MediaFolder>>;
  /** Into the trash. G_12 where a live page uses it. */
  readonly deleteFile: (id: string) => Promise<Result<undefined>>;
  readonly deleteDirectory: (path: string) => Promise<Result<undefined>>;
  /** All of a selection into one folder, or nothing. */
  readonly bulkMove: (selection: Selection & { readonly newPath: string }) => Promise<Result<undefined>>;
  readonly bulkDelete: (selection: Selection) => Promise<Result<undefined>>;
  readonly listTrash: (
    query: { readonly pageIndex: number; readonly pageSize: number; readonly searchTerm?: string },
    signal?: AbortSignal,
  ) => Promise<Result<List<TrashItem>>>;
  /** Puts trash items back where they lay, all or none. ML_03 where a name is taken there by now. */
  readonly restore: (ids: readonly string[]) => Promise<Result<undefined>>;
  /** Deletes trash items for good. */
  readonly purge: (ids: readonly string[]) => Promise<Result<undefined>>;
  readonly listPagesByFile: (query: PagesByFileQuery, signal?: AbortSignal) => Promise<Result<List<PageUsage>>>;
  readonly usage: (selection: Selection, signal?: AbortSignal) => Promise<Result<Usage>>;
  readonly quota: (signal?: AbortSignal) => Promise<Result<Quota>>;
  /** Address of a picture of an image, for lists and forms. With a width in pixels, of a copy about so wide; with the hash of its bytes, another one after they were replaced. */
  readonly previewUrl: (fileID: string, width?: number, hash?: string) => string;
  /** Address of a picture of an image as it was cut. With the hash of its bytes, another one after they were replaced. */
  readonly cropUrl: (fileID: string, crop: CropParams, hash?: string) => string;
  /** Where resumable uploads begin (tus 1.0). */
  readonly uploadsUrl: string;
}

const dataOf =
  <Data>() =>
  ({ data }: Readonly<Record<string, unknown>>): Data =>
    data as Data;

function formOf(fields: Readonly<Record<string, string>>, source: FileSource): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if ('upload' in source) form.append('upload', source.upload);
  else form.append('f', source.file);
  return form;
}

export function mediaCalls(send: Send, apiPath: string): MediaCalls {
  const post = <Data>(name: string, body: object, signal?: AbortSignal): Promise<Result<Data>> =>
    send({
      method: 'POST',
      path: `/medialib/${name}`,
      body: body instanceof FormData ? body : { ...body },
      pick: dataOf<Data>(),
      ...(signal ? { signal } : {}),
    });
  const transfer = (name: string, body: FormData, options: TransferOptions = {}): Promise<Result<AddedFile>> =>
    send({ method: 'POST', path: `/medialib/${name}`, body, pick: dataOf<AddedFile>(), onlyStatus: 200, ...options });
  const get = <Data>(path: string, signal?: AbortSignal): Promise<Result<Data>> =>
    send({ path: `/medialib/${path}`, pick: dataOf<Data>(), ...(signal ? { signal } : {}) });
  return {
    getDir: (path, signal) => post('get-dir', { path }, signal),
    searchFiles: (search, signal) => post('search-files', search, signal),
    getFile: (id, signal) => get(`file/${encodeURIComponent(id)}`, signal),
    addFile: ({ path, ...source }, options) => transfer('add-file', formOf({ path }, source), options),
    replaceFile: ({ id, ...source }, options) => transfer('replace-file', formOf({ id }, source), options),
    addVideo: (video) => post('add-video', video),
    findDuplicates: (hashes) => post('find-duplicates', { hashes }),
    createDir: (input) => post('create-dir', input),
    moveFile: (input) => post('move-file', input),
    editFile: (changes) => post('edit-file', changes),
    moveDirectory: (input) => post('move-directory', input),
    editDirectory: (input) => post('edit-directory', input),
    deleteFile: (id) => post('delete-file', { id }),
    deleteDirectory: (path) => post('delete-directory', { path }),
    bulkMove: (selection) => post('bulk-move', selection),
    bulkDelete: (selection) => post('bulk-delete', selection),
    listTrash: (query, signal) => get(`trash${queryString({ ...query })}`, signal),
    restore: (ids) => post('restore', { ids }),
    purge: (ids) => post('purge', { ids }),
    listPagesByFile: (query, signal) => post('list-pages-by-file', query, signal),
    usage: (selection, signal) => post('usage', selection, signal),
    quota: (signal) => get('quota', signal),
    previewUrl: (imageID, width, hash) =>
      `${apiPath}/medialib/preview-image${queryString({ imageID, width, v: hash?.slice(0, 12) })}`,
    cropUrl: (imageID, { x, y, width, height, rotate, scaleX, scaleY }, hash) => {
      const crop = { x, y, width, height, rotate, scaleX, scaleY };
      return `${apiPath}/medialib/preview-crop${queryString({ imageID, ...crop, v: hash?.slice(0, 12) })}`;
    },
    uploadsUrl: `${apiPath}/medialib/uploads`,
  };
}
