import { route } from '#server/http/route.ts';
import { mediaCalls } from '../../media.calls.ts';
import { MediaFile } from '../media-file.entity.ts';
import { isFresh, sendDocument, sendFallback } from './send-media.ts';
import { images, mediaStore } from '../media.services.ts';

/** The address stays when the file is replaced, or is no longer shared: so everybody asks again, shared caches after a minute. */
const publicCaching = 'public, max-age=0, s-maxage=60, must-revalidate';
const privateCaching = 'private, no-cache';

/** Where shared files leave that are linked directly: in a mail, on paper, on another site. */
export const sharedFileRoutes = [
  route(mediaCalls.sharedFile, async ({ app, actor, ctx, params }) => {
    const em = app.orm.em.fork();
    const file = await em.findOne(MediaFile, { id: params.fileID, shared: true, deletedAt: null, fileType: { $ne: 'video' } });
    if (!file) return sendFallback(ctx);
    const cacheControl = actor.kind === 'visitor' ? publicCaching : privateCaching;
    if (file.fileType === 'document') {
      const { hash, mimeType } = file;
      if (
        !isFresh(ctx, { etag: `"${hash}"`, mimeType, cacheControl }) &&
        !(await sendDocument(ctx, app.service(mediaStore), file))
      )
        sendFallback(ctx);
      return;
    }
    // As on a page: nobody reads from it where it was taken.
    const [rendition] = await app.service(images).renditions.of(em, [{ original: file.hash, mimeType: file.mimeType }]);
    if (!rendition) return sendFallback(ctx);
    const { hash, mimeType } = rendition;
    if (isFresh(ctx, { etag: `"${hash}"`, mimeType, cacheControl })) return;
    const bytes = await app.service(images).renditions.bytes(rendition);
    if (bytes) ctx.body = bytes;
    else sendFallback(ctx);
  }),
];
