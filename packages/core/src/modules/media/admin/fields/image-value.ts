import type { ImageValue } from '#contract/content.ts';
import type { MediaFile } from '../../media.schema.ts';

/** The use of a file that was just chosen: whole, with its text in the language of the page, to be changed for this use. */
export function imageValueOf({ id, defaultAltText, defaultAltTexts }: MediaFile, locale: string | undefined): ImageValue {
  const altText = (locale && defaultAltTexts[locale]) || defaultAltText;
  return { fileID: id, ...(altText ? { altText } : {}) };
}
