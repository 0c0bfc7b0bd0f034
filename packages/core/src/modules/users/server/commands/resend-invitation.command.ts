import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { activationMailName, invitationOf } from '../mails/account-mails.ts';
import { User } from '../user.entity.ts';
import { isActive } from '../active-user.ts';
import { LecternError } from '#contract/errors.ts';
import { fail } from '../fail.ts';
import { accountSettings } from '#modules/sessions/server/public.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import { assertGrantable, lockRights } from '#modules/roles/server/public.ts';

const hour = 3_600_000;

/** Refuses (G_18) where this person was sent as many invitations within the hour as they may get. */
async function assertSeldom({ app, em, now }: CommandContext, id: number): Promise<void> {
  const sent: { queued_at: Date | string }[] = await em.execute(
    `select queued_at from lectern_mail where user_id = ? and template = ? and queued_at > ? order by queued_at desc limit ?`,
    [id, activationMailName, new Date(now.getTime() - hour), accountSettings(app).invitationsPerHour],
  );
  const oldest = sent[accountSettings(app).invitationsPerHour - 1];
  if (!oldest) return;
  const seconds = (new Date(oldest.queued_at).getTime() + hour - now.getTime()) / 1000;
  throw new LecternError({ code: 'G_18' }, { retryAfter: Math.max(1, Math.ceil(seconds)) });
}

/**
 * Sends an invitation once more; the link of the last one stops working. V_07 for somebody who accepted it, G_18 for
 * one that was sent too often.
 */
export const resendInvitation = defineCommand<{ readonly id: number }, void>(
  'user.resend-invitation',
  async (context, { id }) => {
    const { em, audit } = context;
    const holder = await lockRights(context, 'manage-users');
    const user = (await em.findOne(User, { id }, { populate: ['role'] })) ?? fail('noUser');
    await assertGrantable(context, holder, user.role.permissions);
    if (await isActive(em, id)) fail('notNow');
    await assertSeldom(context, id);
    await queueMail(context, invitationOf(id, context.actor));
    audit({ entity: 'user', entityID: String(id) });
  },
);
