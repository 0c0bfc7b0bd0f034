import { fail } from '../fail.ts';
import { route } from '#server/http/route.ts';
import { visitor } from '#server/kernel/actor.ts';
import { userCalls } from '#modules/users/users.calls.ts';
import { secondFactorCalls } from '../../second-factor.calls.ts';
import { recordFailedSignIn } from '../commands/record-sign-in.command.ts';
import { resetSecondFactor } from '../commands/reset-second-factor.command.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, setUpTotp } from '../commands/totp.command.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { awaitedUser, provenUser, signedInUser, userWithoutFactor } from '../identity-proof.ts';
import { tryAs } from '../login-locks.ts';
import { listPasskeys } from '../passkeys/list-passkeys.query.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { readSecondFactors } from './second-factors.ts';
import { takeTotpCode } from './totp.ts';

const isTotp = (text: string): boolean => /^\d{6}$/.test(text);
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

export const secondFactorRoutes = [
  route(secondFactorCalls.get, async (call) => {
    const user = await signedInUser(call);
    const { hasTotp, recoveryCodes: left } = await readSecondFactors(call.app.pool, user.id);
    const passkeys = await listPasskeys(call.app.pool, user.id);
    return { data: { isRequired: user.role.requiresSecondFactor, hasTotp, recoveryCodes: left, passkeys } };
  }),
  route(secondFactorCalls.setUpTotp, async (call) => {
    const { app, body } = call;
    const user = (await userWithoutFactor(call)) ?? (await provenUser(call, body.currentPassword));
    const { generateSecret, generateURI } = await import('otplib');
    const secret = generateSecret();
    const owner = { kind: 'user', id: user.id, permissions: [] } as const;
    await call.run(setUpTotp, { userID: user.id, secret }, owner);
    return { data: { secret, uri: generateURI({ issuer: app.settings.name, label: user.email, secret }) } };
  }),
  route(secondFactorCalls.confirmTotp, async (call) => {
    const { app, body } = call;
    const half = await userWithoutFactor(call);
    const user = half ?? (await signedInUser(call));
    const isRight = await tryAs(app, 'second-factor', user.id, () =>
      takeTotpCode(app, { userID: user.id, code: withoutSpaces(body.code), isConfirmed: false }),
    );
    if (!isRight) fail('invalid', 'code');
    const codes = await call.run(confirmTotp, { userID: user.id }, { kind: 'user', id: user.id, permissions: [] });
    return { data: codes ? { recoveryCodes: codes } : {}, User: half ? (await completeSignIn(call, half, 'totp')).User : null };
  }),
  route(secondFactorCalls.removeTotp, async (call) => {
    const user = await provenUser(call, call.body.currentPassword);
    await call.run(removeTotp, { userID: user.id });
  }),
  route(secondFactorCalls.renewRecoveryCodes, async (call) => {
    const user = await provenUser(call, call.body.currentPassword);
    return { data: { recoveryCodes: await call.run(renewRecoveryCodes, { userID: user.id }) } };
  }),
  route(userCalls.resetSecondFactor, async ({ run, body }) => {
    await run(resetSecondFactor, body);
  }),
  route(secondFactorCalls.verify, async (call) => {
    const { app, body } = call;
    const user = (await awaitedUser(call)) ?? fail('signedOut');
    const given = withoutSpaces(body.code);
    const method = isTotp(given) ? 'totp' : 'recovery-code';
    const isRight = await tryAs(app, 'second-factor', user.id, () =>
      method === 'totp'
        ? takeTotpCode(app, { userID: user.id, code: given, isConfirmed: true })
        : takeRecoveryCode(app.pool, user.id, given),
    );
    if (!isRight) {
      await call.run(recordFailedSignIn, { userID: user.id, method }, visitor);
      fail('invalid', 'code');
    }
    return completeSignIn(call, user, method);
  }),
];
