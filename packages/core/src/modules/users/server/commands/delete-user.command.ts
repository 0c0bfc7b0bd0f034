import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { failWith } from '../fail-with.ts';
import { User } from '../user.entity.ts';
import { fail } from '../fail.ts';
import { eraseIdentity } from '#modules/audit/server/public.ts';
import { endSessions } from '#modules/sessions/server/public.ts';
import { assertGrantable, keepAdministrator, lockRights } from '#modules/roles/server/public.ts';

/** Deletes a user in the transaction of a command. UM_01, UM_02 and V_07 as the command below. */
export async function removeUser(context: CommandContext, id: number): Promise<void> {
  const { em, actor, now, audit } = context;
  // Before rights are read again: who erases a person ended their sessions by now, also where it is oneself.
  if (userIDOf(actor) === id) fail('notNow');
  const holder = await lockRights(context, 'manage-users');
  const user = (await em.findOne(User, { id }, { populate: ['role'] })) ?? fail('noUser');
  await assertGrantable(context, holder, user.role.permissions);
  await keepAdministrator(context, async () => {
    await failWith('profileKept', async () => {
      await em.execute('delete from lectern_user_image where user_id = ?', [id]);
      await em.execute('update lectern_author set erased_at = ? where id = ?', [now, id]);
    });
    // Entries stay; what goes is who they were about.
    await failWith('auditKept', () => eraseIdentity(em, id));
    await failWith('notDeleted', async () => {
      await endSessions(em, { userID: id });
      // Tokens, second factors, passkeys and mails that wait go with the row.
      await em.nativeDelete(User, { id });
    });
  });
  audit({ entity: 'user', entityID: String(id), changes: { role: user.role.id } });
}

/**
 * Deletes a user and everything personal about them, and ends their sessions. What they made and did stays: the author
 * is a number from now on. Nobody deletes themselves (V_07) or somebody who holds more (UM_01).
 */
export const deleteUser = defineCommand<{ readonly id: number }, void>('user.delete', (context, { id }) =>
  removeUser(context, id),
);
