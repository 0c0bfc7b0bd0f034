import { JSDOM } from 'jsdom';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { InertElement, InertNode, ParseHtml } from './inert-document.types.ts';

const { DOMParser: Parser } = new JSDOM('').window;

/** With the `DOMParser` of jsdom, as the browser does it. */
export const parseWithDom: ParseHtml = (html) => new Parser().parseFromString(html, 'text/html') as unknown as InertNode;

type Parsed = DefaultTreeAdapterTypes.Node;

class View implements InertElement {
  readonly #node: Parsed;
  readonly #siblings: readonly Parsed[];
  readonly #index: number;

  constructor(node: Parsed, siblings: readonly Parsed[] = [], index = 0) {
    this.#node = node;
    this.#siblings = siblings;
    this.#index = index;
  }

  get nodeType() {
    const { nodeName } = this.#node;
    return nodeName === '#text' ? 3 : nodeName === '#comment' ? 8 : nodeName.startsWith('#') ? 9 : 1;
  }

  get nodeName() {
    return this.#node.nodeName;
  }

  get localName() {
    return this.#node.nodeName;
  }

  get nodeValue() {
    return 'value' in this.#node ? this.#node.value : 'data' in this.#node ? this.#node.data : null;
  }

  get attributes() {
    return 'attrs' in this.#node ? this.#node.attrs : [];
  }

  get firstChild(): View | null {
    const children = 'childNodes' in this.#node ? this.#node.childNodes : [];
    return children[0] ? new View(children[0], children, 0) : null;
  }

  get nextSibling(): View | null {
    const next = this.#siblings[this.#index + 1];
    return next ? new View(next, this.#siblings, this.#index + 1) : null;
  }
}

/** With the parser that is behind jsdom, without its DOM: fast enough for thousands of documents. */
export const parseFast: ParseHtml = (html) => new View(parse(html));
