import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import { addressChangedMail } from '../mails/address-changed.mail.ts';
import { canonicalEmail } from '../../canonical-email.ts';
import { userConflicts } from '../user-conflicts.ts';
import { User } from '../user.entity.ts';
import { isActive } from '../active-user.ts';
import type { InviteUserInput } from './invite-user.command.ts';
import { invitationOf } from '../mails/account-mails.ts';
import { fail } from '../fail.ts';
import { endSessions } from '#modules/sessions/server/public.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import { assertGrantable, keepAdministrator, lockRights, Role } from '#modules/roles/server/public.ts';

export interface UpdateUserInput extends InviteUserInput {
  readonly id: number;
  /** The actor showed a moment ago that it is them. */
  readonly isProven?: boolean;
}

/**
 * Changes a user: one's own name, job title and language, or, with manage-users, everything of somebody who holds no more than
 * oneself. Another role or e-mail address ends the user's sessions. Another address of an account that is in use opens
 * it to whoever reads mail there, so that it asks for proof (AUTH_02) and the old address is told.
 */
export const updateUser = defineCommand<UpdateUserInput, void>(
  'user.update',
  async (context, { id, email, roleID, name, jobTitle, language, isProven = false }) => {
    const { em, actor, now, audit } = context;
    const isSelf = userIDOf(actor) === id;
    if (isSelf) context.allowEveryone('name, job title and language are one’s own; the rest is checked below');
    const holder = await lockRights(context, isSelf ? undefined : 'manage-users');
    const user = (await em.findOne(User, { id }, { populate: ['role'] })) ?? fail('noUser');
    const before = { email: user.email, role: user.role.id, name: user.name, jobTitle: user.jobTitle, language: user.language };
    const after = { email: canonicalEmail(email), role: roleID, name, jobTitle, language: language ?? user.language };
    const isAccountTouched = after.email !== before.email || after.role !== before.role;
    if (isAccountTouched && !can(holder, 'manage-users')) fail('forbidden');
    if (!isSelf || isAccountTouched) await assertGrantable(context, holder, user.role.permissions);
    const role = after.role === before.role ? user.role : ((await em.findOne(Role, { id: roleID })) ?? fail('invalid', 'role'));
    if (role !== user.role) await assertGrantable(context, holder, role.permissions);
    const isAddressChanged = after.email !== before.email;
    const isInUse = isAddressChanged && (await isActive(em, id));
    if (isInUse && actor.kind === 'user' && !isProven) fail('wrongPassword', 'currentPassword');

    await keepAdministrator(context, async () => void em.assign(user, { ...after, role, updatedAt: now }));
    if (isAccountTouched) await endSessions(em, { userID: id });
    if (isInUse)
      await queueMail(context, { template: addressChangedMail.name, to: { email: before.email }, references: { userID: id } });
    // The link went to the old address and is worth nothing any more.
    else if (isAddressChanged) await queueMail(context, invitationOf(id, actor));
    const fields = Object.keys(after).filter(
      (field) => after[field as keyof typeof after] !== before[field as keyof typeof before],
    );
    audit({
      entity: 'user',
      entityID: String(id),
      changes: { fields, ...(before.role === after.role ? {} : { role: { from: before.role, to: after.role } }) },
    });
  },
  { conflicts: userConflicts },
);
