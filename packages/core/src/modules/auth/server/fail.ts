import { refusing } from '#contract/refusing.ts';
import type { Fail } from '#contract/refusing.ts';
import { authRefusals } from '../auth.refusals.ts';

/** Refuses by a word of this module, or one that belongs to everybody. */
export const fail: Fail<keyof typeof authRefusals> = refusing(authRefusals);
