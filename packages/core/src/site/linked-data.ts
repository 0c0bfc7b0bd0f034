/**
 * Something that search engines are told of a page, in the words of schema.org: `{ '@type': 'Question', name: '…' }`. Nodes with
 * the same `@id` are one. Values are JSON; what is undefined is left out.
 */
export interface LinkedNode {
  readonly '@type': string | readonly string[];
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** The ids of what every page tells of itself, for nodes that add to them or point at them: `{ '@id': ids.page }`. */
export interface LinkedIDs {
  /** Absolute address of the page, without a query. */
  readonly url: string;
  /** Of the page: a `WebPage`, and whatever else a page type calls it. */
  readonly page: string;
  /** Of the site: a `WebSite`. */
  readonly site: string;
  /** Undefined where nobody named the organisation behind the site. */
  readonly organisation: string | undefined;
  /** The absolute address of a path of the site. */
  readonly absolute: (path: string) => string;
}

/** Says what search engines are told of a block or page. A pure function of what its view gets. */
export type LinkedData<Props> = (props: Props, ids: LinkedIDs) => readonly LinkedNode[];
