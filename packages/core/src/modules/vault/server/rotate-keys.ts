import type { ClientBase, Pool } from 'pg';
import type { KeyRing } from './data-key.ts';
import { fingerprintIn, rewrap, UnopenedError } from './envelope.ts';
import { readPlaces } from './sealed-places.ts';
import type { StoredPlace } from './sealed-places.ts';

type Database = ClientBase | Pool;

interface SealedRow {
  readonly key: string;
  readonly sealed: Buffer;
}

/** A row whose key could not be changed, because nothing opens it. */
export interface UnopenedRow {
  readonly table: string;
  readonly column: string;
  readonly key: string;
  readonly reason: string;
}

export interface Rotation {
  readonly rewrapped: number;
  readonly unopened: readonly UnopenedRow[];
}

interface Options {
  readonly database: Database;
  readonly ring: KeyRing;
  /** Rows of one batch, which is one statement. */
  readonly batchSize?: number;
  /** Told after each batch how many rows were done. */
  readonly onProgress?: (rewrapped: number) => void;
}

/** The next rows of a place, after a key, that take an older key than the newest. */
async function readBatch({ database, ring, batchSize = 200 }: Options, place: StoredPlace, after: string | undefined) {
  const { table, key, keyType, column } = place;
  const { rows } = await database.query<SealedRow>(
    `select ${key}::text as key, ${column} as sealed from ${table}
     where ${column} is not null and ${fingerprintIn(column)} <> $1 ${after === undefined ? '' : `and ${key} > $2::${keyType}`}
     order by ${key} limit ${batchSize}`,
    [ring.newest.fingerprint, ...(after === undefined ? [] : [after])],
  );
  return rows;
}

/**
 * Writes rows back whose sealed value is still the one that was read: what somebody sealed anew meanwhile is theirs, and
 * takes the newest key anyway.
 */
async function writeBatch({ database }: Options, place: StoredPlace, rows: readonly (SealedRow & { rewrapped: Buffer })[]) {
  const { table, key, keyType, column } = place;
  const { rowCount } = await database.query(
    `update ${table} t set ${column} = v.rewrapped
     from unnest($1::text[]::${keyType}[], $2::bytea[], $3::bytea[]) as v (key, sealed, rewrapped)
     where t.${key} = v.key and t.${column} = v.sealed`,
    [rows.map((row) => row.key), rows.map((row) => row.sealed), rows.map((row) => row.rewrapped)],
  );
  return rowCount ?? 0;
}

async function rotatePlace(options: Options, place: StoredPlace): Promise<Rotation> {
  const unopened: UnopenedRow[] = [];
  let rewrapped = 0;
  for (let after: string | undefined; ;) {
    const rows = await readBatch(options, place, after);
    const last = rows.at(-1);
    if (!last) return { rewrapped, unopened };
    const opened = rows.flatMap((row) => {
      try {
        return [{ ...row, rewrapped: rewrap(options.ring, row.sealed) }];
      } catch (error) {
        if (!(error instanceof UnopenedError)) throw error;
        unopened.push({ table: place.table, column: place.column, key: row.key, reason: error.message });
        return [];
      }
    });
    if (opened.length > 0) rewrapped += await writeBatch(options, place, opened);
    options.onProgress?.(rewrapped);
    after = last.key;
  }
}

/**
 * Wraps the key of every sealed row by the newest key. Each batch stands by itself, so that a rotation that was killed
 * goes on where it was, two at once share the work, and nobody else waits for more than a batch.
 */
export async function rotateKeys(options: Options): Promise<Rotation> {
  let rewrapped = 0;
  for (;;) {
    const unopened: UnopenedRow[] = [];
    let found = 0;
    for (const place of await readPlaces(options.database)) {
      const done = rewrapped + found;
      const onProgress = (count: number): void => options.onProgress?.(done + count);
      const rotation = await rotatePlace({ ...options, onProgress }, place);
      found += rotation.rewrapped;
      unopened.push(...rotation.unopened);
    }
    rewrapped += found;
    // A process that started before the newest key came may have sealed meanwhile: until a whole round finds nothing.
    if (found === 0) return { rewrapped, unopened };
  }
}
