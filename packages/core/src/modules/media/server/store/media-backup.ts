import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from './media-store.ts';
import { listFiles } from '#server/database/backup/media-files.ts';
import type { BackupPart } from '#server/database/backup/backup-part.ts';
import { openMediaStore } from './open-media-store.ts';
import { originalsPrefix, privatePrefix } from './media-store.ts';

/** A part of a store that a backup carries. All else is made again. */
interface Carried {
  /** Folder of the store. */
  readonly prefix: string;
  readonly names: (store: MediaStore) => AsyncIterable<string>;
  readonly read: (store: MediaStore, name: string) => Promise<Readable | undefined>;
  readonly adopt: (store: MediaStore, name: string, temporaryPath: string) => Promise<void>;
}

/** The originals of the library. */
export const originals: Carried = {
  prefix: originalsPrefix,
  async *names(store) {
    for await (const { hash } of store.list()) yield hash;
  },
  read: async (store, hash) => (await store.read(hash))?.stream,
  adopt: (store, hash, temporaryPath) => store.adopt(hash, temporaryPath),
};

/** Private files, sealed as they lie there. */
const privateFiles: Carried = {
  prefix: privatePrefix,
  async *names(store) {
    for await (const { name } of store.privateFiles.list()) yield name;
  },
  read: (store, name) => store.privateFiles.read(name),
  adopt: (store, name, temporaryPath) => store.privateFiles.adopt(name, temporaryPath),
};

/** Copies a part of a store into a folder, laid out as a store in a folder lays it out. */
export async function copyPart(part: Carried, store: MediaStore, folder: string): Promise<void> {
  for await (const name of part.names(store)) {
    const found = await part.read(store, name);
    // Deleted while the list was read.
    if (!found) continue;
    const path = join(folder, name.slice(0, 2), name.slice(2, 4), name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(found, createWriteStream(path));
  }
}

/** Puts the files of a folder into a store. What is there already stays: the same name means the same bytes. */
export async function storePart(part: Carried, store: MediaStore, folder: string): Promise<void> {
  await mkdir(store.temporaryDir, { recursive: true });
  for (const path of await listFiles(folder)) {
    const temporaryPath = join(store.temporaryDir, randomUUID());
    await copyFile(join(folder, path), temporaryPath);
    await part.adopt(store, basename(path), temporaryPath);
  }
}

const backupOf = (name: string, part: Carried): BackupPart => ({
  name,
  async open({ media, dataDir }) {
    const store = await openMediaStore(media, dataDir);
    return {
      folder: store.folder && join(store.folder, part.prefix),
      copyTo: (folder) => copyPart(part, store, folder),
      takeFrom: (folder) => storePart(part, store, folder),
    };
  },
});

/** The originals of the library, as a backup takes them and puts them back. */
export const mediaBackup = backupOf('media', originals);

/** Private files beside them. They open with the keys of the site, which no backup holds. */
export const privateBackup = backupOf('private', privateFiles);
