import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import { languageOf, publicPath } from '../../contract/locale.ts';
import { createSiteTexts } from '../../site/render/site-texts.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { readBuildManifest } from './build-manifest.ts';
import type { BuildManifest } from './build-manifest.ts';
import { createPageFinder } from './find-page.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerCache } from './answer-cache.ts';
import { cacheShares } from './cache-shares.ts';
import type { Fragment } from './page-parts.ts';
import { createEditorPages } from './editor-bar/editor-pages.ts';
import { createFailureCopies } from './failure-copies.ts';
import { createPageStore } from './page-store.ts';
import type { Found, FoundPage } from './page-store.ts';
import { createPageRenderer } from './render-page.ts';
import type { PageRenderer } from './render-page.ts';
import { createPublicSender, refuseMethod, sendPrivate, sendRedirect, sharedCachingHeader } from './send-page.ts';
import { createFailureSender } from './send-failure.ts';
import { drawnImage } from './share-image.ts';
import type { SiteApp } from './site-app.ts';
import { openSiteEntries } from './site-entries.ts';
import { createTagCache } from './tag-cache.ts';
import { createTraffic } from './traffic.ts';
import type { Traffic } from './traffic.ts';
import { createVisitSender } from './visits/visit-sender.ts';
import type { VisitSender } from './visits/visit-sender.ts';
import { within } from './within.ts';

