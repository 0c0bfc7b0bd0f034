import * as z from 'zod';
import { fail, LecternError } from '../../../../contract/errors.ts';
import { defineRoute } from '../../../../server/http/route.ts';
import { visitor } from '../../../../server/kernel/actor.ts';
import { recordFailedSignIn } from '../commands/record-sign-in.command.ts';
import { resetSecondFactor } from '../commands/reset-second-factor.command.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, setUpTotp } from '../commands/totp.command.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { awaitedUser, provenUser, signedInUser, userWithoutFactor } from '../identity-proof.ts';
import { tryAs } from '../login-locks.ts';
import { listPasskeys } from '../passkeys/list-passkeys.ts';
import { seal } from '../secret-box.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { readSecondFactors } from './second-factors.ts';
import { takeTotpCode, totpPurpose } from './totp.ts';
import { currentPassword } from '../../../users/server/public.ts';
import { userAnswer } from '../auth.schema.ts';

const code = z.string().max(40, 'V_14');
const proof = z.strictObject({ currentPassword });
const recoveryCodes = z.array(z.string()).describe('Shown once.');

const isTotp = (text: string): boolean => /^\d{6}$/.test(text);
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

export const secondFactorRoutes = [
  defineRoute({
    method: 'GET',
    path: '/auth/second-factor',
    access: 'signed-in',
    summary: 'The own second factors.',
    answer: z.object({
      data: z.object({
        isRequired: z.boolean(),
        hasTotp: z.boolean(),
        recoveryCodes: z.number().int(),
        passkeys: z.array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            createdAt: z.iso.datetime(),
            lastUsedAt: z.iso.datetime().nullable(),
          }),
        ),
      }),
    }),
    async run(call) {
      const user = await signedInUser(call);
      const { hasTotp, recoveryCodes: left } = await readSecondFactors(call.app.pool, user.id);
      const passkeys = await listPasskeys(call.app.pool, user.id);
      return { data: { isRequired: user.role.requiresSecondFactor, hasTotp, recoveryCodes: left, passkeys } };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/second-factor/totp/set-up',
    // A half session may call it where the role asks for a second factor and there is none.
    access: 'public',
    summary: 'Makes the secret for an authenticator app; it counts once a code of it was confirmed.',
    body: proof,
    answer: z.object({ data: z.object({ secret: z.string(), uri: z.string().describe('What a QR code holds.') }) }),
    async run(call) {
      const { app, body } = call;
      const user = (await userWithoutFactor(call)) ?? (await provenUser(call, body.currentPassword));
      const { generateSecret, generateURI } = await import('otplib');
      const secret = generateSecret();
      const owner = { kind: 'user', id: user.id, permissions: [] } as const;
      await call.run(setUpTotp, { userID: user.id, sealedSecret: seal(app.environment.secrets, totpPurpose, secret) }, owner);
      return { data: { secret, uri: generateURI({ issuer: app.settings.name, label: user.email, secret }) } };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/second-factor/totp/confirm',
    access: 'public',
    summary: 'Begins to ask for codes of the authenticator app. In a half session this completes the login.',
    body: z.strictObject({ code }),
    answer: z.object({ data: z.object({ recoveryCodes: recoveryCodes.optional() }), User: userAnswer.shape.User.optional() }),
    async run(call) {
      const { app, body } = call;
      const half = await userWithoutFactor(call);
      const user = half ?? (await signedInUser(call));
      const isRight = await tryAs(app, 'second-factor', user.id, () =>
        takeTotpCode(app, { userID: user.id, code: withoutSpaces(body.code), isConfirmed: false }),
      );
      if (!isRight) throw new LecternError({ property: 'code', code: 'V_12' });
      const codes = await call.run(confirmTotp, { userID: user.id }, { kind: 'user', id: user.id, permissions: [] });
      return { data: codes ? { recoveryCodes: codes } : {}, ...(half ? await completeSignIn(call, half, 'totp') : {}) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/second-factor/totp/remove',
    access: 'signed-in',
    summary: 'Takes the authenticator app away. V_07 where the role asks for a second factor and this is the last.',
    body: proof,
    async run(call) {
      const user = await provenUser(call, call.body.currentPassword);
      await call.run(removeTotp, { userID: user.id });
      return undefined;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    access: 'signed-in',
    summary: 'Makes new recovery codes; the old ones are void.',
    body: proof,
    answer: z.object({ data: z.object({ recoveryCodes }) }),
    async run(call) {
      const user = await provenUser(call, call.body.currentPassword);
      return { data: { recoveryCodes: await call.run(renewRecoveryCodes, { userID: user.id }) } };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/second-factor/reset',
    access: 'manage-users',
    summary: 'Takes the second factors of somebody away who lost them, and ends their sessions.',
    body: z.strictObject({ userID: z.int().min(1).max(2_147_483_647) }),
    async run({ run, body }) {
      await run(resetSecondFactor, body);
      return undefined;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/second-factor/verify',
    access: 'public',
    summary: 'Completes a login with a code of the authenticator app, or with a recovery code. V_12 at code for a wrong one.',
    body: z.strictObject({ code }),
    answer: userAnswer,
    async run(call) {
      const { app, body } = call;
      const user = (await awaitedUser(call)) ?? fail('G_07');
      const given = withoutSpaces(body.code);
      const method = isTotp(given) ? 'totp' : 'recovery-code';
      const isRight = await tryAs(app, 'second-factor', user.id, () =>
        method === 'totp'
          ? takeTotpCode(app, { userID: user.id, code: given, isConfirmed: true })
          : takeRecoveryCode(app.pool, user.id, given),
      );
      if (!isRight) {
        await call.run(recordFailedSignIn, { userID: user.id, method }, visitor);
        throw new LecternError({ property: 'code', code: 'V_12' });
      }
      return completeSignIn(call, user, method);
    },
  }),
];
