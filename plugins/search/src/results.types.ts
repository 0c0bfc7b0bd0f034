import type { SiteMedia } from '@lectern/core/site';

/** A piece of a text that was found in. */
export interface ResultSnippetPart {
  readonly text: string;
  readonly isMark: boolean;
}

/** A page in which something was found, as the list shows it. */
export interface ResultItem {
  readonly title: readonly ResultSnippetPart[];
  /** Public path, to the place on the page where that has a name, else to the words. */
  readonly href: string;
  readonly snippet: readonly ResultSnippetPart[];
  /** Heading of the part of the page that the snippet is of, where a link can lead there. */
  readonly heading: string;
  /** The file on the page that the snippet is of, where it is not of the page itself. */
  readonly file?: { readonly name: string; readonly href: string };
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string;
  readonly image?: SiteMedia;
}

/** Something to narrow the results to. */
export interface ResultFilter {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** The data of the block `site-search/results`. */
export interface ResultsData {
  /** As it was typed; empty before anybody searched. */
  readonly term: string;
  readonly total: number;
  readonly items: readonly ResultItem[];
  readonly corrected: string;
  readonly kinds: readonly ResultFilter[];
  /** The chosen kind; empty for all. */
  readonly kind: string;
  /** The language of the page and those others in which something is found; empty where there is nothing to choose. */
  readonly languages: readonly ResultFilter[];
  /** The locale of what is found, where it is another than that of the page; otherwise empty. */
  readonly language: string;
  /** Whether there is a next part of results, and how many are shown with it. */
  readonly next: number | undefined;
  /** Whether somebody has to wait, because too many search at once. */
  readonly isBusy: boolean;
  /** Where the API begins. */
  readonly apiPath: string;
}
