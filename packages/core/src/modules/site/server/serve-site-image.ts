import type { CallOf } from '#server/http/route.ts';
import { settingsReader } from '#server/kernel/settings/settings-reader.ts';
import { variantName, variantType } from '#site/image/variant.ts';
import { images, isFresh, sendFallback } from '../../media/server/public.ts';
import type { siteCalls } from '../site.calls.ts';
import { site } from '../site.manifest.ts';
import { siteImageNames, siteImages, variantOfSite } from './site-images.ts';

/** Other bytes have another address. Shared caches ask again after a minute: what was taken off the site leaves them too. */
const publicCaching = 'public, max-age=31536000, immutable, s-maxage=60, proxy-revalidate';
const privateCaching = 'private, no-store';

/** Sends a picture that the settings of the site name now; the fallback image for one that they do not, or no longer. */
export async function serveSiteImage({ app, actor, ctx, params }: CallOf<typeof siteCalls.image>): Promise<void> {
  const { hash } = params;
  const name = siteImageNames.find((each) => each === params.name);
  if (!name) return sendFallback(ctx);
  const values = await app.service(settingsReader).read(site);
  const record = (await siteImages(app, values))[name];
  const file = record?.hash === hash ? await app.service(images).storedFile(hash) : undefined;
  if (!record || !file) return sendFallback(ctx);
  const variant = variantOfSite(name, record);
  const fresh = isFresh(ctx, {
    etag: `"${variant ? `${hash}.${variantName(variant)}` : hash}"`,
    mimeType: variant ? variantType(variant) : file.mimeType,
    cacheControl: actor.kind === 'visitor' ? publicCaching : privateCaching,
  });
  if (fresh) return;
  // Networks fetch it for their own pages.
  ctx.set('cross-origin-resource-policy', 'cross-origin');
  const { renditions, variants } = app.service(images);
  const whole = (): Promise<Buffer | undefined> => renditions.bytes({ hash, ...file });
  const bytes = variant ? await variants.bytes(hash, variant, whole) : await whole();
  if (bytes) ctx.body = bytes;
  else sendFallback(ctx);
}
