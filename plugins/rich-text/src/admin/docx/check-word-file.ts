import { packZip } from './pack-zip.ts';
import type { KnownEntry } from './pack-zip.ts';
import { readZip, unpack } from './read-zip.ts';
import { t } from './word-texts.ts';

const megabyte = 1024 * 1024;

/** The limits of a Word file in bytes: as it is, unpacked, and the text parts of it. */
const wordLimits = { file: 50 * megabyte, unpacked: 250 * megabyte, text: 40 * megabyte } as const;

export type CheckedWordFile =
  | {
      readonly ok: true;
      /** The file packed anew from what was checked: an archive can hold a second directory, which another reader would read. */
      readonly bytes: ArrayBuffer;
      /** The XML parts by name: `word/document.xml`. */
      readonly parts: ReadonlyMap<string, string>;
    }
  /** A sentence for whoever chose the file. */
  | { readonly ok: false; readonly message: string };

/** Why a file is not opened. */
type Refusal = 'empty' | 'tooLarge' | 'bomb' | 'broken' | 'protected' | 'old' | 'other' | 'open' | 'sheet' | 'slides';

const refuse = (why: Refusal): CheckedWordFile => ({ ok: false, message: t(`word.${why}`) });

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** The name of the stream that holds an encrypted document, as such files write it. */
const encryptedName = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

function kindOf(types: string, names: ReadonlySet<string>): Refusal | undefined {
  if (/wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macroEnabled/i.test(types)) return undefined;
  if (/spreadsheetml|ms-excel/i.test(types)) return 'sheet';
  if (/presentationml|ms-powerpoint/i.test(types)) return 'slides';
  return names.has('mimetype') && names.has('content.xml') ? 'open' : 'other';
}

/** Whether a file is a Word file that can be read without harm. Its own word for its sizes is not taken. */
export async function checkWordFile(file: Blob): Promise<CheckedWordFile> {
  if (file.size === 0) return refuse('empty');
  if (file.size > wordLimits.file) return refuse('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuse(holds(bytes, encryptedName) ? 'protected' : 'old');
  if (!startsWith(bytes, [0x50, 0x4b])) return refuse('other');
  const entries = readZip(bytes);
  if (!entries) return refuse('broken');
  if (entries.some((entry) => entry.isEncrypted)) return refuse('protected');
  const parts = new Map<string, string>();
  const known: KnownEntry[] = [];
  const decoder = new TextDecoder();
  let [unpacked, text] = [0, 0];
  for (const entry of entries) {
    const isText = /\.(?:xml|rels)$/i.test(entry.name);
    const left = Math.min(wordLimits.unpacked - unpacked, isText ? wordLimits.text - text : Infinity);
    const content = await unpack(entry, left);
    if (content === 'tooLarge') return refuse('bomb');
    if (!content) return refuse('broken');
    unpacked += content.length;
    known.push({ ...entry, size: content.length });
    if (!isText) continue;
    text += content.length;
    parts.set(entry.name, decoder.decode(content));
  }
  const kind = kindOf(parts.get('[Content_Types].xml') ?? '', new Set(entries.map(({ name }) => name)));
  return kind ? refuse(kind) : { ok: true, bytes: packZip(known).buffer, parts };
}
