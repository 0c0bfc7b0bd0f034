import type { Pool } from 'pg';
import { chainStart, sealedColumns, sealHash } from './chain.ts';
import type { SealedEntry } from './chain.ts';

const batchSize = 500;

const writersOf = async (pool: Pool): Promise<Set<string>> => {
  const { rows } = await pool.query<{ transaction: string }>(
    `select distinct virtualtransaction as transaction from pg_locks
     where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
       and relation = 'lectern_audit_entry'::regclass
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return new Set(rows.map(({ transaction }) => transaction));
};

/**
 * The highest id up to which nothing can appear any more. A transaction holds its lock on the table from before it
 * takes an id until after it is committed and seen, so once all that hold one now are over, every lower id is decided.
 * Nobody is kept from writing meanwhile. Undefined where a transaction does not end in time.
 */
async function decidedUpTo(pool: Pool, patience: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string | null }>('select max(id)::text as id from lectern_audit_entry');
  const writers = await writersOf(pool);
  const end = Date.now() + patience;
  for (let current = writers; [...writers].some((writer) => current.has(writer)); current = await writersOf(pool)) {
    if (Date.now() > end) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return rows[0]?.id ?? undefined;
}

export interface ChainHead {
  readonly number: number;
  readonly hash: string;
}

interface LastSeal extends ChainHead {
  readonly entryID: string;
}

async function readLastSeal(pool: Pool): Promise<LastSeal> {
  const { rows } = await pool.query<{ number: string; entry_id: string; hash: string }>(
    'select number, entry_id, hash from lectern_audit_seal order by number desc limit 1',
  );
  const [row] = rows;
  return row
    ? { number: Number(row.number), entryID: row.entry_id, hash: row.hash }
    : { number: 0, entryID: '0', hash: chainStart };
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/**
 * Seals what was written since the last time, in the order of its ids and without a gap. Of two processes that seal
 * at once, one adds each number and the other stops. Returns the new end of the chain; undefined where nothing was new.
 */
export async function sealAudit(pool: Pool, { patience = 10_000 } = {}): Promise<ChainHead | undefined> {
  const limit = await decidedUpTo(pool, patience);
  if (limit === undefined) return undefined;
  const start = await readLastSeal(pool);
  let head = start;
  while (true) {
    // Without the limit in the condition: where the engine has no statistics, two bounds make it sort all that is left.
    const { rows } = await pool.query<SealedEntry>(
      `select ${sealedColumns} from lectern_audit_entry e where e.id > $1 order by e.id limit ${batchSize}`,
      [head.entryID],
    );
    const decided = rows.filter(({ id }) => BigInt(id) <= BigInt(limit));
    const seals: LastSeal[] = [];
    for (const entry of decided) {
      const number = head.number + 1;
      head = { number, entryID: entry.id, hash: sealHash(head.hash, number, entry) };
      seals.push(head);
    }
    if (seals.length === 0) break;
    try {
      await pool.query(
        'insert into lectern_audit_seal (number, entry_id, hash) select * from unnest($1::bigint[], $2::bigint[], $3::text[])',
        [seals.map(({ number }) => number), seals.map(({ entryID }) => entryID), seals.map(({ hash }) => hash)],
      );
    } catch (error) {
      if (isTaken(error)) return undefined;
      throw error;
    }
  }
  return head.number > start.number ? { number: head.number, hash: head.hash } : undefined;
}
