import type { LockRule } from '#contract/accounts.ts';
import { LecternError } from '#contract/errors.ts';
import { route } from '#server/http/route.ts';
import { authCalls } from '../auth.calls.ts';
import { accountTokenPattern, findAccountToken } from './account-token.ts';
import { attemptKey, countAttempt, secondsLocked } from './attempts.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { changePassword } from './commands/change-password.command.ts';
import { choosePassword } from './commands/choose-password.command.ts';
import { requestPasswordReset } from './commands/request-password-reset.command.ts';
import { tryAs } from './login-locks.ts';
import { newPasswordErrors } from './new-password.ts';
import { hashPassword, isPassword } from './password.ts';
import { findAccount, findUserByID, inviteUser, presentUser } from '../../users/server/public.ts';
import { accountSettings, startSession } from '../../sessions/server/public.ts';
import { fail } from './fail.ts';

const inAnHour = (attempts: number): LockRule => ({ attempts, minutes: 60, lockMinutes: 60 });

export const passwordRoutes = [
  route(authCalls.register, async ({ app, actor, run, body }) => {
    const { name, email, role, jobTitle: title } = body;
    const userID = await run(inviteUser, { name, email, roleID: role, jobTitle: title });
    return { data: await findAccount(app, actor, userID) };
  }),
  route(authCalls.forgotPassword, async ({ app, ctx, run, body: { email } }) => {
    const { resetMailsPerHour, resetMailsPerNetwork } = accountSettings(app);
    const network = attemptKey(app.signer, 'reset-network', clientAddress(ctx));
    if (!(await countAttempt(app.pool, network, inAnHour(resetMailsPerNetwork))))
      throw new LecternError({ code: 'G_18' }, { retryAfter: (await secondsLocked(app.pool, network)) ?? 1 });
    // Who asked often enough is told the same as everybody: it would tell that somebody asked for this address.
    const address = attemptKey(app.signer, 'reset-mail', email);
    if (await countAttempt(app.pool, address, inAnHour(resetMailsPerHour))) await run(requestPasswordReset, { email });
  }),
  route(authCalls.resetAccount, async ({ app, run, body }) => {
    const errors = await newPasswordErrors(body, 'V_03');
    if (!accountTokenPattern.test(body.token)) errors.push({ property: 'token', code: 'V_04' });
    if (errors.length > 0) throw new LecternError(errors);
    // Looked at first, so that only a token that is good makes the server hash.
    const options = { lifetimes: accountSettings(app), now: app.now(), take: false };
    if (!(await findAccountToken(app.orm.em.fork(), body.token, options))) fail('deadToken', 'token');
    return { data: await run(choosePassword, { token: body.token, passwordHash: await hashPassword(body.password) }) };
  }),
  route(authCalls.changePassword, async ({ app, actor, run, body, ctx }) => {
    const errors = await newPasswordErrors(body, 'V_08');
    if (errors.length > 0) throw new LecternError(errors);
    const user = actor.kind === 'user' ? await findUserByID(app.orm, actor.id) : null;
    if (!user) fail('signedOut');
    const isRight = await tryAs(app, 'password-change', user.id, () =>
      isPassword(body.currentPassword, user.passwordHash ?? null),
    );
    if (!isRight) fail('wrongPassword', 'currentPassword');
    const passwordHash = await hashPassword(body.password);
    await run(changePassword, { userID: user.id, passwordHash });
    await startSession(ctx, { user: { id: user.id, passwordHash }, isPending: false });
    return { User: presentUser(user, app) };
  }),
];
