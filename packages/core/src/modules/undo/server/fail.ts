import { refusing } from '#contract/refusing.ts';
import { undoRefusals } from '../undo.refusals.ts';

/** Refuses by a word of this module, or one that belongs to everybody. */
export const fail = refusing(undoRefusals);

/** Refuses to take back what was changed since: these, as people call them, of which the first hundred are told. */
export const refuseChanged = (names: readonly string[]): never =>
  fail('changed', undefined, undefined, { changed: names.slice(0, 100), count: names.length });
