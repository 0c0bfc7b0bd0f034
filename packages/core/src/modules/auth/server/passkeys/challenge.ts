import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Signer } from '#server/kernel/signer.ts';
import { attemptKey } from '../attempts.ts';

/** Seconds in which a person answers. */
const lifetime = 300;

const signed = (purpose: string, nonce: string, timestamp: string): string => [purpose, nonce, timestamp].join('\0');

/**
 * A challenge that a passkey signs. It is signed by us and not stored, so that visitors who open the login screen
 * leave no row. `purpose` says what the answer is good for.
 */
export function createChallenge(signer: Signer, purpose: string, now: number): string {
  const nonce = randomBytes(16).toString('base64url');
  const timestamp = Math.floor(now / 1000).toString(36);
  return [nonce, timestamp, signer.sign('passkey-challenge', signed(purpose, nonce, timestamp))].join('.');
}

/** True for a challenge of ours, as it comes back, that was made for this purpose a moment ago. */
export function isChallenge(signer: Signer, purpose: string, returned: string, now: number): boolean {
  const [nonce = '', timestamp = '', signature = ''] = Buffer.from(returned, 'base64url').toString('utf8').split('.');
  if (!signer.verify('passkey-challenge', signed(purpose, nonce, timestamp), signature)) return false;
  const age = now / 1000 - Number.parseInt(timestamp, 36);
  return age > -5 && age <= lifetime;
}

/** Uses a challenge up: of two answers to one, the second gets false. */
export async function takeChallenge(pool: Pool, signer: Signer, returned: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into lectern_attempt (key, failures, expires_at) values ($1, '{}', now() + make_interval(secs => $2))
     on conflict (key) do nothing`,
    [attemptKey(signer, 'passkey', returned), lifetime * 2],
  );
  return rowCount === 1;
}
