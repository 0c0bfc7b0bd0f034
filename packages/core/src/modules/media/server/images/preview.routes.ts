import { isLecternError } from '#contract/errors.ts';
import { fail } from '#contract/refusing.ts';
import { cropParamsSchema } from '#contract/crop.ts';
import type { Context } from 'koa';
import type { Lectern } from '#server/kernel/lectern.ts';
import { route } from '#server/http/route.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { mediaCalls } from '../../media.calls.ts';
import { folderAccess } from '../folder-access.ts';
import { MediaFile } from '../media-file.entity.ts';
import { shownCrop } from '../shown-crop.ts';
import { cropKey, cropOf } from './crop.ts';
import type { Crop } from './crop.ts';
import { inChild } from './making/in-child.ts';
import { readAll } from './renditions.ts';
import { forPreviewOf } from './work-queue.ts';
import type { Asker } from './work-queue.ts';
import { isFresh, sendFallback } from './send-media.ts';
import { images, mediaStore } from '../media.services.ts';

/** Browsers ask each time: when a file is replaced, its address stays. */
const cacheControl = 'private, no-cache';

/** An image that the actor may choose; undefined for all others. */
async function imageOf(app: Lectern, actor: Actor, id: string): Promise<MediaFile | undefined> {
  const file = await app.orm.em.fork().findOne(MediaFile, { id, fileType: 'image', deletedAt: null });
  return file && (await folderAccess(app.pool, actor)).canUse(file) ? file : undefined;
}

/** An image upright and without metadata, as a page would show it whole. */
async function wholeImage(app: Lectern, file: MediaFile, asker: Asker): Promise<{ bytes: Buffer; mimeType: string } | undefined> {
  const [rendition] = await app
    .service(images)
    .renditions.of(app.orm.em.fork(), [{ original: file.hash, mimeType: file.mimeType }], { asker });
  const bytes = rendition && (await app.service(images).renditions.bytes(rendition, asker));
  return bytes && { bytes, mimeType: rendition.mimeType };
}

async function smallImage(
  app: Lectern,
  file: MediaFile,
  { width, asker }: { readonly width: number; readonly asker: Asker },
): Promise<{ bytes: Buffer; mimeType: string } | undefined> {
  const original = async (): Promise<Buffer | undefined> => readAll(await app.service(mediaStore).read(file.hash));
  const bytes = await app.service(images).variants.bytes(file.hash, { kind: 'copy', format: 'webp', width }, original, asker);
  return bytes && { bytes, mimeType: 'image/webp' };
}

/** Sends what `make` makes; the fallback image where it makes nothing, or cannot. */
async function sendMade(
  app: Lectern,
  ctx: Context,
  { etag, make }: { etag: string; make: () => Promise<{ bytes: Buffer; mimeType: string } | undefined> },
): Promise<void> {
  // Its type is known when it is made; who has it already knows it.
  if (isFresh(ctx, { etag: `"${etag}"`, mimeType: 'application/octet-stream', cacheControl })) return;
  try {
    const made = await make();
    if (!made) return sendFallback(ctx);
    ctx.type = made.mimeType;
    ctx.body = made.bytes;
  } catch (error) {
    if (isLecternError(error)) throw error;
    app.log.warn({ err: error, etag }, 'a preview of an image could not be made');
    sendFallback(ctx);
  }
}

/** A crop as a page would show it, made once while it is looked at. */
async function croppedPreview(
  app: Lectern,
  file: MediaFile,
  { crop, asker }: { readonly crop: Crop; readonly asker: Asker },
): Promise<{ bytes: Buffer; mimeType: string } | undefined> {
  const key = `${file.hash} ${cropKey(crop)}`;
  const kept = app.service(images).previews.get(key);
  if (kept) return kept;
  const since = app.service(images).previews.mark();
  const made = await app.service(images).queue.run(async () => {
    const original = await readAll(await app.service(mediaStore).read(file.hash));
    return original && inChild('makeRendition', { original, mimeType: file.mimeType, crop });
  }, asker);
  // What is cut is made anew, always.
  if (!made?.bytes) return undefined;
  const preview = { bytes: Buffer.from(made.bytes), mimeType: made.mimeType };
  app.service(images).previews.set(key, preview, { tags: [], size: preview.bytes.length, since });
  return preview;
}

/** Images of the library for those who work with it: whole, small, or cut. */
export const previewRoutes = [
  route(mediaCalls.preview, async ({ app, actor, ctx, query }) => {
    const file = await imageOf(app, actor, query.imageID);
    if (!file) return sendFallback(ctx);
    // A drawing fits every width.
    const asker = forPreviewOf(userIDOf(actor) ?? fail('signedOut'));
    const width = file.mimeType === 'image/svg+xml' ? undefined : query.width;
    await (width === undefined
      ? sendMade(app, ctx, { etag: file.hash, make: () => wholeImage(app, file, asker) })
      : sendMade(app, ctx, { etag: `${file.hash}.w${width}`, make: () => smallImage(app, file, { width, asker }) }));
  }),
  route(mediaCalls.cropPreview, async ({ app, actor, ctx, query }) => {
    const { imageID, x, y, width, height, rotate, scaleX, scaleY } = query;
    const checked = cropParamsSchema.safeParse({ x, y, width, height, rotate, scaleX, scaleY });
    if (!checked.success) fail('invalid', String(checked.error.issues[0]?.path[0] ?? 'width'));
    const file = await imageOf(app, actor, imageID);
    if (!file) return sendFallback(ctx);
    const asker = forPreviewOf(userIDOf(actor) ?? fail('signedOut'));
    const shown = shownCrop(checked.data, file);
    if (!shown) return sendMade(app, ctx, { etag: file.hash, make: () => wholeImage(app, file, asker) });
    const crop = cropOf(shown);
    await sendMade(app, ctx, {
      etag: `${file.hash}.${cropKey(crop).replaceAll(',', '_')}`,
      make: () => croppedPreview(app, file, { crop, asker }),
    });
  }),
];
