import { fail } from '#contract/refusing.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import type { MailReferences, QueuedMail } from '#server/kernel/mailer.ts';
import { openAddress } from './address.ts';
import { queueMail } from './queue-mail.ts';

/** States in which a mail can be sent once more; every other is still on its way, or was never needed. */
export const resendableStates: ReadonlySet<string> = new Set(['sent', 'failed']);

interface Row {
  readonly template: string;
  readonly recipient: 'user' | 'address' | 'template';
  readonly user_id: number | null;
  readonly sealed_address: Buffer | null;
  readonly reference_ids: MailReferences;
  readonly about_entity: string | null;
  readonly about_id: string | null;
  readonly language: string | null;
  readonly state: string;
}

/** The recipient of a stored mail. V_07 where the mail does not know them any more. */
function recipientOf(app: CommandContext['app'], id: string, row: Row): QueuedMail['to'] {
  if (row.recipient === 'template') return 'template';
  if (row.recipient === 'user' && row.user_id !== null) return { userID: row.user_id };
  return row.sealed_address ? { email: openAddress(app, id, row.sealed_address) } : fail('notNow');
}

/** Queues a mail again that was sent or given up; undefined where there is none of this id and beginning. V_07 in other states; G_18 as `queueMail`. */
export async function repeatMail(
  context: Pick<CommandContext, 'app' | 'em' | 'actor' | 'now' | 'afterCommit'>,
  id: string,
  templatePrefix = '',
): Promise<{ readonly id: string; readonly template: string } | undefined> {
  const { app, em } = context;
  const [row]: Row[] = await em.execute(
    `select template, recipient, user_id, sealed_address, reference_ids, about_entity, about_id, language, state
     from lectern_mail where id = ? and starts_with(template, ?) for update`,
    [id, templatePrefix],
  );
  if (!row) return undefined;
  if (!resendableStates.has(row.state)) fail('notNow');
  const { template, about_entity: entity, about_id: aboutID, language } = row;
  const repeated = await queueMail(context, {
    template,
    to: recipientOf(app, id, row),
    references: row.reference_ids,
    ...(entity !== null && aboutID !== null ? { about: { entity, id: aboutID } } : {}),
    ...(language === null ? {} : { language }),
  });
  return { id: repeated, template };
}
