import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { readingOf } from './disk-store.ts';
import { derivedKey, originalKey, privateKey } from './media-store.ts';
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

async function openReading(dir: string): Promise<ReturnType<typeof readingOf>> {
  const [{ FSDriver }, { readingOf: read }] = await Promise.all([import('flydrive/drivers/fs'), import('./disk-store.ts')]);
  return read(new FSDriver({ location: dir, visibility: 'private' }));
}

/** A store in a folder. Writing is ours: the library copies in place, where half a file could be seen and stay. */
export function createFolderStore(dir: string): MediaStore {
  let opening: Promise<ReturnType<typeof readingOf>> | undefined;
  // Loaded when the first file is read: a start waits for nothing that it does not need.
  const reading = (): Promise<ReturnType<typeof readingOf>> => (opening ??= openReading(dir));
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
    read: async (hash) => (await reading()).read(hash),
    size: async (hash) => (await reading()).size(hash),
    async readPart(hash, range) {
      const { unlessMissing } = await import('./disk-store.ts');
      const handle = await unlessMissing(open(join(dir, originalKey(hash)), 'r'));
      return handle?.createReadStream(range);
    },
    remove: async (hash) => (await reading()).remove(hash),
    readDerived: async (key) => (await reading()).readDerived(key),
    async *list() {
      yield* (await reading()).list();
    },
    privateFiles: {
      temporaryDir,
      adopt: (name, temporaryPath) => moveTo(privateKey(name), temporaryPath),
      read: async (name) => (await reading()).privateFiles.read(name),
      remove: async (name) => (await reading()).privateFiles.remove(name),
      async *list() {
        yield* (await reading()).privateFiles.list();
      },
    },
    place: dir,
    folder: dir,
    temporaryDir,
    adopt: (hash, temporaryPath) => moveTo(originalKey(hash), temporaryPath),
    removeDerived: async (folder) => (await reading()).disk.deleteAll(derivedKey(folder)),
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
