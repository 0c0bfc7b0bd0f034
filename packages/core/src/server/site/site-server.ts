import type { Context, Middleware } from 'koa';
import { languageOf } from '../../contract/locale.ts';
import { createSiteTexts } from '../../site/render/site-texts.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { readBuildManifest } from './build-manifest.ts';
import type { BuildManifest } from './build-manifest.ts';
import { createPageFinder } from './find-page.ts';
import type { AnswerCache, KeptAnswer } from './answer-cache.ts';
import { cacheShares } from './cache-shares.ts';
import type { Fragment } from './page-parts.ts';
import { createFailureCopies } from './failure-copies.ts';
import { createPageStore } from './page-store.ts';
import type { Found, FoundPage } from './page-store.ts';
import { createPageRenderer } from './render-page.ts';
import type { PageRenderer } from './render-page.ts';
import { createPublicSender, refuseMethod, sendPrivate, sendRedirect } from './send-page.ts';
import { createFailureSender } from './send-failure.ts';
import type { SiteApp } from './site-app.ts';
import { openSiteEntries } from './site-entries.ts';
import { createTagCache } from './tag-cache.ts';
import { createVisitSender } from './visits/visit-sender.ts';
import type { VisitSender } from './visits/visit-sender.ts';

/** The public site: what visitors get at every address that is nothing else. */
export interface SiteServer {
  readonly build: BuildManifest;
  readonly renderer: PageRenderer;
  /** Answers visitors without a session what is in the cache of pages. */
  readonly cached: Middleware;
  /** Answers with what is kept, or says so, where what comes after it cannot make a page. */
  readonly guarded: Middleware;
  /** Keeps answers of routes among the pages. */
  readonly answers: AnswerCache;
  /** Answers everybody else, rendered for their session. */
  readonly page: Middleware;
  /** What stands at the address of a request. */
  find(ctx: Context): Promise<Found>;
  /** Answers a post with the page that it was sent to, as one of its blocks shows what became of it. */
  readonly showAgain: VisitSender['again'];
  /** Answers a post that no block can be shown for. */
  refusePost(ctx: Context, status: number): void;
  /** Empties the caches in this process: whole pages only, or everything that is kept of their parts too. */
  drop(what: 'pages' | 'everything'): void;
}

/** Shared caches may keep a page for 12 hours, half of the life of the token in it; browsers ask each time. */
const publicCaching = 'public, max-age=0, s-maxage=43200, must-revalidate';
/**
 * Milliseconds after which a page of which something failed is tried again. Shared caches keep it no longer, nor what may
 * become a page at any moment: missing ones and redirects.
 */
const retryAfter = 5000;
const briefCaching = `public, max-age=0, s-maxage=${retryAfter / 1000}, must-revalidate`;
/** Answers to a query of which every value is another: nobody else will ask for them. */
const passingCaching = 'private, no-cache';
const privateCaching = 'private, no-store';

