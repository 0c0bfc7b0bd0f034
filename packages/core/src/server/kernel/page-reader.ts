import type { SiteMedia } from '../../site/define-site.ts';
import { defineServiceKey } from './service.ts';

/**
 * A live page as lists show it: its own data and images, never its blocks. What is made of it depends on the parts that are
 * read, and on no other.
 */
export interface ListedPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly images: Readonly<Record<string, SiteMedia>>;
  /**
   * When the version that visitors see was published. Reading it ties what is made to every publication of that page, also
   * of its text alone.
   */
  readonly publishedAt: Date;
}

/** A question for live pages of a type. */
export interface ListedPagesQuery {
  readonly type: string;
  readonly locale: string;
  /** Field of the pages' own data to sort by, latest or highest first. */
  readonly sortBy: string;
  /** Only values of that field that begin like this: `2026` for the days of a year. */
  readonly startsWith?: string;
  /** Only pages that have this tag themselves: its id, as `tag` says it. */
  readonly tag?: string;
  readonly count: number;
  readonly offset?: number;
}

/** A question for the pages beside one in a list, whether it is live itself or not. */
export interface NeighboursQuery extends Pick<ListedPagesQuery, 'type' | 'locale' | 'sortBy'> {
  readonly of: {
    readonly id: string;
    /** Of the field to sort by. */
    readonly value: string;
  };
}

/** The pages beside one in a list: the one with the next higher value, and the one with the next lower. */
export interface Neighbours {
  readonly higher: ListedPage | undefined;
  readonly lower: ListedPage | undefined;
}

/** A question for the years of live pages of a type. */
export interface ListedYearsQuery {
  readonly type: string;
  readonly locale: string;
  /** Field of the pages' own data that holds a day. */
  readonly field: string;
  /** Only of pages that have this tag themselves: its id, as `tag` says it. */
  readonly tag?: string;
}

/** A tag that visitors read. */
export interface PublicTag {
  readonly id: string;
  readonly term: string;
}

/** The reader of a loader, of what is live or of a draft: what it reads is tagged by itself. */
export interface ReadPages {
  list(query: ListedPagesQuery): Promise<ListedPage[]>;
  neighbours(query: NeighboursQuery): Promise<Neighbours>;
  listYears(query: ListedYearsQuery): Promise<readonly ListedYear[]>;
  isPublished(path: string): Promise<boolean>;
  tag(id: string): Promise<PublicTag | undefined>;
}

/** A year in which pages have a day, and their number. */
export interface ListedYear {
  readonly year: string;
  readonly count: number;
}

/** Collects the tags of what an answer was made of. */
export type Tag = (...tags: string[]) => void;

/** The port through which loaders and routes of plugins read live pages. Lists tag what they are made of. */
export interface PageReader {
  list(query: ListedPagesQuery, tag: Tag): Promise<ListedPage[]>;
  /** The live pages just before and just after one. What changes beyond them drops nothing that was made of them. */
  neighbours(query: NeighboursQuery, tag: Tag): Promise<Neighbours>;
  /** The years in which live pages of a type have a day, latest first, each with their number. */
  listYears(query: ListedYearsQuery, tag: Tag): Promise<readonly ListedYear[]>;
  /** Whether visitors find a page at a public path. */
  isPublished(path: string, tag: Tag): Promise<boolean>;
  /** A tag that visitors read, by its id or by that of one that was merged into it; undefined where there is none. */
  tag(id: string, tag: Tag): Promise<PublicTag | undefined>;
}

/** A reader whose answers tag what is made of them. */
export const readPages = (pages: PageReader, tag: Tag): ReadPages => ({
  list: (query) => pages.list(query, tag),
  neighbours: (query) => pages.neighbours(query, tag),
  listYears: (query) => pages.listYears(query, tag),
  isPublished: (path) => pages.isPublished(path, tag),
  tag: (id) => pages.tag(id, tag),
});

export const pageReader = defineServiceKey<PageReader>('kernel/page-reader');
