import { failOf } from '../../../contract/errors.ts';
import { pageTexts } from '../page-texts.manifest.ts';

/** Refuses with a code of this module or one that belongs to everybody. */
export const fail = failOf(pageTexts);
