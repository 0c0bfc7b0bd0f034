import { userIDOf } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { QueuedMail } from '#server/kernel/mailer.ts';

/** Name of the mail with which somebody activates their account; auth has its template. */
export const activationMailName = 'activation';

/** The invitation of a user, in the name of whoever acts. */
export function invitationOf(userID: number, actor: Actor): QueuedMail {
  const invitedBy = userIDOf(actor);
  return { template: activationMailName, to: { userID }, ...(invitedBy === null ? {} : { references: { invitedBy } }) };
}
