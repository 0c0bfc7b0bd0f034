import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline as pipe, Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of a form under a name that its rule does not know. On disk it is sealed, with a key that is in memory alone. */
export interface OtherFile {
  readonly fileName: string;
  /** Bytes that were sent. */
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  /** It is larger than its rule allows: it was read to nowhere, and there is nothing to open. */
  readonly isTooLarge: boolean;
  /** Its bytes, from the beginning. Until the end of the call. */
  readonly open: () => Readable;
}

interface Place {
  readonly fileName: string;
  /** Where it lies until the end of the call. */
  readonly path: string;
  /** Bytes. */
  readonly maxSize: number;
  readonly signal: AbortSignal;
}

const cipher = 'aes-256-ctr';

/** Takes a file to its end, and seals what it may hold on its way to the disk. */
export async function takeOtherFile(stream: Readable, { fileName, path, maxSize, signal }: Place): Promise<OtherFile> {
  const [key, start] = [randomBytes(32), randomBytes(16)];
  const digest = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxSize) return done();
      digest.update(chunk);
      done(null, chunk);
    },
  });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(stream, measure, createCipheriv(cipher, key, start), file, { signal });
  const isTooLarge = size > maxSize;
  if (isTooLarge) await rm(path, { force: true });
  return {
    fileName,
    size,
    hash: digest.digest('hex'),
    isTooLarge,
    // Whoever reads it hears of what goes wrong.
    open: () => pipe(createReadStream(path), createDecipheriv(cipher, key, start), () => undefined),
  };
}
