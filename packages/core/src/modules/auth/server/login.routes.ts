import { route } from '#server/http/route.ts';
import type { Call } from '#server/http/route.ts';
import { visitor } from '#server/kernel/actor.ts';
import { canonicalEmail } from '../../users/canonical-email.ts';
import { authCalls } from '../auth.calls.ts';
import { recordFailedSignIn, recordSignOut } from './commands/record-sign-in.command.ts';
import { continueSignIn, secondFactorStepOf } from './complete-sign-in.ts';
import { awaitedUser } from './identity-proof.ts';
import { tryLogin } from './login-locks.ts';
import { hasPasskeys } from './passkeys/verify-passkey.ts';
import { isPassword } from './password.ts';
import { findUserByEmail, findUserByID, nobody, presentUser } from '../../users/server/public.ts';
import { accountSettings } from '../../sessions/server/public.ts';
import { fail } from './fail.ts';

async function currentUser({ app, actor }: Pick<Call<never, never, never>, 'app' | 'actor'>) {
  const user = actor.kind === 'user' ? await findUserByID(app.orm, actor.id) : null;
  return user ? presentUser(user, app) : nobody;
}

export const loginRoutes = [
  route(authCalls.methods, async (call) => {
    const { app } = call;
    const { label = 'Single sign-on' } = accountSettings(app).singleSignOn;
    const singleSignOn = app.environment.oidc ? { label, start: `${app.apiPath}/auth/oidc/start` } : null;
    const awaited = await awaitedUser(call);
    const secondFactor = awaited ? await secondFactorStepOf(app, awaited) : null;
    return { data: { password: true, passkey: hasPasskeys(app, call.ctx), singleSignOn, secondFactor } };
  }),
  route(authCalls.login, async (call) => {
    const { app, body, ctx } = call;
    const email = canonicalEmail(body.email);
    const user = await findUserByEmail(app.orm, email);
    const isRight = await tryLogin({ app, ctx, email }, () => isPassword(body.password, user?.passwordHash ?? null));
    if (!user || !isRight) {
      await call.run(recordFailedSignIn, { userID: user?.id, method: 'password' }, visitor);
      fail('wrongCredentials');
    }
    return continueSignIn(call, user, 'password');
  }),
  route(authCalls.logout, async ({ actor, ctx, run }) => {
    if (actor.kind === 'user') await run(recordSignOut, { userID: actor.id });
    ctx.session = null;
  }),
  route(authCalls.user, async (call) => ({ User: await currentUser(call) })),
  route(authCalls.refreshSession, async (call) => {
    // Awaited, because it sets the cookie, which cannot be done after the answer has begun.
    await call.ctx.session?.save();
    return { User: await currentUser(call) };
  }),
];
