import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { contentHash } from './content-hash.ts';

describe('the content hash', () => {
  it('is the SHA-256 of the bytes, also of files of several pieces', async () => {
    for (const size of [0, 5, 4 * 1024 * 1024, 9 * 1024 * 1024 + 7]) {
      const bytes = new Uint8Array(size).map((_, index) => index % 251);
      expect(await contentHash(new Blob([bytes])), String(size)).to.equal(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});
