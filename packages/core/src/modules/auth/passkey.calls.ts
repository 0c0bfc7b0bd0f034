import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { currentPassword } from '../users/user.schema.ts';
import { newRecoveryCodes, userAnswer } from './auth.schema.ts';
import { authenticationResponse, registrationResponse } from './passkey.schema.ts';
import { authRefusals } from './auth.refusals.ts';

const options = dataOf(z.record(z.string(), z.unknown()).describe('What the browser is asked with, as WebAuthn has it.'));

export const passkeyCalls = defineCalls({
  options: {
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'public',
    summary: 'What a browser needs to ask for a passkey: any, or in a half session one of its user.',
    body: z.strictObject({}),
    refuses: {},
    answer: options,
  },
  login: {
    method: 'POST',
    path: '/auth/passkeys/login',
    access: 'public',
    summary: 'Logs in with a passkey, or completes a half session with it.',
    body: z.strictObject({ response: authenticationResponse }),
    refuses: only(authRefusals, 'wrongCredentials'),
    answer: userAnswer,
  },
  registrationOptions: {
    method: 'POST',
    path: '/auth/passkeys/registration-options',
    access: 'signed-in',
    summary: 'What a browser needs to make a passkey.',
    body: z.strictObject({ currentPassword }),
    refuses: only(authRefusals, 'wrongPassword'),
    answer: options,
  },
  add: {
    method: 'POST',
    path: '/auth/passkeys',
    access: 'signed-in',
    summary: 'Adds the passkey that the browser made.',
    body: z.strictObject({
      name: z
        .string()
        .trim()
        .min(1, 'V_01')
        .max(100, 'V_14')
        .regex(/^\P{Cc}*$/u, 'V_12'),
      response: registrationResponse,
    }),
    refuses: only(authRefusals, 'taken'),
    answer: dataOf(newRecoveryCodes),
  },
  remove: {
    method: 'POST',
    path: '/auth/passkeys/{id}/remove',
    access: 'signed-in',
    summary: 'Takes a passkey away, but not the last second factor where the role asks for one.',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ currentPassword }),
    refuses: only(authRefusals, 'wrongPassword', 'notFound', 'notNow'),
    answer: nothing,
  },
});
