import type { ReadableQuery } from './page-query.ts';
import type { PageView } from './page-view.ts';

/** A rendered piece of a page with what it depends on. */
export interface Fragment {
  readonly html: string;
  /** Those of a layout, which is in several places of a page. */
  readonly pieces?: LayoutPieces;
  readonly tags: readonly string[];
  readonly hasIsland: boolean;
}

/** A fragment as it was just made. Where something of it failed it is shown, and not kept. */
export interface Part extends Fragment {
  readonly isComplete: boolean;
  /** Why there is nothing of a block: its view or its upgrade threw, or nothing installed registers its type. */
  readonly failure?: 'failed' | 'unknown';
}

/** Header, intro, aside, outro and footer: what stands around the blocks. */
export interface LayoutPieces {
  readonly header: string;
  readonly intro: string;
  readonly aside: string;
  readonly outro: string;
  readonly footer: string;
}

/** The pieces of a layout with what they depend on. */
export interface Layout {
  readonly pieces: LayoutPieces;
  readonly tags: readonly string[];
  readonly isComplete: boolean;
}

/** A whole page. */
export interface RenderedPage {
  readonly html: string;
  readonly tags: ReadonlySet<string>;
  /** The part of the query string that its blocks read: each value is a page of its own. */
  readonly readable: ReadableQuery;
  /** False where a block was left out, or its data are missing, because something failed that may work the next time. */
  readonly isComplete: boolean;
  /** Whether it may be kept, by anybody: false for answers to a query that are kept nowhere. */
  readonly isKept: boolean;
  /** The value that it was drawn of, where something of it is drawn again for a visitor or a post. */
  readonly view: PageView | undefined;
  /** Whether search engines may list the site that it is of. */
  readonly isIndexed: boolean;
  /** Whether it has gaps for blocks that are made for each visitor. */
  readonly isForVisitor: boolean;
}

/** The HTML in place of a block that cannot be shown. */
export const nothing: Part = { html: '', tags: [], hasIsland: false, isComplete: true };

/** Whether HTML holds an element that names a behaviour. Texts hold no such quotes: they are escaped. */
export const hasBehaviour = (html: unknown): boolean => typeof html === 'string' && html.includes(' data-behaviour="');

/** Whether a video of core stands in HTML. */
export const hasVideo = (html: string): boolean => html.includes(' data-behaviour="lectern/video"');
