import type { ZipEntry } from './read-zip.ts';

/** A file of an archive that was unpacked once, so that its size is known. */
export interface KnownEntry extends Pick<ZipEntry, 'name' | 'method' | 'checksum' | 'packed'> {
  /** Bytes, unpacked. */
  readonly size: number;
}

/** Bytes of a record without the name: of a file, of its line in the directory, of the end. */
const [localLength, centralLength, endLength] = [30, 46, 22];
/** Names are UTF-8. */
const flags = 0x0800;
const version = 20;

/** An archive of these files and of nothing else, with one directory, which every reader reads alike. */
export function packZip(entries: readonly KnownEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files = entries.map((entry) => ({ ...entry, nameBytes: encoder.encode(entry.name) }));
  const lengthOf = (of: (file: (typeof files)[number]) => number): number => files.reduce((sum, file) => sum + of(file), 0);
  const directoryAt = lengthOf(({ nameBytes, packed }) => localLength + nameBytes.length + packed.length);
  const directoryLength = lengthOf(({ nameBytes }) => centralLength + nameBytes.length);
  const bytes = new Uint8Array(directoryAt + directoryLength + endLength);
  const view = new DataView(bytes.buffer);
  let [local, central] = [0, directoryAt];
  for (const { nameBytes, method, checksum, packed, size } of files) {
    /** What both records of a file have in common, of which that in the directory names a second version before. */
    const writeFacts = (at: number): void => {
      view.setUint16(at, version, true);
      view.setUint16(at + 2, flags, true);
      view.setUint16(at + 4, method, true);
      view.setUint32(at + 10, checksum, true);
      view.setUint32(at + 14, packed.length, true);
      view.setUint32(at + 18, size, true);
      view.setUint16(at + 22, nameBytes.length, true);
    };
    view.setUint32(central, 0x02014b50, true);
    view.setUint16(central + 4, version, true);
    writeFacts(central + 6);
    view.setUint32(central + 42, local, true);
    bytes.set(nameBytes, central + centralLength);
    central += centralLength + nameBytes.length;
    view.setUint32(local, 0x04034b50, true);
    writeFacts(local + 4);
    bytes.set(nameBytes, local + localLength);
    bytes.set(packed, local + localLength + nameBytes.length);
    local += localLength + nameBytes.length + packed.length;
  }
  view.setUint32(central, 0x06054b50, true);
  view.setUint16(central + 8, files.length, true);
  view.setUint16(central + 10, files.length, true);
  view.setUint32(central + 12, directoryLength, true);
  view.setUint32(central + 16, directoryAt, true);
  return bytes;
}
