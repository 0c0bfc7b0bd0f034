import { failOf } from '../../../contract/errors.ts';
import { pages } from '../../pages/pages.manifest.ts';
import { translations } from '../translations.manifest.ts';

/** Refuses with a code of this module or one that belongs to everybody. */
export const fail = failOf(translations);

/** Refuses where there is no such page. */
export const failForPage = (): never => failOf(pages)('PM_01');
