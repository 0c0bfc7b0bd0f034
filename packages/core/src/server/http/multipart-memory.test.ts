import { constants, PerformanceObserver } from 'node:perf_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { readMultipart } from './multipart.ts';

const megabyte = 1024 * 1024;

interface GarbageEntry extends PerformanceEntry {
  readonly detail: { readonly kind: number; readonly flags: number };
}

/** A request with one file of so many megabytes, each piece in a buffer of its own. */
function request(megabytes: number): IncomingMessage {
  async function* body() {
    yield Buffer.from('--x\r\nContent-Disposition: form-data; name="f"; filename="a.bin"\r\n\r\n');
    for (let count = 0; count < megabytes * 16; count += 1) yield Buffer.alloc(megabyte / 16);
    yield Buffer.from('\r\n--x--\r\n');
  }
  return Object.assign(Readable.from(body()), {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }) as unknown as IncomingMessage;
}

describe('a large upload', () => {
  it('gives its buffers back while it comes in, and not at its end', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'lectern-multipart-'));
    let collected = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { detail } of list.getEntries() as GarbageEntry[]) {
        const isForced = (detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) !== 0;
        if (isForced && detail.kind === constants.NODE_PERFORMANCE_GC_MINOR) collected += 1;
      }
    });
    observer.observe({ type: 'gc' });
    try {
      const rule = { fileField: 'f', maxSize: 100 * megabyte, tooLarge: 'ML_01' } as const;
      const { file, dispose } = await readMultipart(request(40), rule, directory);
      expect(file?.size).to.equal(40 * megabyte);
      await dispose();
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(collected).to.be.within(4, 6);
    } finally {
      observer.disconnect();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
