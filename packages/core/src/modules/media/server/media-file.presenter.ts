import type { MediaFile } from './media-file.entity.ts';

export interface PresentedFile {
  readonly id: string;
  readonly path: string;
  readonly fileName: string;
  readonly fileType: 'image' | 'document';
  readonly mimeType: string;
  readonly hash: string;
  readonly defaultAltText: string;
  readonly shared: boolean;
  /** Pixels; null for documents. */
  readonly dimensions: { readonly width: number; readonly height: number } | null;
  /** Bytes. */
  readonly filesize: number;
  readonly createdAt: string;
}

/** A file of the library as the API answers it. */
export function presentFile(file: MediaFile): PresentedFile {
  return {
    id: file.id,
    path: file.path,
    fileName: file.fileName,
    fileType: file.fileType,
    mimeType: file.mimeType,
    hash: file.hash,
    defaultAltText: file.defaultAltText,
    shared: file.shared,
    dimensions: file.width && file.height ? { width: file.width, height: file.height } : null,
    filesize: file.size,
    createdAt: file.createdAt.toISOString(),
  };
}
