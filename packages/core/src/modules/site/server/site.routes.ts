import type { Context } from 'koa';
import { languageOf } from '#contract/locale.ts';
import { fail } from '#contract/refusing.ts';
import { standInPaths } from '#contract/stand-ins.ts';
import { route } from '#server/http/route.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { settingsReader } from '#server/kernel/settings/settings-reader.ts';
import { answerCache } from '#server/site/answer-cache.ts';
import { noIndexHeader } from '#server/site/no-index-header.ts';
import { siteIdentity } from '#server/site/site-identity.ts';
import { pageSource } from '#server/site/page-source.ts';
import { answerSource } from '#server/site/source/http/answer-source.ts';
import { isSiteToken } from '#server/site/source/http/site-token.ts';
import { sourceQuestion } from '#server/site/source/http/source-question.ts';
import type { SourceQuestion } from '#server/site/source/http/source-question.ts';
import { writeEvents } from '#server/site/source/http/write-events.ts';
import { site } from '../site.manifest.ts';
import { siteCalls } from '../site.calls.ts';
import { serveSiteImage } from './serve-site-image.ts';
import { serveShareImage } from './share-images/serve-share-image.ts';
import { countSitemapPages, listSitemapPages, pagesOfPart } from './sitemap-pages.query.ts';
import type { SitemapSite } from './sitemap-pages.query.ts';
import { writeRobots } from './write-robots.ts';
import { writeSecurity } from './write-security.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/** Search engines come by every few hours; an hour of age is no loss. */
const caching = 'public, max-age=3600, s-maxage=300';

interface Text {
  readonly type: string;
  readonly body: string;
  /** What it was made of. */
  readonly tags: readonly string[];
}

/** Answers with a text that is kept until something of it changes. */
const serve = (app: Lectern, ctx: Context, make: () => Promise<Text>): Promise<void> =>
  app.service(answerCache).serve(ctx, async () => {
    const [{ type, body, tags }, identity] = await Promise.all([make(), app.service(siteIdentity).read()]);
    const noIndex = identity.value.isIndexed ? {} : noIndexHeader;
    return { type, body, headers: { 'cache-control': caching, ...noIndex }, tags: new Set([...tags, ...identity.tags]) };
  });

const siteOf = ({ settings }: Lectern): SitemapSite => ({
  locales: settings.availableLocales,
  unlisted: standInPaths(settings),
});

const xml = 'application/xml; charset=utf-8';
/** A sitemap is another with every page that comes, goes, moves or is published. */
const tags = [cacheTags.sitemap];

/** A part of the sitemap; G_04 where there is none. */
async function partOf(app: Lectern, part: number): Promise<Text> {
  const { pages, siblings } = await listSitemapPages(app.pool, siteOf(app), part);
  if (pages.length === 0 && part > 1) fail('notFound');
  const { environment, settings: locales } = app;
  return { type: xml, body: writeSitemap({ origin: environment.origin, pages, siblings, locales }), tags };
}

/** Lets nobody through but who has the secret of the site: what is read for them is not for browsers. */
function assertSite({ app, ctx }: { readonly app: Lectern; readonly ctx: Context }): void {
  const [, token = ''] = /^Bearer (\S{1,200})$/.exec(ctx.get('authorization')) ?? [];
  if (!isSiteToken(app.signer, token)) fail('deadToken', 'authorization');
}

function readQuestion(text: string): SourceQuestion {
  try {
    return sourceQuestion.parse(JSON.parse(text));
  } catch {
    return fail('invalid', 'question');
  }
}

export const siteRoutes = [
  route(siteCalls.source, async (call) => {
    assertSite(call);
    const value = await answerSource(call.app.service(pageSource), readQuestion(call.query.question));
    return { data: { value } };
  }),
  route(siteCalls.events, async (call) => {
    assertSite(call);
    const { app, ctx } = call;
    const last = ctx.get('last-event-id');
    ctx.set({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    ctx.type = 'text/event-stream';
    ctx.body = writeEvents(app, /^\d{1,18}$/.test(last) ? last : undefined);
    await Promise.resolve();
  }),
  route(siteCalls.sitemap, ({ app, ctx }) =>
    serve(app, ctx, async () => {
      const count = await countSitemapPages(app.pool, siteOf(app));
      if (count <= pagesOfPart) return partOf(app, 1);
      const parts = Math.ceil(count / pagesOfPart);
      return { type: xml, body: writeSitemapIndex(app.environment.origin, parts), tags };
    }),
  ),
  route(siteCalls.sitemapPart, async ({ app, ctx, params }) => {
    const part = /^[1-9]\d{0,3}$/.test(params.part) ? Number(params.part) : Infinity;
    // Addresses of parts that are not there take no room in the cache.
    const parts = Math.ceil((await countSitemapPages(app.pool, siteOf(app))) / pagesOfPart);
    if (part > parts) fail('notFound');
    await serve(app, ctx, () => partOf(app, part));
  }),
  route(siteCalls.robots, ({ app, ctx }) =>
    serve(app, ctx, async () => {
      const { value, tags: ofSite } = await app.service(siteIdentity).read();
      const { apiPath, environment } = app;
      const body = writeRobots({ origin: environment.origin, apiPath, isIndexed: value.isIndexed });
      return { type: 'text/plain; charset=utf-8', body, tags: ofSite };
    }),
  ),
  route(siteCalls.security, async ({ app, ctx }) => {
    const { securityContact: contact } = await app.service(settingsReader).read(site);
    if (contact === '') fail('notFound');
    const { environment, settings } = app;
    const languages = [...new Set([settings.defaultLocale, ...settings.availableLocales].map(languageOf))];
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('cache-control', caching);
    ctx.body = writeSecurity({ origin: environment.origin, contact, languages, now: app.now() });
  }),
  route(siteCalls.image, serveSiteImage),
  route(siteCalls.shareImage, serveShareImage),
];
