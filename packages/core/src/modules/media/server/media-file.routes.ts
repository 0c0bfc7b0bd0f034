import * as z from 'zod';
import type { Context } from 'koa';
import { defineRoute } from '../../../server/http/route.ts';
import type { Lectern } from '../../../server/app.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import { fallbackImage } from './fallback-image.ts';
import { isServable } from './is-servable.ts';
import { MediaFile } from './media-file.entity.ts';

const pageFileParams = z.strictObject({
  pageID: z.uuid('V_12'),
  group: z.string().regex(/^(block_images_|block_files_)?[A-Za-z][\w-]{0,60}$/, 'V_12'),
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'V_12'),
  fileName: z.string().min(1).max(255),
});

// Whatever a file contains, no script of it may run on this origin, and no other site may embed it.
const isolation = { 'content-security-policy': "default-src 'none'; sandbox", 'cross-origin-resource-policy': 'same-origin' };

async function sendFile(
  app: Lectern,
  ctx: Context,
  file: Pick<MediaFile, 'hash' | 'mimeType' | 'fileType' | 'fileName'>,
  cacheControl: string,
): Promise<boolean> {
  const etag = `"${file.hash}"`;
  ctx.set({ ...isolation, 'cache-control': cacheControl, etag });
  if (ctx.get('if-none-match') === etag) {
    ctx.status = 304;
    return true;
  }
  const content = await app.media.read(file.hash);
  if (!content) return false;
  ctx.type = file.mimeType;
  ctx.length = content.size;
  if (file.fileType === 'document') ctx.attachment(file.fileName);
  ctx.body = content.stream;
  return true;
}

function sendFallback(ctx: Context): void {
  ctx.status = 404;
  ctx.remove('etag');
  ctx.set({ ...isolation, 'cache-control': 'no-store' });
  ctx.type = 'image/svg+xml';
  ctx.body = fallbackImage;
}

async function servePageFile(app: Lectern, actor: Actor, ctx: Context, params: z.output<typeof pageFileParams>): Promise<void> {
  const found = await isServable(app, actor, params);
  if (!found) return sendFallback(ctx);
  const isSent = await sendFile(
    app,
    ctx,
    found.file,
    // With a session the answer may carry its cookie, which no shared cache may keep.
    found.isPublic && actor.kind === 'visitor' ? 'public, max-age=31536000, immutable' : 'private, no-store',
  );
  if (!isSent) sendFallback(ctx);
}

/** Where the bytes of the library leave: to visitors by the page that shows them, to the admin by their id. */
export const mediaFileRoutes = [
  defineRoute({
    method: 'GET',
    path: '/medialib/get-page-file/{pageID}/{group}/{hash}/{fileName}',
    access: 'public',
    summary: 'An image or file of a page: of a block (`block_images_{key}`, `block_files_{key}`) or of the page itself by group.',
    params: pageFileParams,
    respond: 'raw',
    run: ({ app, actor, ctx, params }) => servePageFile(app, actor, ctx, params),
  }),
  defineRoute({
    method: 'GET',
    path: '/medialib/preview-image',
    access: 'signed-in',
    summary: 'An image of the library, for the admin.',
    query: z.strictObject({ imageID: z.uuid('V_12') }),
    respond: 'raw',
    async run({ app, ctx, query }) {
      const file = await app.orm.em.fork().findOne(MediaFile, { id: query.imageID, fileType: 'image' });
      if (!file || !(await sendFile(app, ctx, file, 'private, max-age=3600'))) sendFallback(ctx);
    },
  }),
];
