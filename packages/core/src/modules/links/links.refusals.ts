import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { pages } from '../pages/pages.manifest.ts';
import { pageRefusals } from '../pages/pages.refusals.ts';
import type { links } from './links.manifest.ts';

/** What is refused where links are followed and replaced. */
export const linkRefusals = {
  ...generalRefusals,
  noPage: pageRefusals.noPage,
  unlinked: 'G_94',
} as const satisfies RefusalsOf<typeof links | typeof pages>;
