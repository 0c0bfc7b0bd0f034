import type { CallOf } from '#server/http/route.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { answerCache } from '#server/site/answer-cache.ts';
import { shareHash } from '#server/site/share-image.ts';
import { siteIdentity } from '#server/site/site-identity.ts';
import { sendFallback } from '#modules/media/server/public.ts';
import type { siteCalls } from '../../site.calls.ts';
import { drawPng } from './draw-png.ts';

/** Another title or another address is another picture, and shared caches forget those of pages that are gone within the hour. */
const caching = 'public, max-age=31536000, immutable, s-maxage=3600';

interface LivePage {
  readonly title: string;
  readonly path: string;
  readonly locale: string;
}

/** Sends the picture that the site draws of a live page; the fallback image for any other address, and where it cannot be drawn. */
export async function serveShareImage({ app, ctx, params }: CallOf<typeof siteCalls.shareImage>): Promise<void> {
  const draw = app.site.config.shareImage;
  const { pageID, hash } = params;
  const { rows } = await app.pool.query<LivePage>('select title, path, locale from lectern_published_page where page_id = $1', [
    pageID,
  ]);
  const [page] = rows;
  const identity = await app.service(siteIdentity).read();
  const shared = page && { ...page, siteName: identity.value.name };
  // What is not a page's picture now takes no room in the cache.
  if (!draw || !shared || shareHash(app, shared) !== hash) return sendFallback(ctx);
  try {
    await app.service(answerCache).serve(ctx, async () => ({
      type: 'image/png',
      body: await drawPng(draw(shared)),
      // Networks fetch it for their own pages.
      headers: { 'cache-control': caching, 'cross-origin-resource-policy': 'cross-origin' },
      tags: new Set([cacheTags.page(pageID), cacheTags.path(shared.path), ...identity.tags]),
    }));
  } catch (error) {
    app.log.error({ err: error, pageID }, 'the share image of a page could not be drawn');
    sendFallback(ctx);
  }
}
