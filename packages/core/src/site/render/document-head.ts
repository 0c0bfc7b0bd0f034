import type { HeadElement } from '../../contract/plugin.ts';
import { escapeHtml } from './escape.ts';

export interface HeadFacts {
  readonly title: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly seoKeywords: readonly string[];
  /** With an absolute address. */
  readonly image:
    | {
        readonly url: string;
        readonly altText: string;
        readonly width?: number | undefined;
        readonly height?: number | undefined;
      }
    | undefined;
  /** Absolute address of the page, or the one that search engines are told in its place. */
  readonly url: string;
  readonly siteName: string;
  readonly separator: string;
  readonly stylesheets: readonly string[];
  readonly elements: readonly HeadElement[];
  /** Absolute addresses of the page in the languages that it is live in. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** JSON that cannot end a script element. */
  readonly linkedData: string;
  /** Stands where the CSRF token goes when the page is sent. */
  readonly csrfPlaceholder: string;
  /** The wish of the page's own settings. */
  readonly noIndex: boolean;
  /** False for the page that is shown where there is none. */
  readonly isIndexable: boolean;
}

type TitleFacts = Pick<HeadFacts, 'title' | 'seoTitle' | 'separator' | 'siteName'>;

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** The title of the window, with the name of the site. */
const titleElement = ({ title, seoTitle, separator, siteName }: TitleFacts): string =>
  `<title>${escapeHtml((seoTitle || title) + separator + siteName)}</title>`;

/** A document with another title. Its own is the first element of this name. */
export const retitled = (html: string, title: TitleFacts): string =>
  html.replace(/<title>[^<]*<\/title>/, () => titleElement(title));

/** The head of a page: title, description, what social networks and search engines read, the CSRF token. */
export function documentHead(facts: HeadFacts): string {
  const title = facts.seoTitle || facts.title;
  const parts = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    titleElement(facts),
    // First: nothing is painted without them, and what else is loaded early (fonts) would share the line with them.
    ...facts.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...facts.elements.map(element),
    meta('property', 'og:title', title),
    ...(facts.seoDescription
      ? [meta('name', 'description', facts.seoDescription), meta('property', 'og:description', facts.seoDescription)]
      : []),
    ...(facts.seoKeywords.length > 0 ? [meta('name', 'keywords', facts.seoKeywords.join(','))] : []),
    ...imageParts(facts.image),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', facts.url),
    ...(facts.isIndexable && !facts.noIndex
      ? [`<link rel="canonical" href="${escapeHtml(facts.url)}">`, ...facts.alternates.map(alternate)]
      : [meta('name', 'robots', 'noindex')]),
    `<meta name="csrf-token" content="${facts.csrfPlaceholder}">`,
    `<script type="application/ld+json">${facts.linkedData}</script>`,
  ];
  return parts.join('');
}

const alternate = ({ hreflang, href }: HeadFacts['alternates'][number]): string =>
  `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`;

function imageParts(image: HeadFacts['image']): string[] {
  if (!image) return [];
  const { url, altText, width, height } = image;
  return [
    meta('property', 'og:image', url),
    ...(width && height
      ? [meta('property', 'og:image:width', String(width)), meta('property', 'og:image:height', String(height))]
      : []),
    ...(altText ? [meta('property', 'og:image:alt', altText)] : []),
  ];
}

/** Most elements are those of the site, the same objects on each page. */
const written = new WeakMap<HeadElement, string>();

function element(each: HeadElement): string {
  const known = written.get(each);
  if (known !== undefined) return known;
  const attributes = Object.entries(each.attributes).map(([name, value]) =>
    value === '' ? ` ${escapeHtml(name)}` : ` ${escapeHtml(name)}="${escapeHtml(value)}"`,
  );
  const html = `<${each.tag}${attributes.join('')}>`;
  written.set(each, html);
  return html;
}
