import { isMacro, namesInZip } from '@lectern/core/server';
import type { FileKind } from '../../definition/definition.types.ts';

/** What is looked at of a file. */
export interface FileEnds {
  /** Its first bytes, 4,096 at most. */
  readonly head: Buffer;
  /** Its last ones. */
  readonly tail: Buffer;
}

export const headSize = 4096;
export const tailSize = 262_144;

const odtType = 'application/vnd.oasis.opendocument.text';

/** Endings that a file of a kind may have. An image that calls itself another kind of image is what it is. */
const images = ['jpg', 'jpeg', 'jfif', 'png', 'heic', 'heif'];
const endings: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ['pdf'],
  jpg: images,
  png: images,
  heic: images,
  docx: ['docx'],
  odt: ['odt'],
  xlsx: ['xlsx'],
};

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

function kindOfZip({ head, tail }: FileEnds): FileKind | undefined {
  const names = namesInZip(tail);
  if (!names || names.some(isMacro)) return undefined;
  if (head.toString('latin1', 30, 38 + odtType.length) === `mimetype${odtType}`) return 'odt';
  if (!names.includes('[Content_Types].xml')) return undefined;
  if (names.includes('word/document.xml')) return 'docx';
  return names.includes('xl/workbook.xml') ? 'xlsx' : undefined;
}

/** The kind of a file by what it holds; undefined for every other, and for what holds macros. */
function kindByContent(ends: FileEnds): FileKind | undefined {
  const { head } = ends;
  const starts = (...bytes: readonly number[]): boolean => bytes.every((byte, index) => head[index] === byte);
  if (head.toString('latin1', 0, 5) === '%PDF-') return 'pdf';
  if (starts(0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (head.toString('latin1', 4, 8) === 'ftyp' && heicBrands.has(head.toString('latin1', 8, 12))) return 'heic';
  return starts(0x50, 0x4b, 0x03, 0x04) ? kindOfZip(ends) : undefined;
}

/** The kind of a file by what it holds, where its name does not say another; undefined for everything that is not taken. */
export function kindOfFile(ends: FileEnds, name: string): FileKind | undefined {
  const kind = kindByContent(ends);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return kind && ending !== undefined && endings[kind].includes(ending) ? kind : undefined;
}
