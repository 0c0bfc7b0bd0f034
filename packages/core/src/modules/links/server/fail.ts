import { refusing } from '#contract/refusing.ts';
import { linkRefusals } from '../links.refusals.ts';

/** Refuses by a word of this module, or one that belongs to everybody. */
export const fail = refusing(linkRefusals);
