import { useEffect, useRef, useState } from 'react';
import { proposedMediaName } from '#contract/media-name.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { convertHeic, isHeic } from './convert-heic.ts';
import { contentHash } from './content-hash.ts';
import { canShrink, isTooHeavy, isTooLarge, prepared } from './prepared-file.ts';
import type { PreparedFile } from './prepared-file.ts';
import { imageSize, shrinkImage } from './shrink-image.ts';
import { isImage } from './upload-limits.ts';

interface PreparedFiles {
  readonly entries: readonly PreparedFile[];
  readonly change: (key: string, changed: Partial<PreparedFile>) => void;
  readonly remove: (key: string) => void;
}

/** Finds out about files one after the other: whether they can be read, their size in pixels, whether they are here already, a smaller picture. */
export function usePreparedFiles(files: readonly File[]): PreparedFiles {
  const client = useClient();
  const [entries, setEntries] = useState<readonly PreparedFile[]>([]);
  const run = useRef(0);

  const change = (key: string, changed: Partial<PreparedFile>): void =>
    setEntries((known) => known.map((entry) => (entry.key === key ? { ...entry, ...changed } : entry)));

  useEffect(() => {
    run.current += 1;
    const own = run.current;
    const made = files.map((file, index) => prepared(file, `${own}-${index}`));
    setEntries(made);
    const pictures = made.flatMap(({ picture }) => picture ?? []);
    const isOver = (): boolean => run.current !== own;

    async function duplicatesOf(hash: string | undefined): Promise<NonNullable<PreparedFile['duplicates']>> {
      if (hash === undefined) return [];
      const found = await client.call(mediaCalls.findDuplicates, { body: { hashes: [hash] } });
      // That a copy could not be looked for stops nobody from uploading.
      return found.ok ? (found.data[hash] ?? []) : [];
    }
    /** The file as it may be sent; undefined where it cannot be read. */
    async function readable({ key, file }: PreparedFile): Promise<File | undefined> {
      if (!isHeic(file)) return file;
      const converted = await convertHeic(file);
      if (isOver()) return undefined;
      if (!converted) change(key, { isUnreadable: true, duplicates: [] });
      else {
        const picture = URL.createObjectURL(converted);
        pictures.push(picture);
        change(key, { file: converted, name: proposedMediaName(converted.name), picture, wantsSmaller: isTooHeavy(converted) });
      }
      return converted;
    }
    async function examine(entry: PreparedFile): Promise<void> {
      const { key } = entry;
      const file = await readable(entry);
      if (!file) return;
      if (isTooLarge(file)) return change(key, { duplicates: [] });
      const size = isImage(file) ? await imageSize(file) : undefined;
      if (isOver()) return;
      change(key, { size });
      const hash = await contentHash(file);
      const duplicates = await duplicatesOf(hash);
      if (isOver()) return;
      change(key, { hash, duplicates, wantsExisting: duplicates.length > 0 });
      if (!canShrink(file)) return;
      const smaller = (await shrinkImage(file)) ?? null;
      if (!isOver()) change(key, { smaller });
    }
    async function examineAll(): Promise<void> {
      for (const entry of made) {
        if (isOver()) return;
        await examine(entry);
      }
    }
    void examineAll();
    return () => {
      run.current += 1;
      for (const picture of pictures) URL.revokeObjectURL(picture);
    };
  }, [files, client]);

  return { entries, change, remove: (key) => setEntries((known) => known.filter((entry) => entry.key !== key)) };
}
