import { generalRefusals } from '@lectern/core';
import type { RefusalsOf } from '@lectern/core';
import type { planner } from './manifest.ts';

/** What is refused where times are offered, held and booked. */
export const plannerRefusals = {
  ...generalRefusals,
  timeTaken: 'PL_01',
  notOffered: 'PL_02',
  tooManyOpen: 'PL_03',
  over: 'PL_04',
  regionTaken: 'PL_07',
  advisorGone: 'PL_08',
  notMade: 'PL_10',
  hasTimes: 'PL_11',
  unknownServer: 'PL_12',
} as const satisfies RefusalsOf<typeof planner>;
