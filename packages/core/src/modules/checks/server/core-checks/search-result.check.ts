import { found } from './find.ts';
import type { CoreCheck } from './find.ts';
import { shownDescription, shownTitle } from '#modules/pages/search-result.ts';

/** How search engines list the page; nothing where they are asked to leave it out. */
export const checkSearchResult: CoreCheck = ({ seo }) => {
  if (seo.noIndex) return [];
  const [title, text] = [seo.seoTitle.trim(), seo.seoDescription.trim()];
  const isTextFitting = text.length >= shownDescription.shortest && text.length <= shownDescription.longest;
  return [
    ...(title === '' ? [found('G_85', 'seoSettings.seoTitle')] : []),
    ...(title.length > shownTitle ? [found('G_86', 'seoSettings.seoTitle')] : []),
    ...(text === '' ? [found('G_87', 'seoSettings.seoDescription')] : []),
    ...(text !== '' && !isTextFitting ? [found('G_88', 'seoSettings.seoDescription')] : []),
  ];
};
