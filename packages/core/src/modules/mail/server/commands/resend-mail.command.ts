import { fail } from '#contract/refusing.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { repeatMail } from '../repeat-mail.ts';

/** Puts a mail that was sent or given up into the outbox once more, as a new one. Answers with its id. */
export const resendMail = defineCommand<{ readonly id: string }, string>('mail.resend', async (context, { id }) => {
  context.authorize('manage-settings');
  const repeated = await repeatMail(context, id);
  if (!repeated) fail('notFound');
  context.audit({ entity: 'mail', entityID: id, changes: { template: repeated.template } });
  return repeated.id;
});
