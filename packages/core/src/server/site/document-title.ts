import type { HeadFacts } from '../../site/render/document-head.ts';
import type { RenderContext } from './render-context.ts';

/** The title of a page: for whoever posted, for what the address asks its blocks for, or its own. */
export function documentTitle({ view, visit, texts }: RenderContext): Pick<HeadFacts, 'title' | 'seoTitle'> {
  if (visit?.title !== undefined) return { title: visit.title, seoTitle: '' };
  for (const key of view.blockOrder) {
    const title = view.loaded[key]?.title;
    const [pluginID = ''] = view.blocks[key]?.type.split('/', 1) ?? [];
    if (title) return { title: texts.translator(view.locale, pluginID)(title.key, title.values), seoTitle: '' };
  }
  return { title: view.title, seoTitle: view.seo.seoTitle };
}