/** The public site: what visitors get at every address that is nothing else. */
export interface SiteServer {
  readonly build: BuildManifest;
  readonly renderer: PageRenderer;
  /**
   * Answers visitors without a session what is in the cache of pages, before anything is made of their request. False where
   * that is for others to answer.
   */
  sendKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers with what is kept, or says so, where what comes after it cannot make a page. */
  readonly guarded: Middleware;
  /** Draws the pages for failures in every locale, before anybody needs one. Never rejects. */
  prepareFailures(): Promise<void>;
  /** How many answers are kept, and how many bytes they take with their copies. */
  kept(): { readonly entries: number; readonly bytes: number };
  /** Counts what came from the cache and what was made. */
  readonly traffic: Traffic;
  /** Keeps answers of routes among the pages. */
  readonly answers: AnswerCache;
  /** Answers everybody else with a page, rendered for their session where they have one. */
  readonly page: Middleware;
  /** Answers visitors without a session with a page, where the address is one and `isTaken` does not say that it is a route's. */
  readonly visitorPage: (isTaken: (path: string, method: string) => boolean) => Middleware;
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
 * To shared caches alone, since browsers would obey it too: who asks while a page is made anew gets the one before it, for a
 * minute, and while none can be made for an hour, as long as this site goes on with what it keeps.
 */
const sharedCaching = 'max-age=43200, stale-while-revalidate=60, stale-if-error=3600';
/**
 * Milliseconds after which a page of which something failed is tried again. Shared caches keep it no longer, nor what may
 * become a page at any moment: missing ones and redirects.
 */
const retryAfter = 5000;
/** Milliseconds after which a page counts as one that cannot be made: what it is made of hangs, as a database that takes no connection does. */
const patience = 10_000;
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
    drawnImage: (view) => drawnImage(app, view),
  });
  const traffic = createTraffic();
  const isSecure = app.environment.origin.startsWith('https:');
  const cookieName = sessionCookie(isSecure);
  const secured = securityHeaders('site', app.environment);
  const store = createPageStore({
    capacity: shares.pages,
    headers: { ...secured, 'cache-control': publicCaching, [sharedCachingHeader]: sharedCaching },
    passingHeaders: { ...secured, 'cache-control': passingCaching },
    briefHeaders: { ...secured, 'cache-control': briefCaching },
    retryAfter,
  });
  const privateCopy = { signer, headers: { ...secured, 'cache-control': privateCaching } };
  const finder = createPageFinder({ settings, source, renderer, store });
  const write = createPublicSender({ signer, store, invalidations: app.invalidations, briefCaching });
  const sendPublic = (ctx: Context, found: FoundPage): void => {
    ctx.respond = false;
    write(ctx, found);
  };
  const { log, invalidations } = app;
  const copies = createFailureCopies({ settings, log, invalidations, draw: (path) => finder.standIn('/500', path) });
  const failures = createFailureSender({ copies, log, headers: secured, retryAfter, settings, build });
  const visits = createVisitSender({ blocks: app.blocks, source, signer, now: app.now, isSecure, renderer, headers: secured });
  const editorPages = createEditorPages({ ...app, build, renderer, isSecure });
  const hasSessionCookie = ({ headers }: IncomingMessage): boolean => headers.cookie?.includes(`${cookieName}=`) ?? false;
  app.invalidations.subscribe((tags) => {
    fragments.drop(tags);
    store.drop(tags);
  });

  const isReading = ({ method }: { readonly method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD';

  const isPageOf = ({ method, path }: Context): boolean =>
    ['GET', 'HEAD', 'POST'].includes(method) &&
    ![app.apiPath, '/cmsadmin', '/assets'].some((place) => path === place || path.startsWith(`${place}/`));

  /** A page that has gaps, or what stands for it where its loaders say that there is none. */
  async function sendFilled(ctx: Context, found: FoundPage, options: Parameters<VisitSender['filled']>[2]): Promise<void> {
    if (await visits.filled(ctx, found, options)) return;
    const missing = await finder.missing(ctx.path);
    if (missing.kind === 'page') sendPrivate(ctx, missing, privateCopy);
  }

  async function sendFound(ctx: Context): Promise<void> {
    ctx.state.kind = 'page';
    traffic.note('made');
    const isPublic = !hasSessionCookie(ctx.req);
    const since = renderer.mark();
    const found = await within(patience, finder.find(ctx.path, ctx.search));
    void copies.refresh(ctx.path);
    if (found.kind === 'redirect') return sendRedirect(ctx, found.location, isPublic ? briefCaching : privateCaching);
    const written = isPublic || found.status !== 200 ? undefined : await editorPages.draw(ctx);
    if (written !== undefined) return sendPrivate(ctx, { ...found, body: written }, privateCopy);
    if (found.isForVisitor) return sendFilled(ctx, found, { cacheControl: isPublic ? passingCaching : privateCaching, since });
    if (isPublic) return sendPublic(ctx, found);
    sendPrivate(ctx, found, privateCopy);
  }

  return {
    build,
    renderer,
    traffic,
    kept: () => ({ entries: store.count, bytes: store.size }),
    async prepareFailures() {
      await Promise.all(settings.availableLocales.map((locale) => copies.refresh(publicPath('/', locale, settings))));
    },
    sendKept(request, response) {
      const { method, url = '' } = request;
      // Only what is a page already is looked up, so any other address costs nothing here.
      if (!isReading({ method }) || hasSessionCookie(request)) return false;
      const start = url.includes('?') ? url.indexOf('?') : url.length;
      const found = finder.kept(url.slice(0, start), url.slice(start));
      if (!found || found.isForVisitor) return false;
      const started = performance.now();
      write({ req: request, res: response }, found);
      traffic.note('kept');
      app.metrics?.observe('cached', found.status, (performance.now() - started) / 1000);
      return true;
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
    answers: createAnswerCache(store, sendPublic),
    page: async (ctx) => (isReading(ctx) ? sendFound(ctx) : refuseMethod(ctx)),
    visitorPage: (isTaken) => async (ctx, next) => {
      const isVisitors = isReading(ctx) && !hasSessionCookie(ctx.req) && isPageOf(ctx) && !isTaken(ctx.path, ctx.method);
      return isVisitors ? sendFound(ctx) : next();
    },
    find: (ctx) => within(patience, finder.find(ctx.path, ctx.search)),
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
