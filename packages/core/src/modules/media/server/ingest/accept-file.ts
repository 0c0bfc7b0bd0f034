import type { UploadedFile } from '#server/http/form-body.ts';
import { assertHonest } from './assert-honest.ts';
import { checkImage } from './check-image.ts';
import { cleanSvg } from './clean-svg.ts';
import { convertText } from './convert-text.ts';
import { svgKind } from './file-kinds.ts';
import { maxFileSize, maxImageSize } from '../../media-limits.ts';
import { recogniseFile } from './recognise-file.ts';
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
  /** As the row of a file has it. */
  readonly colour: string | null;
}

/**
 * Looks at a file that came in, by whatever way: its kind by its content, its size, its pixels, whether it is whole and
 * nothing else at once. A drawing is made safe in its place, a text turned into UTF-8. Throws V_17, ML_01, G_11, G_16 or
 * a code of G_31 to G_39 at `f`.
 */
export async function acceptFile(file: UploadedFile): Promise<AcceptedFile> {
  const path = file.temporaryPath;
  if (file.size === 0) fail('noFile', 'f');
  if (file.size > maxFileSize) fail('fileTooLarge', 'f');
  const { kind, encoding = 'utf-8' } = await recogniseFile(path, file.fileName);
  if (kind.fileType === 'image' && file.size > maxImageSize) fail('fileTooLarge', 'f');
  const facts = { fileType: kind.fileType, mimeType: kind.mimeType, extension: kind.extensions[0], sourceHash: null };
  const accepted = (more: Partial<AcceptedFile>): AcceptedFile =>
    ({ ...file, ...facts, width: null, height: null, colour: null, ...more }) as AcceptedFile;

  const rewritten = (changed: Partial<AcceptedFile>): AcceptedFile =>
    accepted({ ...changed, sourceHash: changed.hash === file.hash ? null : file.hash });

  if (kind === svgKind) return rewritten(await cleanSvg(path));
  if (encoding !== 'utf-8') return rewritten(await convertText(path, encoding));
  await assertHonest(path, kind);
  return accepted(kind.fileType === 'image' ? await checkImage(path) : {});
}
