import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { pages } from '../pages/pages.manifest.ts';
import { pageRefusals } from '../pages/pages.refusals.ts';
import type { pageTexts } from './page-texts.manifest.ts';

/** What is refused where texts of pages are replaced and translated. */
export const pageTextRefusals = {
  ...generalRefusals,
  noPage: pageRefusals.noPage,
  noXliff: 'G_67',
  unknownLanguage: 'G_68',
  severalLanguages: 'G_69',
  translatorFailed: 'G_93',
} as const satisfies RefusalsOf<typeof pageTexts | typeof pages>;
