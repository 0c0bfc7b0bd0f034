import { failOf } from '../../../contract/errors.ts';
import { redirects } from '../redirects.manifest.ts';

/** Refuses with a code of this module or one that belongs to everybody. */
export const fail = failOf(redirects);
