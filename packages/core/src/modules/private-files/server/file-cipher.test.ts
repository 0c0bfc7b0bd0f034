import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BrokenFileError, chunkBytes, openFile, sealFile } from './file-cipher.ts';

const key = randomBytes(32);
const frame = chunkBytes + 16;
/** The bytes in parts of other sizes than the frames. */
const inParts = (bytes: Buffer, size: number): Readable =>
  Readable.from(Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));
const seal = (bytes: Buffer, name = 'a', size = 10_007): Promise<Buffer> => buffer(sealFile(key, name, inParts(bytes, size)));
const open = (sealed: Buffer, name = 'a', size = 8191): Promise<Buffer> => buffer(openFile(key, name, inParts(sealed, size)));

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'opened',
    (error: unknown) => error,
  );
}

describe('a sealed file', () => {
  it('opens to what it was, whatever its size and the parts that it comes in', async () => {
    for (const length of [0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, 3 * chunkBytes + 5]) {
      const bytes = randomBytes(length);
      const sealed = await seal(bytes);
      expect(sealed.length - length).to.equal(16 * Math.max(1, Math.ceil(length / chunkBytes)));
      expect((await open(sealed)).equals(bytes), `${length}`).to.equal(true);
      expect((await open(sealed, 'a', 1_000_000)).equals(bytes), `${length} at once`).to.equal(true);
    }
  });

  // Tried: without the mark of the last frame in the nonce, a file cut between frames opens.
  it('does not open once it was cut, put in another order, changed or renamed', async () => {
    const sealed = await seal(randomBytes(3 * chunkBytes + 100));
    const part = (from: number, to: number): Buffer => sealed.subarray(from * frame, to * frame);
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(frame + 7) ^ 1, frame + 7);
    const broken: Readonly<Record<string, Buffer>> = {
      nothing: Buffer.alloc(0),
      'cut between frames': part(0, 2),
      'cut in a frame': sealed.subarray(0, 2 * frame + 50),
      'without its last byte': sealed.subarray(0, -1),
      'with a byte more': Buffer.concat([sealed, Buffer.of(0)]),
      'without its first frame': part(1, 4),
      'without one in the middle': Buffer.concat([part(0, 1), part(2, 4)]),
      'with two exchanged': Buffer.concat([part(1, 2), part(0, 1), part(2, 4)]),
      'with one twice': Buffer.concat([part(0, 1), part(0, 4)]),
      changed: changed,
    };
    for (const [name, bytes] of Object.entries(broken))
      expect(await refusalOf(open(bytes)), name).to.be.instanceOf(BrokenFileError);
    expect(await refusalOf(open(sealed, 'b'))).to.be.instanceOf(BrokenFileError);
  });

  it('is given out frame by frame, and only what is whole', async () => {
    const bytes = randomBytes(3 * chunkBytes);
    const sealed = await seal(bytes);
    sealed.writeUInt8(sealed.readUInt8(2 * frame) ^ 1, 2 * frame);
    const came: Buffer[] = [];
    const failed = await refusalOf(
      (async () => {
        for await (const piece of openFile(key, 'a', inParts(sealed, 5000))) came.push(piece);
      })(),
    );
    expect(failed).to.be.instanceOf(BrokenFileError);
    expect(Buffer.concat(came).equals(bytes.subarray(0, 2 * chunkBytes))).to.equal(true);
  });
});
