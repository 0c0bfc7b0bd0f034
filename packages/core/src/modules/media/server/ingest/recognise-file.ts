import { fileKinds, svgKind, textKinds } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';
import { textEncoding } from './convert-text.ts';
import { refuseKind } from './refuse-kind.ts';
import { readBytes } from './read-bytes.ts';
import { archiveNames } from './structure/archive-names.ts';
import { fail } from '../fail.ts';

const extensionOf = (fileName: string): string => /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Office files whose first entry is not the one that tells what they are. */
const zipParts = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
] as const;

async function kindOfArchive(path: string): Promise<FileKind | undefined> {
  const names = await archiveNames(path);
  const extension = zipParts.find(([part]) => names?.includes(part))?.[1];
  return fileKinds.find(({ extensions }) => extensions[0] === extension);
}

/** Begins as a drawing does, in whatever encoding: one of two bytes a character holds the same letters, with NULs between. */
async function looksLikeSvg(path: string): Promise<boolean> {
  const begin = await readBytes(path, 8192);
  const letters = begin.replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '').replaceAll('\0', '');
  return /^\s*</.test(letters) && /<svg[\s>]/i.test(letters);
}

/** A file as it is recognised. */
export interface RecognisedFile {
  readonly kind: FileKind;
  /** In which a text is written; texts only. */
  readonly encoding?: string;
}

async function recogniseText(path: string, extension: string): Promise<RecognisedFile> {
  const kind = textKinds.find(({ extensions }) => extensions.includes(extension)) ?? fail('unusable', 'f');
  return { kind, encoding: (await textEncoding(path)) ?? fail('unreadableText', 'f') };
}

async function recogniseContent(path: string, extension: string): Promise<RecognisedFile> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (found?.mime === 'application/zip') return { kind: (await kindOfArchive(path)) ?? fail('unusable', 'f') };
  if (found && found.mime !== 'application/xml')
    return { kind: fileKinds.find(({ mimeType }) => mimeType === found.mime) ?? refuseKind(found.mime) };
  return (await looksLikeSvg(path)) ? { kind: svgKind } : recogniseText(path, extension);
}

/**
 * The kind of a file by its content. Refuses what the library does not take (G_11, or a code of its own for what
 * people often try), and a name that says another kind (G_16), except that one kind of image may go by the name of another, as browsers save them.
 */
export async function recogniseFile(path: string, fileName: string): Promise<RecognisedFile> {
  const extension = extensionOf(fileName);
  const recognised = await recogniseContent(path, extension);
  const { kind } = recognised;
  const named = [...fileKinds, svgKind, ...textKinds].find(({ extensions }) => extensions.includes(extension));
  const isPicture = (one: FileKind | undefined): boolean => one?.fileType === 'image' && one !== svgKind;
  const isHonest = extension === '' || named === kind || (isPicture(named) && isPicture(kind));
  if (!isHonest) fail('otherContent', 'f', { extension: kind.extensions[0] });
  return recognised;
}
