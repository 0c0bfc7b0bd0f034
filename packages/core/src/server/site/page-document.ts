import { documentHead } from '../../site/render/document-head.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import { stylesheetsOf } from './build-manifest.ts';
import { marked } from './mark.ts';
import { hasBehaviour } from './page-parts.ts';
import type { LayoutPieces, Part } from './page-parts.ts';
import type { RenderContext } from './render-context.ts';
import { csrfPlaceholder } from './sendable-page.ts';
import { documentTitle } from './document-title.ts';

interface DocumentParts {
  readonly layout: LayoutPieces;
  readonly parts: readonly Part[];
  readonly isNotFound: boolean;
}

/** Puts the pieces of a page together: its head, its layout, its blocks, and the script where something of it asks for one. */
export function pageDocument(context: RenderContext, { layout, parts, isNotFound }: DocumentParts): string {
  const { build, view } = context;
  const { name, titleSeparator } = view.site;
  const head = documentHead({
    ...view.seo,
    ...documentTitle(context),
    image: view.shareImage,
    url: view.url,
    siteName: name,
    separator: titleSeparator,
    stylesheets: stylesheetsOf(
      build.stylesheets,
      Object.values(view.blocks).map(({ type }) => type),
    ),
    elements: view.head.value,
    csrfPlaceholder,
    isIndexable: !isNotFound && !Object.values(view.loaded).some(({ isNoIndex }) => isNoIndex),
  });
  const needsScript = parts.some((part) => part.hasIsland) || Object.values(layout).some(hasBehaviour);
  const script = build.islandsScript && needsScript ? `<script type="module" src="${build.islandsScript}"></script>` : '';
  const piece = (name: string, html: string): string => (context.hasMarks ? marked(`p:${name}`, html) : html);
  const drawn = piece('blocks', parts.map((part) => part.html).join(''));
  // Without an aside nothing stands between the blocks and the main part.
  const blocks = layout.aside
    ? `<div class="site-beside"><div class="slot">${drawn}</div>${piece('aside', layout.aside)}</div>`
    : drawn;
  return `<!doctype html><html lang="${escapeHtml(view.locale)}"><head>${head}</head><body>${piece('header', layout.header)}<main id="main" tabindex="-1">${piece('intro', layout.intro)}${blocks}${piece('outro', layout.outro)}</main>${piece('footer', layout.footer)}${script}</body></html>`;
}
