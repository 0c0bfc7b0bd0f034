import { failOf } from '../../../contract/errors.ts';
import { undo } from '../undo.manifest.ts';

/** Refuses with a code of this module or one that belongs to everybody. */
export const fail = failOf(undo);

/** Refuses to take back what was changed since: these, as people call them, of which the first hundred are told. */
export const refuseChanged = (names: readonly string[]): never =>
  fail('G_74', undefined, undefined, { changed: names.slice(0, 100), count: names.length });
