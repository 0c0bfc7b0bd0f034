import type { Pool } from 'pg';
import type { Lectern } from '../../../../server/kernel/lectern.ts';
import { unseal } from '../secret-box.ts';

export const totpPurpose = 'totp';

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
  app: Pick<Lectern, 'pool' | 'environment' | 'now'>,
  { userID, code, isConfirmed }: { userID: number; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const secret = await readSecret(app.pool, userID, isConfirmed);
  const opened = secret && unseal(app.environment.secrets, totpPurpose, secret);
  if (!opened || !/^\d{6}$/.test(code)) return false;
  const step = await stepOf(opened, code, app.now());
  if (step === undefined) return false;
  const { rowCount } = await app.pool.query(
    'update lectern_totp set last_step = $2 where user_id = $1 and last_step < $2 and secret = $3',
    [userID, step, secret],
  );
  return rowCount === 1;
}

async function readSecret(pool: Pool, userID: number, isConfirmed: boolean): Promise<string | undefined> {
  const { rows } = await pool.query<{ secret: string }>(
    'select secret from lectern_totp where user_id = $1 and (confirmed_at is not null) = $2',
    [userID, isConfirmed],
  );
  return rows[0]?.secret;
}
