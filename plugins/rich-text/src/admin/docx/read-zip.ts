/** One file in an archive, still packed. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0: as it is, 8: deflated. Other methods cannot be read. */
  readonly method: number;
  /** CRC-32 of what is unpacked, as the archive states it. */
  readonly checksum: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
const maxComment = 65_557;
const maxEntries = 10_000;

/** Where the end record of an archive begins; undefined where there is none. */
function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - maxComment);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === endSignature) return at;
  return undefined;
}

/**
 * The files of an archive, as its directory names them, each name once; undefined for what is no archive, or a broken one: one of
 * which files lie in each other would be unpacked many times.
 */
export function readZip(bytes: Uint8Array<ArrayBuffer>): readonly ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const decoder = new TextDecoder();
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let packedSizes = 0;
  try {
    const count = view.getUint16(end + 10, true);
    if (count > maxEntries) return undefined;
    for (let index = 0, at = view.getUint32(end + 16, true); index < count; index += 1) {
      if (view.getUint32(at, true) !== centralSignature) return undefined;
      const nameLength = view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      const packedSize = view.getUint32(at + 20, true);
      if (view.getUint32(local, true) !== localSignature) return undefined;
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      packedSizes += packedSize;
      if (start + packedSize > bytes.length || packedSizes > bytes.length) return undefined;
      const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
      if (names.has(name)) return undefined;
      names.add(name);
      entries.push({
        name,
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        checksum: view.getUint32(at + 16, true),
        packed: bytes.subarray(start, start + packedSize),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return entries;
}

/**
 * The bytes of an entry, or `tooLarge` as soon as there are more than `limit`: what an archive says of its own sizes
 * is not believed. Undefined where they cannot be unpacked.
 */
export async function unpack(entry: ZipEntry, limit: number): Promise<Uint8Array<ArrayBuffer> | 'tooLarge' | undefined> {
  if (entry.method === 0) return entry.packed.length > limit ? 'tooLarge' : entry.packed;
  if (entry.method !== 8) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([entry.packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length;
      if (size > limit) {
        await reader.cancel();
        return 'tooLarge';
      }
      chunks.push(step.value as Uint8Array<ArrayBuffer>);
    }
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
