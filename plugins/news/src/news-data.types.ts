import type { SiteMedia } from '@lectern/core/site';

/** Leads to a news item. */
export interface NewsLink {
  readonly title: string;
  /** Public path of the item. */
  readonly href: string;
}

/** One news item beside another. */
export interface NewsBeside extends NewsLink {
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** One news item as a list shows it. */
export interface NewsListItem extends NewsBeside {
  readonly summary: string;
  readonly image?: SiteMedia;
}

/** The data that the loader of `news/list` returns, newest first. */
export interface NewsListData {
  readonly items: readonly NewsListItem[];
}

/** The data that the loader of the page type `news/article` returns. */
export interface ArticleData {
  /** Where the site begins: `https://www.example.com`. */
  readonly origin: string;
  /** The latest other items, newest first. */
  readonly others: readonly NewsBeside[];
  /** Public path of the page with all items; undefined while it is not live. */
  readonly all: string | undefined;
  /** The item after this one by date. */
  readonly newer: NewsLink | undefined;
  /** The item before this one by date. */
  readonly older: NewsLink | undefined;
}

/** The data that the loader of `news/archive` returns: one page of it, newest first. */
export interface NewsArchiveData extends NewsListData {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Whether these are all items at once. */
  readonly isAll?: boolean;
  /** Whether all items can be shown at once: there are more than these, and not too many. */
  readonly canShowAll?: boolean;
  /** The year to which it is narrowed; empty for all of them. */
  readonly year: string;
  /** The tag to which it is narrowed. */
  readonly tag?: { readonly id: string; readonly term: string };
  /** The years in which there are items, latest first. */
  readonly years: readonly { readonly year: string; readonly count: number }[];
}
