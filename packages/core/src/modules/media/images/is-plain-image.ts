/** Parts of a JPEG that draw it: tables, frames and scans, the size (JFIF), colour profile and colour transform (Adobe). */
const isJpegPart = (marker: number, bytes: Uint8Array, at: number, end: number): boolean => {
  const named = (name: string): boolean => at + name.length <= end && Buffer.from(bytes.subarray(at, at + name.length)).toString('latin1') === name;
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

/**
 * True for an image file that holds its picture and nothing else: no metadata, no comment, no thumbnail, nothing behind
 * its end. Formats whose files cannot be read off so simply (GIF, AVIF) never are.
 */
export function isPlainImage(bytes: Uint8Array, mimeType: string): boolean {
  switch (mimeType) {
    case 'image/jpeg':
      return isPlainJpeg(bytes);
    case 'image/png':
      return isPlainPng(bytes);
    case 'image/webp':
      return isPlainWebp(bytes);
    default:
      return false;
  }
}
