import { unzipSync } from 'fflate';
import type { UnzipFileInfo } from 'fflate';
import { Refusal } from './refusal.ts';

/** Entries that an archive may have. */
const mostEntries = 10_000;
/** Bytes that one entry may unpack to, and all that are read of an archive. */
const largestEntry = 48 * 1024 * 1024;
const mostUnpacked = 96 * 1024 * 1024;

/** An Office file: an archive of XML. */
export interface OfficePackage {
  has(name: string): boolean;
  /** The text of a part; empty where there is none. */
  read(name: string): string;
}

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('damaged');
  }
}

function textOf(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Opens an Office file. Only parts that are asked for are unpacked, into as much room as the archive says that they need. */
export function openPackage(bytes: Uint8Array): OfficePackage {
  const names = new Set<string>();
  let entries = 0;
  unzip(bytes, ({ name }) => {
    entries += 1;
    if (entries > mostEntries) throw new Refusal('too-large');
    names.add(name);
    return false;
  });
  let unpacked = 0;
  return {
    has: (name) => names.has(name),
    read(name) {
      let isFound = false;
      const found = unzip(bytes, (file) => {
        if (file.name !== name || isFound) return false;
        isFound = true;
        unpacked += file.originalSize;
        if (file.originalSize > largestEntry || unpacked > mostUnpacked) throw new Refusal('too-large');
        return true;
      });
      const part = Object.hasOwn(found, name) ? found[name] : undefined;
      return part ? textOf(part) : '';
    },
  };
}
