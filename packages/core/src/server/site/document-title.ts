import type { HeadFacts } from '../../site/render/document-head.ts';
import type { RenderContext } from './render-context.ts';
import { refusedTitle } from './visits/refused-title.ts';
import type { SaidTitle } from './visits/visit.ts';

type Title = Pick<HeadFacts, 'title' | 'seoTitle'>;

/** What the first of the blocks whose loader says a title calls the page. */
function saidTitle({ view, visit }: RenderContext): SaidTitle | undefined {
  const said = visit?.said(Object.keys(view.blocks));
  if (said) return said;
  const [key = ''] = view.blockOrder.filter((each) => view.loaded[each]?.title);
  const title = view.loaded[key]?.title;
  return title && { ...title, pluginID: view.blocks[key]?.type.split('/', 1)[0] ?? '' };
}

function ownTitle(context: RenderContext): Title {
  const { view, visit, texts } = context;
  if (visit?.title !== undefined) return { title: visit.title, seoTitle: '' };
  const said = saidTitle(context);
  if (said) return { title: texts.translator(view.locale, said.pluginID)(said.key, said.values), seoTitle: '' };
  return { title: view.title, seoTitle: view.seo.seoTitle };
}

/**
 * The title of a page: for whoever posted, for what the address asks its blocks for, or its own. With a visit it is to be
 * asked for once the blocks are drawn, because only then their loaders have said theirs.
 */
export function documentTitle(context: RenderContext): Title {
  const { title, seoTitle } = ownTitle(context);
  if (!context.visit?.isRefused) return { title, seoTitle };
  return { title: refusedTitle(context.view.locale, seoTitle || title), seoTitle: '' };
}
