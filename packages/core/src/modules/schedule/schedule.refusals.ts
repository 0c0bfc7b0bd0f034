import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { pages } from '../pages/pages.manifest.ts';
import { pageRefusals } from '../pages/pages.refusals.ts';
import type { schedule } from './schedule.manifest.ts';

/** What is refused where pages are planned. */
export const scheduleRefusals = {
  ...generalRefusals,
  noPage: pageRefusals.noPage,
  past: 'G_25',
  nothingPlanned: 'G_26',
} as const satisfies RefusalsOf<typeof schedule | typeof pages>;
