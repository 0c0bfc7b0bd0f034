import type { Pool } from 'pg';
import { accounts } from '#server/kernel/accounts.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { MailReferences } from '#server/kernel/mailer.ts';

/** A mail that this process may send until its lease ends. */
export interface ClaimedMail {
  readonly id: string;
  readonly template: string;
  readonly user_id: number | null;
  readonly recipient: 'user' | 'address' | 'template';
  /** The user's address as it is now; null where the user is gone, or where it goes to none. */
  readonly user_email: string | null;
  readonly sealed_address: Buffer | null;
  /** As it was queued with, else the one that its user chose. */
  readonly language: string | null;
  readonly reference_ids: MailReferences;
  readonly attempts: number;
  readonly queued_at: Date;
  readonly first_attempt_at: Date;
}

/** Milliseconds after which a mail of a process that is gone is sent by another. */
const lease = 5 * 60_000;

/** Takes the mail that is due longest, so that no other process sends it too. */
export async function claimMail(app: Pick<Lectern, 'pool' | 'service'>, now: Date): Promise<ClaimedMail | undefined> {
  const users = app.service(accounts).sql;
  const { rows } = await app.pool.query<ClaimedMail>(
    `update lectern_mail m set state = 'sending', attempts = attempts + 1, leased_until = $2,
       first_attempt_at = coalesce(first_attempt_at, $1)
     where id = (
       select id from lectern_mail
       where state in ('waiting', 'sending') and next_attempt_at <= $1 and (state = 'waiting' or leased_until <= $1)
       order by next_attempt_at, queued_at limit 1 for update skip locked)
     returning id, template, recipient, user_id, sealed_address, reference_ids, attempts, queued_at,
       first_attempt_at, (select u.email from ${users} u where u.id = m.user_id) as user_email,
       coalesce(language, (select u.language from ${users} u where u.id = m.user_id)) as language`,
    [now, new Date(now.getTime() + lease)],
  );
  return rows[0];
}

type Settlement =
  | { readonly state: 'sent' | 'obsolete' }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'waiting'; readonly error: string; readonly nextAttemptAt: Date };

/**
 * Writes down how an attempt ended. An address that got nothing, as one that a stranger typed, is forgotten. What
 * another process took over in the meantime is its own.
 */
export async function settleMail(pool: Pool, mail: ClaimedMail, settlement: Settlement, now: Date): Promise<void> {
  const isWaiting = settlement.state === 'waiting';
  const error = 'error' in settlement ? settlement.error.slice(0, 300) : null;
  await pool.query(
    `update lectern_mail set state = $3, last_error = $4, leased_until = null,
       next_attempt_at = coalesce($5, next_attempt_at), ended_at = $6,
       sealed_address = case when $7 then null else sealed_address end,
       address_hash = case when $7 then null else address_hash end
     where id = $1 and attempts = $2 and state = 'sending'`,
    [
      mail.id,
      mail.attempts,
      settlement.state,
      error,
      isWaiting ? settlement.nextAttemptAt : null,
      isWaiting ? null : now,
      settlement.state === 'obsolete',
    ],
  );
}
