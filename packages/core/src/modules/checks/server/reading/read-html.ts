/** A heading or a link in HTML, with the block in which it stands. */
export interface HtmlElement {
  /** Of the innermost block; undefined for what stands around the blocks. */
  readonly key: string | undefined;
  readonly text: string;
}

/** What a marked page holds, in the order in which it is read. */
export interface ReadHtml {
  readonly headings: readonly (HtmlElement & { readonly level: number })[];
  readonly links: readonly (HtmlElement & { readonly href: string })[];
}

interface OpenElement {
  readonly name: string;
  readonly isHidden: boolean;
  readonly attributes: string;
  readonly key: string | undefined;
  /** The words in it so far, where they matter. */
  words: string | undefined;
}

const token =
  /<!--([\s\S]*?)-->|<(script|style|template)\b[\s\S]*?<\/\2\s*>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+)/g;
const voids = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** Pieces of a page that are the same on all of them, and nobody's who edits one. */
const outer = new Set(['p:header', 'p:footer']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name = '') => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal === undefined ? (entities[name as string] ?? all) : String.fromCodePoint(Number(decimal));
  });

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return found ? decoded(found[1] ?? found[2] ?? '') : undefined;
}

const isHiding = (attributes: string): boolean => /\saria-hidden="true"|\shidden(?=[\s=]|$)/i.test(attributes);
const levelOf = (name: string): number | undefined => (/^h[1-6]$/.test(name) ? Number(name.slice(1)) : undefined);
const trimmed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Reads headings and links of a page that was drawn with marks, as its readers hear them: what is hidden from them is left out. */
export function readHtml(html: string): ReadHtml {
  const headings: (HtmlElement & { level: number })[] = [];
  const links: (HtmlElement & { href: string })[] = [];
  const open: OpenElement[] = [];
  const marks: string[] = [];
  const add = (words: string): void => {
    if (open.some(({ isHidden }) => isHidden)) return;
    for (const element of open) if (element.words !== undefined) element.words += words;
  };
  const keyNow = (): string | undefined => marks.findLast((mark) => mark.startsWith('b:'))?.slice(2);
  const close = ({ name, attributes, key, words, isHidden }: OpenElement): void => {
    const level = levelOf(name);
    const isOuter = marks.length === 0 || marks.some((mark) => outer.has(mark));
    if (words === undefined || isHidden || isOuter || open.some((around) => around.isHidden)) return;
    const text = trimmed(attributeOf(attributes, 'aria-label') ?? words);
    if (level !== undefined) headings.push({ key, text, level });
    else links.push({ key, text, href: attributeOf(attributes, 'href') ?? '' });
  };
  for (const [, comment, , slash, tag = '', attributes = '', text] of html.matchAll(token)) {
    if (comment !== undefined) {
      if (comment.startsWith('/') && marks.at(-1) === comment.slice(1)) marks.pop();
      else if (/^[bp]:/.test(comment)) marks.push(comment.split(' ', 1)[0] ?? '');
    } else if (text !== undefined) add(decoded(text));
    else if (tag !== '') {
      const name = tag.toLowerCase();
      if (name === 'img' || name === 'svg') add(` ${attributeOf(attributes, name === 'img' ? 'alt' : 'aria-label') ?? ''} `);
      if (slash) {
        const place = open.findLastIndex((element) => element.name === name);
        if (place === -1) continue;
        const [closed] = open.splice(place);
        if (closed) close(closed);
      } else if (!voids.has(name) && !attributes.endsWith('/')) {
        const isLink = name === 'a' && attributeOf(attributes, 'href') !== undefined;
        const words = isLink || levelOf(name) !== undefined ? '' : undefined;
        open.push({ name, attributes, isHidden: isHiding(attributes), key: keyNow(), words });
        // Words of two paragraphs are two words.
        if (!isLink) add(' ');
      }
    }
  }
  return { headings, links };
}
