import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { readMultipart } from './multipart.ts';

const megabyte = 1024 * 1024;

/** A request with one file of so many megabytes, each piece in a buffer of its own. */
function request(megabytes: number, onPiece: () => void): IncomingMessage {
  async function* body() {
    yield Buffer.from('--x\r\nContent-Disposition: form-data; name="f"; filename="a.bin"\r\n\r\n');
    for (let count = 0; count < megabytes * 16; count += 1) {
      onPiece();
      yield Buffer.alloc(megabyte / 16);
    }
    yield Buffer.from('\r\n--x--\r\n');
  }
  return Object.assign(Readable.from(body()), {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }) as unknown as IncomingMessage;
}

describe('a large upload', () => {
  it('gives its buffers back while it comes in, and not at its end', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'lectern-multipart-'));
    const before = process.memoryUsage().arrayBuffers;
    let most = before;
    try {
      const rule = { fileField: 'f', maxSize: 300 * megabyte, tooLarge: 'ML_01' } as const;
      const incoming = request(200, () => (most = Math.max(most, process.memoryUsage().arrayBuffers)));
      const { file, dispose } = await readMultipart(incoming, rule, directory);
      expect(file?.size).to.equal(200 * megabyte);
      await dispose();
      expect((most - before) / megabyte).to.be.below(100);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
