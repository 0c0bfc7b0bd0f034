import type { CheckedImage } from '#contract/check.ts';
import { found, valuesOf } from './find.ts';
import type { CoreCheck } from './find.ts';

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.[a-z0-9]{2,4}$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** Names that cameras and editors give. */
const isCounted = (text: string): boolean =>
  /^(img|image|dsc[fn]?|pict?|foto|scan|screenshot)[ _-]*\d[\d _-]*$/i.test(bare(text));
const isFileName = (text: string, fileName: string | undefined): boolean =>
  /\.(jpe?g|png|gif|webp|avif|svg|heic|tiff?)$/i.test(text.trim()) ||
  isCounted(text) ||
  (fileName !== undefined && /[\d_-]/.test(fileName) && bare(text) === bare(fileName));

function findingsOf({ property, value, fileName }: CheckedImage) {
  if (value.decorative) return [];
  const text = value.altText?.trim() ?? '';
  if (text === '') return [found('G_75', property)];
  return isFileName(text, fileName) ? [found('G_76', property, text)] : [];
}

/** Images that nobody described, the one for sharing too. */
export const checkImages: CoreCheck = (page) => [
  ...valuesOf(page).flatMap(({ images }) => images.flatMap(findingsOf)),
  ...(page.seo.seoImage ?? []).flatMap((value) => findingsOf({ property: 'seoSettings.seoImage', value, fileName: undefined })),
];
