import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { CropParams } from '#contract/content.ts';
import { cropParamsSchema } from '#contract/crop.ts';
import { isLecternError } from '#contract/errors.ts';
import type { Asking } from '#server/database/asking.ts';
import type { Logger } from '#server/kernel/logger.ts';
import type { MediaStore } from '../store/media-store.ts';
import { cropKey, cropOf, cropOfKey } from './crop.ts';
import { inChild } from './making/in-child.ts';
import { createSharedWork } from './shared-work.ts';
import { assertFewTried, keepTried, triedBy } from './tried-crops.ts';
import { forChange } from './work-queue.ts';
import type { Asker, WorkQueue } from './work-queue.ts';

/** An original of the library, and how one use of it cuts it. */
export interface Use {
  /** SHA-256 of the original. */
  readonly original: string;
  readonly mimeType: string;
  readonly cropParams?: CropParams | undefined;
}

/** An image as a page uses it: the original itself, or what was made of it. */
export interface Rendition {
  /** SHA-256 of the bytes when they were made first. */
  readonly hash: string;
  readonly original: string;
  /** Of the crop; empty for none. */
  readonly crop: string;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels; null for drawings. */
  readonly width: number | null;
  readonly height: number | null;
  readonly isScalable: boolean;
}

/** The bytes of an original by its hash; undefined where they are gone. */
type ReadOriginal = (hash: string) => Promise<Buffer | undefined>;

interface MakeOptions {
  /** Default: the library. */
  readonly source?: ReadOriginal;
  /**
   * Who waits for what is made. Default: a change. A cut that is made for a preview is kept for an hour, unless somebody else
   * asks for it until then; G_18 where that person tried too many.
   */
  readonly asker?: Asker;
}

export interface Renditions {
  /**
   * The renditions of these uses, in their order; one that is not there yet is made. Undefined for an image that cannot
   * be read. `source` reads originals that are not in the library yet.
   */
  of(em: Asking, uses: readonly Use[], options?: MakeOptions): Promise<(Rendition | undefined)[]>;
  /** The bytes of a rendition, made again where they are gone; undefined where the original is gone too. */
  bytes(rendition: Pick<Rendition, 'hash' | 'original' | 'crop' | 'mimeType'>, asker?: Asker): Promise<Buffer | undefined>;
}

interface Options {
  readonly media: MediaStore;
  readonly queue: WorkQueue;
  readonly log: Logger;
}

/** Images are at most as large as an upload may be. */
const maxOriginal = 100 * 1024 * 1024;
/** Milliseconds for which an image that could not be made is not tried again. */
const failureLasts = 60_000;
const keptFailures = 1000;

/** Where what is made of an image lies among the derived bytes. */
export const derivedFolder = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

const columns =
  'hash, original_hash as original, crop, mime_type as "mimeType", size, width, height, is_scalable as "isScalable"';

export async function readAll(stored: Awaited<ReturnType<MediaStore['read']>>): Promise<Buffer | undefined> {
  if (!stored) return undefined;
  if (stored.size > maxOriginal) {
    stored.stream.destroy();
    return undefined;
  }
  return buffer(stored.stream);
}

/** Where a use is found; undefined for a crop that no dialog makes, as a plugin's own field might let through. */
function placeOf({ original, mimeType, cropParams }: Use): { original: string; mimeType: string; crop: string } | undefined {
  if (cropParams === undefined) return { original, mimeType, crop: '' };
  const checked = cropParamsSchema.safeParse(cropParams);
  return checked.success ? { original, mimeType, crop: cropKey(cropOf(checked.data)) } : undefined;
}

