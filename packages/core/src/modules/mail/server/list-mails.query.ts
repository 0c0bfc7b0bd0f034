import type { Pool } from 'pg';
import type { List } from '../../../contract/list.ts';
import type { MailQuery, MailSortColumn, MailState, OutboxMail } from '../mail.calls.ts';
import { retryableStates } from './commands/retry-mail.command.ts';
import { escapeLike } from '../../../server/database/escape-like.ts';

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
  readonly address: string | null;
  readonly state: MailState;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly queued_at: Date;
  readonly next_attempt_at: Date;
  readonly ended_at: Date | null;
}

const tables = 'lectern_mail m left join lectern_user u on u.id = m.user_id';

/** One page of the outbox; `searchTerm` is a part of the template's name, the recipient's name or their address. */
export async function listMails(pool: Pool, query: MailQuery): Promise<List<OutboxMail>> {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const where = (sql: (placeholder: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(sql(`$${values.length}`));
  };
  if (query.state) where((value) => `m.state = ${value}`, query.state);
  if (query.template) where((value) => `m.template = ${value}`, query.template);
  const term = query.searchTerm.trim().toLowerCase();
  if (term)
    where((value) => `lower(concat_ws(' ', m.template, u.name, u.email, m.email)) like ${value}`, `%${escapeLike(term)}%`);
  const filter = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const { columnToSort, sortOrder, pageIndex, pageSize } = query;
  const [{ rows }, { rows: counts }] = await Promise.all([
    pool.query<Row>(
      `select m.id, m.template, m.user_id, u.name, coalesce(u.email, m.email) as address, m.state, m.attempts, m.last_error,
         m.queued_at, m.next_attempt_at, m.ended_at
       from ${tables} ${filter} order by ${mailSortColumns[columnToSort]} ${sortOrder}, m.id ${sortOrder}
       limit ${pageSize} offset ${pageIndex * pageSize}`,
      values,
    ),
    pool.query<{ count: number }>(`select count(*)::int as count from ${tables} ${filter}`, values),
  ]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      template: row.template,
      recipient: { userID: row.user_id, name: row.name, email: row.address },
      state: row.state,
      attempts: row.attempts,
      lastError: row.last_error,
      queuedAt: row.queued_at.toISOString(),
      nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at.toISOString() : null,
      endedAt: row.ended_at?.toISOString() ?? null,
      policies: { retry: retryableStates.has(row.state) },
    })),
    totalItems: counts[0]?.count ?? 0,
  };
}
