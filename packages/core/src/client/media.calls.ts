import type { Send } from './http.ts';
import { isRecord } from './result.ts';
import type { Body, Result } from './result.ts';

/** A file of the library. */
export interface MediaFile {
  readonly id: string;
  /** Folder in which it lies. */
  readonly path: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly defaultAltText: string;
  /** Pixels, images only. */
  readonly width?: number;
  readonly height?: number;
  /** Bytes. */
  readonly size?: number;
}

export interface MediaFolder {
  readonly folderName: string;
  readonly path: string;
}

export interface Directory {
  readonly folders: readonly MediaFolder[];
  readonly files: readonly MediaFile[];
}

export interface MediaCalls {
  readonly getDir: (path: string, signal?: AbortSignal) => Promise<Result<Directory>>;
  /** Uploads one file. ML_01 where it is too large, ML_03 where the name is taken. */
  readonly addFile: (
    input: { readonly path: string; readonly file: File },
    signal?: AbortSignal,
  ) => Promise<Result<MediaFile | undefined>>;
  /** Address of a picture of an image, for lists and forms. */
  readonly previewUrl: (fileID: string) => string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const positive = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined);

/** Reads a file of the library out of an answer. */
function readMediaFile(value: unknown): MediaFile | undefined {
  if (!isRecord(value) || (typeof value['id'] !== 'string' && typeof value['id'] !== 'number')) return undefined;
  const dimensions: Body = isRecord(value['dimensions']) ? value['dimensions'] : value;
  const width = positive(dimensions['width']);
  const height = positive(dimensions['height']);
  const size = positive(value['filesize'] ?? value['size']);
  return {
    id: String(value['id']),
    path: text(value['path']),
    fileName: text(value['fileName']),
    fileType: text(value['fileType']),
    defaultAltText: text(value['defaultAltText']),
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(size ? { size } : {}),
  };
}

function readDirectory(body: Body): Directory {
  const data = body['data'];
  const entries: unknown[] = Array.isArray(data)
    ? data
    : isRecord(data)
      ? ['folders', 'files', 'items'].flatMap((name) => (Array.isArray(data[name]) ? data[name] : []))
      : [];
  return {
    folders: entries.flatMap((entry) =>
      isRecord(entry) && typeof entry['folderName'] === 'string'
        ? [{ folderName: entry['folderName'], path: text(entry['path']) }]
        : [],
    ),
    files: entries.flatMap((entry) => {
      const file = isRecord(entry) && 'folderName' in entry ? undefined : readMediaFile(entry);
      return file ? [file] : [];
    }),
  };
}

function readAddedFile(body: Body): MediaFile | undefined {
  const data = body['data'];
  return readMediaFile(Array.isArray(data) ? data[0] : isRecord(data) && isRecord(data['file']) ? data['file'] : data);
}

export const mediaCalls = (send: Send, apiPath: string): MediaCalls => ({
  getDir: (path, signal) =>
    send({ method: 'POST', path: '/medialib/get-dir', body: { path }, pick: readDirectory, ...(signal ? { signal } : {}) }),
  addFile({ path, file }, signal) {
    const form = new FormData();
    form.append('path', path);
    form.append('f', file);
    return send({
      method: 'POST',
      path: '/medialib/add-file',
      body: form,
      pick: readAddedFile,
      ...(signal ? { signal } : {}),
    });
  },
  previewUrl: (fileID) => `${apiPath}/medialib/preview-image?imageID=${encodeURIComponent(fileID)}`,
});
