import { defineServiceKey } from '../kernel/service.ts';
import { eachInTurn } from '../kernel/turns.ts';
import { styleKeys, stylesheetsOf } from './build-manifest.ts';
import { linkedData } from './linked-data/linked-data.ts';
import { consentTags } from './consent/draw-consent.ts';
import { documentTitle } from './document-title.ts';
import { pageDocument } from './page-document.ts';
import { retitled } from '../../site/render/document-head.ts';
import type { Layout, Part, RenderedPage } from './page-parts.ts';
import { isKept, readableQuery } from './page-query.ts';
import type { PageView } from './page-view.ts';
import { renderBlock } from './render-block.ts';
import type { RenderContext, RendererParts } from './render-context.ts';
import { placeAlone, withoutBorders } from './visits/alone.ts';
import { fillGaps, hasGaps } from './visits/gaps.ts';
import type { Visit } from './visits/visit.ts';
import { renderLayout } from './render-layout.ts';

export interface RenderOptions {
  /** A mark that was taken before the view was read. Without one, fragments are taken from their cache and none is added. */
  readonly since?: number | undefined;
  /** Whether comments say where each block begins and ends and each piece around them begin and end, for the editor. No cache is asked then. */
  readonly hasMarks?: boolean;
  /** For whom it is drawn. Without, blocks that are made for each visitor are left as gaps, which `visited` fills. */
  readonly visit?: Visit;
}

/** Draws pages of what their views hold. */
export interface PageRenderer {
  /** A mark to take before a view is read. */
  mark(): number;
  page(view: PageView, options?: RenderOptions & { readonly isNotFound?: boolean }): Promise<RenderedPage>;
  /** One block of a page, as it stands there; empty where there is none under this key. `position`: where `view` does not say it. */
  block(view: PageView, key: string, options?: RenderOptions & { readonly position?: number }): Promise<Part>;
  /** What stands around the blocks of a page. */
  layout(view: PageView, options?: RenderOptions): Promise<Layout>;
  /** A page that was drawn for nobody, with its gaps filled for a visitor. `since`: a mark that was taken before it was found. */
  visited(view: PageView, html: string, options: { readonly visit: Visit; readonly since: number }): Promise<string>;
}

/** The renderer of the site, once it is wired. */
export const pageRenderer = defineServiceKey<PageRenderer>('site/page-renderer');

interface BlockTypes extends Pick<RenderContext, 'readable' | 'stylesheets'> {
  readonly answersPosts: boolean;
}

/** The stylesheets of a page of a type with blocks of these, once for all that are drawn of it. */
function pageStyles(build: RendererParts['build'], type: string, blocks: readonly string[]): RenderContext['stylesheets'] {
  const keys = [...blocks.map(styleKeys.block), styleKeys.pageType(type)];
  const usual = stylesheetsOf(build.stylesheets, keys);
  return (hasVideo) => (hasVideo ? stylesheetsOf(build.stylesheets, [...keys, styleKeys.video]) : usual);
}

/** Draws each block apart, with its own prefix and its own place in the cache of fragments. */
export function createPageRenderer(renderer: RendererParts): PageRenderer {
  const warned = new Set<string>();
  const warnOnce = (type: string, message: string): void => {
    if (warned.has(type)) return;
    warned.add(type);
    renderer.log.warn({ type }, message);
  };
  /** What follows from the types of a page's blocks, which are the same object until it is written. */
  const typed = new WeakMap<PageView['blocks'], BlockTypes>();
  function typesOf({ blocks, type }: PageView): BlockTypes {
    const known = typed.get(blocks);
    if (known) return known;
    const types = [...new Set(Object.values(blocks).map(({ type }) => type))];
    const made = {
      readable: readableQuery(renderer.blocks, types),
      stylesheets: pageStyles(renderer.build, type, types),
      answersPosts: types.some((type) => renderer.blocks.get(type)?.post !== undefined),
    };
    typed.set(blocks, made);
    return made;
  }
  const contextOf = (view: PageView, { since = -1, hasMarks = false, visit }: RenderOptions): RenderContext => ({
    ...renderer,
    view,
    readable: typesOf(view).readable,
    stylesheets: typesOf(view).stylesheets,
    cacheKey: hasMarks ? undefined : view.cacheKey,
    since,
    hasMarks,
    visit,
    warnOnce,
  });
  return {
    mark: renderer.fragments.mark,
    block: (view, key, options = {}) =>
      renderBlock(contextOf(view, options), key, options.position ?? view.blockOrder.indexOf(key)),
    layout: (view, options = {}) => renderLayout(contextOf(view, options)),
    async visited(view, html, options) {
      const context = contextOf(view, options);
      const filled = await fillGaps(html, async (key, position) => (await renderBlock(context, key, position)).html);
      const { name: siteName, titleSeparator: separator } = view.site;
      const shown = withoutBorders(filled, placeAlone(view, options.visit));
      return retitled(shown, { ...documentTitle(context), siteName, separator });
    },
    async page(view, options = {}) {
      const context = contextOf(view, options);
      const [linked, layout, parts] = await Promise.all([
        linkedData(context),
        renderLayout(context),
        eachInTurn(view.blockOrder, (key, index) => renderBlock(context, key, index)),
      ]);
      const { readable } = context;
      // Who writes a page sees all of it.
      const alone = context.hasMarks ? undefined : placeAlone(view, options.visit);
      const html = pageDocument(context, {
        layout: layout.pieces,
        parts: alone === undefined ? parts : parts.slice(alone, alone + 1),
        linkedData: linked.text,
        isNotFound: options.isNotFound ?? false,
      });
      const isForVisitor = hasGaps(html);
      const { answersPosts } = typesOf(view);
      // What is drawn later, for one visitor, is drawn of the view as it is kept, and may read any settings.
      const kept = isForVisitor || answersPosts ? view : undefined;
      const ofSettings = kept ? Object.values(view.settings).flatMap(({ tags }) => tags) : [];
      const ofParts = parts.flatMap(({ tags }) => tags);
      return {
        html,
        tags: new Set([
          ...view.tags,
          ...view.head.tags,
          ...view.siblings.tags,
          ...consentTags(view),
          ...linked.tags,
          ...layout.tags,
          ...ofParts,
          ...ofSettings,
        ]),
        readable,
        isComplete: layout.isComplete && parts.every((part) => part.isComplete),
        isKept: view.cacheKey !== undefined && isKept(view.query, readable),
        isIndexed: view.identity.value.isIndexed,
        view: kept,
        isForVisitor,
      };
    },
  };
}
