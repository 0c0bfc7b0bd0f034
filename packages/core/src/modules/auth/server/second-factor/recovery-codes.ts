import { createHash, randomInt } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

/** Without characters that look like another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupSize = 4;
const count = 10;

const canonical = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const hashOf = (code: string): Buffer => createHash('sha256').update(canonical(code)).digest();
const characters = (size: number): string => Array.from({ length: size }, () => alphabet[randomInt(alphabet.length)]).join('');
const createCode = (): string => Array.from({ length: groups }, () => characters(groupSize)).join('-');

/** Gives a user new recovery codes in place of the old ones. They are shown once: only hashes are stored. */
export async function createRecoveryCodes(em: SqlEntityManager, userID: number): Promise<string[]> {
  const codes = Array.from({ length: count }, createCode);
  await em.execute('delete from lectern_recovery_code where user_id = ?', [userID]);
  for (const code of codes)
    await em.execute('insert into lectern_recovery_code (code_hash, user_id) values (?, ?)', [hashOf(code), userID]);
  return codes;
}

/** Checks a recovery code, however it is written, and uses it up. */
export async function takeRecoveryCode(pool: Pool, userID: number, code: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from lectern_recovery_code where user_id = $1 and code_hash = $2', [
    userID,
    hashOf(code),
  ]);
  return rowCount === 1;
}
