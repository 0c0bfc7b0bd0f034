import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Signer } from '#server/kernel/signer.ts';
import type { User } from '../../users/server/public.ts';

export type AccountTokenPurpose = 'activation' | 'reset';

interface AccountTokenInput {
  readonly user: Pick<User, 'id' | 'email' | 'passwordHash'>;
  readonly purpose: AccountTokenPurpose;
  /** The mail that brings it. */
  readonly mailID: string;
}

/** 256 bits in base64url. */
export const accountTokenPattern = /^[\w-]{43}$/;

const hashAccountToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The state that a token is bound to: it is worth nothing once the address or the password is another. */
const stampExpression = `sha256(convert_to(u.email || chr(10) || coalesce(u.password_hash, ''), 'UTF8'))`;

/**
 * Makes a token that activates an account or resets its password, and returns it; only its hash is stored. A user has
 * one for each purpose: that of an older mail is dead from now on. The same mail brings the same token at every attempt
 * to send it, because one that seemed to fail may have arrived; to another address or after another password it is
 * another one.
 */
export async function createAccountToken(
  { em, signer }: { readonly em: SqlEntityManager; readonly signer: Signer },
  { user, purpose, mailID }: AccountTokenInput,
  now: Date,
): Promise<string> {
  const token = signer.sign('account-token', JSON.stringify([mailID, purpose, user.id, user.email, user.passwordHash ?? '']));
  await em.execute(
    `insert into lectern_account_token (user_id, purpose, token_hash, stamp, created_at)
     select u.id, ?, ?, ${stampExpression}, ? from lectern_user u where u.id = ?
     on conflict (user_id, purpose) do update
       set token_hash = excluded.token_hash, stamp = excluded.stamp, created_at = excluded.created_at`,
    [purpose, hashAccountToken(token), now, user.id],
  );
  return token;
}

/** Days and minutes for which tokens are good. */
export interface TokenLifetimes {
  readonly activationDays: number;
  readonly resetMinutes: number;
}

interface LiveToken {
  readonly userID: number;
  readonly purpose: AccountTokenPurpose;
}

/**
 * Whom a token is for, while it may be used: an activation as long as there is no password, a reset as long as there
 * is one. `take` also uses it up, so that of two calls at once one gets it.
 */
export async function findAccountToken(
  em: SqlEntityManager,
  token: string,
  { lifetimes, now, take }: { lifetimes: TokenLifetimes; now: Date; take: boolean },
): Promise<LiveToken | undefined> {
  const live = `u.id = t.user_id and t.token_hash = ? and t.stamp = ${stampExpression}
    and t.created_at > case t.purpose when 'activation' then ?::timestamptz else ?::timestamptz end
    and (t.purpose = 'activation') = (u.password_hash is null)`;
  const sql = take
    ? `delete from lectern_account_token t using lectern_user u where ${live} returning t.user_id, t.purpose`
    : `select t.user_id, t.purpose from lectern_account_token t, lectern_user u where ${live}`;
  const rows: { user_id: number; purpose: AccountTokenPurpose }[] = await em.execute(sql, [
    hashAccountToken(token),
    new Date(now.getTime() - lifetimes.activationDays * 86_400_000),
    new Date(now.getTime() - lifetimes.resetMinutes * 60_000),
  ]);
  const [row] = rows;
  return row && { userID: row.user_id, purpose: row.purpose };
}
