import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from './media-store.ts';
import { listFiles } from '../../../../server/database/backup/media-files.ts';
import type { BackupPart } from '../../../../server/database/backup/backup-part.ts';
import { openMediaStore } from './open-media-store.ts';

/** Where the originals of a store lie, where it is a folder: what a backup carries. All else is made again. */
const originalsFolder = ({ folder }: MediaStore): string | undefined => folder && join(folder, 'originals');

/** Copies the originals of a store into a folder, laid out as a store in a folder lays them out. */
export async function copyOriginals(store: MediaStore, folder: string): Promise<void> {
  for await (const { hash } of store.list()) {
    const found = await store.read(hash);
    // Deleted while the list was read.
    if (!found) continue;
    const path = join(folder, hash.slice(0, 2), hash.slice(2, 4), hash);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(found.stream, createWriteStream(path));
  }
}

/** Puts the originals in a folder into a store. What is there already stays: the same name means the same bytes. */
export async function storeOriginals(store: MediaStore, folder: string): Promise<void> {
  await mkdir(store.temporaryDir, { recursive: true });
  for (const path of await listFiles(folder)) {
    const temporaryPath = join(store.temporaryDir, randomUUID());
    await copyFile(join(folder, path), temporaryPath);
    await store.adopt(basename(path), temporaryPath);
  }
}

/** The originals of the library, as a backup takes them and puts them back. */
export const mediaBackup: BackupPart = {
  async open({ media, dataDir }) {
    const store = await openMediaStore(media, dataDir);
    return {
      folder: originalsFolder(store),
      copyTo: (folder) => copyOriginals(store, folder),
      takeFrom: (folder) => storeOriginals(store, folder),
    };
  },
};
