import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';

/** Writes to a new file. After a failure it takes the rest and drops it, so that whoever sends can be answered. */
export function createFileStream(path: string): { readonly stream: Writable; readonly failure: () => unknown } {
  let handle: FileHandle | undefined;
  let failure: unknown;
  const attempt = (work: () => Promise<unknown> | undefined, done: () => void): void => {
    Promise.resolve(failure === undefined ? work() : undefined)
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(done);
  };
  const stream = new Writable({
    construct: (done) =>
      attempt(async () => {
        handle = await open(path, 'wx', 0o600);
      }, done),
    write: (chunk: Buffer, _encoding, done) => attempt(() => handle?.appendFile(chunk), done),
    destroy: (error, done) => {
      const closing = handle?.close() ?? Promise.resolve();
      closing.catch(() => undefined).finally(() => done(error));
    },
  });
  return { stream, failure: () => failure };
}
