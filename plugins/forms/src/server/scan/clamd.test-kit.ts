import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What the scanner of the tests takes for a virus. */
export const virus = 'NOT-A-VIRUS';

export interface TestClamd {
  readonly url: string;
  /** Answers nothing but an error from now on, or as before. */
  setBroken(isBroken: boolean): void;
  close(): Promise<void>;
}

/** A clamd that knows one virus, behind a real socket. */
export async function startClamd(): Promise<TestClamd> {
  let isBroken = false;
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
      let [at, content] = ['zINSTREAM\0'.length, ''];
      while (at < received.length) {
        const length = received.readUInt32BE(at);
        content += received.subarray(at + 4, at + 4 + length).toString('latin1');
        at += 4 + length;
      }
      const verdict = content.includes(virus) ? 'stream: Test.Virus FOUND' : 'stream: OK';
      socket.end(`${isBroken ? 'INSTREAM: out of memory ERROR' : verdict}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setBroken: (next) => (isBroken = next),
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
