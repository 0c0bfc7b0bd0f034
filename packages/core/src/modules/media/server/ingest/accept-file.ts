import type { UploadedFile } from '../../../../server/http/form-body.ts';
import { checkImage } from './check-image.ts';
import { cleanSvg } from './clean-svg.ts';
import type { FileKind } from './file-kinds.ts';
import { svgKind } from './file-kinds.ts';
import { maxFileSize, maxImageSize } from '../../media-limits.ts';
import { recogniseFile } from './recognise-file.ts';
import { findBytes, readBytes } from './scan-bytes.ts';
import { fail } from '../fail.ts';

declare const isAccepted: unique symbol;

/** A file in a temporary place that the library may take in. Only `acceptFile` makes one. */
export interface AcceptedFile extends UploadedFile {
  readonly [isAccepted]: true;
  readonly fileType: 'image' | 'document';
  readonly mimeType: string;
  readonly extension: string;
  /** SHA-256 of the bytes as they came, where making them safe changed them. */
  readonly sourceHash: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

const archiveEnd = 'PK\u0005\u0006';

/** Refuses what ends too early, and what is a second file behind the first (G_11). */
async function assertWhole(path: string, kind: FileKind): Promise<void> {
  if (kind.mimeType.startsWith('text/')) return;
  const end = await readBytes(path, -66_000);
  const isArchive = end.includes(archiveEnd);
  if (kind.mimeType === 'application/pdf') {
    const begin = await readBytes(path, 5);
    if (begin !== '%PDF-' || isArchive || !end.includes('%%EOF')) fail('G_11', 'f');
  } else if (isArchive !== (kind.fileType === 'document')) fail('G_11', 'f');
}

/**
 * Looks at a file that came in, by whatever way: its kind by its content, its size, its pixels, whether it is whole and
 * nothing else at once. A drawing is made safe in its place. Throws V_17, ML_01, G_11 or G_16 at `f`.
 */
export async function acceptFile(file: UploadedFile): Promise<AcceptedFile> {
  const path = file.temporaryPath;
  if (file.size === 0) fail('V_17', 'f');
  if (file.size > maxFileSize) fail('ML_01', 'f');
  const kind = await recogniseFile(path, file.fileName);
  if (kind.fileType === 'image' && file.size > maxImageSize) fail('ML_01', 'f');
  const facts = { fileType: kind.fileType, mimeType: kind.mimeType, extension: kind.extensions[0], sourceHash: null };
  const accepted = (more: Partial<AcceptedFile>): AcceptedFile =>
    ({ ...file, ...facts, width: null, height: null, ...more }) as AcceptedFile;

  if (kind === svgKind) {
    const cleaned = await cleanSvg(path);
    return accepted({ ...cleaned, sourceHash: cleaned.hash === file.hash ? null : file.hash });
  }
  await assertWhole(path, kind);
  if ((await findBytes(path, kind.forbidden)) !== undefined) fail('G_11', 'f');
  return accepted(kind.fileType === 'image' ? await checkImage(path) : {});
}
