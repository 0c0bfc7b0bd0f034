import { fail } from '../fail.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { User, userNotFound } from '#modules/users/server/public.ts';
import { assertGrantable, lockRights } from '#modules/roles/server/public.ts';
import { endSessions } from '#modules/sessions/server/public.ts';

/**
 * Takes every second factor of somebody away who lost them, and ends their sessions; where their role asks for one they
 * set up another at the next login. For those who manage users, of people who hold no more than they do.
 */
export const resetSecondFactor = defineCommand<{ readonly userID: number }, void>(
  'auth.reset-second-factor',
  async (context, { userID }) => {
    const { em, audit } = context;
    const holder = await lockRights(context, 'manage-users');
    const user = (await em.findOne(User, { id: userID }, { populate: ['role'] })) ?? userNotFound();
    // One's own are changed by proving who one is.
    if (userIDOf(context.actor) === userID) fail('notNow');
    await assertGrantable(context, holder, user.role.permissions);
    for (const table of ['totp', 'passkey', 'recovery_code'])
      await em.execute(`delete from lectern_${table} where user_id = ?`, [userID]);
    await endSessions(em, { userID });
    audit({ entity: 'user', entityID: String(userID) });
  },
);
