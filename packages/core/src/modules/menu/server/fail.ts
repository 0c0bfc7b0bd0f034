import { failOf } from '../../../contract/errors.ts';
import { menu } from '../menu.manifest.ts';

/** Refuses with a code of this module or one that belongs to everybody. */
export const fail = failOf(menu);
