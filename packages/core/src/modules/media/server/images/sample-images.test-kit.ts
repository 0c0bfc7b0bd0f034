import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pixels of a picture with soft and hard edges, in which no two quarters look the same. */
export function samplePixels(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const isInWindow = Math.hypot(u - 0.3, v - 0.4) < 0.18;
      const isOnWall = v > 0.7 && Math.floor(u * 9) % 2 === 0;
      const at = (y * width + x) * 3;
      pixels[at] = isInWindow ? 200 : 255 * u;
      pixels[at + 1] = isOnWall ? 40 : 255 * v;
      pixels[at + 2] = 128 + 100 * Math.sin(9 * u) * Math.cos(7 * v);
    }
  }
  return pixels;
}

type Format = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';

interface SampleOptions {
  readonly width?: number;
  readonly height?: number;
  /** Turning that the metadata asks for, 1 to 8. */
  readonly orientation?: number;
  /** Where and by whom it was taken, as cameras write it. */
  readonly hasPlace?: boolean;
}

/** A picture as a file. */
export function sampleImage(format: Format, options: SampleOptions = {}): Promise<Buffer> {
  const { width = 300, height = 200, orientation, hasPlace } = options;
  let image = sharp(samplePixels(width, height), { raw: { width, height, channels: 3 } });
  if (hasPlace)
    image = image.withExif({ IFD0: { Copyright: 'Jan de Vries' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } });
  if (orientation !== undefined) image = image.withMetadata({ orientation });
  return (format === 'jpeg' ? image.jpeg({ quality: 95 }) : image.toFormat(format)).toBuffer();
}

/** A PNG of black pixels, one bit each: small however many there are. */
export function emptyPng(width: number, height: number): Buffer {
  const part = (name: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', pixels),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** The mean difference of two pictures of the same size, from 0 to 1. */
export function meanDifference(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length || one.length === 0) return 1;
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length / 255;
}
