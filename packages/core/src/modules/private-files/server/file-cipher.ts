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
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    // More than one: that the first is not the last shows only when something comes after it.
    if (length <= size) continue;
    let bytes = Buffer.concat(parts);
    for (; bytes.length > size; bytes = bytes.subarray(size)) yield [bytes.subarray(0, size), false];
    parts = [bytes];
    length = bytes.length;
  }
  yield [Buffer.concat(parts), true];
}

/** Seals the bytes of a file, frame by frame. `name` has to be the same to open them. */
export async function* sealFile(key: Uint8Array, name: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const [piece, isLast] of inPieces(source, chunkBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast)).setAAD(Buffer.from(name));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
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
      yield Buffer.concat([decipher.update(frame.subarray(0, -tagBytes)), decipher.final()]);
    } catch (error) {
      throw new BrokenFileError(`Frame ${number} of the file is not what was written.`, { cause: error });
    }
    number += 1;
  }
}
