import * as z from 'zod';
import { bytes, dataOf, defineCalls } from '../../contract/call.ts';
import { generalRefusals, only } from '../../contract/refusals.ts';

/** What search engines ask for, at the addresses where they look, and the pictures that the site's settings name. */
export const siteCalls = defineCalls({
  sitemap: {
    method: 'GET',
    path: '/sitemap.xml',
    place: 'site',
    access: 'public',
    summary: 'The pages of the site for search engines, with their translations; above 10,000 pages the list of their parts.',
    answer: bytes('application/xml'),
    cache: { tags: [] },
  },
  sitemapPart: {
    method: 'GET',
    path: '/sitemap-{part}.xml',
    place: 'site',
    access: 'public',
    summary: 'A part of the sitemap, from 1.',
    params: z.strictObject({ part: z.string().max(100, 'V_12') }),
    refuses: only(generalRefusals, 'notFound'),
    answer: bytes('application/xml'),
    cache: { tags: [] },
  },
  robots: {
    method: 'GET',
    path: '/robots.txt',
    place: 'site',
    access: 'public',
    summary: 'What search engines may ask for, and where the sitemap is.',
    refuses: {},
    answer: bytes('text/plain'),
    cache: { tags: [] },
  },
  source: {
    method: 'GET',
    path: '/site/source',
    access: 'public',
    summary: 'What pages are drawn of, for `lectern site`: who asks shows by a token that they have the secret of the site.',
    query: z.strictObject({ question: z.string().max(20_000, 'V_14') }),
    refuses: only(generalRefusals, 'deadToken'),
    answer: dataOf(z.strictObject({ value: z.unknown() })),
    isQuiet: true,
  },
  events: {
    method: 'GET',
    path: '/site/events',
    access: 'public',
    summary:
      'The numbered rows of what was dropped from the caches, for `lectern site`: those after `Last-Event-ID`, or from now on.',
    refuses: only(generalRefusals, 'deadToken'),
    answer: bytes('text/event-stream'),
    isQuiet: true,
  },
  security: {
    method: 'GET',
    path: '/.well-known/security.txt',
    place: 'site',
    access: 'public',
    summary: 'Who hears of weak spots of the site (RFC 9116), where the settings name somebody.',
    refuses: only(generalRefusals, 'notFound'),
    answer: bytes('text/plain'),
  },
  image: {
    method: 'GET',
    path: '/site/image/{name}/{hash}',
    access: 'public',
    summary: 'A picture of the settings of the site: its logo, or the image of pages that have none.',
    params: z.strictObject({ name: z.string().max(100, 'V_12'), hash: z.string().max(100, 'V_12') }),
    answer: bytes('image/*'),
  },
  shareImage: {
    method: 'GET',
    path: '/site/share/{pageID}/{hash}',
    access: 'public',
    summary: 'The picture that the site draws of a page without one, for social networks.',
    params: z.strictObject({ pageID: z.uuid('V_12'), hash: z.string().max(100, 'V_12') }),
    answer: bytes('image/*'),
    cache: { tags: [] },
  },
});
