import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/**
 * A stream into a new file that nobody else may read. The file is there before the stream is: whoever removes it after a failure
 * finds it, and none comes to be afterwards. Rejects where one is there already.
 */
export async function newFile(path: string): Promise<Writable> {
  const handle = await open(path, 'wx', 0o600);
  return handle.createWriteStream();
}
