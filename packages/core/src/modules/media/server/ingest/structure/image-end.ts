const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Chunks of a length, a name of four letters, their bytes and a checksum; the last one is `IEND`. */
function endOfPng(bytes: Buffer): number | undefined {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (ascii(bytes, at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return undefined;
}

/** Bytes behind a block of sub-blocks, each led by its length, the last one by none. */
function behindSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** Bytes of a table of colours by the byte that tells of it. */
const tableSize = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/** A screen, then pictures (0x2c) and extensions (0x21) until the trailer (0x3b). */
function endOfGif(bytes: Buffer): number | undefined {
  let at = 13 + tableSize(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at = behindSubBlocks(bytes, at + 2);
    else if (kind === 0x2c) at = behindSubBlocks(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0));
    else return undefined;
  }
  return undefined;
}

/** Markers with a length, and pixels behind some of them, until the end of the image (0xd9). */
function endOfJpeg(bytes: Buffer): number | undefined {
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return at + 2;
    else {
      if (at + 3 >= bytes.length) return undefined;
      at += 2 + bytes.readUInt16BE(at + 2);
      // Pixels go on until a marker that is none of theirs.
      while (marker === 0xda && at + 1 < bytes.length && !(bytes[at] === 0xff && isMarker(bytes[at + 1] ?? 0))) at += 1;
    }
  }
  return undefined;
}

const isMarker = (byte: number): boolean => byte !== 0 && byte !== 0xff && (byte < 0xd0 || byte > 0xd7);

/** One block with its length. */
const endOfWebp = (bytes: Buffer): number | undefined =>
  bytes.length < 8 ? undefined : 8 + bytes.readUInt32LE(4) + (bytes.readUInt32LE(4) % 2);

/** Boxes, each led by its length and a name of four letters. */
function endOfAvif(bytes: Buffer): number | undefined {
  let at = 0;
  while (at + 8 <= bytes.length && /^[ -~]{4}$/.test(ascii(bytes, at + 4, at + 8))) {
    const size = bytes.readUInt32BE(at);
    // To the end of the file (0), or of eight bytes (1).
    if (size === 0) return bytes.length;
    const length = size === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (length < 8 || at + length > bytes.length) break;
    at += length;
  }
  return at;
}

const ends: Readonly<Record<string, (bytes: Buffer) => number | undefined>> = {
  'image/png': endOfPng,
  'image/gif': endOfGif,
  'image/jpeg': endOfJpeg,
  'image/webp': endOfWebp,
  'image/avif': endOfAvif,
};

/** Where a picture ends by its own structure, in bytes; undefined where that cannot be told, as of one that is not whole. */
export const imageEnd = (bytes: Buffer, mimeType: string): number | undefined => ends[mimeType]?.(bytes);
