import { isLecternError } from '#contract/errors.ts';
import { fail } from '#contract/refusing.ts';
import type { MediaRecord } from '#contract/content.ts';
import { route } from '#server/http/route.ts';
import type { CallOf } from '#server/http/route.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { pageFileUrl } from '#contract/page-file-url.ts';
import { recordGroup } from '#server/site/record-pictures.ts';
import { mediaCalls } from '../../media.calls.ts';
import { pageFileKey } from './page-files.ts';
import { soonestVariant } from './soonest-variant.ts';
import { isFresh, sendDocument, sendFallback } from './send-media.ts';
import type { StoredFile } from './stored-file.ts';
import { variantName, variantOf, variantQuery, variantType } from '#site/image/variant.ts';
import type { Variant } from '#site/image/variant.ts';
import { images, mediaStore, pageUses } from '../media.services.ts';

/**
 * The caching of files of live pages. A browser keeps them for good, because other bytes have another address. Shared
 * caches ask again after a minute, which costs no bytes while the page is live: so what was taken off the site leaves
 * them too.
 */
const publicCaching = 'public, max-age=31536000, immutable, s-maxage=60, proxy-revalidate';
const privateCaching = 'private, no-store';
/** Bytes up to which an answer is kept in memory. */
const largestReady = 1_000_000;

type Request = CallOf<typeof mediaCalls.pageFile>;

/** The caching of files that a preview shows. It draws them again and again, and its addresses end. */
const grantedCaching = 'private, max-age=600';

/** An image or file that whoever asks may see there. */
interface Found {
  /** Of one that is granted no more is known than what its address says. */
  readonly record: Pick<MediaRecord, 'hash' | 'fileName'> & Partial<MediaRecord>;
  readonly file: StoredFile;
  /** Visitors may see it. */
  readonly isPublic: boolean;
  /** Its address was signed for a preview, which has no session and an origin of its own. */
  readonly isGranted: boolean;
}

/** The picture of a record of a plugin, in whose address the record stands in the place of a page. */
async function shownByRecord(app: Request['app'], id: string, hash: string): Promise<MediaRecord | undefined> {
  const record = await app.service(pageUses).recordFile(id);
  return record?.hash === hash ? record : undefined;
}

async function find({ app, actor, params, query }: Request): Promise<Found | undefined> {
  const { pageID, group, hash, fileName } = params;
  if (query.p !== undefined && app.service(images).grants.isGranted({ pageID, group, hash }, query.p)) {
    const file = await app.service(images).storedFile(hash);
    return file && { record: { hash, fileName }, file, isPublic: false, isGranted: true };
  }
  const key = pageFileKey(group, hash);
  const live = (await app.service(images).livePageFiles.of(pageID))?.get(key);
  const shown = group === recordGroup ? await shownByRecord(app, pageID, hash) : live;
  const record = shown ?? (await app.service(pageUses).draftFile(app, actor, { pageID, key }));
  // Whatever the name: pages that somebody kept may still have an earlier one.
  if (!record) return undefined;
  const file = await app.service(images).storedFile(hash);
  return file && { record, file, isPublic: shown !== undefined, isGranted: false };
}

/** The variant that is asked for, if one is. Refuses with V_12 what no page names. */
function wantedVariant({ app, query: { w, h, f, s } }: Request, { record, isGranted }: Found): Variant | undefined {
  if (w === undefined && h === undefined && f === undefined && s === undefined) return undefined;
  const isCopy = isGranted && w !== undefined && h === undefined && (f === 'avif' || f === 'webp');
  // The signature of a copy says that the image has it.
  const granted: Variant | undefined = isCopy ? { kind: 'copy', format: f, width: w } : undefined;
  const variant = granted ?? (w === undefined || f === undefined ? undefined : variantOf(record, { w, h, f }));
  if (!variant) fail('invalid', 'w');
  if (!app.service(images).signer.verify(record.hash, variantQuery(variant), s ?? '')) fail('invalid', 's');
  return variant;
}

