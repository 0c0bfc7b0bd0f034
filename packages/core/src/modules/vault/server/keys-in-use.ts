import type { ClientBase, Pool } from 'pg';
import { StartupError } from '#server/kernel/startup-error.ts';
import type { KeyRing } from './data-key.ts';
import { fingerprintIn } from './envelope.ts';
import { readPlaces } from './sealed-places.ts';

/** How many rows of a table need a key. */
export interface KeyUse {
  readonly fingerprint: string;
  readonly table: string;
  readonly rows: number;
}

/** Which keys sealed rows need, by key and table. Reads every one of them. */
export async function readKeyUses(database: Pick<ClientBase, 'query'>): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const { table, column } of await readPlaces(database)) {
    const { rows } = await database.query<{ fingerprint: string; rows: number }>(
      `select ${fingerprintIn(column)} as fingerprint, count(*)::integer as rows from ${table}
       where ${column} is not null group by 1 order by 1`,
    );
    uses.push(...rows.map((row) => ({ ...row, table })));
  }
  return uses;
}

/** Writes down which key seals from now on. */
export async function recordKey(database: Pool, { newest }: KeyRing): Promise<void> {
  await database.query('insert into lectern_data_key (fingerprint) values ($1) on conflict do nothing', [newest.fingerprint]);
}

/**
 * Refuses a start without a key that rows still need. Rows are only looked at where a key is gone that sealed once, so
 * that a start with all its keys costs one small query.
 */
export async function assertKeys(database: Pool, ring: KeyRing): Promise<void> {
  const { rows } = await database.query<{ fingerprint: string }>('select fingerprint from lectern_data_key');
  const missing = rows.map(({ fingerprint }) => fingerprint).filter((fingerprint) => !ring.find(fingerprint));
  if (missing.length === 0) return;
  const uses = await readKeyUses(database);
  const needed = uses.find(({ fingerprint }) => missing.includes(fingerprint));
  if (needed)
    throw new StartupError(
      `LECTERN_DATA_KEYS lacks the key ${needed.fingerprint}, which ${needed.rows} rows of ${needed.table} still need.`,
      'Add that key at the end of the list. Once it is there, lectern keys rotate frees the rows from it.',
    );
  await database.query('delete from lectern_data_key where fingerprint = any($1)', [missing]);
}
