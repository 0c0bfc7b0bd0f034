import type { CheckedLink } from '#contract/check.ts';
import { found, valuesOf } from './find.ts';
import type { CoreCheck } from './find.ts';

function anchorOf({ to }: CheckedLink): string | undefined {
  if ('page' in to) return to.anchor || undefined;
  return 'href' in to ? /#(.+)$/.exec(to.href)?.[1] : undefined;
}

const wordsOf = ({ to, page }: CheckedLink): string => page?.title || ('href' in to ? to.href : '');

/** Links that lead nowhere, or where somebody else can read along. */
export const checkLinks: CoreCheck = (page) => {
  const ownAnchors = new Set(page.blocks.map(({ anchorPoint }) => anchorPoint));
  const findingsOf = (link: CheckedLink) => {
    const { property, to, page: target } = link;
    const anchor = anchorOf(link);
    if ('href' in to && /^http:/i.test(to.href)) return [found('G_79', property, to.href)];
    if ('href' in to && to.href.startsWith('#'))
      return anchor === undefined || ownAnchors.has(anchor) ? [] : [found('G_78', property, to.href)];
    if (!target) return [];
    if (!target.isLive) return [found('G_77', property, wordsOf(link))];
    // Texts may have places of their own that nothing but their view knows; of a page that was chosen, editors chose one of these.
    const isLost = 'page' in to && anchor !== undefined && !target.anchors.includes(anchor);
    return isLost ? [found('G_78', property, `${wordsOf(link)} #${anchor}`)] : [];
  };
  return valuesOf(page).flatMap(({ links }) => links.flatMap(findingsOf));
};
