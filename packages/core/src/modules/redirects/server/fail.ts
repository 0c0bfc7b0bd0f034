import { refusing } from '#contract/refusing.ts';
import { redirectRefusals } from '../redirects.refusals.ts';

/** Refuses by a word of this module, or one that belongs to everybody. */
export const fail = refusing(redirectRefusals);
