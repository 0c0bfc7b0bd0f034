import type { ComponentType } from 'react';
import { upgradeProps } from '../../contract/block.ts';
import type { PageTypeViewProps } from '../../site/define-site.ts';
import { renderView } from '../../site/render/render-view.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import type { Layout } from './page-parts.ts';
import type { RenderContext } from './render-context.ts';
import { siteContext } from './site-context.ts';

/** Renders header, intro and footer of the page's type, or of the type in whose layout it stands. */
export async function renderLayout(context: RenderContext): Promise<Layout> {
  const { app, entries, fragments, page } = context;
  const cacheKey = `${page.pageID}:${page.rowVersion}:layout`;
  const cached = fragments.get(cacheKey);
  if (cached) return JSON.parse(cached.html) as Layout;
  const tags = new Set([cacheTags.page(page.pageID)]);
  const definition = app.pageTypes.get(page.type);
  const layoutType = definition?.layout ?? page.type;
  const [own, layout] = await Promise.all([entries.pageTypeViews(page.type), entries.pageTypeViews(layoutType)]);
  const { typeVersion: version, typeData: props } = page.document;
  const data = definition ? upgradeProps(definition, { version, props }).props : {};
  const images = context.media.withUrls('type', page.document.images.type);
  let isComplete = true;
  // Keys of blocks begin with a letter, so these are nobody else's.
  const draw = (key: string, type: string, view: ComponentType<PageTypeViewProps> | undefined): string => {
    if (!view) return '';
    const pluginID = type.split('/', 1)[0] ?? '';
    const options = app.site.plugins.find(({ manifest }) => manifest.id === pluginID)?.options;
    try {
      return renderView(view, { options, data, images, site: siteContext(context, { pluginID, tags }) }, { key });
    } catch (error) {
      app.log.error({ err: error, plugin: pluginID, type, pageID: page.pageID }, 'the layout of a page could not be rendered');
      isComplete = false;
      return '';
    }
  };
  const parts = {
    header: draw('_header', layoutType, layout.header),
    intro: draw('_intro', page.type, own.intro),
    footer: draw('_footer', layoutType, layout.footer),
  };
  const result = { ...parts, isComplete };
  const html = JSON.stringify(result);
  if (isComplete)
    fragments.set(cacheKey, { html, tags: [...tags], hasIsland: false }, { tags, size: html.length, since: context.since });
  return result;
}
