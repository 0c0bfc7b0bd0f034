import { fail } from '../fail.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { findAccountToken } from '../account-token.ts';
import { attemptKey } from '../attempts.ts';
import { User } from '#modules/users/server/public.ts';
import { accountSettings, endSessions } from '#modules/sessions/server/public.ts';

interface ChoosePassword {
  readonly token: string;
  readonly passwordHash: string;
}

/**
 * Activates an account, or resets its password: uses the token up and ends every session. Answers with the address of the
 * account. V_05 for a token that is over.
 */
export const choosePassword = defineCommand<ChoosePassword, { readonly email: string }>(
  'auth.choose-password',
  async ({ app, em, now, audit, allowEveryone }, { token, passwordHash }) => {
    allowEveryone('the token proves that its bearer reads the mail of the account');
    const live = await findAccountToken(em, token, { lifetimes: accountSettings(app), now, take: true });
    if (!live) fail('deadToken', 'token');
    const user = await em.findOneOrFail(User, { id: live.userID });
    user.passwordHash = passwordHash;
    // Before the sessions end, so that a login under way with the old password waits for this and fails.
    await em.flush();
    await em.execute('delete from lectern_account_token where user_id = ?', [user.id]);
    await endSessions(em, { userID: user.id });
    // Whoever was locked out by others gets in again by the mail.
    await em.execute('delete from lectern_attempt where key = ?', [attemptKey(app.signer, 'account', user.email)]);
    audit({ entity: 'user', entityID: String(user.id), changes: { purpose: live.purpose } });
    return { email: user.email };
  },
);
