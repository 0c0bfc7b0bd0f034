import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { pages } from '../pages/pages.manifest.ts';
import { pageRefusals } from '../pages/pages.refusals.ts';
import type { publication } from './publication.manifest.ts';

/** What is refused where publication is asked for and decided. */
export const publicationRefusals = {
  ...generalRefusals,
  noPage: pageRefusals.noPage,
  ended: 'G_41',
  nobodyAsked: 'G_42',
  own: 'G_43',
  nothingNew: 'G_44',
  addressChanged: 'G_45',
} as const satisfies RefusalsOf<typeof publication | typeof pages>;
