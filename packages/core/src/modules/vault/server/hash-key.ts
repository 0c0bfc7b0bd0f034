import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { defineServiceKey } from '#server/kernel/service.ts';
import { StartupError } from '#server/kernel/startup-error.ts';
import type { KeyRing } from './data-key.ts';
import { openBytes, sealBytes } from './envelope.ts';
import { addressOf } from './address-of.ts';

const address = addressOf('vault', { table: 'lectern_vault_secret', id: 'hash', column: 'sealed' });

/** The key of every keyed hash of this site: random, sealed as any record is, and the same for as long as the site lives. */
export interface HashKey {
  /** Throws before `load`. */
  readonly bytes: () => Buffer;
  /** Reads it, and makes it at the first start. */
  readonly load: (pool: Pool, ring: KeyRing) => Promise<void>;
}

export const hashKey = defineServiceKey<HashKey>('vault/hash-key');

async function readSealed(pool: Pool): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ sealed: Buffer }>(`select sealed from lectern_vault_secret where name = 'hash'`);
  return rows[0]?.sealed;
}

export function createHashKey(): HashKey {
  let loaded: Buffer | undefined;
  return {
    bytes() {
      if (!loaded) throw new Error('The vault hashes nothing before the start has come to it.');
      return loaded;
    },
    async load(pool, ring) {
      if (!(await readSealed(pool)))
        // Of two processes that start at once, one writes and the other reads what it wrote.
        await pool.query(`insert into lectern_vault_secret (name, sealed) values ('hash', $1) on conflict do nothing`, [
          sealBytes(ring, address, randomBytes(32)),
        ]);
      try {
        loaded = openBytes(ring, address, (await readSealed(pool)) ?? Buffer.alloc(0));
      } catch (error) {
        throw new StartupError(
          `The key of hashes in lectern_vault_secret cannot be opened: ${(error as Error).message}.`,
          'Put that row back from a backup; without it nothing that is sealed can be searched for.',
          { cause: error },
        );
      }
    },
  };
}
