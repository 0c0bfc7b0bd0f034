import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { search } from './search.manifest.ts';

/** What is refused where the site is searched and indexed. */
export const searchRefusals = {
  ...generalRefusals,
  underWay: 'G_99',
} as const satisfies RefusalsOf<typeof search>;
