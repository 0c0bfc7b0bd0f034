import { readFile } from 'node:fs/promises';
import { isMacro } from '#server/kernel/zip-names.ts';
import { fail } from '../fail.ts';
import type { FileKind } from './file-kinds.ts';
import { readBytes } from './read-bytes.ts';
import { archiveNames } from './structure/archive-names.ts';
import { imageEnd } from './structure/image-end.ts';
import { hasPdfActions } from './structure/pdf-actions.ts';

/** Beginnings of what a browser or a server might run. */
const markup = /<(?:script|html|!doctype html|iframe|\?php)/i;

/**
 * A picture may be followed by more: phones put a second view or a short film there. It is looked at for what would be a
 * page or a program; in the picture itself, such letters are pixels, or what somebody wrote about it.
 */
async function assertPicture(path: string, { mimeType }: FileKind): Promise<void> {
  if (await archiveNames(path)) fail('unusable', 'f');
  const bytes = await readFile(path);
  const end = imageEnd(bytes, mimeType);
  if (end !== undefined && markup.test(bytes.toString('latin1', end))) fail('unusable', 'f');
}

async function assertPdf(path: string): Promise<void> {
  const isWhole = (await readBytes(path, 5)) === '%PDF-' && (await readBytes(path, -66_000)).includes('%%EOF');
  if (!isWhole || (await archiveNames(path))) fail('unusable', 'f');
  if (await hasPdfActions(path)) fail('scripted', 'f');
}

async function assertOffice(path: string): Promise<void> {
  const names = (await archiveNames(path)) ?? fail('unusable', 'f');
  if (names.some(isMacro)) fail('macros', 'f');
}

/**
 * Refuses what ends too early or is a second file behind the first (G_11), and documents that have something run (G_33,
 * G_35). Each is judged by its structure: no words of its text, and no bytes that look like one, are held against it.
 */
export async function assertHonest(path: string, kind: FileKind): Promise<void> {
  if (kind.mimeType.startsWith('text/')) return;
  if (kind.mimeType === 'application/pdf') await assertPdf(path);
  else if (kind.fileType === 'document') await assertOffice(path);
  else await assertPicture(path, kind);
}
