import type { Context, Middleware } from 'koa';
import { languageOf } from '../../contract/locale.ts';
import { createSiteTexts } from '../../site/render/site-texts.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { readBuildManifest } from './build-manifest.ts';
import type { BuildManifest } from './build-manifest.ts';
import { createPageFinder } from './find-page.ts';
import type { Fragment } from './page-parts.ts';
import { readQuery, writeQuery } from './page-query.ts';
import { createPageStore } from './page-store.ts';
import { createPageRenderer } from './render-page.ts';
import { createPublicSender, refuseMethod, sendPrivate, sendRedirect } from './send-page.ts';
import type { SiteApp } from './site-app.ts';
import { openSiteEntries } from './site-entries.ts';
import { createTagCache } from './tag-cache.ts';

/** The public site: what visitors get at every address that is nothing else. */
export interface SiteServer {
  readonly build: BuildManifest;
  /** Answers visitors without a session what is in the cache of pages. */
  readonly cached: Middleware;
  /** Answers everybody else, rendered for their session. */
  readonly page: Middleware;
  /** Empties the caches in this process: whole pages only, or everything that is kept of their parts too. */
  drop(what: 'pages' | 'everything'): void;
}

/** Characters of fragments that are kept. */
const fragmentCacheSize = 32_000_000;

/** Shared caches may keep a page for 12 hours, half of the life of the token in it; browsers ask each time. */
const publicCaching = 'public, max-age=0, s-maxage=43200, must-revalidate';
/**
 * Milliseconds after which a page of which something failed is tried again. Shared caches keep it no longer, nor what may
 * become a page at any moment: missing ones and redirects.
 */
const retryAfter = 5000;
const briefCaching = `public, max-age=0, s-maxage=${retryAfter / 1000}, must-revalidate`;
const privateCaching = 'private, no-store';

/** The path of a request, decoded; undefined where that is impossible. */
function pathOf(ctx: Context): string | undefined {
  try {
    const path = decodeURIComponent(ctx.path);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

export async function createSiteServer(app: SiteApp): Promise<SiteServer> {
  const { settings, signer, publicPages: source } = app;
  const texts = createSiteTexts(languageOf(settings.defaultLocale));
  const entries = await openSiteEntries(app.site.plugins, texts);
  const build = readBuildManifest(app.site.dir);
  const fragments = createTagCache<Fragment>(fragmentCacheSize);
  const renderer = createPageRenderer({ app, entries, texts, build, fragments });
  const isSecure = app.environment.origin.startsWith('https:');
  const cookieName = sessionCookie(isSecure);
  const secured = securityHeaders('site', isSecure);
  const store = createPageStore({
    headers: { ...secured, 'cache-control': publicCaching },
    briefHeaders: { ...secured, 'cache-control': briefCaching },
    retryAfter,
  });
  const privateCopy = { signer, headers: { ...secured, 'cache-control': privateCaching } };
  const finder = createPageFinder({ settings, source, renderer, store });
  const sendPublic = createPublicSender(signer);
  const hasSessionCookie = (ctx: Context): boolean => ctx.req.headers.cookie?.includes(`${cookieName}=`) ?? false;
  app.invalidations.subscribe((tags) => {
    fragments.drop(tags);
    store.drop(tags);
  });

  return {
    build,
    async cached(ctx, next) {
      const { method, url = '' } = ctx.req;
      // Only what is a page already is looked up, so any other address costs nothing here.
      const isRead = method === 'GET' || method === 'HEAD';
      const [path = url, search = ''] = isRead ? url.split('?', 2) : [];
      const plain = isRead ? store.kept(path) : undefined;
      const found =
        plain?.kind === 'page' && search !== '' ? store.kept(path + writeQuery(readQuery(plain.readable, search))) : plain;
      if (found?.kind !== 'page' || hasSessionCookie(ctx)) return next();
      const started = performance.now();
      sendPublic(ctx, found);
      app.metrics?.observe('cached', found.status, (performance.now() - started) / 1000);
    },
    async page(ctx) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return refuseMethod(ctx);
      ctx.state.kind = 'page';
      const isPublic = !hasSessionCookie(ctx);
      const path = pathOf(ctx);
      const found = path === undefined ? await finder.notFound('/') : await finder.find(path, ctx.search);
      if (found.kind === 'redirect') return sendRedirect(ctx, found.location, isPublic ? briefCaching : privateCaching);
      if (isPublic) return sendPublic(ctx, found);
      sendPrivate(ctx, found, privateCopy);
    },
    drop(what) {
      store.drop([cacheTags.everything]);
      if (what === 'pages') return;
      fragments.drop([cacheTags.everything]);
      source.forget();
    },
  };
}
