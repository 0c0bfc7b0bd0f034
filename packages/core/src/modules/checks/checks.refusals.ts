import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { pages } from '../pages/pages.manifest.ts';
import { pageRefusals } from '../pages/pages.refusals.ts';
import type { checks } from './checks.manifest.ts';

/** What is refused where findings are waived. */
export const checkRefusals = {
  ...generalRefusals,
  noPage: pageRefusals.noPage,
  noWaiver: 'G_92',
} as const satisfies RefusalsOf<typeof checks | typeof pages>;
