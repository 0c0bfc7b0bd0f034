import type { Context, Middleware } from 'koa';
import { languageOf, localePrefix, publicPath, splitPublicPath } from '../../contract/locale.ts';
import { canonicalPublicPath } from '../../modules/pages/server/page.routes.ts';
import { createSiteTexts } from '../../site/render/site-texts.ts';
import type { SiteApp } from './site-app.ts';
import { csrfToken } from '../http/csrf.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { readBuildManifest } from './build-manifest.ts';
import type { BuildManifest } from './build-manifest.ts';
import { missingPage } from './missing-page.ts';
import { readQuery, writeQuery } from './page-query.ts';
import type { ReadableQuery } from './page-query.ts';
import { createPageRenderer } from './render-page.ts';
import type { Fragment, RenderedPage } from './page-parts.ts';
import { chooseEncoding, sendablePage } from './sendable-page.ts';
import type { SendablePage } from './sendable-page.ts';
import { openSiteDoors } from './site-doors.ts';
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

interface FoundPage {
  readonly kind: 'page';
  readonly status: 200 | 404;
  readonly html: string;
  readonly readable: ReadableQuery;
  sendable: SendablePage | undefined;
  /** Set where something failed while the page was made: it is made again after this time, in milliseconds. */
  readonly retryAt: number | undefined;
  /** What is said with every public copy. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What stands at a path. */
type Found = FoundPage | { readonly kind: 'redirect'; readonly location: string };

/** Characters of rendered pages and of fragments that are kept. */
const pageCacheSize = 64_000_000;
const fragmentCacheSize = 32_000_000;

const redirectStatus = 308;
/** Shared caches may keep a page for 12 hours, half of the life of the token in it; browsers ask each time. */
const publicCaching = 'public, max-age=0, s-maxage=43200, must-revalidate';
/**
 * Milliseconds after which a page of which something failed is tried again. Shared caches keep it no longer, nor what may
 * become a page at any moment: missing ones and redirects.
 */
const retryAfter = 5000;
const briefCaching = `public, max-age=0, s-maxage=${retryAfter / 1000}, must-revalidate`;
const privateCaching = 'private, no-store';

/** True if a list of ETags names this one. */
const names = (list: string, etag: string): boolean =>
  list.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*');

export async function createSiteServer(app: SiteApp): Promise<SiteServer> {
  const { settings } = app;
  const texts = createSiteTexts(languageOf(settings.defaultLocale));
  const doors = await openSiteDoors(app.site.plugins, texts);
  const build = readBuildManifest(app.site.dir);
  const fragments = createTagCache<Fragment>(fragmentCacheSize);
  const pages = createTagCache<Found>(pageCacheSize);
  const renderer = createPageRenderer({ app, doors, texts, build, fragments });
  const isSecure = app.environment.origin.startsWith('https:');
  const cookieName = sessionCookie(isSecure);
  const publicHeaders = { ...securityHeaders('site', isSecure), 'cache-control': publicCaching };
  const briefHeaders = { ...publicHeaders, 'cache-control': briefCaching };
  const privateHeaders = { ...securityHeaders('site', isSecure), 'cache-control': privateCaching };
  let visitorTokenOf = { hour: 0, token: '' };
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

  /** What is kept under a key, unless it is time to try it again. */
  function kept(key: string): Found | undefined {
    const found = pages.get(key);
    return found?.kind === 'page' && found.retryAt !== undefined && found.retryAt <= Date.now() ? undefined : found;
  }

  /** Keeps a rendered page; one of which something failed for a short while only. */
  function keep(key: string, status: 200 | 404, { html, tags, isComplete, readable }: RenderedPage, since: number): Found {
    const retryAt = isComplete ? undefined : Date.now() + retryAfter;
    const headers = {
      ...(status === 404 || retryAt !== undefined ? briefHeaders : publicHeaders),
      // What a CDN purges by, when a publication says so.
      'surrogate-key': [...tags].map(encodeURI).join(' '),
    };
    const found: Found = { kind: 'page', status, html, readable, headers, sendable: undefined, retryAt };
    pages.set(key, found, { tags, size: html.length * 2, since });
    return found;
  }

  /** A page as its address asks for it after the question mark, where its blocks read something of that. */
  async function findWithQuery(path: string, search: string): Promise<Found> {
    const found = await find(path);
    if (found.kind === 'redirect' || found.status === 404 || search === '') return found;
    const query = readQuery(found.readable, search);
    const key = path + writeQuery(query);
    if (key === path) return found;
    const known = kept(key);
    if (known) return known;
    const since = pages.mark();
    const page = await app.publicPages.byPath(path);
    return page ? keep(key, 200, await renderer.render(page, { query }), since) : notFound(path);
  }

  async function find(path: string): Promise<Found> {
    const known = kept(path);
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
    return keep(path, 200, await renderer.render(page), since);
  }

  /** The page whose slug is `/404`, in the locale of the path or the default one. One copy serves every missing path. */
  async function notFound(path: string): Promise<Found> {
    const { locale } = splitPublicPath(path, settings);
    const key = `404 ${locale}`;
    const known = kept(key);
    if (known) return known;
    const since = pages.mark();
    const [own, general] = [publicPath('/404', locale, settings), publicPath('/404', settings.defaultLocale, settings)];
    const page = (await app.publicPages.byPath(own)) ?? (await app.publicPages.byPath(general));
    const rendered = page ? await renderer.render(page, { isNotFound: true }) : missingPage(settings.name);
    // Also where neither page is there yet, or the general one stands in for that of the locale.
    const tags = new Set([...rendered.tags, cacheTags.path(own), cacheTags.path(general)]);
    return keep(key, 404, { ...rendered, tags }, since);
  }

  /** The visitors' token, the same for everybody within the hour. */
  function visitorToken(): string {
    const hour = Math.floor(Date.now() / 3_600_000);
    if (visitorTokenOf.hour !== hour) visitorTokenOf = { hour, token: csrfToken(app.signer, undefined) };
    return visitorTokenOf.token;
  }

  /** The copy of a page that every visitor gets within the hour. */
  function publicCopy(found: FoundPage): SendablePage {
    const token = visitorToken();
    if (found.sendable?.token !== token) found.sendable = sendablePage(found.html, token, found.headers);
    return found.sendable;
  }

  /** Writes an answer past Koa: what is ready to send needs nothing of it. */
  function write(ctx: Context, { status }: FoundPage, sendable: SendablePage): void {
    ctx.respond = false;
    const { headers } = ctx.req;
    const wanted = headers['if-none-match'];
    if (status === 200 && wanted !== undefined && names(wanted, sendable.etag)) {
      const { 'content-length': _, 'content-type': __, ...rest } = sendable.answer('identity').headers;
      ctx.res.writeHead(304, rest).end();
      return;
    }
    const accepted = headers['accept-encoding'];
    const { body, headers: own } = sendable.answer(typeof accepted === 'string' ? chooseEncoding(accepted) : 'identity');
    ctx.res.writeHead(status, own);
    if (ctx.method === 'HEAD') ctx.res.end();
    else ctx.res.end(body);
  }

  function redirect(ctx: Context, location: string, cacheControl: string): void {
    ctx.status = redirectStatus;
    ctx.set({ 'cache-control': cacheControl, location: encodeURI(location) + ctx.search });
    ctx.body = '';
  }

  /** The path of a request, decoded; undefined where that is impossible. */
  function pathOf(ctx: Context): string | undefined {
    try {
      const path = decodeURIComponent(ctx.path);
      return path.includes('\0') ? undefined : path;
    } catch {
      return undefined;
    }
  }

  const hasSessionCookie = (ctx: Context): boolean => ctx.req.headers.cookie?.includes(`${cookieName}=`) ?? false;

  return {
    build,
    async cached(ctx, next) {
      const { method, url = '' } = ctx.req;
      // Only what is a page already is looked up, so any other address costs nothing here.
      const isRead = method === 'GET' || method === 'HEAD';
      const [path = url, search = ''] = isRead ? url.split('?', 2) : [];
      const plain = isRead ? kept(path) : undefined;
      const found = plain?.kind === 'page' && search !== '' ? kept(path + writeQuery(readQuery(plain.readable, search))) : plain;
      if (found?.kind !== 'page' || hasSessionCookie(ctx)) return next();
      const started = performance.now();
      write(ctx, found, publicCopy(found));
      app.metrics?.observe('cached', found.status, (performance.now() - started) / 1000);
    },
    async page(ctx) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
        ctx.status = 405;
        ctx.set('allow', 'GET, HEAD');
        ctx.body = '';
        return;
      }
      ctx.state.kind = 'page';
      const isPublic = !hasSessionCookie(ctx);
      const path = pathOf(ctx);
      const found = path === undefined ? await notFound('/') : await findWithQuery(path, ctx.search);
      if (found.kind === 'redirect') return redirect(ctx, found.location, isPublic ? briefCaching : privateCaching);
      if (isPublic) return write(ctx, found, publicCopy(found));
      // Through Koa, because the session may have something to say in the headers too.
      const token = csrfToken(app.signer, ctx.state.sessionKey as string | undefined);
      const { body, headers } = sendablePage(found.html, token, privateHeaders).answer('identity');
      const { etag: _, ...rest } = headers;
      ctx.status = found.status;
      ctx.set(rest);
      ctx.body = body;
    },
    drop(what) {
      pages.drop([cacheTags.everything]);
      if (what === 'pages') return;
      fragments.drop([cacheTags.everything]);
      app.publicPages.forget();
    },
  };
}
