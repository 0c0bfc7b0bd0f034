import { failOf } from '../../../contract/errors.ts';
import { pages } from '../../pages/pages.manifest.ts';
import { comments } from '../comments.manifest.ts';

/** Refuses with a code of this module or one that belongs to everybody. */
export const fail = failOf(comments);

/** Refuses where there is no such page, or none that the caller may see. */
export const failForPage = (): never => failOf(pages)('PM_01');
