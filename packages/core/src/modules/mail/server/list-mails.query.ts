import { accounts } from '#server/kernel/accounts.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { List } from '#contract/list.ts';
import type { MailQuery, MailSortColumn, MailState, OutboxMail } from '../mail.calls.ts';
import { resendableStates } from './repeat-mail.ts';
import { retryableStates } from './commands/retry-mail.command.ts';
import { addressHash, shownAddress } from './address.ts';
import { foldedSQL, holdsTerm } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';

/** Columns by which the outbox may be sorted, and the SQL of each. */
const mailSortColumns = {
  queuedAt: 'm.queued_at',
  template: 'm.template',
  state: 'm.state',
  attempts: 'm.attempts',
} as const satisfies Readonly<Record<MailSortColumn, string>>;

interface Row {
  readonly id: string;
  readonly template: string;
  readonly user_id: number | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly sealed_address: Buffer | null;
  readonly about_entity: string | null;
  readonly about_id: string | null;
  readonly language: string | null;
  readonly state: MailState;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly queued_at: Date;
  readonly next_attempt_at: Date;
  readonly ended_at: Date | null;
}

/**
 * One page of the outbox; `searchTerm` is a part of the template's name, or of the name or address of a user. An address
 * without an account is sealed: only the whole of it finds its mails.
 */
export async function listMails(
  app: Pick<Lectern, 'database' | 'service'>,
  { searchTerm, state, template, aboutEntity, aboutID, columnToSort, sortOrder, ...page }: MailQuery,
): Promise<List<OutboxMail>> {
  const { rows, totalItems } = await listRows<Row>(app.database, page, (put) => {
    const found = holdsTerm(foldedSQL(`concat_ws(' ', m.template, u.name, u.email)`), searchTerm, put);
    return {
      columns: `m.id, m.template, m.user_id, u.name, u.email, m.sealed_address, m.about_entity, m.about_id, m.language, m.state,
        m.attempts, m.last_error, m.queued_at, m.next_attempt_at, m.ended_at`,
      from: `lectern_mail m left join ${app.service(accounts).sql} u on u.id = m.user_id`,
      where: [
        state && `m.state = ${put(state)}`,
        template && `m.template = ${put(template)}`,
        aboutEntity && `m.about_entity = ${put(aboutEntity)}`,
        aboutID && `m.about_id = ${put(aboutID)}`,
        found && `${found} or m.address_hash = ${put(addressHash(app, searchTerm))}`,
      ],
      order: `${mailSortColumns[columnToSort]} ${sortOrder}`,
      unique: `m.id ${sortOrder}`,
    };
  });
  return {
    items: rows.map((row) => ({
      id: row.id,
      template: row.template,
      recipient: { userID: row.user_id, name: row.name, email: row.email ?? shownAddress(app, row.id, row.sealed_address) },
      about: row.about_entity !== null && row.about_id !== null ? { entity: row.about_entity, id: row.about_id } : null,
      language: row.language,
      state: row.state,
      attempts: row.attempts,
      lastError: row.last_error,
      queuedAt: row.queued_at.toISOString(),
      nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at.toISOString() : null,
      endedAt: row.ended_at?.toISOString() ?? null,
      policies: { retry: retryableStates.has(row.state), resend: resendableStates.has(row.state) },
    })),
    totalItems,
  };
}
