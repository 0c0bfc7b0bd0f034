import { fileKinds, svgKind, textKinds } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';
import { isPlainText, readBytes } from './scan-bytes.ts';
import { fail } from '../fail.ts';

const extensionOf = (fileName: string): string => /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Office files whose first entry is not the one that tells what they are. */
const zipParts = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
] as const;

async function kindOfArchive(path: string): Promise<FileKind | undefined> {
  // The names of its entries stand at the end of an archive, as they are.
  const names = await readBytes(path, -262_144);
  const extension = zipParts.find(([part]) => names.includes(part))?.[1];
  return fileKinds.find(({ extensions }) => extensions[0] === extension);
}

async function kindByContent(path: string, extension: string): Promise<FileKind | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (found?.mime === 'application/zip') return kindOfArchive(path);
  if (found && found.mime !== 'application/xml') return fileKinds.find(({ mimeType }) => mimeType === found.mime);
  const begin = await readBytes(path, 4096);
  if (/<svg[\s>]/i.test(begin) && /^(\u00ef\u00bb\u00bf)?\s*</.test(begin)) return svgKind;
  const byName = textKinds.find(({ extensions }) => extensions.includes(extension));
  return byName && (await isPlainText(path)) ? byName : undefined;
}

/**
 * The kind of a file by its content. Refuses what the library does not take (G_11), and a name that says another kind
 * (G_16), except that one kind of image may go by the name of another, as browsers save them.
 */
export async function recogniseFile(path: string, fileName: string): Promise<FileKind> {
  const extension = extensionOf(fileName);
  const kind = (await kindByContent(path, extension)) ?? fail('G_11', 'f');
  const named = [...fileKinds, svgKind, ...textKinds].find(({ extensions }) => extensions.includes(extension));
  const isPicture = (one: FileKind | undefined): boolean => one?.fileType === 'image' && one !== svgKind;
  const isHonest = extension === '' || named === kind || (isPicture(named) && isPicture(kind));
  if (!isHonest) fail('G_16', 'f', { extension: kind.extensions[0] });
  return kind;
}
