import type { RenderedPage } from './page-parts.ts';
import type { ReadableQuery } from './page-query.ts';
import type { SendablePage } from './sendable-page.ts';
import { createTagCache } from './tag-cache.ts';

export interface FoundPage {
  readonly kind: 'page';
  readonly status: 200 | 404;
  readonly html: string;
  readonly readable: ReadableQuery;
  /** The copy that visitors get, once one asked. */
  sendable: SendablePage | undefined;
  /** Set where something failed while the page was made: it is made again after this time, in milliseconds. */
  readonly retryAt: number | undefined;
  /** Sent with every public copy. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A page or a redirect: what stands at a path. */
export type Found = FoundPage | { readonly kind: 'redirect'; readonly location: string };

/** The rendered pages of a site, by path and query. */
export interface PageStore {
  /** The page that is kept under a key, unless it is time to try it again. */
  kept(key: string): Found | undefined;
  /** A mark to take before a page is read and to give to `keep`. */
  mark(): number;
  /** Keeps a rendered page; one of which something failed for a short while only. */
  keep(key: string, status: 200 | 404, page: RenderedPage, since: number): FoundPage;
  drop(tags: readonly string[]): void;
}

/** Characters of rendered pages that are kept. */
const capacity = 64_000_000;

interface Options {
  /** Headers of public copies. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of public copies that shared caches should keep for a moment only. */
  readonly briefHeaders: Readonly<Record<string, string>>;
  /** Milliseconds after which a page of which something failed is tried again. */
  readonly retryAfter: number;
}

export function createPageStore({ headers, briefHeaders, retryAfter }: Options): PageStore {
  const pages = createTagCache<Found>(capacity);
  return {
    mark: pages.mark,
    drop: pages.drop,
    kept(key) {
      const found = pages.get(key);
      return found?.kind === 'page' && found.retryAt !== undefined && found.retryAt <= Date.now() ? undefined : found;
    },
    keep(key, status, { html, tags, isComplete, readable }, since) {
      const retryAt = isComplete ? undefined : Date.now() + retryAfter;
      const found: FoundPage = {
        kind: 'page',
        status,
        html,
        readable,
        headers: {
          ...(status === 404 || retryAt !== undefined ? briefHeaders : headers),
          // A CDN purges by these names, when a publication says so.
          'surrogate-key': [...tags].map(encodeURI).join(' '),
        },
        sendable: undefined,
        retryAt,
      };
      pages.set(key, found, { tags, size: html.length * 2, since });
      return found;
    },
  };
}
