import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import { User } from '#modules/users/server/public.ts';
import { decidedMailName } from '../mails/mail-names.ts';
import type { PublicationRequest } from '../publication-request.entity.ts';

/** Tells the requester what was decided, unless that was they themselves, or they are gone. */
export async function tellRequester(context: CommandContext, { id, pageID, requestedBy }: PublicationRequest): Promise<void> {
  if (typeof requestedBy !== 'number' || requestedBy === userIDOf(context.actor)) return;
  if ((await context.em.count(User, { id: requestedBy })) === 0) return;
  await queueMail(context, {
    template: decidedMailName,
    to: { userID: requestedBy },
    references: { request: id },
    about: { entity: 'page', id: pageID },
  });
}
