import type { MediaStore } from '../store/media-store.ts';
import { inChild } from './making/in-child.ts';
import { derivedFolder, readAll } from './renditions.ts';
import { createSharedWork } from './shared-work.ts';
import { variantName } from '#site/image/variant.ts';
import type { Variant } from '#site/image/variant.ts';
import { forVisitor } from './work-queue.ts';
import type { Asker, WorkQueue } from './work-queue.ts';

export interface Variants {
  /** The bytes of a variant that was made before. */
  kept(hash: string, variant: Variant): Promise<Buffer | undefined>;
  /**
   * The bytes of a variant: kept ones, or new ones, which are made once however many ask. Undefined where `source` has none.
   * Rejects where the image cannot be read (any error), or where too much waits to be made (G_09).
   */
  bytes(
    hash: string,
    variant: Variant,
    source: () => Promise<Uint8Array | undefined>,
    asker?: Asker,
  ): Promise<Buffer | undefined>;
}

const keyOf = (hash: string, variant: Variant): string => `${derivedFolder(hash)}/${variantName(variant)}`;

/** Makes narrower copies of images, each once, and keeps them. */
export function createVariants({ media, queue }: { readonly media: MediaStore; readonly queue: WorkQueue }): Variants {
  const share = createSharedWork<Buffer | undefined>();
  return {
    kept: async (hash, variant) => readAll(await media.readDerived(keyOf(hash, variant))),
    bytes(hash, variant, source, asker = forVisitor) {
      const key = keyOf(hash, variant);
      // A visitor does not wait for the turn of a preview.
      return share(`${asker.for} ${key}`, async () => {
        const kept = await readAll(await media.readDerived(key));
        if (kept) return kept;
        return queue.run(async () => {
          const meanwhile = await readAll(await media.readDerived(key));
          if (meanwhile) return meanwhile;
          const bytes = await source();
          if (!bytes) return undefined;
          const made = await inChild('makeVariant', bytes, variant);
          await media.writeDerived(key, made);
          return made;
        }, asker);
      });
    },
  };
}
