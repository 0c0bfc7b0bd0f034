import type { Lectern } from '../../../server/kernel/lectern.ts';
import { describeFailure } from './describe-failure.ts';
import type { MailFailure } from './describe-failure.ts';
import { isMailAddress } from './mail-address.ts';
import type { MailTransport } from './mail-transport.ts';
import { nextAttempt } from './next-attempt.ts';
import { claimMail, settleMail } from './outbox.ts';
import type { ClaimedMail } from './outbox.ts';
import { sendMailsJob } from './queue-mail.ts';
import { mailTransport } from './mail.services.ts';
import type { ComposedMail } from '../../../server/kernel/mailer.ts';

/** Mails that one run sends, so that a job ends; the next one goes on. */
const mailsPerRun = 50;

interface Options {
  readonly transport?: MailTransport;
  readonly now?: () => Date;
}

async function compose(app: Lectern, mail: ClaimedMail, email: string, now: Date): Promise<ComposedMail | undefined> {
  const template = app.mailTemplates.get(mail.template);
  if (!template) throw new Error(`There is no mail template "${mail.template}".`);
  const recipient = { userID: mail.user_id ?? undefined, email };
  // Committed before the mail leaves: a link must be good when it arrives, and no transaction waits for a mail server.
  return app.orm.em
    .fork()
    .transactional((em) => template.compose({ em, app, references: mail.reference_ids, recipient, mailID: mail.id, now }));
}

async function deliver(app: Lectern, mail: ClaimedMail, transport: MailTransport, now: () => Date): Promise<void> {
  const { pool, log } = app;
  const names = { mail: mail.id, template: mail.template, attempts: mail.attempts };
  const fail = async (failure: MailFailure): Promise<void> => {
    const nextAttemptAt = failure.isFinal ? undefined : nextAttempt(mail.attempts, mail.first_attempt_at, now());
    if (nextAttemptAt) return settleMail(pool, mail, { state: 'waiting', error: failure.text, nextAttemptAt }, now());
    log.error({ ...names, reason: failure.text }, 'a mail was given up');
    return settleMail(pool, mail, { state: 'failed', error: failure.text }, now());
  };

  if (mail.address === null) return settleMail(pool, mail, { state: 'obsolete' }, now());
  if (!isMailAddress(mail.address)) return fail({ text: 'The recipient has no usable address.', isFinal: true });
  let composed: ComposedMail | undefined;
  try {
    composed = await compose(app, mail, mail.address, now());
  } catch (error) {
    log.error({ err: error, ...names }, 'a mail could not be written');
    return fail({ text: 'The mail could not be written; the log says why.', isFinal: false });
  }
  if (!composed) return settleMail(pool, mail, { state: 'obsolete' }, now());
  const { id, template, queued_at: queuedAt, address: to } = mail;
  try {
    await transport.send({ id, template, to, queuedAt, ...composed });
  } catch (error) {
    const failure = describeFailure(error);
    log.warn({ ...names, reason: failure.text }, 'a mail was not sent');
    return fail(failure);
  }
  return settleMail(pool, mail, { state: 'sent' }, now());
}

/**
 * Sends what is due, one mail after another, and answers with how many it took up. Each is claimed by one process;
 * where that ends between handing a mail in and writing it down, the mail is sent again with the same Message-ID.
 */
export async function deliverMails(
  app: Lectern,
  { transport = app.service(mailTransport), now = app.now }: Options = {},
): Promise<number> {
  // Where there is nowhere to hand them in, mails wait and no time runs against them.
  if (transport.kind === 'none') return 0;
  for (let count = 0; count < mailsPerRun; count += 1) {
    const mail = await claimMail(app.pool, now());
    if (!mail) return count;
    await deliver(app, mail, transport, now);
  }
  app.jobs.nudge(sendMailsJob);
  return mailsPerRun;
}
