import { createReadStream } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the bytes of the media library lie, by content: the same bytes are stored once. */
export interface MediaStore {
  /** Takes a file over from a temporary place on the same disk. */
  adopt(hash: string, temporaryPath: string): Promise<void>;
  /** The bytes, or undefined where they are gone. */
  read(hash: string): Promise<{ readonly stream: ReadStream; readonly size: number } | undefined>;
  remove(hash: string): Promise<void>;
  /** Folder for uploads in progress, on the same disk. */
  readonly temporaryDir: string;
}

const hashPattern = /^[0-9a-f]{64}$/;

/** A store in a folder. Two levels of folders keep each of them small. */
export function createFolderStore(dir: string): MediaStore {
  const pathOf = (hash: string): string => {
    if (!hashPattern.test(hash)) throw new Error('A media hash is 64 hexadecimal digits.');
    return join(dir, hash.slice(0, 2), hash.slice(2, 4), hash);
  };
  return {
    temporaryDir: join(dir, 'incoming'),
    async adopt(hash, temporaryPath) {
      const target = pathOf(hash);
      await mkdir(dirname(target), { recursive: true });
      // The bytes are on the disk before a row names them.
      const handle = await open(temporaryPath, 'r+');
      await handle.sync();
      await handle.close();
      await rename(temporaryPath, target);
    },
    async read(hash) {
      const path = pathOf(hash);
      const facts = await stat(path).catch(() => undefined);
      return facts ? { stream: createReadStream(path), size: facts.size } : undefined;
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
  };
}
