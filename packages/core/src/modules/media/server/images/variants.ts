import type { MediaStore } from '../store/media-store.ts';
import { makeVariant } from './make-variant.ts';
import { derivedFolder, readAll } from './renditions.ts';
import { createSharedWork } from './shared-work.ts';
import { variantName } from '../../../../site/image/variant.ts';
import type { Variant } from '../../../../site/image/variant.ts';
import type { WorkQueue } from './work-queue.ts';

export interface Variants {
  /**
   * The bytes of a variant: kept ones, or new ones, which are made once however many ask. Undefined where `source` has none.
   * Rejects where the image cannot be read (any error), or where too much waits to be made (G_09).
   */
  bytes(hash: string, variant: Variant, source: () => Promise<Uint8Array | undefined>): Promise<Buffer | undefined>;
}

/** Makes narrower copies of images when they are first asked for, and keeps them. */
export function createVariants({ media, queue }: { readonly media: MediaStore; readonly queue: WorkQueue }): Variants {
  const share = createSharedWork<Buffer | undefined>();
  return {
    bytes(hash, variant, source) {
      const key = `${derivedFolder(hash)}/${variantName(variant)}`;
      return share(key, async () => {
        const kept = await readAll(await media.readDerived(key));
        if (kept) return kept;
        return queue.run(async () => {
          const bytes = await source();
          if (!bytes) return undefined;
          const made = await makeVariant(bytes, variant);
          await media.writeDerived(key, made);
          return made;
        });
      });
    },
  };
}
