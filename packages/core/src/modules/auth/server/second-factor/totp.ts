import type { Pool } from 'pg';
import type { Lectern } from '#server/kernel/lectern.ts';
import { vault } from '#server/kernel/vault.ts';
import type { SealedPlace } from '#server/kernel/vault.ts';

/** The place of a user's secret in the vault. */
export const totpPlace = (userID: number): SealedPlace => ({ table: 'lectern_totp', id: userID, column: 'secret' });

/** Seconds for which a code is shown. One code before and one after are taken too, for clocks that differ. */
const period = 30;

/** The step whose code this is; undefined where it is none of those that are good now. */
async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const epoch = Math.floor(now.getTime() / 1000);
  const { verify } = await import('otplib');
  const result = await verify({ secret, token: code, epoch, epochTolerance: period });
  return result.valid ? Math.floor(epoch / period) + result.delta : undefined;
}

/** Checks a code and uses it up: a code that somebody saw is worth nothing any more. */
export async function takeTotpCode(
  app: Pick<Lectern, 'pool' | 'service' | 'now'>,
  { userID, code, isConfirmed }: { userID: number; code: string; isConfirmed: boolean },
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false;
  const stored = await readSecret(app.pool, userID, isConfirmed);
  const secret = stored && app.service(vault).of('auth').open(totpPlace(userID), stored.secret);
  const step = typeof secret === 'string' ? await stepOf(secret, code, app.now()) : undefined;
  if (!stored || step === undefined) return false;
  // By the time of its set-up, because the sealed bytes change with the keys.
  const { rowCount } = await app.pool.query(
    'update lectern_totp set last_step = $2 where user_id = $1 and last_step < $2 and created_at = $3::timestamptz',
    [userID, step, stored.createdAt],
  );
  return rowCount === 1;
}

interface StoredSecret {
  readonly secret: Buffer;
  /** As text, which loses none of its digits. */
  readonly createdAt: string;
}

async function readSecret(pool: Pool, userID: number, isConfirmed: boolean): Promise<StoredSecret | undefined> {
  const { rows } = await pool.query<StoredSecret>(
    `select secret, created_at::text as "createdAt" from lectern_totp
     where user_id = $1 and (confirmed_at is not null) = $2`,
    [userID, isConfirmed],
  );
  return rows[0];
}
