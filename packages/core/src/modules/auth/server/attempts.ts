import type { Pool } from 'pg';
import type { LockRule } from '#contract/accounts.ts';
import type { Signer } from '#server/kernel/signer.ts';

/** The kind of subject that failures are counted for. */
export type AttemptKind =
  | 'account'
  | 'address'
  | 'site'
  | 'device'
  | 'second-factor'
  | 'password-change'
  | 'reset-mail'
  | 'reset-network'
  | 'invitation'
  | 'passkey'
  | 'limit';

/** The key of a counter: a digest, so that the table tells nobody's address. */
export const attemptKey = (signer: Signer, kind: AttemptKind, subject: string): string =>
  signer.sign('attempt', `${kind}\0${subject}`);

/** Seconds until a lock ends; undefined where there is none. */
export async function secondsLocked(pool: Pool, key: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select ceil(extract(epoch from locked_until - now()))::integer as seconds
     from lectern_attempt where key = $1 and locked_until > now()`,
    [key],
  );
  return rows[0]?.seconds;
}

/** The failures that count. A lock that is over was for those before it: later ones are counted anew. */
const recent = `(case when a.locked_until is not null then '{}'::timestamptz[]
  else array(select t from unnest(a.failures) t where t > now() - make_interval(secs => $3)) end)`;

const count = `insert into lectern_attempt as a (key, failures, locked_until, expires_at)
  values ($1, array[now()], case when $2::integer <= 1 then now() + make_interval(secs => $4) end,
    now() + make_interval(secs => greatest($3, $4)))
  on conflict (key) do update set
    failures = ${recent} || now(),
    locked_until = case when cardinality(${recent}) + 1 >= $2::integer then now() + make_interval(secs => $4) end,
    expires_at = excluded.expires_at
  where a.locked_until is null or a.locked_until <= now()`;

/**
 * Counts an attempt before it is looked at, in one statement, so that a hundred at once are counted exactly and no more
 * than the rule allows are looked at. False where the counter is locked: the attempt does not count then.
 */
export async function countAttempt(pool: Pool, key: string, rule: LockRule): Promise<boolean> {
  const { rowCount } = await pool.query(count, [key, rule.attempts, rule.minutes * 60, rule.lockMinutes * 60]);
  return rowCount === 1;
}

/** Takes back the last attempt that was counted: it was right, or was not looked at. */
export async function uncountAttempt(pool: Pool, key: string): Promise<void> {
  await pool.query(
    `update lectern_attempt set failures = failures[1:cardinality(failures) - 1], locked_until = null where key = $1`,
    [key],
  );
}

/** Begins to count anew. */
export async function forgetAttempts(pool: Pool, key: string): Promise<void> {
  await pool.query('delete from lectern_attempt where key = $1', [key]);
}
