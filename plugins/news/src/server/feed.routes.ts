import { bytes, defineCalls, fail, generalRefusals, localePrefix, only, publicPath, z } from '@lectern/core';
import { route } from '@lectern/core/server';
import type { PluginApp, PluginRoute, RawAnswer } from '@lectern/core/server';
import type { NewsOptions } from '../options.ts';
import { atomFeed } from './atom-feed.ts';
import { articlesQuery, newsItem } from './list-items.ts';
import { listPath } from './list-path.ts';
import { noonOf } from './noon-of.ts';

/** Entries of a feed. */
const feedLength = 20;
/** Readers ask often; five minutes of age are no loss. */
const caching = 'public, max-age=300, s-maxage=300';

interface Question {
  readonly locale: string;
  readonly options: NewsOptions;
  readonly tag: (...tags: string[]) => void;
}

/** The public path of the page that lists the news of a locale; its home while there is no such page. */
async function pageOfFeed(app: PluginApp, { locale, options, tag }: Question): Promise<string> {
  const path = listPath({ options, site: app.site }, locale);
  return (await app.pages.isPublished(path, tag)) ? path : publicPath('/', locale, app.site);
}

async function feedOf(app: PluginApp, question: Question): Promise<string> {
  const { locale, options, tag } = question;
  const { feed } = options;
  const { origin } = app;
  tag(app.cacheTags.settings('site'));
  const absolute = (path: string): string => origin + encodeURI(path);
  const pages = await app.pages.list(articlesQuery({ locale, count: feedLength }), tag);
  const title = feed.titles[locale];
  return atomFeed({
    title: title ? `${app.site.name}: ${title}` : app.site.name,
    language: locale,
    url: absolute(publicPath(feed.path, locale, app.site)),
    pageUrl: absolute(await pageOfFeed(app, question)),
    author: app.site.name,
    entries: pages.map((page) => {
      const { title: name, summary, date, href } = newsItem(page);
      const updated = page.publishedAt.toISOString();
      const published = date ? noonOf(date, app.site.timeZone) : updated;
      return { id: `urn:uuid:${page.id}`, title: name, url: absolute(href), summary, published, updated };
    }),
  });
}

async function answer(app: PluginApp, question: Question): Promise<RawAnswer> {
  const body = await feedOf(app, question);
  return { type: 'application/atom+xml; charset=utf-8', headers: { 'cache-control': caching }, body };
}

/** The calls that answer with the feed of the default locale, and behind their prefixes with those of the others. */
const feedCalls = ({ feed }: NewsOptions) =>
  defineCalls({
    feed: {
      method: 'GET',
      path: feed.path,
      place: 'site',
      access: 'public',
      summary: 'The latest news as an Atom feed.',
      refuses: {},
      answer: bytes('application/atom+xml'),
      cache: { tags: [] },
    },
    feedOfLocale: {
      method: 'GET',
      path: `/{prefix}${feed.path}`,
      place: 'site',
      access: 'public',
      summary: 'The latest news of another locale as an Atom feed.',
      params: z.strictObject({ prefix: z.string().regex(/^[a-z]{2}-[a-z]{2}$/, 'V_12') }),
      refuses: only(generalRefusals, 'notFound'),
      answer: bytes('application/atom+xml'),
      cache: { tags: [] },
    },
  });

export function feedRoutes(options: NewsOptions): PluginRoute<never>[] {
  const calls = feedCalls(options);
  return [
    route(calls.feed, ({ app, tag }) => answer(app, { locale: app.site.defaultLocale, options, tag })),
    route(calls.feedOfLocale, async ({ app, params, tag }) => {
      const { availableLocales, defaultLocale } = app.site;
      const locale = availableLocales.find((one) => one !== defaultLocale && localePrefix(one) === params.prefix);
      return locale === undefined ? fail('notFound') : answer(app, { locale, options, tag });
    }),
  ];
}