/**
 * The bytes to send, and whether they are what was asked for: where a variant is not there yet, another may go ahead of it,
 * and where none can be made, the image itself must do.
 */
async function imageBytes(
  { app, params: { hash } }: Request,
  { file }: Found,
  variant: Variant | undefined,
): Promise<{ bytes: Buffer; mimeType: string; isExact: boolean } | undefined> {
  const whole = (): Promise<Buffer | undefined> => app.service(images).renditions.bytes({ hash, ...file });
  if (variant) {
    try {
      const soonest = await soonestVariant(app, { hash, variant, source: whole });
      return soonest && { bytes: soonest.bytes, mimeType: variantType(soonest.variant), isExact: soonest.variant === variant };
    } catch (error) {
      if (isLecternError(error)) throw error;
      app.log.warn({ err: error, hash, variant: variantName(variant) }, 'a variant of an image could not be made');
    }
  }
  const bytes = await whole();
  return bytes && { bytes, mimeType: file.mimeType, isExact: variant === undefined };
}

const cachingOf = ({ isGranted }: Found, isShared: boolean): string =>
  isShared ? publicCaching : isGranted ? grantedCaching : privateCaching;

async function sendImage(request: Request, found: Found, since: number): Promise<void> {
  const { app, actor, ctx } = request;
  const { pageID, group, hash } = request.params;
  const variant = wantedVariant(request, found);
  // With a session the answer may carry its cookie, which no shared cache may keep.
  const isShared = found.isPublic && actor.kind === 'visitor';
  const headers = {
    etag: `"${variant ? `${hash}.${variantName(variant)}` : hash}"`,
    mimeType: variant ? variantType(variant) : found.file.mimeType,
    cacheControl: cachingOf(found, isShared),
    surrogateKey: isShared ? cacheTags.page(pageID) : undefined,
    isForEmbedding: found.isGranted,
  };
  if (isFresh(ctx, headers)) return;
  const image = await imageBytes(request, found, variant);
  if (!image) return sendFallback(ctx);
  if (!image.isExact) {
    ctx.remove('etag');
    ctx.set('cache-control', 'no-store');
    ctx.type = image.mimeType;
  }
  ctx.body = image.bytes;
  if (!isShared || !image.isExact || image.bytes.length > largestReady) return;
  // Only under the address that the page names: others that lead here would fill the memory.
  const own = pageFileUrl({ apiPath: app.apiPath, pageID, group }, found.record);
  const url = variant ? `${own}?${variantQuery(variant)}&s=${request.query.s ?? ''}` : own;
  if (ctx.url !== url) return;
  const { etag, mimeType, surrogateKey = '' } = headers;
  app
    .service(images)
    .ready.set(
      url,
      { bytes: image.bytes, etag, mimeType, cacheControl: publicCaching, surrogateKey },
      { tags: [surrogateKey], size: image.bytes.length, since },
    );
}

async function serve(request: Request): Promise<void> {
  const { app, actor, ctx, params: wanted } = request;
  const since = app.service(images).ready.mark();
  const found = await find(request);
  if (!found) return sendFallback(ctx);
  if (found.file.fileType === 'image') return sendImage(request, found, since);
  const isShared = found.isPublic && actor.kind === 'visitor';
  const headers = {
    etag: `"${wanted.hash}"`,
    mimeType: found.file.mimeType,
    cacheControl: cachingOf(found, isShared),
    surrogateKey: isShared ? cacheTags.page(wanted.pageID) : undefined,
    isForEmbedding: found.isGranted,
  };
  if (!isFresh(ctx, headers) && !(await sendDocument(ctx, app.service(mediaStore), found.record))) sendFallback(ctx);
}

/** Where the images and files of pages leave. */
export const pageFileRoutes = [route(mediaCalls.pageFile, serve)];
