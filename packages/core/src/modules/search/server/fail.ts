import { failOf } from '../../../contract/errors.ts';
import { search } from '../search.manifest.ts';

/** The refusals of search. */
export const fail = failOf(search);
