import { escapeHtml } from '../../site/render/escape.ts';
import type { RenderedPage } from './page-parts.ts';

/** Shown where a site has no page with the slug `/404` yet. */
export function missingPage(siteName: string): RenderedPage {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>404 | ${escapeHtml(siteName)}</title><meta name="robots" content="noindex"></head><body><main id="main"><h1>404</h1><p>There is no page at this address. Publish a page with the slug <code>/404</code> to replace this text.</p></main></body></html>`;
  return {
    html,
    tags: new Set(),
    readable: {},
    isComplete: true,
    isKept: true,
    isIndexed: false,
    view: undefined,
    isForVisitor: false,
  };
}
