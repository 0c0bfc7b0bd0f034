import * as z from 'zod';
import { LecternError } from '../../../contract/errors.ts';
import { defineRoute } from '../../../server/http/route.ts';
import type { Call } from '../../../server/http/route.ts';
import { visitor } from '../../../server/kernel/actor.ts';
import { loginAnswer, secondFactorStep, userAnswer } from './auth.schema.ts';
import { recordFailedSignIn, recordSignOut } from './commands/record-sign-in.command.ts';
import { continueSignIn, secondFactorStepOf } from './complete-sign-in.ts';
import { awaitedUser } from './identity-proof.ts';
import { tryLogin } from './login-locks.ts';
import { hasPasskeys } from './passkeys/verify-passkey.ts';
import { isPassword } from './password.ts';
import { canonicalEmail, findUserByEmail, findUserByID, nobody, presentUser } from '../../users/server/public.ts';
import { accountSettings } from '../../sessions/server/public.ts';

const empty = z.strictObject({});

async function currentUser({ app, actor }: Pick<Call<never, never, never>, 'app' | 'actor'>) {
  const user = actor.kind === 'user' ? await findUserByID(app.orm, actor.id) : null;
  return user ? presentUser(user, app) : nobody;
}

export const loginRoutes = [
  defineRoute({
    method: 'GET',
    path: '/auth/methods',
    access: 'public',
    summary: 'What the login screen offers.',
    answer: z.object({
      data: z.object({
        password: z.boolean(),
        passkey: z.boolean(),
        singleSignOn: z.object({ label: z.string(), start: z.string() }).nullable(),
        secondFactor: secondFactorStep.nullable().describe('What a login that was begun in this browser waits for.'),
      }),
    }),
    async run(call) {
      const { app } = call;
      const { label = 'Single sign-on' } = accountSettings(app).singleSignOn;
      const singleSignOn = app.environment.oidc ? { label, start: `${app.apiPath}/auth/oidc/start` } : null;
      const awaited = await awaitedUser(call);
      const secondFactor = awaited ? await secondFactorStepOf(app, awaited) : null;
      return { data: { password: true, passkey: hasPasskeys(app, call.ctx), singleSignOn, secondFactor } };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Logs in: answers with the user, or with the second factors of which one is due.',
    body: z.strictObject({ email: z.string().max(254, 'V_14'), password: z.string().max(1000, 'V_14') }),
    answer: loginAnswer,
    async run(call) {
      const { app, body, ctx } = call;
      const email = canonicalEmail(body.email);
      const user = await findUserByEmail(app.orm, email);
      const isRight = await tryLogin({ app, ctx, email }, () => isPassword(body.password, user?.passwordHash ?? null));
      if (!user || !isRight) {
        await call.run(recordFailedSignIn, { userID: user?.id, method: 'password' }, visitor);
        throw new LecternError({ code: 'AUTH_01' });
      }
      return continueSignIn(call, user, 'password');
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Ends the session.',
    body: empty,
    async run({ actor, ctx, run }) {
      if (actor.kind === 'user') await run(recordSignOut, { userID: actor.id });
      ctx.session = null;
      return undefined;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/user',
    access: 'public',
    summary: 'The user of the session; ID 0 where there is none.',
    body: empty,
    answer: userAnswer,
    run: async (call) => ({ User: await currentUser(call) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/refresh-session',
    access: 'signed-in',
    summary: 'Begins the idle time of the session anew; its end stays where it is.',
    body: empty,
    answer: userAnswer,
    async run(call) {
      // Awaited, because it sets the cookie, which cannot be done after the answer has begun.
      await call.ctx.session?.save();
      return { User: await currentUser(call) };
    },
  }),
];
