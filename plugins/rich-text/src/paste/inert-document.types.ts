/** A node of a parsed document, as far as it is read. The browser's `DOMParser` gives one, and so does any other parser of HTML. */
export interface InertNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: InertNode | null;
  readonly nextSibling: InertNode | null;
}

export interface InertElement extends InertNode {
  readonly localName: string;
  readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>;
}

/** Parses HTML into a document that runs no script, loads nothing and is never shown. */
export type ParseHtml = (html: string) => InertNode;

/** With the browser's own parser: documents of `DOMParser` are inert by definition. */
export const parseHtml: ParseHtml = (html) => new DOMParser().parseFromString(html, 'text/html');
