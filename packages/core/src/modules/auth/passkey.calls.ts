import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { currentPassword } from '../users/user.schema.ts';
import { newRecoveryCodes, userAnswer } from './auth.schema.ts';
import { authenticationResponse, registrationResponse } from './passkey.schema.ts';

const options = dataOf(z.record(z.string(), z.unknown()).describe('What the browser is asked with, as WebAuthn has it.'));

export const passkeyCalls = defineCalls({
  options: {
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'public',
    summary: 'What a browser needs to ask for a passkey: any, or in a half session one of its user.',
    body: z.strictObject({}),
    answer: options,
  },
  login: {
    method: 'POST',
    path: '/auth/passkeys/login',
    access: 'public',
    summary: 'Logs in with a passkey, or completes a half session with it.',
    body: z.strictObject({ response: authenticationResponse }),
    answer: userAnswer,
  },
  registrationOptions: {
    method: 'POST',
    path: '/auth/passkeys/registration-options',
    access: 'signed-in',
    summary: 'What a browser needs to make a passkey.',
    body: z.strictObject({ currentPassword }),
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
    answer: dataOf(newRecoveryCodes),
  },
  remove: {
    method: 'POST',
    path: '/auth/passkeys/{id}/remove',
    access: 'signed-in',
    summary: 'Takes a passkey away. V_07 where the role asks for a second factor and this is the last.',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ currentPassword }),
    answer: nothing,
  },
});
