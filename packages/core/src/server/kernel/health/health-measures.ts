import type { HealthEntry } from '#contract/health.ts';
import type { Lectern } from '../lectern.ts';
import { defineServiceKey } from '../service.ts';
import type { HealthMeasure } from './health-measure.ts';

/** Something that is counted, with how. */
export interface DeclaredMeasure extends Required<HealthEntry> {
  readonly measure: HealthMeasure<Lectern>;
}

/** What all modules and plugins have counted, by `owner/name`, in the order of their owners. */
export const healthMeasures = defineServiceKey<ReadonlyMap<string, DeclaredMeasure>>('kernel/health-measures');
