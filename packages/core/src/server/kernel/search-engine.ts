import type { TextPart } from '../../contract/content.ts';
import { defineAdapterKey } from './service.ts';

/** A part of a page that a link can lead to, or the page itself. */
export interface SearchSection {
  /** Empty where the page has no place of that name; the first section is the page itself. */
  readonly anchor: string;
  readonly heading: string;
  readonly parts: readonly TextPart[];
  /** False for words that stand nowhere on the page, such as tags: they are found, and never shown. */
  readonly isShown: boolean;
}

/** A file that a page holds or links to. */
export interface SearchFile {
  /** SHA-256 of its bytes: `app.search.openFile(hash)` hands them out. */
  readonly hash: string;
  readonly fileName: string;
}

/** A live page as an engine indexes it. */
export interface SearchDocument {
  readonly pageID: string;
  /** Another one with every publication: what an engine knows of a page counts only as long as it is this one's. */
  readonly publicationID: string;
  readonly locale: string;
  readonly type: string;
  readonly title: string;
  /** `YYYY-MM-DD`, of types that are ordered by a day; otherwise empty. */
  readonly date: string;
  readonly sections: readonly SearchSection[];
  /** Each once, in reading order; absent: none. An engine that reads them finds their words too. */
  readonly files?: readonly SearchFile[];
}

/** What somebody looks for. */
export interface SearchQuestion {
  /** As it was typed, at most 200 characters, without control characters. */
  readonly term: string;
  /** None: all of the site. */
  readonly locales: readonly string[];
  /** None: all. */
  readonly pageTypes: readonly string[];
  readonly count: number;
  readonly offset: number;
  /** Locale whose words are read, where the question names none or several. */
  readonly locale: string;
}

/** A piece of a text that was found in. */
export interface SnippetPart {
  readonly text: string;
  /** Whether it is what was looked for. */
  readonly isMark: boolean;
}

export interface SearchHit {
  readonly pageID: string;
  readonly publicationID: string;
  /** The whole title with what was found in it; absent where the engine marks none. */
  readonly title?: readonly SnippetPart[] | undefined;
  readonly anchor: string;
  readonly heading: string;
  readonly snippet: readonly SnippetPart[];
  /** The hash of the file that the snippet is of; none where it is of the page itself. */
  readonly file?: string | undefined;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface SearchAnswer {
  /** Pages that fit, exactly. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly types: readonly FacetCount[];
  readonly locales: readonly FacetCount[];
  /** The term as it was read instead. */
  readonly corrected?: string | undefined;
}

/** A page, or a word that pages have. */
export interface SearchSuggestion {
  readonly text: string;
  readonly pageID?: string | undefined;
}

/** An index of the live pages of a site, as a plugin brings it: `provide(searchEngine, …)`. One site has one. */
export interface SearchEngine {
  /** Of how words are read: where it is another than when the index was made, every page is indexed anew. */
  version(): Promise<string>;
  /**
   * Takes pages in as they are live now, in the place of what it has of them; as often as it is told. A document that is of
   * another publication than the one that is live by then comes too late, and changes nothing.
   */
  write(documents: readonly SearchDocument[]): Promise<void>;
  /** Those of the pages that it has, in what is searched or in what is being filled. */
  held(pageIDs: readonly string[]): Promise<readonly string[]>;
  /** Forgets pages; those that it has as they are live by then stay, since who says so comes too late. */
  forget(pageIDs: readonly string[]): Promise<void>;
  /** Forgets all pages. */
  clear(): Promise<void>;
  /**
   * Begins an index beside the one that is searched, in the place of one that another run began; from now on `write` and
   * `forget` hold for both. What this run began or finished before stays: several processes may work on it.
   */
  begin(run: string): Promise<void>;
  /**
   * Fills the one that the run began with pages that it does not have yet. False where the index is not of this run. It is told
   * of the next pages before it has answered.
   */
  fill(run: string, documents: readonly SearchDocument[]): Promise<boolean>;
  /** Lets searches find what was filled, at once; once a run. False where the index is not of this run. */
  finish(run: string): Promise<boolean>;
  /** Pages that it can find. */
  count(): Promise<number>;
  /** Never rejects for what somebody typed. Finds only what is live by `lectern_live_page`. */
  search(question: SearchQuestion): Promise<SearchAnswer>;
  /** At most 8, the best first. */
  suggest(question: Pick<SearchQuestion, 'term' | 'locale'>): Promise<readonly SearchSuggestion[]>;
}

export const searchEngine = defineAdapterKey<SearchEngine>(
  'search/engine',
  'Visitors find nothing: install a plugin with a search engine, such as @lectern/search.',
);
