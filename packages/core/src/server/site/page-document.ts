import { documentHead } from '../../site/render/document-head.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import { pageHeads } from './page-heads.ts';
import { hasBehaviour } from './page-parts.ts';
import type { Layout, Part } from './page-parts.ts';
import { writeQuery } from './page-query.ts';
import type { RenderContext } from './render-context.ts';
import { csrfPlaceholder } from './sendable-page.ts';

interface DocumentParts {
  readonly layout: Layout;
  readonly parts: readonly Part[];
  readonly isNotFound: boolean;
}

/** Puts the pieces of a page together: its head, its layout, its blocks, and the script where something of it asks for one. */
export function pageDocument(context: RenderContext, { layout, parts, isNotFound }: DocumentParts): string {
  const { app, build, page, media, query } = context;
  const { document } = page;
  const { name, titleSeparator } = app.settings;
  const head = documentHead({
    ...document.seo,
    title: document.title,
    image: media.share(document.images.seo?.seoImage),
    url: app.environment.origin + encodeURI(page.path) + writeQuery(query),
    siteName: name,
    separator: titleSeparator,
    stylesheets: build.siteStylesheets,
    elements: pageHeads(app, page),
    csrfPlaceholder,
    isIndexable: !isNotFound,
  });
  const needsScript = parts.some((part) => part.hasIsland) || Object.values(layout).some(hasBehaviour);
  const script = build.islandsScript && needsScript ? `<script type="module" src="${build.islandsScript}"></script>` : '';
  const blocks = parts.map((part) => part.html).join('');
  return `<!doctype html><html lang="${escapeHtml(page.locale)}"><head>${head}</head><body>${layout.header}<main id="main" tabindex="-1">${layout.intro}${blocks}</main>${layout.footer}${script}</body></html>`;
}
