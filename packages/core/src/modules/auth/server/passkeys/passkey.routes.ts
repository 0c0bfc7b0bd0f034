import * as z from 'zod';
import { fail, LecternError } from '../../../../contract/errors.ts';
import { defineRoute } from '../../../../server/http/route.ts';
import { visitor } from '../../../../server/kernel/actor.ts';
import { recordFailedSignIn } from '../commands/record-sign-in.command.ts';
import { addPasskey, removePasskey } from '../commands/passkey.command.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { awaitedUser, provenUser, signedInUser } from '../identity-proof.ts';
import { tryFromAddress } from '../login-locks.ts';
import { createChallenge } from './challenge.ts';
import { credentialsOf } from './list-passkeys.ts';
import { authenticationResponse, registrationResponse } from './passkey.schema.ts';
import { keyAlgorithms, relyingParty, verifyAuthentication, verifyRegistration } from './verify-passkey.ts';
import { currentPassword, findUserByID } from '../../../users/server/public.ts';
import { userAnswer } from '../auth.schema.ts';

const loginPurpose = 'login';
const registrationPurpose = (userID: number): string => `register ${userID}`;

const options = z.object({ data: z.record(z.string(), z.unknown()).describe('What the browser is asked with.') });

export const passkeyRoutes = [
  defineRoute({
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'public',
    summary: 'What a browser needs to ask for a passkey: any, or in a half session one of its user.',
    body: z.strictObject({}),
    answer: options,
    async run(call) {
      const { app, ctx } = call;
      const user = await awaitedUser(call);
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
      const data = await generateAuthenticationOptions({
        rpID: relyingParty(app, ctx).id,
        challenge: createChallenge(app.signer, loginPurpose),
        userVerification: user ? 'preferred' : 'required',
        allowCredentials: (user ? await credentialsOf(app.pool, user.id) : []) as { id: string }[],
      });
      return { data };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/passkeys/login',
    access: 'public',
    summary: 'Logs in with a passkey, or completes a half session with it.',
    body: z.strictObject({ response: authenticationResponse }),
    answer: userAnswer,
    async run(call) {
      const { app, ctx, body } = call;
      const awaited = await awaitedUser(call);
      let userID: number | undefined;
      await tryFromAddress({ app, ctx }, async () => {
        userID = await verifyAuthentication(call, {
          response: body.response,
          purpose: loginPurpose,
          userID: awaited?.id,
          mustVerifyUser: awaited === undefined,
        });
        return userID !== undefined;
      });
      const user = userID === undefined ? null : await findUserByID(app.orm, userID);
      if (!user) {
        await call.run(recordFailedSignIn, { userID: awaited?.id, method: 'passkey' }, visitor);
        throw new LecternError({ code: 'AUTH_01' });
      }
      return completeSignIn(call, user, 'passkey');
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/passkeys/registration-options',
    access: 'signed-in',
    summary: 'What a browser needs to make a passkey.',
    body: z.strictObject({ currentPassword }),
    answer: options,
    async run(call) {
      const { app, ctx } = call;
      const user = await provenUser(call, call.body.currentPassword);
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      const data = await generateRegistrationOptions({
        rpName: app.settings.name,
        rpID: relyingParty(app, ctx).id,
        userName: user.email,
        userDisplayName: user.name,
        userID: new TextEncoder().encode(`lectern ${user.id}`),
        challenge: createChallenge(app.signer, registrationPurpose(user.id)),
        attestationType: 'none',
        supportedAlgorithmIDs: keyAlgorithms,
        excludeCredentials: await credentialsOf(app.pool, user.id),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return { data };
    },
  }),
  defineRoute({
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
    answer: z.object({ data: z.object({ recoveryCodes: z.array(z.string()).optional() }) }),
    async run(call) {
      const { body, run } = call;
      // The challenge was given only to somebody who proved who they are a moment ago.
      const user = await signedInUser(call);
      const purpose = registrationPurpose(user.id);
      const verified = (await verifyRegistration(call, { response: body.response, purpose })) ?? fail('V_12', 'response');
      const transports = body.response.response.transports ?? [];
      const codes = await run(addPasskey, { userID: user.id, name: body.name, transports, ...verified });
      return { data: codes ? { recoveryCodes: codes } : {} };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/passkeys/{id}/remove',
    access: 'signed-in',
    summary: 'Takes a passkey away. V_07 where the role asks for a second factor and this is the last.',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ currentPassword }),
    async run(call) {
      const user = await provenUser(call, call.body.currentPassword);
      await call.run(removePasskey, { userID: user.id, id: call.params.id });
      return undefined;
    },
  }),
];
