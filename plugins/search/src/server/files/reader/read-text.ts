import type { FileKind } from '../../../file-problems.ts';
import { openPackage } from './open-package.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readPptx } from './read-pptx.ts';
import { readXlsx } from './read-xlsx.ts';
import { Refusal } from './refusal.ts';
import { createTextSink, Enough } from './text-sink.ts';
import type { TextSink } from './text-sink.ts';

/** How much is read of a file at most. */
export interface ReadingLimits {
  /** Characters of text. */
  readonly text: number;
  /** Milliseconds, after which what was read until then is all. */
  readonly patience: number;
}

/** The main part of each kind of Office file. */
const office = {
  docx: { part: 'word/document.xml', read: readDocx },
  xlsx: { part: 'xl/workbook.xml', read: readXlsx },
  pptx: { part: 'ppt/presentation.xml', read: readPptx },
} as const;

const begins = (bytes: Uint8Array, ...start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

/** Bytes at the beginning of a file within which a PDF says that it is one. */
const pdfHead = 1024;

async function read(bytes: Uint8Array, kind: FileKind, sink: TextSink): Promise<void> {
  if (kind === 'pdf') {
    if (!Buffer.from(bytes.subarray(0, pdfHead)).includes('%PDF-')) throw new Refusal('kind');
    return readPdf(bytes, sink);
  }
  // Office files with a password lie in a container of the former kind.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Refusal('encrypted');
  if (!begins(bytes, 0x50, 0x4b)) throw new Refusal('kind');
  const opened = openPackage(bytes);
  if (!opened.has(office[kind].part)) throw new Refusal('kind');
  office[kind].read(opened, sink);
}

/** The words of a file, as many as are kept. Throws a `Refusal` with the reason where it cannot be read. */
export async function readText(bytes: Uint8Array, kind: FileKind, limits: ReadingLimits): Promise<string> {
  const sink = createTextSink({ most: limits.text, until: Date.now() + limits.patience });
  try {
    await read(bytes, kind, sink);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const text = sink.text();
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refusal('no-text');
  return text;
}
