import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Invalidations } from '#server/kernel/invalidations.ts';
import type { Logger } from '#server/kernel/logger.ts';
import type { Signer } from '#server/kernel/signer.ts';
import { createTagCache } from '#server/site/tag-cache.ts';
import type { TagCache } from '#server/site/tag-cache.ts';
import type { MediaStore } from '../store/media-store.ts';
import { createLivePageFiles } from './page-files.ts';
import type { LivePageFiles } from './page-files.ts';
import { createStoredFiles } from './stored-file.ts';
import type { StoredFile } from './stored-file.ts';
import type { MediaHeaders } from './send-media.ts';
import { createRenditions } from './renditions.ts';
import type { Renditions } from './renditions.ts';
import { createFileGrants } from './file-grants.ts';
import type { FileGrants } from './file-grants.ts';
import { createVariantSigner } from './variant-signature.ts';
import type { VariantSigner } from './variant-signature.ts';
import { createVariants } from './variants.ts';
import type { Variants } from './variants.ts';
import { createWorkQueue } from './work-queue.ts';
import type { WorkQueue } from './work-queue.ts';

/** An answer that is ready to be sent to any visitor. */
interface ReadyImage extends MediaHeaders {
  readonly bytes: Buffer;
}

/** The images of the library as pages show them. */
export interface Images {
  readonly queue: WorkQueue;
  readonly renditions: Renditions;
  readonly variants: Variants;
  readonly signer: VariantSigner;
  readonly grants: FileGrants;
  readonly livePageFiles: LivePageFiles;
  /** The facts about the bytes with a hash; undefined where the library does not know them. */
  readonly storedFile: (hash: string) => Promise<StoredFile | undefined>;
  /** The images that visitors were sent, by address, until the page that shows them changes. */
  readonly ready: TagCache<ReadyImage>;
  /** Hashes of the images whose copies were all made lately: who writes saves often, and nobody looks for them each time. */
  readonly prepared: LRUCache<string, true>;
  /** Crops that were looked at while editing, by original and crop. */
  readonly previews: TagCache<{ readonly bytes: Buffer; readonly mimeType: string }>;
}

/** Images that are worked on at once: each takes a core, and up to some hundred megabytes. */
const atOnce = 2;
/** Pieces of work that may wait. */
const waiting = 500;
const waitingOfPerson = 200;
/** Bytes. */
const readySize = 64_000_000;
const previewSize = 16_000_000;

interface Options {
  readonly media: MediaStore;
  readonly pool: Pool;
  readonly signer: Signer;
  readonly invalidations: Pick<Invalidations, 'subscribe'>;
  readonly log: Logger;
  readonly now: () => Date;
}

export function createImages({ media, pool, signer, invalidations, log, now }: Options): Images {
  const queue = createWorkQueue({ atOnce, waiting, waitingOfPerson });
  const ready = createTagCache<ReadyImage>(readySize);
  invalidations.subscribe((tags) => ready.drop(tags));
  return {
    queue,
    renditions: createRenditions({ media, queue, log }),
    variants: createVariants({ media, queue }),
    signer: createVariantSigner(signer),
    grants: createFileGrants(signer, now),
    livePageFiles: createLivePageFiles(pool, invalidations),
    storedFile: createStoredFiles(pool),
    ready,
    prepared: new LRUCache({ max: 10_000, ttl: 3_600_000 }),
    previews: createTagCache(previewSize),
  };
}
