import { canonicalSlug, z } from '@lectern/core';

const slug = z.string().refine((value) => canonicalSlug(value) === value, 'is no slug, such as /news');

/** The options of the plugin: `use(news, { prefix: '/nieuws', feed: { path: '/nieuws/feed.xml' } })`. */
export const newsOptions = z
  .strictObject({
    /** The slug below which new items are proposed; by locale where it differs. */
    prefix: z.union([slug, z.record(z.string(), slug)]).default('/news'),
    feed: z
      .strictObject({
        /** Where the Atom feed of the default locale stands; other locales put their prefix before it. */
        path: z.string().regex(/^(\/[a-z0-9-]+)+\.xml$/),
        /** The title of the feed, by locale; the name of the site stands before it. */
        titles: z.record(z.string(), z.string().min(1)).default({}),
        /** Slug of the page that a feed belongs to, by locale; the folder of the feed where none is named. */
        pages: z.record(z.string(), z.string().regex(/^\//)).default({}),
      })
      .prefault({ path: '/news/feed.xml' }),
  })
  .prefault({});

export type NewsOptions = z.output<typeof newsOptions>;