export async function createSiteServer(app: SiteApp): Promise<SiteServer> {
  const { settings, signer, source } = app;
  const texts = createSiteTexts(languageOf(settings.defaultLocale));
  const entries = await openSiteEntries(app.site.plugins, texts);
  const build = readBuildManifest(app.site.dir);
  const shares = cacheShares(app.site.config);
  const fragments = createTagCache<Fragment>(shares.fragments);
  const renderer = createPageRenderer({
    blocks: app.blocks,
    pageTypes: app.pageTypes,
    optionsOf: (pluginID) => app.site.plugins.find(({ manifest }) => manifest.id === pluginID)?.options,
    log: app.log,
    entries,
    texts,
    build,
    fragments,
  });
  const isSecure = app.environment.origin.startsWith('https:');
  const cookieName = sessionCookie(isSecure);
  const secured = securityHeaders('site', isSecure);
  const store = createPageStore({
    capacity: shares.pages,
    headers: { ...secured, 'cache-control': publicCaching },
    passingHeaders: { ...secured, 'cache-control': passingCaching },
    briefHeaders: { ...secured, 'cache-control': briefCaching },
    retryAfter,
  });
  const privateCopy = { signer, headers: { ...secured, 'cache-control': privateCaching } };
  const finder = createPageFinder({ settings, source, renderer, store });
  const sendPublic = createPublicSender(signer, store);
  const { log, invalidations } = app;
  const copies = createFailureCopies({ settings, log, invalidations, draw: (path) => finder.standIn('/500', path) });
  const failures = createFailureSender({ copies, log, headers: secured, retryAfter, settings, build });
  const visits = createVisitSender({ blocks: app.blocks, source, signer, now: app.now, isSecure, renderer, headers: secured });
  const hasSessionCookie = (ctx: Context): boolean => ctx.req.headers.cookie?.includes(`${cookieName}=`) ?? false;
  app.invalidations.subscribe((tags) => {
    fragments.drop(tags);
    store.drop(tags);
  });

  const isPageOf = ({ method, path }: Context): boolean =>
    ['GET', 'HEAD', 'POST'].includes(method) &&
    ![app.apiPath, '/cmsadmin', '/assets'].some((place) => path === place || path.startsWith(`${place}/`));

  /** A page that has gaps, or what stands for it where its loaders say that there is none. */
  async function sendFilled(ctx: Context, found: FoundPage, cacheControl: string): Promise<void> {
    if (await visits.filled(ctx, found, cacheControl)) return;
    const missing = await finder.missing(ctx.path);
    if (missing.kind === 'page') sendPrivate(ctx, missing, privateCopy);
  }

  const keepAnswer = (path: string, answer: KeptAnswer, since: number): FoundPage =>
    store.keep(path, { ...answer, status: 200, readable: {}, isComplete: true, isKept: true }, since);

  return {
    build,
    renderer,
    async cached(ctx, next) {
      const { method, url = '' } = ctx.req;
      // Only what is a page already is looked up, so any other address costs nothing here.
      if ((method !== 'GET' && method !== 'HEAD') || hasSessionCookie(ctx)) return next();
      const [path = url, search = ''] = url.split('?', 2);
      const found = finder.kept(path, search);
      if (!found || found.isForVisitor) return next();
      const started = performance.now();
      sendPublic(ctx, found);
      app.metrics?.observe('cached', found.status, (performance.now() - started) / 1000);
    },
    async guarded(ctx, next) {
      try {
        await next();
      } catch (error) {
        if (!isPageOf(ctx)) throw error;
        // Also for who has a session that cannot be read: what is kept is the same for everybody.
        const found = ctx.method === 'POST' ? undefined : finder.kept(ctx.path, ctx.search);
        if (found && !found.isForVisitor) sendPublic(ctx, found);
        else failures.failure(ctx, error);
      }
    },
    answers: {
      async serve(ctx, make) {
        const { path } = ctx;
        const found = store.kept(path) ?? (await store.once(path, async (since) => keepAnswer(path, await make(), since)));
        if (found.kind === 'page') sendPublic(ctx, found);
      },
    },
    async page(ctx) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return refuseMethod(ctx);
      ctx.state.kind = 'page';
      const isPublic = !hasSessionCookie(ctx);
      const found = await finder.find(ctx.path, ctx.search);
      copies.refresh(ctx.path);
      if (found.kind === 'redirect') return sendRedirect(ctx, found.location, isPublic ? briefCaching : privateCaching);
      if (found.isForVisitor) return sendFilled(ctx, found, isPublic ? passingCaching : privateCaching);
      if (isPublic) return sendPublic(ctx, found);
      sendPrivate(ctx, found, privateCopy);
    },
    find: (ctx) => finder.find(ctx.path, ctx.search),
    showAgain: visits.again,
    refusePost: (ctx, status) => failures.refusal(ctx, status, status === 413 ? 'tooLarge' : 'unreadable'),
    drop(what) {
      store.drop([cacheTags.everything]);
      if (what === 'pages') return;
      fragments.drop([cacheTags.everything]);
      source.forget();
    },
  };
}
