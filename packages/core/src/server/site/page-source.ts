import type { MediaRecord, SeoSettings, StoredBlock } from '../../contract/content.ts';
import { defineServiceKey } from '../kernel/service.ts';
import type { LoadedBlock, PageView } from './page-view.ts';
import type { VisitFacts } from './visits/visit.ts';

/** The content of a page as it is stored for reading, in one row. */
export interface PublishedDocument {
  readonly title: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly typeVersion: number;
  readonly seo: Omit<SeoSettings, 'seoImage'>;
  /** Images and files of the page itself by group: `seo`, `type`. */
  readonly images: Readonly<Record<string, Readonly<Record<string, MediaRecord>>>>;
  readonly files: Readonly<Record<string, Readonly<Record<string, MediaRecord>>>>;
  readonly blocks: Readonly<Record<string, StoredBlock>>;
  readonly blockOrder: readonly string[];
}

/** Where an address leads at which no page is live: on, or nowhere any more, on purpose. The location stands as it is sent. */
export type Leading = { readonly kind: 'redirect'; readonly location: string } | { readonly kind: 'gone' };

/** What stands at an address. */
export type StandingAt = { readonly kind: 'page'; readonly view: PageView } | Leading;

/** The port through which a page is read, with all that it is drawn of: what is live, a draft, another server's. */
export interface PageSource {
  /**
   * The page under a key: the public path of what is live, the id of a draft's version. `search` is the part of the address
   * after the path, with its question mark, or empty; only what the page's blocks read of it comes back in the view.
   * Undefined where there is no such page, or one of its blocks says that there is none for this query.
   */
  view(key: string, search: string): Promise<PageView | undefined>;
  /**
   * The data of a block of a page for one visitor, kept nowhere. Rejects with `MissingAnswer` where there is no such page for
   * them.
   */
  loadFor(view: PageView, key: string, visit: VisitFacts): Promise<LoadedBlock>;
  /**
   * What stands at a path, decoded, without a query: a page, or else where it leads. Asked for by a visitor, so that it is
   * counted how often an address leads on, and what is asked for in vain. Undefined where there is nothing.
   */
  find(path: string): Promise<StandingAt | undefined>;
  /**
   * Where an address leads that no page has: the first of its spellings at which anything stands says it. Undefined where that
   * is a page, or nothing stands at any.
   */
  leading(spellings: readonly string[]): Promise<Leading | undefined>;
  /** Forgets what was loaded for pages and what lies around them. */
  forget(): void;
}

/** Reads what is live. */
export const pageSource = defineServiceKey<PageSource>('site/page-source');

/** Reads drafts by the ids of their versions; keeps nothing. */
export const draftSource = defineServiceKey<PageSource>('site/draft-source');
