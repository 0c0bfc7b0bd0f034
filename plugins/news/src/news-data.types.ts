import type { SiteMedia } from '@lectern/core/site';

/** One news item as a list shows it. */
export interface NewsListItem {
  readonly title: string;
  readonly summary: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Public path of the item. */
  readonly href: string;
  readonly image?: SiteMedia;
}

/** The data that the loader of `news/list` returns, newest first. */
export interface NewsListData {
  readonly items: readonly NewsListItem[];
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
  /** The years in which there are items, latest first. */
  readonly years: readonly { readonly year: string; readonly count: number }[];
}
