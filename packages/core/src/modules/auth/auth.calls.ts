import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { canonicalEmail } from '../users/canonical-email.ts';
import { account, currentPassword, emailAddress, jobTitle, personName, roleID } from '../users/user.schema.ts';
import { loginAnswer, secondFactorStep, userAnswer } from './auth.schema.ts';
import { authRefusals } from './auth.refusals.ts';

const empty = z.strictObject({});
/** Far above the rule, which says V_11 itself: only what nobody types is cut off here. */
const password = z.string().max(1000, 'V_11');

const loginMethods = z.strictObject({
  password: z.boolean(),
  passkey: z.boolean(),
  singleSignOn: z.strictObject({ label: z.string(), start: z.string() }).nullable(),
  secondFactor: secondFactorStep.nullable().describe('What a login that was begun in this browser waits for.'),
});

/** The ways to log in. */
export type LoginMethods = Described<typeof loginMethods>;

export const authCalls = defineCalls({
  methods: {
    method: 'GET',
    path: '/auth/methods',
    access: 'public',
    summary: 'What the login screen offers.',
    refuses: {},
    answer: dataOf(loginMethods),
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Logs in: answers with the user, or with the second factors of which one is due.',
    body: z.strictObject({ email: z.string().max(254, 'V_14'), password: z.string().max(1000, 'V_14') }),
    refuses: only(authRefusals, 'wrongCredentials', 'lockedOut'),
    answer: loginAnswer,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Ends the session.',
    body: empty,
    refuses: {},
    answer: nothing,
  },
  user: {
    method: 'POST',
    path: '/auth/user',
    access: 'public',
    summary: 'The user of the session; ID 0 where there is none.',
    body: empty,
    refuses: {},
    answer: userAnswer,
  },
  refreshSession: {
    method: 'POST',
    path: '/auth/refresh-session',
    access: 'signed-in',
    summary: 'Begins the idle time of the session anew; its end stays where it is.',
    body: empty,
    refuses: {},
    answer: userAnswer,
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    access: 'manage-users',
    summary: 'Invites somebody: makes their account and mails the link that activates it.',
    body: z.strictObject({
      name: personName,
      email: emailAddress,
      role: roleID,
      jobTitle,
      // It has calls of its own.
      image: z.unknown().optional(),
    }),
    refuses: only(authRefusals, 'taken'),
    answer: dataOf(account),
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Mails a link to choose a new password. Answers alike whether the address is known or not.',
    body: z.strictObject({ email: z.string().max(254, 'V_14').transform(canonicalEmail).pipe(z.email()) }),
    refuses: only(authRefusals, 'tooOften'),
    answer: nothing,
  },
  resetAccount: {
    method: 'POST',
    path: '/auth/reset-account',
    access: 'public',
    summary: 'Activates an account or resets its password, with the token of the mail. Answers with the address of the account.',
    body: z.strictObject({ password, confirm: password, token: z.string().max(1000, 'V_04') }),
    refuses: only(authRefusals, 'deadToken', 'weakPassword', 'shortPassword', 'guessable', 'confirmDiffers'),
    answer: dataOf(z.strictObject({ email: z.string() })),
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    access: 'signed-in',
    summary: 'Changes the own password. Every other session ends; this one goes on under a new id.',
    body: z.strictObject({ currentPassword, password, confirm: password }),
    refuses: only(authRefusals, 'wrongPassword', 'lockedOut', 'weakPassword', 'shortPassword', 'guessable', 'passwordsDiffer'),
    answer: userAnswer,
  },
});
