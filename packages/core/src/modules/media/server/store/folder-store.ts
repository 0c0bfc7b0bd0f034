import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { readingOf } from './disk-store.ts';
import { derivedKey, originalKey } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

/** Waits until the bytes of a file, or the names in a folder, are on the disk. */
async function settle(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A store in a folder. Writing is ours: the library copies in place, where half a file could be seen and stay. */
export function createFolderStore(dir: string): MediaStore {
  const { disk, ...reading } = readingOf(new FSDriver({ location: dir, visibility: 'private' }));
  const temporaryDir = join(dir, 'incoming');

  async function moveTo(key: string, temporaryPath: string): Promise<void> {
    const target = join(dir, key);
    await mkdir(dirname(target), { recursive: true });
    // The bytes are on the disk before a name stands for them.
    await settle(temporaryPath, 'r+');
    await rename(temporaryPath, target);
    await settle(dirname(target), 'r');
  }

  return {
    ...reading,
    place: dir,
    folder: dir,
    temporaryDir,
    adopt: (hash, temporaryPath) => moveTo(originalKey(hash), temporaryPath),
    removeDerived: (folder) => disk.deleteAll(derivedKey(folder)),
    async writeDerived(key, bytes) {
      const target = join(dir, derivedKey(key));
      await mkdir(temporaryDir, { recursive: true });
      const temporaryPath = join(temporaryDir, randomUUID());
      try {
        const handle = await open(temporaryPath, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
        } finally {
          await handle.close();
        }
        await mkdir(dirname(target), { recursive: true });
        await rename(temporaryPath, target);
      } catch (error) {
        await rm(temporaryPath, { force: true });
        throw error;
      }
    },
    async check() {
      await mkdir(temporaryDir, { recursive: true });
      const probe = join(temporaryDir, randomUUID());
      const handle = await open(probe, 'wx', 0o600);
      await handle.close();
      await rm(probe, { force: true });
    },
  };
}
