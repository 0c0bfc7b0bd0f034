import { LecternError } from '#contract/errors.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { addressHash, sealAddress } from './address.ts';
import { isMailAddress } from './mail-address.ts';
import type { QueuedMail } from '#server/kernel/mailer.ts';

/** Name of the job that sends what waits in the outbox. */
export const sendMailsJob = 'mail:send';

/** Characters of the references as JSON. They are ids, so that more than this is a text in the wrong place. */
const maxReferences = 1000;

/** Mails that what one person does may send in an hour: a request for publication to a few hundred reviewers, and no flood. */
const maxMails = 500;
const hour = 60 * 60_000;

type Context = Pick<CommandContext, 'app' | 'em' | 'actor' | 'now' | 'afterCommit'>;

/** Refuses (G_18) what would send more mails than a person may in an hour, with the seconds after which it may come again. */
async function limitMails({ em, now }: Context, userID: number): Promise<void> {
  const [nth] = await em.execute<{ queued_at: Date }[]>(
    `select queued_at from lectern_mail where queued_by = ? and queued_at > ? order by queued_at desc offset ? limit 1`,
    [userID, new Date(now.getTime() - hour), maxMails - 1],
  );
  if (!nth) return;
  const retryAfter = Math.ceil((new Date(nth.queued_at).getTime() + hour - now.getTime()) / 1000);
  throw new LecternError({ code: 'G_18' }, { retryAfter: Math.max(1, retryAfter) });
}

/** The columns that say who a mail goes to. */
function recipientOf(app: Context['app'], id: string, { template, to }: QueuedMail) {
  if (to === 'template') {
    if (!app.mailTemplates.get(template)?.findRecipient) throw new Error(`The mail template "${template}" finds no recipient.`);
    return { kind: 'template', userID: null, address: null, hash: null };
  }
  if ('userID' in to) return { kind: 'user', userID: to.userID, address: null, hash: null };
  if (!isMailAddress(to.email)) throw new Error('A mail goes to exactly one plain address.');
  return { kind: 'address', userID: null, address: sealAddress(app, id, to.email), hash: addressHash(app, to.email) };
}

/**
 * Puts a mail into the outbox, in the transaction of a command: it goes out once that is committed, and never if it
 * is not. Answers with its id. G_18 where whoever does it sent too many.
 */
export async function queueMail(context: Context, mail: QueuedMail): Promise<string> {
  const { app, em, now, afterCommit } = context;
  if (!app.mailTemplates.get(mail.template)) throw new Error(`There is no mail template "${mail.template}".`);
  const references = JSON.stringify(mail.references ?? {});
  if (references.length > maxReferences) throw new Error(`The references of a mail "${mail.template}" are too long to be ids.`);
  const { about, language = null, notBefore = now } = mail;
  const id = crypto.randomUUID();
  const { kind, userID, address, hash } = recipientOf(app, id, mail);
  const queuedBy = userIDOf(context.actor);
  // The user may have been made a moment ago.
  await em.flush();
  if (queuedBy !== null) await limitMails(context, queuedBy);
  await em.execute(
    `insert into lectern_mail (id, template, recipient, user_id, sealed_address, address_hash, reference_ids, about_entity,
       about_id, language, state, queued_by, queued_at, next_attempt_at)
     values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, 'waiting', ?, ?, ?)`,
    [
      id,
      mail.template,
      kind,
      userID,
      address,
      hash,
      references,
      about?.entity ?? null,
      about?.id ?? null,
      language,
      queuedBy,
      now,
      notBefore > now ? notBefore : now,
    ],
  );
  afterCommit(() => app.jobs.nudge(sendMailsJob));
  return id;
}
