import type { AdminLanguage } from '#contract/admin-language.ts';
import { fail } from '#contract/refusing.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { failWith } from '../fail-with.ts';
import { canonicalEmail } from '../../canonical-email.ts';
import { userConflicts } from '../user-conflicts.ts';
import { User } from '../user.entity.ts';
import { invitationOf } from '../mails/account-mails.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import { assertGrantable, lockRights, Role } from '#modules/roles/server/public.ts';

export interface InviteUserInput {
  readonly email: string;
  readonly roleID: string;
  readonly name: string;
  readonly jobTitle: string;
  /** Left out: as it is; of a new user none. */
  readonly language?: AdminLanguage;
}

/**
 * Makes a user without a password and sends them a link with which they choose one. Refused (UM_01) for a role that
 * grants what the actor does not hold. Answers with the user's number.
 */
export const inviteUser = defineCommand<InviteUserInput, number>(
  'user.invite',
  async (context, { email, roleID, name, jobTitle, language }) => {
    const { em, now, audit } = context;
    const holder = await lockRights(context, 'manage-users');
    const role = (await em.findOne(Role, { id: roleID })) ?? fail('invalid', 'role');
    await assertGrantable(context, holder, role.permissions);
    return failWith('notCreated', async () => {
      const user = em.create(User, {
        email: canonicalEmail(email),
        name,
        jobTitle,
        passwordHash: null,
        image: null,
        language: language ?? null,
        role,
        createdAt: now,
        updatedAt: now,
      });
      await em.flush();
      await queueMail(context, invitationOf(user.id, context.actor));
      audit({ entity: 'user', entityID: String(user.id), changes: { role: role.id } });
      return user.id;
    });
  },
  { conflicts: userConflicts },
);
