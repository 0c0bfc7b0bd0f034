import { cacheTags } from '../kernel/invalidations.ts';
import { pageDocument } from './page-document.ts';
import { pageMedia } from './page-media.ts';
import type { RenderedPage } from './page-parts.ts';
import { pagePaths } from './page-paths.ts';
import type { ReadableQuery } from './page-query.ts';
import type { PublicPage } from './page-source.ts';
import { renderBlock } from './render-block.ts';
import type { RenderContext, RendererParts } from './render-context.ts';
import { renderLayout } from './render-layout.ts';
import { upgradeBlocks } from './upgrade-blocks.ts';

export interface PageRenderer {
  render(
    page: PublicPage,
    options?: { readonly isNotFound?: boolean; readonly query?: Readonly<Record<string, string>> },
  ): Promise<RenderedPage>;
}

/** Renders published pages: each block apart, with its own prefix and its own place in the cache of fragments. */
export function createPageRenderer(renderer: RendererParts): PageRenderer {
  const { app, fragments } = renderer;
  const warned = new Set<string>();
  const warnOnce = (type: string, message: string): void => {
    if (warned.has(type)) return;
    warned.add(type);
    app.log.warn({ type }, message);
  };
  return {
    async render(page, { isNotFound = false, query = {} } = {}) {
      const { document } = page;
      const blocks = upgradeBlocks(app.blocks, document.blocks);
      const context: RenderContext = {
        ...renderer,
        page,
        blocks,
        paths: await pagePaths(app.publicPages, blocks.values()),
        media: pageMedia(app, page.pageID),
        since: fragments.mark(),
        query,
        warnOnce,
      };
      const [layout, ...parts] = await Promise.all([
        renderLayout(context),
        ...document.blockOrder.map((key, index) => renderBlock(context, key, index)),
      ]);
      const tags = new Set([cacheTags.page(page.pageID), cacheTags.path(page.path), ...parts.flatMap((part) => part.tags)]);
      const readable: ReadableQuery = Object.assign(
        {},
        ...Object.values(document.blocks).map(({ type }) => app.blocks.get(type)?.query),
      );
      return {
        html: pageDocument(context, { layout, parts, isNotFound }),
        tags,
        readable,
        isComplete: layout.isComplete && parts.every((part) => part.isComplete),
      };
    },
  };
}
