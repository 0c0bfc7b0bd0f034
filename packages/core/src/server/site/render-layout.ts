import type { ComponentType } from 'react';
import type { PageTypeViewProps } from '../../site/define-site.ts';
import { renderView } from '../../site/render/render-view.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { bytesOfText } from './cache-shares.ts';
import type { Layout, LayoutPieces } from './page-parts.ts';
import { ownDataKey } from './page-view.ts';
import type { RenderContext } from './render-context.ts';
import { layoutContext } from './site-context.ts';

/** Renders header, intro, aside, outro and footer of the page's type, or of the type in whose layout it stands. */
export async function renderLayout(context: RenderContext): Promise<Layout> {
  const { cacheKey: content, entries, fragments, log, pageTypes, view } = context;
  const cacheKey = content === undefined ? undefined : `${content}:layout`;
  const cached = cacheKey === undefined ? undefined : fragments.get(cacheKey);
  if (cached?.pieces) return { pieces: cached.pieces, tags: cached.tags, isComplete: true };
  const loaded = view.loaded[ownDataKey];
  const tags = new Set([cacheTags.page(view.pageID), ...(loaded?.tags ?? [])]);
  const layoutType = pageTypes.get(view.type)?.layout ?? view.type;
  const [own, layout] = await Promise.all([entries.pageTypeViews(view.type), entries.pageTypeViews(layoutType)]);
  let isComplete = loaded?.isFailed !== true;
  // Keys of blocks begin with a letter, so these are nobody else's.
  const draw = (key: string, type: string, component: ComponentType<PageTypeViewProps> | undefined): string => {
    if (!component) return '';
    const pluginID = type.split('/', 1)[0] ?? '';
    try {
      const site = layoutContext(context, { pluginID, tags });
      const own = type === view.type ? loaded?.value : undefined;
      const { data, images } = view;
      return renderView(component, { options: context.optionsOf(pluginID), data, loaded: own, images, site }, { key });
    } catch (error) {
      log.error({ err: error, plugin: pluginID, type, pageID: view.pageID }, 'the layout of a page could not be rendered');
      isComplete = false;
      return '';
    }
  };
  const pieces: LayoutPieces = {
    header: draw('_header', layoutType, layout.header),
    intro: draw('_intro', view.type, own.intro),
    aside: draw('_aside', view.type, own.aside),
    outro: draw('_outro', view.type, own.outro),
    footer: draw('_footer', layoutType, layout.footer),
  };
  if (isComplete && cacheKey !== undefined) {
    const { header, intro, aside, outro, footer } = pieces;
    const size = bytesOfText(header + intro + aside + outro + footer);
    fragments.set(cacheKey, { html: '', pieces, tags: [...tags], hasIsland: false }, { tags, size, since: context.since });
  }
  return { pieces, tags: [...tags], isComplete };
}
