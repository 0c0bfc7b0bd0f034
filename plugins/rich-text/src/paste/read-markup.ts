import { isSkipped } from './element-kinds.ts';
import type { InertElement, InertNode, ParseHtml } from './inert-document.types.ts';
import type { MarkupElement, MarkupNode } from './markup.types.ts';
import { readSheet, readStyle } from './read-style.ts';

/** Attributes that the walk reads. Every other one, `on…` above all, is not even looked at. */
const known: ReadonlySet<string> = new Set([
  'alt',
  'align',
  'aria-checked',
  'aria-hidden',
  'aria-level',
  'aria-roledescription',
  'checked',
  'cite',
  'class',
  'colspan',
  'data',
  'data-aria-level',
  'data-indent',
  'data-listid',
  'data-slate-fragment',
  'datetime',
  'height',
  'hidden',
  'href',
  'id',
  'role',
  'rowspan',
  'src',
  'style',
  'type',
  'width',
]);

/** Levels of elements; what is nested deeper stands in the deepest one. The walk may therefore recurse. */
const maxDepth = 120;
/** An attribute longer than this is left out; an image of the clipboard itself may be long. */
const maxAttribute = 20_000;

const elementNode = 1;
const textNode = 3;
const commentNode = 8;

interface Draft {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: Readonly<Record<string, string>>;
  readonly children: MarkupNode[];
}

interface Step {
  readonly node: InertNode;
  readonly parent: Draft;
  readonly depth: number;
}

function attributesOf(element: InertElement): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (let index = 0; index < element.attributes.length; index += 1) {
    const attribute = element.attributes[index];
    if (!attribute || !known.has(attribute.name)) continue;
    if (attribute.value.length <= maxAttribute || attribute.name === 'src' || attribute.name === 'data-slate-fragment')
      found[attribute.name] = attribute.value;
  }
  return found;
}

function childrenOf(node: InertNode): InertNode[] {
  const children: InertNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

const textOf = (node: InertNode): string =>
  childrenOf(node)
    .map((child) => child.nodeValue ?? '')
    .join('');

/** Every style sheet that stands in the document. */
function sheetOf(root: InertNode): ReturnType<typeof readSheet> {
  let text = '';
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeType === elementNode && (node as InertElement).localName.toLowerCase() === 'style') text += textOf(node);
    else stack.push(...childrenOf(node).reverse());
  }
  return readSheet(text.replace(/<!--|-->/g, ''));
}

/** A clipboard document as a tree of plain values. Never throws, however deep or broken the document is. */
export function readMarkup(html: string, parse: ParseHtml): MarkupElement {
  const root: Draft = { name: 'body', attributes: {}, style: {}, children: [] };
  const document = parse(html);
  const sheet = html.includes('<style') || html.includes('<STYLE') ? sheetOf(document) : {};
  const classStyle = (element: string, names: string | undefined): Readonly<Record<string, string>> | undefined =>
    names
      ?.toLowerCase()
      .split(/\s+/, 20)
      .reduce((style, name) => ({ ...style, ...sheet[`.${name}`], ...sheet[`${element}.${name}`] }), {});
  const stack: Step[] = childrenOf(document)
    .reverse()
    .map((node) => ({ node, parent: root, depth: 0 }));
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { node, parent, depth } = step;
    if (node.nodeType === textNode) parent.children.push(node.nodeValue ?? '');
    else if (node.nodeType === commentNode) {
      const condition = /^\[(?:if\s[^\]]{1,100}|endif)\]/.exec(node.nodeValue ?? '')?.[0];
      if (condition) parent.children.push({ condition });
    } else if (node.nodeType === elementNode) {
      const element = node as InertElement;
      const attributes = attributesOf(element);
      const isWhole = depth < maxDepth || isSkipped(element.localName.toLowerCase());
      const draft: Draft = isWhole
        ? {
            name: element.localName.toLowerCase(),
            attributes,
            style: { ...classStyle(element.localName.toLowerCase(), attributes['class']), ...readStyle(attributes['style']) },
            children: [],
          }
        : parent;
      if (draft !== parent) parent.children.push(draft);
      if (isSkipped(draft.name)) continue;
      const children = childrenOf(node);
      for (let index = children.length - 1; index >= 0; index -= 1) {
        const child = children[index];
        if (child) stack.push({ node: child, parent: draft, depth: depth + 1 });
      }
    }
  }
  return root;
}
