import { failOf } from '../../../contract/errors.ts';
import { pages } from '../../pages/pages.manifest.ts';
import { schedule } from '../schedule.manifest.ts';

/** Refuses with a code of this module or one that belongs to everybody. */
export const fail = failOf(schedule);

/** Refuses where there is no such page or version. */
export const failForPage = (): never => failOf(pages)('PM_01');
