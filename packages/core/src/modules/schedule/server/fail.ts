import { refusing } from '#contract/refusing.ts';
import { scheduleRefusals } from '../schedule.refusals.ts';

/** Refuses by a word of this module, or one that belongs to everybody. */
export const fail = refusing(scheduleRefusals);
