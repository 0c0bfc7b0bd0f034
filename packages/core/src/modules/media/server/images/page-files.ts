import type { Pool } from 'pg';
import type { MediaRecord, StoredBlock } from '#contract/content.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Invalidations } from '#server/kernel/invalidations.ts';
import { createTagCache } from '#server/site/tag-cache.ts';

type Records = Readonly<Record<string, MediaRecord>>;

/** The part of a page's content that says which images and files it uses. */
export interface MediaContent {
  readonly blocks: Readonly<Record<string, Pick<StoredBlock, '__images' | '__files'>>>;
  /** Of the page itself, by group: `seo`, `type`. */
  readonly images?: Readonly<Record<string, Records>>;
  readonly files?: Readonly<Record<string, Records>>;
}

/** The records of content by group and hash: `block_images_{key} {hash}`. */
export type PageFiles = ReadonlyMap<string, MediaRecord>;

export const pageFileKey = (group: string, hash: string): string => `${group} ${hash}`;

/** Every image and file of some content, as addresses name them. */
export function pageFilesOf({ blocks, images = {}, files = {} }: MediaContent): PageFiles {
  const found = new Map<string, MediaRecord>();
  const add = (group: string, records: Records): void => {
    for (const record of Object.values(records)) found.set(pageFileKey(group, record.hash), record);
  };
  for (const [key, block] of Object.entries(blocks)) {
    add(`block_images_${key}`, block.__images);
    add(`block_files_${key}`, block.__files);
  }
  for (const groups of [images, files]) for (const [group, records] of Object.entries(groups)) add(group, records);
  return found;
}

/** The files that live pages use, kept in memory until they change. */
export interface LivePageFiles {
  /** The images and files of a live page; undefined where it is not live. */
  of(pageID: string): Promise<PageFiles | undefined>;
}

/** Records that are kept, of all pages together. */
const capacity = 50_000;

export function createLivePageFiles(pool: Pool, invalidations: Pick<Invalidations, 'subscribe'>): LivePageFiles {
  const kept = createTagCache<{ readonly files: PageFiles | undefined }>(capacity);
  invalidations.subscribe((tags) => kept.drop(tags));
  return {
    async of(pageID) {
      const known = kept.get(pageID);
      if (known) return known.files;
      const since = kept.mark();
      const { rows } = await pool.query<{ document: MediaContent }>(
        'select document from lectern_published_page where page_id = $1',
        [pageID],
      );
      const files = rows[0] && pageFilesOf(rows[0].document);
      kept.set(pageID, { files }, { tags: [cacheTags.page(pageID)], size: 1 + (files?.size ?? 0), since });
      return files;
    },
  };
}
