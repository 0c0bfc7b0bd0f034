import { hasConsentPart } from './consent/consent-part.ts';
import { bytesOfText } from './cache-shares.ts';
import { createKeptBody } from './kept-body.ts';
import type { KeptBody } from './kept-body.ts';
import type { ReadableQuery } from './page-query.ts';
import type { PageView } from './page-view.ts';
import type { SendableAnswer } from './sendable-page.ts';
import { surrogateKeys } from './surrogate-keys.ts';
import { createTagCache } from './tag-cache.ts';

export interface FoundPage {
  readonly kind: 'page';
  /** The address as it was asked, with the part of the query that is read. */
  readonly key: string;
  readonly status: 200 | 404 | 410;
  /** A page with room for a token, or what a route answers. It may be unpacked for each reading. */
  readonly body: string | Uint8Array;
  readonly content: KeptBody;
  /** Media type of what a route answers; undefined for pages. */
  readonly type: string | undefined;
  readonly readable: ReadableQuery;
  /** The copy that visitors get, once one asked: those who have chosen about cookies, where the site asks, and all others. */
  readonly sendable: { chosen?: SendableAnswer; others?: SendableAnswer };
  /** Whether it asks visitors about cookies. */
  readonly asksConsent: boolean;
  /** Set where something failed while the page was made: it is made again after this time, in milliseconds. */
  readonly retryAt: number | undefined;
  /** Sent with every public copy. */
  readonly headers: Readonly<Record<string, string>>;
  /** The value of which the page, or what is missing of it, can be drawn for a visitor or a post. */
  readonly view: PageView | undefined;
  /** Whether it has gaps for blocks that are made for each visitor, so that there is no copy for all. */
  readonly isForVisitor: boolean;
}

/** A page or a redirect: what stands at an address. The location is as it is sent, without the query of the request. */
export type Found = FoundPage | { readonly kind: 'redirect'; readonly location: string };

/** An answer as it was just made. */
export interface MadeAnswer {
  readonly status: 200 | 404 | 410;
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
  /** What the page at a path reads of queries, as long as the page is what it was: a list on it may be another by now. */
  readable(path: string): ReadableQuery | undefined;
  /** Keeps what the page at a path reads of queries. `tags`: of the page by itself. */
  keepReadable(path: string, readable: ReadableQuery, options: { readonly tags: Iterable<string>; readonly since: number }): void;
  /** Keeps an answer; one of which something failed for a short while only, and one that answers a passing query not at all. */
  keep(key: string, answer: MadeAnswer, since: number): FoundPage;
  /** Makes what stands under a key once for all who ask for it meanwhile, unless something was dropped since they began. */
  once(key: string, make: (since: number) => Promise<Found>): Promise<Found>;
  /** Says how many bytes more the copies of an answer take. */
  grow(found: FoundPage, by: number): void;
  drop(tags: readonly string[]): void;
  /** Bytes of all that is kept. */
  readonly size: number;
  /** Answers that are kept. */
  readonly count: number;
}

/** Bytes of an entry beside its texts. */
const overhead = 500;
/** Characters of the paths of pages of which it is kept what they read of queries. */
const mostReadable = 1_000_000;
/** The part of all room that pages take at most before they are packed. */
const unpackedShare = 0.15;

interface Options {
  /** Bytes of all answers with their copies. */
  readonly capacity: number;
  /** Headers of public copies that shared caches keep. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of public copies that shared caches should keep for a moment only. */
  readonly briefHeaders: Readonly<Record<string, string>>;
  /** Headers of public copies that nobody keeps. */
  readonly passingHeaders: Readonly<Record<string, string>>;
  /** Milliseconds after which a page of which something failed is tried again. */
  readonly retryAfter: number;
  /** Milliseconds after which a page that is still kept is packed. Default: 2000, when the copies that visitors get are made. */
  readonly packAfter?: number;
}

export function createPageStore(options: Options): PageStore {
  const { capacity, headers, briefHeaders, passingHeaders, retryAfter, packAfter = 2000 } = options;
  const pages = createTagCache<FoundPage>(capacity);
  const readables = createTagCache<ReadableQuery>(mostReadable);
  const flights = new Map<string, { readonly since: number; readonly work: Promise<Found> }>();

  /** Bytes of what is not packed yet, by key. */
  const unpacked = new Map<string, number>();
  let unpackedBytes = 0;
  let isPacking = false;

  /** Packs what is still kept, one after the other: nobody waits for it. */
  async function packAll(): Promise<void> {
    for (const [key, bytes] of unpacked) {
      unpacked.delete(key);
      unpackedBytes -= bytes;
      const found = pages.peek(key);
      if (!found) continue;
      const before = found.content.size();
      await found.content.pack();
      pages.grow(key, found, found.content.size() - before);
    }
  }

  /** Soon, and at once where much waits for it already: what is packed would have to go for what is not. */
  function packSoon({ key, content }: FoundPage): void {
    const bytes = content.size();
    if (unpackedBytes + bytes > capacity * unpackedShare) return content.packNow();
    unpackedBytes += bytes - (unpacked.get(key) ?? 0);
    unpacked.set(key, bytes);
    if (isPacking) return;
    isPacking = true;
    setTimeout(() => void packAll().finally(() => (isPacking = false)), packAfter).unref();
  }

  return {
    mark: pages.mark,
    drop(tags) {
      pages.drop(tags);
      readables.drop(tags);
    },
    readable: readables.get,
    keepReadable: (path, readable, { tags, since }) => readables.set(path, readable, { tags, size: 1, since }),
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
      const content = createKeptBody(body);
      const retryAt = isComplete ? undefined : Date.now() + retryAfter;
      // A CDN purges by these keys, when a publication says so.
      const surrogateKey = surrogateKeys(tags);
      const shared = status !== 200 || retryAt !== undefined ? briefHeaders : headers;
      const found: FoundPage = {
        kind: 'page',
        key,
        status,
        get body() {
          return content.read();
        },
        content,
        type,
        readable,
        headers: isKept ? { ...shared, ...own, 'surrogate-key': surrogateKey } : { ...passingHeaders, ...own },
        sendable: {},
        asksConsent: typeof body === 'string' && type === undefined && hasConsentPart(body),
        retryAt,
        view,
        isForVisitor,
      };
      const viewSize = view ? bytesOfText(JSON.stringify(view)) : 0;
      if (!isKept) return found;
      // What is drawn for each visitor is read each time.
      if (!isForVisitor && typeof body === 'string') packSoon(found);
      pages.set(key, found, { tags, size: content.size() + viewSize + surrogateKey.length + overhead, since });
      return found;
    },
    get size() {
      return pages.size;
    },
    get count() {
      return pages.count;
    },
  };
}
