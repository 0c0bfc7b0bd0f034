import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { pages } from '../pages/pages.manifest.ts';
import { pageRefusals } from '../pages/pages.refusals.ts';
import type { translations } from './translations.manifest.ts';

/** What is refused where pages are linked as translations. */
export const translationRefusals = {
  ...generalRefusals,
  noPage: pageRefusals.noPage,
  noSource: 'G_51',
  alone: 'G_53',
} as const satisfies RefusalsOf<typeof translations | typeof pages>;
