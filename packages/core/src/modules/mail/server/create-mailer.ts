import { fail } from '#contract/refusing.ts';
import { accounts } from '#server/kernel/accounts.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { MailContext, Mailer, MailSubject, QueuedMailState } from '#server/kernel/mailer.ts';
import { wholeManager } from '#server/plugin/plugin-em.ts';
import { shownAddress } from './address.ts';
import { queueMail } from './queue-mail.ts';
import { repeatMail } from './repeat-mail.ts';
import { writeMail } from './write-mail.ts';

type Row = Omit<QueuedMailState, 'email'> & { readonly userEmail: string | null; readonly sealed: Buffer | null };

async function listAbout(app: Lectern, { entity, id }: MailSubject, prefix: string): Promise<QueuedMailState[]> {
  const { rows } = await app.pool.query<Row>(
    `select m.id, m.template, m.state, m.last_error as "lastError", m.queued_at as "queuedAt", m.ended_at as "endedAt",
       m.sealed_address as sealed, u.email as "userEmail"
     from lectern_mail m left join ${app.service(accounts).sql} u on u.id = m.user_id
     where m.about_entity = $1 and m.about_id = $2 and starts_with(m.template, $3) order by m.queued_at, m.id`,
    [entity, id, prefix],
  );
  return rows.map(({ userEmail, sealed, ...row }) => ({ ...row, email: userEmail ?? shownAddress(app, row.id, sealed) }));
}

/** The mails of a plugin: it queues any, and sees those of its own templates. */
export function createMailer(app: Lectern, plugin: string): Mailer {
  const prefix = `${plugin}:`;
  const contextOf = ({ em, ...context }: MailContext) => ({ ...context, app, em: wholeManager(em) });
  return {
    queue: async (context, mail) => void (await queueMail(contextOf(context), mail)),
    write: (parts) => writeMail(app, parts),
    list: (about) => listAbout(app, about, prefix),
    resend: async (context, mailID) => ((await repeatMail(contextOf(context), mailID, prefix)) ?? fail('notFound')).id,
  };
}
