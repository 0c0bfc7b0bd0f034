import { Disk } from 'flydrive';
import type { PrivateStore } from '#modules/private-files/server/public.ts';
import type { DriverContract } from 'flydrive/types';
import { derivedKey, originalKey, originalsPrefix, privateKey, privatePrefix } from './media-store.ts';
import type { MediaStore, StoredBytes } from './media-store.ts';

/** Codes of "there is no such file", by folder and by bucket. */
const missing = new Set(['ENOENT', 'ENOTDIR', 'NotFound', 'NoSuchKey']);

function isMissing(error: unknown): boolean {
  for (let cause = error; cause; cause = (cause as { cause?: unknown }).cause) {
    const { code, name } = cause as { code?: unknown; name?: unknown };
    if (missing.has(String(code)) || missing.has(String(name))) return true;
  }
  return false;
}

/** The outcome of some reading; undefined where there is no such file. */
export async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

type Reading = Pick<MediaStore, 'read' | 'size' | 'remove' | 'list' | 'readDerived'> & {
  readonly privateFiles: Omit<PrivateStore, 'adopt' | 'temporaryDir'>;
};

/** All that a store does the same way wherever it is. `prefix` stands before every key: empty, or with a slash at its end. */
export function readingOf(driver: DriverContract, prefix = ''): Reading & { readonly disk: Disk } {
  const disk = new Disk(driver);

  async function open(key: string): Promise<StoredBytes> {
    const { contentLength } = await disk.getMetaData(key);
    return { stream: await disk.getStream(key), size: contentLength };
  }
  const read = (key: string): Promise<StoredBytes | undefined> => unlessMissing(open(key));

  async function* listFiles(below: string): AsyncGenerator<{ readonly name: string; readonly writtenAt: Date }> {
    let paginationToken: string | undefined;
    do {
      const page = await disk.listAll(prefix + below, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
      for (const entry of page.objects) {
        if (!entry.isFile) continue;
        const facts = await unlessMissing(entry.getMetaData());
        if (facts) yield { name: entry.name, writtenAt: facts.lastModified };
      }
      ({ paginationToken } = page);
    } while (paginationToken);
  }

  return {
    disk,
    read: async (hash) => read(prefix + originalKey(hash)),
    size: async (hash) => (await unlessMissing(disk.getMetaData(prefix + originalKey(hash))))?.contentLength,
    remove: async (hash) => disk.delete(prefix + originalKey(hash)),
    readDerived: async (key) => read(prefix + derivedKey(key)),
    async *list() {
      for await (const { name, writtenAt } of listFiles(originalsPrefix)) yield { hash: name, writtenAt };
    },
    privateFiles: {
      read: async (name) => (await read(prefix + privateKey(name)))?.stream,
      remove: async (name) => disk.delete(prefix + privateKey(name)),
      list: () => listFiles(privatePrefix),
    },
  };
}
