import type { Context, Middleware } from 'koa';
import { languageOf, localePrefix, publicPath, splitPublicPath } from '../../contract/locale.ts';
import { canonicalPublicPath } from '../../modules/pages/server/page.routes.ts';
import { createSiteTexts } from '../../site/render/site-texts.ts';
import type { Lectern } from '../app.ts';
import { csrfToken } from '../http/csrf.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { sessionCookie } from '../http/session.ts';
import { readBuildManifest } from './build-manifest.ts';
import type { BuildManifest } from './build-manifest.ts';
import { missingPage } from './missing-page.ts';
import { createPageRenderer } from './render-page.ts';
import type { Fragment } from './render-page.ts';
import { chooseEncoding, sendablePage } from './sendable-page.ts';
import type { SendablePage } from './sendable-page.ts';
import { openSiteDoors } from './site-doors.ts';
import { createTagCache } from './tag-cache.ts';

/** The public site: what visitors get at every address that is nothing else. */
export interface SiteServer {
  readonly build: BuildManifest;
  /** Answers visitors without a session from the cache of pages. */
  readonly cached: Middleware;
  /** Answers everybody else, rendered for their session. */
  readonly page: Middleware;
  /** Empties the caches in this process: whole pages only, or their fragments too. */
  drop(what: 'pages' | 'everything'): void;
}

/** What stands at a path. */
type Found =
  | { readonly kind: 'page'; readonly status: 200 | 404; html: string; sendable: SendablePage | undefined }
  | { readonly kind: 'redirect'; readonly location: string };

/** Characters of rendered pages and of fragments that are kept. */
const pageCacheSize = 64_000_000;
const fragmentCacheSize = 32_000_000;

const redirectStatus = 308;
/** Shared caches may keep a page for 12 hours, half of the life of the token in it; browsers ask each time. */
const publicCaching = 'public, max-age=0, s-maxage=43200, must-revalidate';

