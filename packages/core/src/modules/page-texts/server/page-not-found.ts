import { LecternError } from '../../../contract/errors.ts';

/** Refuses as module pages does where a page is not there. */
export function pageNotFound(): never {
  throw new LecternError({ code: 'PM_01' });
}
