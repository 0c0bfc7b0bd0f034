import type { Readable } from 'node:stream';
import type { SiteMedia } from '../../site/define-site.ts';
import { defineServiceKey } from './service.ts';
import type { FacetCount, SearchQuestion, SnippetPart } from './search-engine.ts';

/** A live page in which something was found. */
export interface FoundPage {
  readonly pageID: string;
  /** Public path. */
  readonly path: string;
  readonly title: string;
  /** The title in pieces, with marks where the engine sets them. */
  readonly titleParts: readonly SnippetPart[];
  readonly type: string;
  readonly locale: string;
  readonly snippet: readonly SnippetPart[];
  /** Of the part of the page that the snippet is of; empty where it has no place of that name. */
  readonly anchor: string;
  readonly heading: string;
  /** The file that the snippet is of, where it is not of the page itself. */
  readonly file: { readonly name: string; readonly url: string } | undefined;
  /** `YYYY-MM-DD`, where the type is ordered by a day. */
  readonly date: string | undefined;
  /** The first image of the page's own data. */
  readonly image: SiteMedia | undefined;
}

/** The bytes of a file on their way out. */
export interface OpenFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

export interface FoundPages {
  readonly total: number;
  readonly results: readonly FoundPage[];
  readonly types: readonly FacetCount[];
  readonly locales: readonly FacetCount[];
  /** The term as it was read instead, where a word of it was known to no page. */
  readonly corrected: string | undefined;
}

/**
 * Whether searches shall find a page, or why not: it is not live, search engines are to leave it out, pages of its type are not
 * searched, or it stands in for what is missing, as `/404` does.
 */
export type PageStanding = 'found' | 'not-live' | 'no-index' | 'type' | 'stands-in';

/** The port through which plugins search live pages, and engines come by what pages hold. Results are kept nowhere: a block that reads it says so in its `query`. */
export interface SiteSearch {
  /**
   * The best pages for a term, as many as are asked for. Undefined where no engine is installed; no pages for a term without
   * words. Rejects with G_18 where too many search at once, with V_12 for a locale or type that the site does not have.
   */
  find(question: Omit<SearchQuestion, 'locale'>): Promise<FoundPages | undefined>;
  /** Has an engine's own questions wait behind the searches of visitors, such as one that explains itself. Rejects with G_18 as `find`. */
  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** Of a page as it is live now; an engine takes it in a moment after. */
  standing(pageID: string): Promise<PageStanding>;
  /** A file of the library by its hash, as long as a live page holds or links to it; otherwise undefined. */
  openFile(hash: string): Promise<OpenFile | undefined>;
  /** Has the engine take pages in again, in order with what is published meanwhile: it knows more of them now. */
  renew(pageIDs: readonly string[]): Promise<void>;
}

export const siteSearch = defineServiceKey<SiteSearch>('kernel/site-search');
