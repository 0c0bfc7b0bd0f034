import { documentHead } from '../../site/render/document-head.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import { hasBehaviour } from './page-parts.ts';
import type { LayoutPieces, Part } from './page-parts.ts';
import type { RenderContext } from './render-context.ts';
import { csrfPlaceholder } from './sendable-page.ts';

interface DocumentParts {
  readonly layout: LayoutPieces;
  readonly parts: readonly Part[];
  readonly isNotFound: boolean;
}

/** Puts the pieces of a page together: its head, its layout, its blocks, and the script where something of it asks for one. */
export function pageDocument({ build, view }: RenderContext, { layout, parts, isNotFound }: DocumentParts): string {
  const { name, titleSeparator } = view.settings;
  const head = documentHead({
    ...view.seo,
    title: view.title,
    image: view.shareImage,
    url: view.url,
    siteName: name,
    separator: titleSeparator,
    stylesheets: build.siteStylesheets,
    elements: view.head.value,
    csrfPlaceholder,
    isIndexable: !isNotFound && !Object.values(view.loaded).some(({ isNoIndex }) => isNoIndex),
  });
  const needsScript = parts.some((part) => part.hasIsland) || Object.values(layout).some(hasBehaviour);
  const script = build.islandsScript && needsScript ? `<script type="module" src="${build.islandsScript}"></script>` : '';
  const blocks = parts.map((part) => part.html).join('');
  return `<!doctype html><html lang="${escapeHtml(view.locale)}"><head>${head}</head><body>${layout.header}<main id="main" tabindex="-1">${layout.intro}${blocks}</main>${layout.footer}${script}</body></html>`;
}
