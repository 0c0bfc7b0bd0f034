import { readZip, unpack } from './read-zip.ts';

const megabyte = 1024 * 1024;

/** What a Word file may be at most, in bytes: as it is, unpacked, and the text parts of it. */
const wordLimits = { file: 50 * megabyte, unpacked: 250 * megabyte, text: 40 * megabyte } as const;

export type CheckedWordFile =
  | {
      readonly ok: true;
      readonly bytes: ArrayBuffer;
      /** The XML parts by name: `word/document.xml`. */
      readonly parts: ReadonlyMap<string, string>;
    }
  /** A sentence for whoever chose the file. */
  | { readonly ok: false; readonly message: string };

const refuse = (message: string): CheckedWordFile => ({ ok: false, message });

const messages = {
  empty: 'This file is empty.',
  tooLarge:
    'This file is too large. A Word file may be 50 MB; make its pictures smaller (Picture Format, Compress Pictures) and try again.',
  bomb: 'This file unpacks to more than a document can be, so it was not opened.',
  broken: 'This file is damaged and cannot be opened. Open it in Word, save it anew and try again.',
  protected:
    'This file is protected with a password. Take the password off in Word (File, Info, Protect Document) and try again.',
  old: 'This is a file of Word 2003 or older. Open it in Word and save it as a Word document (.docx).',
  other: 'This is not a Word file (.docx).',
  open: 'This is an OpenDocument file. Save it as a Word document (.docx) and try again.',
  sheet: 'This is an Excel file. Copy the cells and paste them into a text.',
  slides: 'This is a PowerPoint file. Only Word files become pages.',
} as const;

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

function kindOf(types: string, names: ReadonlySet<string>): keyof typeof messages | undefined {
  if (/wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macroEnabled/i.test(types)) return undefined;
  if (/spreadsheetml|ms-excel/i.test(types)) return 'sheet';
  if (/presentationml|ms-powerpoint/i.test(types)) return 'slides';
  return names.has('mimetype') && names.has('content.xml') ? 'open' : 'other';
}

/** Whether a file is a Word file that can be read without harm. Its own word for its sizes is not taken. */
export async function checkWordFile(file: Blob): Promise<CheckedWordFile> {
  if (file.size === 0) return refuse(messages.empty);
  if (file.size > wordLimits.file) return refuse(messages.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuse(holds(bytes, encryptedName) ? messages.protected : messages.old);
  if (!startsWith(bytes, [0x50, 0x4b])) return refuse(messages.other);
  const entries = readZip(bytes);
  if (!entries) return refuse(messages.broken);
  if (entries.some((entry) => entry.isEncrypted)) return refuse(messages.protected);
  const parts = new Map<string, string>();
  const decoder = new TextDecoder();
  let [unpacked, text] = [0, 0];
  for (const entry of entries) {
    const isText = /\.(?:xml|rels)$/i.test(entry.name);
    const left = Math.min(wordLimits.unpacked - unpacked, isText ? wordLimits.text - text : Infinity);
    const content = await unpack(entry, left);
    if (content === 'tooLarge') return refuse(messages.bomb);
    if (!content) return refuse(messages.broken);
    unpacked += content.length;
    if (!isText) continue;
    text += content.length;
    parts.set(entry.name, decoder.decode(content));
  }
  const kind = kindOf(parts.get('[Content_Types].xml') ?? '', new Set(entries.map(({ name }) => name)));
  return kind ? refuse(messages[kind]) : { ok: true, bytes: bytes.buffer, parts };
}

/** A file that looks like one of Word and whose content nobody can make sense of. */
export const brokenMessage: string = messages.broken;
