import { bytesOfText } from './cache-shares.ts';
import type { ReadableQuery } from './page-query.ts';
import type { PageView } from './page-view.ts';
import type { SendableAnswer } from './sendable-page.ts';
import { surrogateKeys } from './surrogate-keys.ts';
import { createTagCache } from './tag-cache.ts';

export interface FoundPage {
  readonly kind: 'page';
  /** The address as it was asked, with the part of the query that is read. */
  readonly key: string;
  readonly status: 200 | 404;
  /** A page with room for a token, or what a route answers. */
  readonly body: string | Uint8Array;
  /** Media type of what a route answers; undefined for pages. */
  readonly type: string | undefined;
  readonly readable: ReadableQuery;
  /** The copy that visitors get, once one asked. */
  sendable: SendableAnswer | undefined;
  /** Set where something failed while the page was made: it is made again after this time, in milliseconds. */
  readonly retryAt: number | undefined;
  /** Sent with every public copy. */
  readonly headers: Readonly<Record<string, string>>;
  /** The value of which the page, or what is missing of it, can be drawn for a visitor or a post. */
  readonly view: PageView | undefined;
  /** Whether it has gaps for blocks that are made for each visitor, so that there is no copy for all. */
  readonly isForVisitor: boolean;
}

/** A page or a redirect: what stands at an address. */
export type Found = FoundPage | { readonly kind: 'redirect'; readonly location: string };

/** An answer as it was just made. */
export interface MadeAnswer {
  readonly status: 200 | 404;
  readonly body: string | Uint8Array;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly tags: ReadonlySet<string>;
  readonly readable: ReadableQuery;
  readonly isComplete: boolean;
  readonly isKept: boolean;
  readonly view?: PageView | undefined;
  readonly isForVisitor?: boolean;
}

/** The answers of a site, by address and query: rendered pages, and what routes let it keep. */
export interface PageStore {
  /** The page that is kept under a key, unless it is time to try it again. */
  kept(key: string): FoundPage | undefined;
  /** A mark to take before a page is read and to give to `keep`. */
  mark(): number;
  /** Keeps an answer; one of which something failed for a short while only, and one that answers a passing query not at all. */
  keep(key: string, answer: MadeAnswer, since: number): FoundPage;
  /** Makes what stands under a key once for all who ask for it meanwhile, unless something was dropped since they began. */
  once(key: string, make: (since: number) => Promise<Found>): Promise<Found>;
  /** Says how many bytes more the copies of an answer take. */
  grow(found: FoundPage, by: number): void;
  drop(tags: readonly string[]): void;
  /** Bytes of all that is kept. */
  readonly size: number;
}

/** Bytes of an entry beside its texts. */
const overhead = 500;

interface Options {
  /** Bytes of all answers with their copies. */
  readonly capacity: number;
  /** Headers of public copies. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of public copies that shared caches should keep for a moment only. */
  readonly briefHeaders: Readonly<Record<string, string>>;
  /** Headers of public copies that nobody keeps. */
  readonly passingHeaders: Readonly<Record<string, string>>;
  /** Milliseconds after which a page of which something failed is tried again. */
  readonly retryAfter: number;
}

const bytesOf = (body: string | Uint8Array): number => (typeof body === 'string' ? bytesOfText(body) : body.byteLength);

export function createPageStore({ capacity, headers, briefHeaders, passingHeaders, retryAfter }: Options): PageStore {
  const pages = createTagCache<FoundPage>(capacity);
  const flights = new Map<string, { readonly since: number; readonly work: Promise<Found> }>();
  return {
    mark: pages.mark,
    drop: pages.drop,
    grow: (found, by) => pages.grow(found.key, found, by),
    kept(key) {
      const found = pages.get(key);
      return found?.retryAt !== undefined && found.retryAt <= Date.now() ? undefined : found;
    },
    once(key, make) {
      const since = pages.mark();
      const flight = flights.get(key);
      if (flight?.since === since) return flight.work;
      const work = make(since).finally(() => {
        if (flights.get(key)?.work === work) flights.delete(key);
      });
      flights.set(key, { since, work });
      return work;
    },
    keep(key, { isForVisitor = false, view, ...answer }, since) {
      const { status, body, type, tags, isComplete, isKept, readable, headers: own } = answer;
      const retryAt = isComplete ? undefined : Date.now() + retryAfter;
      // A CDN purges by these keys, when a publication says so.
      const surrogateKey = surrogateKeys(tags);
      const shared = status === 404 || retryAt !== undefined ? briefHeaders : headers;
      const found: FoundPage = {
        kind: 'page',
        key,
        status,
        body,
        type,
        readable,
        headers: isKept ? { ...shared, ...own, 'surrogate-key': surrogateKey } : passingHeaders,
        sendable: undefined,
        retryAt,
        view,
        isForVisitor,
      };
      const viewSize = view ? bytesOfText(JSON.stringify(view)) : 0;
      if (isKept) pages.set(key, found, { tags, size: bytesOf(body) + viewSize + surrogateKey.length + overhead, since });
      return found;
    },
    get size() {
      return pages.size;
    },
  };
}
