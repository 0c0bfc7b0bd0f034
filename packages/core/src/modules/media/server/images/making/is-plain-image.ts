/** Parts of a JPEG that draw it: tables, frames and scans, the size (JFIF), colour profile and colour transform (Adobe). */
const isJpegPart = (marker: number, bytes: Uint8Array, at: number, end: number): boolean => {
  const named = (name: string): boolean =>
    at + name.length <= end && Buffer.from(bytes.subarray(at, at + name.length)).toString('latin1') === name;
  if (marker === 0xe0) return named('JFIF\0');
  if (marker === 0xe2) return named('ICC_PROFILE\0');
  if (marker === 0xee) return named('Adobe');
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf);
};

function isPlainJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2 === bytes.length;
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (end < at + 4 || end > bytes.length || !isJpegPart(marker, bytes, at + 4, end)) return false;
    at = end;
    if (marker !== 0xda) continue;
    // The pixels: up to the next marker that is none of theirs.
    while (at + 1 < bytes.length) {
      at = bytes.indexOf(0xff, at);
      if (at < 0) return false;
      const next = bytes[at + 1] ?? 0;
      if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) break;
      at += next === 0xff ? 1 : 2;
    }
  }
  return false;
}

const pngParts = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs']);

function isPlainPng(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 8;
  while (at + 12 <= view.length) {
    const part = view.toString('latin1', at + 4, at + 8);
    if (!pngParts.has(part)) return false;
    at += 12 + view.readUInt32BE(at);
    if (part === 'IEND') return at === view.length;
  }
  return false;
}

const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);

function isPlainWebp(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.length < 12 || view.readUInt32LE(4) + 8 !== view.length) return false;
  let at = 12;
  while (at + 8 <= view.length) {
    if (!webpParts.has(view.toString('latin1', at, at + 4))) return false;
    const length = view.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === view.length;
}

/** Behind the sub-blocks that begin here. */
function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

const colourTable = (flags = 0): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

function isPlainGif(bytes: Uint8Array): boolean {
  let at = 13 + colourTable(bytes[10]);
  while (at < bytes.length) {
    if (bytes[at] === 0x3b) return at + 1 === bytes.length;
    if (bytes[at] === 0x2c) {
      at = afterSubBlocks(bytes, at + 11 + colourTable(bytes[at + 9]));
      continue;
    }
    const isTiming = bytes[at + 1] === 0xf9;
    const isLoop = bytes[at + 1] === 0xff && Buffer.from(bytes.subarray(at + 3, at + 14)).toString('latin1') === 'NETSCAPE2.0';
    if (bytes[at] !== 0x21 || !(isTiming || isLoop)) return false;
    at = afterSubBlocks(bytes, at + 2);
  }
  return false;
}

function isPlainAvif(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  while (at + 8 <= view.length) {
    const length = view.readUInt32BE(at);
    const name = view.toString('latin1', at + 4, at + 8);
    if (length < 8 || !['ftyp', 'meta', 'mdat'].includes(name)) return false;
    // The list of what the file holds: metadata stands in it as items of these kinds.
    const list = name === 'meta' ? view.subarray(at, at + length).toString('latin1') : '';
    if (list.includes('Exif') || list.includes('mime') || list.includes('uri ')) return false;
    at += length;
  }
  return at > 0 && at === view.length;
}

/**
 * True for an image file that holds its picture and nothing else: no metadata, no comment, no thumbnail, nothing behind
 * its end. Only what is surely so is: a file that is read wrongly is merely made anew.
 */
export function isPlainImage(bytes: Uint8Array, mimeType: string): boolean {
  switch (mimeType) {
    case 'image/jpeg':
      return isPlainJpeg(bytes);
    case 'image/png':
      return isPlainPng(bytes);
    case 'image/webp':
      return isPlainWebp(bytes);
    case 'image/gif':
      return isPlainGif(bytes);
    case 'image/avif':
      return isPlainAvif(bytes);
    default:
      return false;
  }
}