export async function createSiteServer(app: Lectern): Promise<SiteServer> {
  const { settings } = app;
  const texts = createSiteTexts(languageOf(settings.defaultLocale));
  const doors = await openSiteDoors(app.site.plugins, texts);
  const build = readBuildManifest(app.site.dir);
  const fragments = createTagCache<Fragment>(fragmentCacheSize);
  const pages = createTagCache<Found>(pageCacheSize);
  const renderer = createPageRenderer({ app, doors, texts, build, fragments });
  const cookieName = sessionCookie(app.environment.origin.startsWith('https:'));
  app.invalidations.subscribe((tags) => {
    fragments.drop(tags);
    pages.drop(tags);
  });

  /** Where a path should be asked for instead: its canonical form, without the prefix of the default locale. */
  function properPath(path: string): string | undefined {
    const canonical = canonicalPublicPath(path);
    if (canonical === undefined) return undefined;
    const own = `/${localePrefix(settings.defaultLocale)}`;
    if (canonical === own) return '/';
    return canonical.startsWith(`${own}/`) ? canonical.slice(own.length) : canonical;
  }

  async function find(path: string): Promise<Found> {
    const known = pages.get(path);
    if (known) return known;
    const since = pages.mark();
    const proper = properPath(path);
    if (proper === undefined) return notFound(path);
    if (proper !== path) return { kind: 'redirect', location: proper };
    const page =
      path === publicPath('/404', splitPublicPath(path, settings).locale, settings)
        ? undefined
        : await app.publicPages.byPath(path);
    if (!page) {
      const location = await app.publicPages.redirectOf(path);
      return location === undefined ? notFound(path) : { kind: 'redirect', location };
    }
    const { html, tags } = await renderer.render(page);
    const found: Found = { kind: 'page', status: 200, html, sendable: undefined };
    pages.set(path, found, { tags, size: html.length * 2, since });
    return found;
  }

  /** The page whose slug is `/404`, in the locale of the path or the default one. One copy serves every missing path. */
  async function notFound(path: string): Promise<Found> {
    const { locale } = splitPublicPath(path, settings);
    const key = `404 ${locale}`;
    const known = pages.get(key);
    if (known) return known;
    const since = pages.mark();
    const page =
      (await app.publicPages.byPath(publicPath('/404', locale, settings))) ??
      (await app.publicPages.byPath(publicPath('/404', settings.defaultLocale, settings)));
    const rendered = page ? await renderer.render(page, { isNotFound: true }) : missingPage(settings.name, locale, settings);
    const found: Found = { kind: 'page', status: 404, html: rendered.html, sendable: undefined };
    pages.set(key, found, { tags: rendered.tags, size: rendered.html.length * 2, since });
    return found;
  }

  function send(ctx: Context, found: Found, token: string, isPublic: boolean): void {
    ctx.set('cache-control', isPublic ? publicCaching : 'private, no-store');
    if (found.kind === 'redirect') {
      ctx.status = redirectStatus;
      ctx.set('location', encodeURI(found.location) + ctx.search);
      ctx.body = '';
      return;
    }
    let { sendable } = found;
    if (sendable?.token !== token) {
      sendable = sendablePage(found.html, token);
      if (isPublic) found.sendable = sendable;
    }
    ctx.status = found.status;
    ctx.set('x-csrf-token', token);
    if (isPublic) {
      ctx.set('etag', sendable.etag);
      ctx.set('vary', 'Accept-Encoding');
      const wanted = ctx.req.headers['if-none-match'];
      if (
        found.status === 200 &&
        wanted !== undefined &&
        wanted
          .replaceAll('W/', '')
          .split(/\s*,\s*/)
          .includes(sendable.etag)
      ) {
        ctx.status = 304;
        return;
      }
    }
    const header = ctx.req.headers['accept-encoding'];
    const encoding = typeof header === 'string' && isPublic ? chooseEncoding(header) : undefined;
    if (encoding) ctx.set('content-encoding', encoding);
    ctx.set('content-type', 'text/html; charset=utf-8');
    ctx.body = encoding ? sendable.encoded(encoding) : sendable.identity;
  }

  /** The path of a request, decoded; undefined where that is impossible. */
  function pathOf(ctx: Context): string | undefined {
    try {
      return ctx.path.includes('%') ? decodeURIComponent(ctx.path) : ctx.path;
    } catch {
      return undefined;
    }
  }

  async function answer(ctx: Context, token: string, isPublic: boolean): Promise<void> {
    const path = pathOf(ctx);
    send(ctx, path === undefined || path.includes('\0') ? await notFound('/') : await find(path), token, isPublic);
  }

  const isSitePath = (path: string): boolean =>
    !path.startsWith(`${app.apiPath}/`) && path !== app.apiPath && !/^\/(cmsadmin|assets)(\/|$)/.test(path);
  const isRead = (ctx: Context): boolean => ctx.method === 'GET' || ctx.method === 'HEAD';

  return {
    build,
    async cached(ctx, next) {
      const { cookie } = ctx.req.headers;
      if (!isRead(ctx) || (cookie !== undefined && cookie.includes(`${cookieName}=`)) || !isSitePath(ctx.path)) return next();
      ctx.state.kind = 'cached';
      await answer(ctx, csrfToken(app.signer, undefined), true);
    },
    async page(ctx) {
      if (!isRead(ctx)) {
        ctx.status = 405;
        ctx.set('allow', 'GET, HEAD');
        ctx.body = '';
        return;
      }
      ctx.state.kind = 'page';
      const sessionKey = ctx.state.sessionKey as string | undefined;
      await answer(ctx, csrfToken(app.signer, sessionKey), false);
    },
    drop(what) {
      pages.drop([cacheTags.everything]);
      if (what === 'everything') fragments.drop([cacheTags.everything]);
    },
  };
}
