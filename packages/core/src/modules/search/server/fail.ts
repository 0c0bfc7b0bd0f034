import { refusing } from '#contract/refusing.ts';
import { searchRefusals } from '../search.refusals.ts';

/** Refuses by a word of this module, or one that belongs to everybody. */
export const fail = refusing(searchRefusals);
