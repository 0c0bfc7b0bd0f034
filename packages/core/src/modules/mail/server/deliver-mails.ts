import type { Lectern } from '#server/kernel/lectern.ts';
import { openAddress } from './address.ts';
import { describeFailure } from './describe-failure.ts';
import type { MailFailure } from './describe-failure.ts';
import { isMailAddress } from './mail-address.ts';
import type { MailTransport, OutgoingFile } from './mail-transport.ts';
import { nextAttempt } from './next-attempt.ts';
import { closeAttachments, openAttachments } from './open-attachments.ts';
import { claimMail, settleMail } from './outbox.ts';
import type { ClaimedMail } from './outbox.ts';
import { sendMailsJob } from './queue-mail.ts';
import { mailTransport } from './mail.services.ts';
import type { ComposeContext, ComposedMail, MailTemplate } from '#server/kernel/mailer.ts';

/** Mails that one run sends, so that a job ends; the next one goes on. */
const mailsPerRun = 200;

interface Options {
  readonly transport?: MailTransport;
  readonly now?: () => Date;
  /** Mails that are on their way at once: each waits most of its time for the mail server. Default: 1. */
  readonly atOnce?: number;
}

/** A recipient without a usable address, or one whose sealed address was damaged: nothing that another attempt changes. */
class NoAddressError extends Error {}

interface WrittenMail extends Omit<ComposedMail, 'attachments'> {
  readonly to: string;
  readonly language: string;
  readonly attachments: readonly OutgoingFile[];
}

type Context = Omit<ComposeContext, 'recipient'>;

/** The address of the recipient as it is now; undefined where there is nobody any more. */
async function findAddress(template: MailTemplate, mail: ClaimedMail, context: Context): Promise<string | undefined> {
  const { app } = context;
  if (mail.recipient === 'user') return mail.user_email ?? undefined;
  if (mail.recipient === 'template') return template.findRecipient?.(context);
  if (!mail.sealed_address) return undefined;
  try {
    return openAddress(app, mail.id, mail.sealed_address);
  } catch (error) {
    throw new NoAddressError('The address of the recipient cannot be opened any more.', { cause: error });
  }
}

/** Writes the mail; undefined where it is not needed any more. */
async function compose(app: Lectern, mail: ClaimedMail, now: Date): Promise<WrittenMail | undefined> {
  const template = app.mailTemplates.get(mail.template);
  if (!template) throw new Error(`There is no mail template "${mail.template}".`);
  const language = mail.language ?? new Intl.Locale(app.settings.defaultLocale).language;
  // Committed before the mail leaves: a link must be good when it arrives, and no transaction waits for a mail server.
  const composed = await app.orm.em.fork().transactional(async (em) => {
    const context: Context = { em, app, references: mail.reference_ids, language, mailID: mail.id, now };
    const to = await findAddress(template, mail, context);
    if (to === undefined) return undefined;
    if (!isMailAddress(to)) throw new NoAddressError('The recipient has no usable address.');
    const parts = await template.compose({ ...context, recipient: { userID: mail.user_id ?? undefined, email: to } });
    return parts && { ...parts, to, language: parts.language ?? language };
  });
  return composed && { ...composed, attachments: await openAttachments(app, mail.template, composed) };
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

  let written: WrittenMail | undefined;
  try {
    written = await compose(app, mail, now());
  } catch (error) {
    if (error instanceof NoAddressError) return fail({ text: error.message, isFinal: true });
    log.error({ err: error, ...names }, 'a mail could not be written');
    return fail({ text: 'The mail could not be written; the log says why.', isFinal: false });
  }
  if (!written) return settleMail(pool, mail, { state: 'obsolete' }, now());
  try {
    await transport.send({ id: mail.id, template: mail.template, queuedAt: mail.queued_at, ...written });
  } catch (error) {
    const failure = describeFailure(error);
    log.warn({ ...names, reason: failure.text }, 'a mail was not sent');
    return fail(failure);
  } finally {
    closeAttachments(written.attachments);
  }
  return settleMail(pool, mail, { state: 'sent' }, now());
}

/**
 * Sends what is due, those first that are due longest, and answers with how many it took up. Each is claimed by one process;
 * where that ends between handing a mail in and writing it down, the mail is sent again with the same Message-ID.
 */
export async function deliverMails(
  app: Lectern,
  { transport = app.service(mailTransport), now = app.now, atOnce = 1 }: Options = {},
): Promise<number> {
  // Where there is nowhere to hand them in, mails wait and no time runs against them.
  if (transport.kind === 'none') return 0;
  let count = 0;
  const sendOn = async (): Promise<void> => {
    while (count < mailsPerRun) {
      count += 1;
      const mail = await claimMail(app, now());
      if (!mail) return void (count -= 1);
      await deliver(app, mail, transport, now);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn)).finally(() => transport.rest?.());
  if (count >= mailsPerRun) app.jobs.nudge(sendMailsJob);
  return count;
}
