import { createCipheriv, createDecipheriv } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** Bytes of the file in each frame but the last. A frame is sealed by itself, so that a file of any size takes little memory. */
export const chunkBytes = 64 * 1024;
const tagBytes = 16;
const frameBytes = chunkBytes + tagBytes;

/** A frame that is not what was written: changed, moved, or the last one without being it. */
export class BrokenFileError extends Error {}

/** A key seals one file, so that the number of the frame, and whether it is the last, make a nonce that never comes twice. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 8);
  return nonce;
}

/** Gives bytes out in pieces of one size, each with whether it is the last; the last has at most that size. */
async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<[piece: Buffer, isLast: boolean]> {
  let parts: Uint8Array[] = [];
  let length = 0;
  /** What is gathered, copied only where it came in several parts. */
  const gathered = (): Buffer => {
    const [first] = parts;
    return first && parts.length === 1 ? Buffer.from(first.buffer, first.byteOffset, first.length) : Buffer.concat(parts, length);
  };
  for await (const part of source) {
    for (let at = 0; at < part.length;) {
      // That a piece is not the last shows only when something comes after it.
      if (length === size) {
        yield [gathered(), false];
        [parts, length] = [[], 0];
      }
      const taken = part.subarray(at, at + size - length);
      parts.push(taken);
      length += taken.length;
      at += taken.length;
    }
  }
  yield [gathered(), true];
}

/** Seals the bytes of a file, frame by frame, each followed by its tag. `name` has to be the same to open them. */
export async function* sealFile(key: Uint8Array, name: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const [piece, isLast] of inPieces(source, chunkBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast)).setAAD(Buffer.from(name));
    // The end of this cipher is empty: nothing has to be put together, and a frame is never there twice.
    yield cipher.update(piece);
    cipher.final();
    yield cipher.getAuthTag();
    number += 1;
  }
}

/** Opens what `sealFile` sealed. Throws a `BrokenFileError` at the first frame that is not whole, in its place, or the end. */
export async function* openFile(key: Uint8Array, name: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const [frame, isLast] of inPieces(source, frameBytes)) {
    if (frame.length < tagBytes) throw new BrokenFileError('The end of the file is missing.');
    const decipher = createDecipheriv(algorithm, key, nonceOf(number, isLast))
      .setAAD(Buffer.from(name))
      .setAuthTag(frame.subarray(-tagBytes));
    try {
      const piece = decipher.update(frame.subarray(0, -tagBytes));
      decipher.final();
      yield piece;
    } catch (error) {
      throw new BrokenFileError(`Frame ${number} of the file is not what was written.`, { cause: error });
    }
    number += 1;
  }
}
