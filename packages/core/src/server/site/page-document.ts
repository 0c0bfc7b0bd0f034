import { canonicalAddress } from '../../contract/canonical-address.ts';
import { alternatesOf } from './alternates.ts';
import { documentHead } from '../../site/render/document-head.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import { drawConsent } from './consent/draw-consent.ts';
import { marked } from './mark.ts';
import { hasBehaviour, hasVideo } from './page-parts.ts';
import type { HeadFacts } from '../../site/render/document-head.ts';
import type { LayoutPieces, Part } from './page-parts.ts';
import type { PageView } from './page-view.ts';
import type { RenderContext } from './render-context.ts';
import { csrfPlaceholder } from './sendable-page.ts';
import { documentTitle } from './document-title.ts';
import { bordered } from './visits/alone.ts';

interface DocumentParts {
  readonly layout: LayoutPieces;
  readonly parts: readonly Part[];
  /** JSON for search engines. */
  readonly linkedData: string;
  readonly isNotFound: boolean;
}

/** Where the page stands in other languages. One that is to be left out of search engines leads nowhere, and nothing to it. */
function alternatesIn({ locale, path, site, siblings, url }: PageView): HeadFacts['alternates'] {
  const versions = [{ locale, path }, ...siblings.value.filter(({ noIndex }) => !noIndex)];
  if (versions.length === 1) return [];
  const { origin } = new URL(url);
  return alternatesOf(versions, site).map(({ hreflang, path: each }) => ({ hreflang, href: origin + encodeURI(each) }));
}

/** The absolute address that search engines are told: the page's own, unless its settings name another. */
function toldAddress({ seo, url }: PageView): string {
  const named = canonicalAddress(seo.canonical ?? '');
  if (named === undefined) return url;
  return named.startsWith('/') ? new URL(url).origin + encodeURI(named) : named;
}

/** Puts the pieces of a page together: its head, its layout, its blocks, and the script where something of it asks for one. */
export function pageDocument(context: RenderContext, { layout, parts, linkedData, isNotFound }: DocumentParts): string {
  const { build, stylesheets, view } = context;
  const { name, titleSeparator } = view.site;
  const url = toldAddress(view);
  const head = documentHead({
    ...view.seo,
    ...documentTitle(context),
    image: view.shareImage ?? view.identity.value.shareImage ?? context.drawnImage(view),
    url,
    siteName: name,
    separator: titleSeparator,
    stylesheets: stylesheets(parts.some(({ html }) => hasVideo(html))),
    elements: view.head.value,
    // Who names another address speaks for no language.
    alternates: url === view.url ? alternatesIn(view) : [],
    linkedData,
    csrfPlaceholder,
    isIndexable: !isNotFound && !Object.values(view.loaded).some(({ isNoIndex }) => isNoIndex),
  });
  const needsScript = parts.some((part) => part.hasIsland) || Object.values(layout).some(hasBehaviour);
  const script = build.islandsScript && needsScript ? `<script type="module" src="${build.islandsScript}"></script>` : '';
  const piece = (name: string, html: string): string => (context.hasMarks ? marked(`p:${name}`, html) : html);
  const drawn = piece('blocks', bordered(parts.map((part) => part.html)));
  // Without an aside nothing stands between the blocks and the main part.
  const blocks = layout.aside
    ? `<div class="site-beside"><div class="slot">${drawn}</div>${piece('aside', layout.aside)}</div>`
    : drawn;
  // Who writes a page is asked nothing.
  const consent = context.hasMarks ? '' : drawConsent(view);
  return `<!doctype html><html lang="${escapeHtml(view.locale)}"><head>${head}</head><body>${consent}${piece('header', layout.header)}<main id="main" tabindex="-1">${piece('intro', layout.intro)}${blocks}${piece('outro', layout.outro)}</main>${piece('footer', layout.footer)}${script}</body></html>`;
}