/** Makes and finds what pages show of the library's images. */
export function createRenditions({ media, queue, log }: Options): Renditions {
  const share = createSharedWork<Rendition | undefined>();
  const failed = new LRUCache<string, true>({ max: keptFailures, ttl: failureLasts });

  const fromLibrary: ReadOriginal = async (hash) => readAll(await media.read(hash));

  async function make(
    { original, mimeType, crop }: { original: string; mimeType: string; crop: string },
    { source = fromLibrary, asker = forChange }: MakeOptions,
  ): Promise<Rendition | undefined> {
    const key = `${original} ${crop}`;
    if (failed.has(key)) return undefined;
    try {
      const found = await queue.run(async () => {
        const bytes = await source(original);
        return bytes && { bytes, made: await inChild('makeRendition', { original: bytes, mimeType, crop: cropOfKey(crop) }) };
      }, asker);
      if (!found) return undefined;
      const { bytes, made } = found;
      if (!made)
        return { hash: original, original, crop, mimeType, size: bytes.length, width: null, height: null, isScalable: false };
      const hash = made.bytes ? createHash('sha256').update(made.bytes).digest('hex') : original;
      if (made.bytes) await media.writeDerived(`${derivedFolder(hash)}/image`, made.bytes);
      const { width, height, isScalable } = made;
      const { length: size } = made.bytes ?? bytes;
      return { hash, original, crop, mimeType: made.mimeType, size, width, height, isScalable };
    } catch (error) {
      // It was not even tried.
      if (isLecternError(error)) throw error;
      log.warn({ err: error, original, crop }, 'an image of the library could not be prepared for a page');
      failed.set(key, true);
      return undefined;
    }
  }

  return {
    async of(em, uses, options = {}) {
      const places = uses.map(placeOf);
      const wanted = places.filter((place) => place !== undefined);
      if (wanted.length === 0) return places.map(() => undefined);
      const { asker = forChange } = options;
      const rows: (Rendition & { readonly triedBy: string | null })[] = await em.execute(
        `select ${columns}, tried_by as "triedBy" from lectern_rendition where (original_hash, crop) in
           (select w.original, w.crop from jsonb_to_recordset(?::jsonb) as w(original text, crop text))`,
        [JSON.stringify(wanted)],
      );
      const keyOf = ({ original, crop }: Pick<Rendition, 'original' | 'crop'>): string => `${original} ${crop}`;
      const known = new Map<string, Rendition>(rows.map((row) => [keyOf(row), row]));
      const tried = asker.for === 'preview' ? [] : rows.filter((row) => row.triedBy !== null);
      if (tried.length > 0) {
        const kept = new Set((await keepTried(em, tried)).map(keyOf));
        for (const key of tried.map(keyOf)) if (!kept.has(key)) known.delete(key);
      }
      for (const use of wanted) {
        const key = keyOf(use);
        if (known.has(key)) continue;
        const person = triedBy(asker, use.crop);
        if (person !== null) await assertFewTried(em, person);
        const made = await share(`${asker.for} ${key}`, () => make(use, options));
        if (!made) continue;
        known.set(key, made);
        await em.execute(
          `insert into lectern_rendition (original_hash, crop, hash, mime_type, size, width, height, is_scalable, tried_by, created_at)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, now())
           on conflict (original_hash, crop) do update set tried_by = null
             where excluded.tried_by is null and lectern_rendition.tried_by is not null`,
          [made.original, made.crop, made.hash, made.mimeType, made.size, made.width, made.height, made.isScalable, person],
        );
      }
      return places.map((place) => place && known.get(`${place.original} ${place.crop}`));
    },

    async bytes({ hash, original, crop, mimeType }, asker) {
      if (hash === original) return fromLibrary(original);
      const derived = await readAll(await media.readDerived(`${derivedFolder(hash)}/image`));
      if (derived) return derived;
      // Its name stays, also where another release of the image library writes other bytes for the same picture.
      const made = await queue.run(async () => {
        const source = await fromLibrary(original);
        if (!source) return undefined;
        const { bytes = source } = (await inChild('makeRendition', { original: source, mimeType, crop: cropOfKey(crop) })) ?? {};
        return bytes;
      }, asker);
      if (!made) return undefined;
      await media.writeDerived(`${derivedFolder(hash)}/image`, made);
      return Buffer.from(made);
    },
  };
}
