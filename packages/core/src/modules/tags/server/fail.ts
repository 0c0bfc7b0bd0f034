import { failOf } from '../../../contract/errors.ts';
import { tags } from '../tags.manifest.ts';

/** Refuses with a code of this module or one that belongs to everybody. */
export const fail = failOf(tags);
