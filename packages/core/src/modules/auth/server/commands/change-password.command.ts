import { defineCommand } from '#server/kernel/command.ts';
import { User } from '#modules/users/server/public.ts';
import { endSessions } from '#modules/sessions/server/public.ts';

interface ChangePassword {
  readonly userID: number;
  readonly passwordHash: string;
}

/** Gives a user the password that they chose and ends every session; the caller begins a new one for them. */
export const changePassword = defineCommand<ChangePassword, void>(
  'auth.change-password',
  async ({ em, audit, allowEveryone }, { userID, passwordHash }) => {
    allowEveryone('everybody may change their own password, and gave the current one');
    const user = await em.findOneOrFail(User, { id: userID });
    user.passwordHash = passwordHash;
    // Before the sessions end, so that a login under way with the old password waits for this and fails.
    await em.flush();
    await em.execute('delete from lectern_account_token where user_id = ?', [userID]);
    await endSessions(em, { userID });
    audit({ entity: 'user', entityID: String(userID) });
  },
);
