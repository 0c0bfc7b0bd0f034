import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

/** The facts about the bytes with a hash. */
export interface StoredFile {
  readonly fileType: 'image' | 'document';
  readonly mimeType: string;
  /** SHA-256 of the original, and the crop: from these the bytes come. */
  readonly original: string;
  readonly crop: string;
}

/** Facts that are kept: of one hash they never change. */
const most = 20_000;

/** Finds what the bytes with a hash are; undefined where the library does not know them. */
export function createStoredFiles(pool: Pool): (hash: string) => Promise<StoredFile | undefined> {
  const kept = new LRUCache<string, StoredFile>({ max: most });
  return async (hash) => {
    const known = kept.get(hash);
    if (known) return known;
    const { rows } = await pool.query<StoredFile>(
      `select 'image' as "fileType", mime_type as "mimeType", original_hash as original, crop
       from lectern_rendition where hash = $1
       union all
       select file_type, mime_type, hash, '' from lectern_media_file where hash = $1 and file_type <> 'video'
       limit 1`,
      [hash],
    );
    const [found] = rows;
    if (!found) return undefined;
    kept.set(hash, found);
    return found;
  };
}
