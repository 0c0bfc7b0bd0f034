import { fail } from '../fail.ts';
import { route } from '#server/http/route.ts';
import { visitor } from '#server/kernel/actor.ts';
import { passkeyCalls } from '../../passkey.calls.ts';
import { recordFailedSignIn } from '../commands/record-sign-in.command.ts';
import { addPasskey, removePasskey } from '../commands/passkey.command.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { awaitedUser, provenUser, signedInUser } from '../identity-proof.ts';
import { tryFromAddress } from '../login-locks.ts';
import { createChallenge } from './challenge.ts';
import { credentialsOf } from './list-passkeys.query.ts';
import { keyAlgorithms, relyingParty, verifyAuthentication, verifyRegistration } from './verify-passkey.ts';
import { findUserByID } from '#modules/users/server/public.ts';

const loginPurpose = 'login';
const registrationPurpose = (userID: number): string => `register ${userID}`;

export const passkeyRoutes = [
  route(passkeyCalls.options, async (call) => {
    const { app, ctx } = call;
    const user = await awaitedUser(call);
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const data = await generateAuthenticationOptions({
      rpID: relyingParty(app, ctx).id,
      challenge: createChallenge(app.signer, loginPurpose, app.now().getTime()),
      userVerification: user ? 'preferred' : 'required',
      allowCredentials: (user ? await credentialsOf(app.pool, user.id) : []) as { id: string }[],
    });
    return { data: { ...data } };
  }),
  route(passkeyCalls.login, async (call) => {
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
      fail('wrongCredentials');
    }
    return completeSignIn(call, user, 'passkey');
  }),
  route(passkeyCalls.registrationOptions, async (call) => {
    const { app, ctx } = call;
    const user = await provenUser(call, call.body.currentPassword);
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const data = await generateRegistrationOptions({
      rpName: app.settings.name,
      rpID: relyingParty(app, ctx).id,
      userName: user.email,
      userDisplayName: user.name,
      userID: new TextEncoder().encode(`lectern ${user.id}`),
      challenge: createChallenge(app.signer, registrationPurpose(user.id), app.now().getTime()),
      attestationType: 'none',
      supportedAlgorithmIDs: keyAlgorithms,
      excludeCredentials: await credentialsOf(app.pool, user.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { data: { ...data } };
  }),
  route(passkeyCalls.add, async (call) => {
    const { body, run } = call;
    // The challenge was given only to somebody who proved who they are a moment ago.
    const user = await signedInUser(call);
    const purpose = registrationPurpose(user.id);
    const verified = (await verifyRegistration(call, { response: body.response, purpose })) ?? fail('invalid', 'response');
    const transports = body.response.response.transports ?? [];
    const codes = await run(addPasskey, { userID: user.id, name: body.name, transports, ...verified });
    return { data: codes ? { recoveryCodes: codes } : {} };
  }),
  route(passkeyCalls.remove, async (call) => {
    const user = await provenUser(call, call.body.currentPassword);
    await call.run(removePasskey, { userID: user.id, id: call.params.id });
  }),
];
