import type { SiteMedia } from '../../site/define-site.ts';
import { defineServiceKey } from './service.ts';

/** A live page as lists show it: its own data and images, never its blocks. */
export interface ListedPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly images: Readonly<Record<string, SiteMedia>>;
  /** When the version that visitors see was published. */
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
  readonly count: number;
  readonly offset?: number;
}

/** A question for the years of live pages of a type. */
export interface ListedYearsQuery {
  readonly type: string;
  readonly locale: string;
  /** Field of the pages' own data that holds a day. */
  readonly field: string;
}

/** Collects the tags of what an answer was made of. */
export type Tag = (...tags: string[]) => void;

/** The port through which loaders and routes of plugins read live pages. Lists tag what they are made of. */
export interface PageReader {
  list(query: ListedPagesQuery, tag: Tag): Promise<ListedPage[]>;
  /** The years in which live pages of a type have a day, latest first, each with their number. */
  listYears(query: ListedYearsQuery, tag: Tag): Promise<{ readonly year: string; readonly count: number }[]>;
  /** Whether visitors find a page at a public path. */
  isPublished(path: string): Promise<boolean>;
}

export const pageReader = defineServiceKey<PageReader>('kernel/page-reader');
