import { createHash } from 'node:crypto';
import { fail } from './fail.ts';

/** Pixels of either side. */
const maxSide = 1024;
/** Seconds that decoding may take. */
const maxTime = 5;

const property = 'profileImage';
const accepted = new Set(['image/jpeg', 'image/png']);

/** A profile image as it is stored: drawn anew from its pixels, so that nothing else of the upload is left. */
export interface ProfileImage {
  readonly bytes: Buffer;
  readonly mimeType: string;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string;
}

/** Reads an upload, by its content and not by its name, and draws it anew without metadata. */
export async function readProfileImage(path: string): Promise<ProfileImage> {
  const { fileTypeFromFile } = await import('file-type');
  const { default: sharp } = await import('sharp');
  const mimeType = (await fileTypeFromFile(path))?.mime ?? '';
  if (!accepted.has(mimeType)) fail('wrongFormat', property);
  // The sides stand in the file's head: what is too large is never decoded.
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => fail('invalidImage', property));
  // Turning by the orientation swaps the sides at most, and both have the same limit.
  if (!head.width || !head.height) fail('invalidImage', property);
  if (head.width > maxSide || head.height > maxSide) fail('imageTooWide', property);
  const image = sharp(path, { limitInputPixels: maxSide * maxSide, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: maxTime });
  const drawn = mimeType === 'image/png' ? image.png({ compressionLevel: 9 }) : image.jpeg({ quality: 88 });
  const bytes = await drawn.toBuffer().catch(() => fail('invalidImage', property));
  return { bytes, mimeType, hash: createHash('sha256').update(bytes).digest('hex') };
}
