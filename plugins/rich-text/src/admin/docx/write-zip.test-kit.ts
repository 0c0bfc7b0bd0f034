import { crc32, deflateRawSync } from 'node:zlib';

export interface WrittenEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The unpacked size that the archive states, where that is a lie. */
  readonly statedSize?: number;
  readonly isEncrypted?: boolean;
}

/** An archive as any program writes one, or as one that means harm does. */
export function writeZip(entries: readonly WrittenEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, statedSize, isEncrypted = false } of entries) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(statedSize ?? bytes.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, rest, nameBytes]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, central, end]));
}

const endLength = 22;

/** An archive behind another one, whose end sends readers of large archives (ZIP64) to the second directory. */
export function withSecondDirectory(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const [one, other] = [Buffer.from(first), Buffer.from(second)];
  const [oneEnd, otherEnd] = [one.subarray(-endLength), other.subarray(-endLength)];
  const count = otherEnd.readUInt16LE(10);
  const otherDirectory = Buffer.from(other.subarray(otherEnd.readUInt32LE(16), -endLength));
  const otherFiles = other.subarray(0, otherEnd.readUInt32LE(16));
  const files = one.subarray(0, -endLength);
  for (let at = 0; at < otherDirectory.length; at += 46 + otherDirectory.readUInt16LE(at + 28))
    otherDirectory.writeUInt32LE(otherDirectory.readUInt32LE(at + 42) + files.length, at + 42);
  const directoryAt = files.length + otherFiles.length;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(otherDirectory.length), 40);
  record.writeBigUInt64LE(BigInt(directoryAt), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(directoryAt + otherDirectory.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.from(oneEnd);
  end.writeUInt16LE(0xffff, 4);
  return new Uint8Array(Buffer.concat([files, otherFiles, otherDirectory, record, locator, end]));
}

/** An archive of which all files lie where one of them does. */
export function withEveryFileAt(archive: Uint8Array, name: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(archive);
  const start = bytes.readUInt32LE(bytes.length - endLength + 16);
  const lines: number[] = [];
  for (let at = start; at < bytes.length - endLength; at += 46 + bytes.readUInt16LE(at + 28)) lines.push(at);
  const wanted = lines.find((at) => bytes.toString('utf8', at + 46, at + 46 + name.length) === name) ?? start;
  for (const at of lines) {
    bytes.writeUInt32LE(bytes.readUInt32LE(wanted + 20), at + 20);
    bytes.writeUInt32LE(bytes.readUInt32LE(wanted + 42), at + 42);
  }
  return new Uint8Array(bytes);
}
