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
  /** Absolute address of the page. */
  readonly url: string;
  readonly siteName: string;
  readonly separator: string;
  readonly stylesheets: readonly string[];
  readonly elements: readonly HeadElement[];
  /** Stands where the CSRF token goes when the page is sent. */
  readonly csrfPlaceholder: string;
  /** The wish of the page's own settings. */
  readonly noIndex: boolean;
  /** False for the page that is shown where there is none. */
  readonly isIndexable: boolean;
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** The head of a page: title, description, what social networks and search engines read, the CSRF token. */
export function documentHead(facts: HeadFacts): string {
  const title = facts.seoTitle || facts.title;
  const parts = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title + facts.separator + facts.siteName)}</title>`,
    ...facts.elements.map(element),
    ...facts.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    meta('property', 'og:title', title),
    ...(facts.seoDescription
      ? [meta('name', 'description', facts.seoDescription), meta('property', 'og:description', facts.seoDescription)]
      : []),
    ...(facts.seoKeywords.length > 0 ? [meta('name', 'keywords', facts.seoKeywords.join(','))] : []),
    ...imageParts(facts.image),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', facts.url),
    ...(facts.isIndexable && !facts.noIndex
      ? [`<link rel="canonical" href="${escapeHtml(facts.url)}">`]
      : [meta('name', 'robots', 'noindex')]),
    `<meta name="csrf-token" content="${facts.csrfPlaceholder}">`,
  ];
  return parts.join('');
}

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

function element({ tag, attributes }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${escapeHtml(name)}` : ` ${escapeHtml(name)}="${escapeHtml(value)}"`,
  );
  return `<${tag}${written.join('')}>`;
}
