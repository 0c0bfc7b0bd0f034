import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { currentPassword, user } from '../users/user.schema.ts';
import { newRecoveryCodes, recoveryCodes, secondFactors, totpSetup, userAnswer } from './auth.schema.ts';
import { authRefusals } from './auth.refusals.ts';

const code = z.string().max(40, 'V_14');
const proof = z.strictObject({ currentPassword });

export const secondFactorCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/auth/second-factor',
    access: 'signed-in',
    summary: 'The own second factors.',
    refuses: {},
    answer: dataOf(secondFactors),
  },
  setUpTotp: {
    method: 'POST',
    path: '/auth/second-factor/totp/set-up',
    // A half session may call it where the role asks for a second factor and there is none.
    access: 'public',
    summary: 'Makes the secret for an authenticator app; it counts once a code of it was confirmed.',
    body: proof,
    refuses: only(authRefusals, 'wrongPassword', 'lockedOut', 'notNow'),
    answer: dataOf(totpSetup),
  },
  confirmTotp: {
    method: 'POST',
    path: '/auth/second-factor/totp/confirm',
    access: 'public',
    summary: 'Begins to ask for codes of the authenticator app. In a half session this completes the login.',
    body: z.strictObject({ code }),
    refuses: only(authRefusals, 'signedOut'),
    answer: z.strictObject({
      data: newRecoveryCodes,
      User: user.nullable().describe('The user whose login is completed; null where they were signed in.'),
    }),
  },
  removeTotp: {
    method: 'POST',
    path: '/auth/second-factor/totp/remove',
    access: 'signed-in',
    summary: 'Takes the authenticator app away, but not the last second factor where the role asks for one.',
    body: proof,
    refuses: only(authRefusals, 'wrongPassword', 'notNow'),
    answer: nothing,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    access: 'signed-in',
    summary: 'Makes new recovery codes; the old ones are void.',
    body: proof,
    refuses: only(authRefusals, 'wrongPassword', 'notNow'),
    answer: dataOf(z.strictObject({ recoveryCodes })),
  },
  verify: {
    method: 'POST',
    path: '/auth/second-factor/verify',
    access: 'public',
    summary: 'Completes a login with a code of the authenticator app, or with a recovery code.',
    body: z.strictObject({ code }),
    refuses: only(authRefusals, 'signedOut', 'lockedOut'),
    answer: userAnswer,
  },
});
