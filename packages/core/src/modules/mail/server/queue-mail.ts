import type { CommandContext } from '../../../server/kernel/command.ts';
import { isMailAddress } from './mail-address.ts';
import type { QueuedMail } from '../../../server/kernel/mailer.ts';

/** Name of the job that sends what waits in the outbox. */
export const sendMailsJob = 'mail:send';

/** Characters of the references as JSON. They are ids, so that more than this is a text in the wrong place. */
const maxReferences = 1000;

/**
 * Puts a mail into the outbox, in the transaction of a command: it goes out once that is committed, and never if it
 * is not.
 */
export async function queueMail(
  { app, em, now, afterCommit }: Pick<CommandContext, 'app' | 'em' | 'now' | 'afterCommit'>,
  mail: QueuedMail,
): Promise<void> {
  if (!app.mailTemplates.get(mail.template)) throw new Error(`There is no mail template "${mail.template}".`);
  const userID = 'userID' in mail.to ? mail.to.userID : null;
  const email = 'email' in mail.to ? mail.to.email : null;
  if (email !== null && !isMailAddress(email)) throw new Error('A mail goes to exactly one plain address.');
  const references = JSON.stringify(mail.references ?? {});
  if (references.length > maxReferences) throw new Error(`The references of a mail "${mail.template}" are too long to be ids.`);
  // The user may have been made a moment ago.
  await em.flush();
  await em.execute(
    `insert into lectern_mail (id, template, user_id, email, reference_ids, state, queued_at, next_attempt_at)
     values (?, ?, ?, ?, ?::jsonb, 'waiting', ?, ?)`,
    [crypto.randomUUID(), mail.template, userID, email, references, now, now],
  );
  afterCommit(() => app.jobs.nudge(sendMailsJob));
}
