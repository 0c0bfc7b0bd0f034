import { fail } from './fail.ts';

/** Refuses (UM_02) where there is no such user. */
export const userNotFound = (): never => fail('noUser');
