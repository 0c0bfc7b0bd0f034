import type { HealthMeasure } from '#server/kernel/health/health-measure.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { countFiles } from './search-files.query.ts';

/** Images on live pages that no text describes, as the library lists them. */
export const undescribedMeasure: HealthMeasure<Lectern> = {
  open: '/medialibrary?filter=live-without-alt',
  count: ({ app, actor }) => countFiles(app, actor, 'live-without-alt'),
};
