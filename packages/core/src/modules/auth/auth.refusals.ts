import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { users } from '../users/users.manifest.ts';
import { userRefusals } from '../users/users.refusals.ts';
import type { auth } from './auth.manifest.ts';

/** What is refused where somebody signs in, or proves who they are. */
export const authRefusals = {
  ...generalRefusals,
  wrongPassword: userRefusals.wrongPassword,
  weakPassword: 'V_09',
  shortPassword: 'V_10',
  guessable: 'G_17',
  confirmDiffers: 'V_03',
  passwordsDiffer: 'V_08',
  wrongCredentials: 'AUTH_01',
  lockedOut: 'AUTH_03',
} as const satisfies RefusalsOf<typeof auth | typeof users>;
