import type { Lectern } from '#server/kernel/lectern.ts';
import { defineServiceKey } from '#server/kernel/service.ts';
import { maxSource } from '#contract/source-address.ts';

/** Counts what leads on and what is asked for in vain: in memory, by path alone. */
export interface AddressCounts {
  /** A rule or a former address led on, by its own text. */
  hit(source: string): void;
  /** Nothing stands at a path. */
  missing(path: string): void;
  /** Writes down what was counted since. */
  write(): Promise<void>;
}

export const addressCounts = defineServiceKey<AddressCounts>('redirects/address-counts');

/** Milliseconds between two writings. */
const interval = 30_000;
/** Paths that are counted between two writings, and missing addresses that are kept at all. */
const maxCounted = 10_000;

/** Adds what was counted; in order, so that two processes do not wait for each other. */
const statement = `insert into lectern_address_count as known (path, is_missing, hits, first_at, last_at)
  select path, is_missing, hits, $4, $4 from unnest($1::text[], $2::boolean[], $3::bigint[]) as counted (path, is_missing, hits)
  order by path collate "C"
  on conflict (path) do update set hits = known.hits + excluded.hits, is_missing = excluded.is_missing, last_at = excluded.last_at`;

/** Forgets the missing addresses that were asked for least, and longest ago, beyond what is kept. */
const trim = `delete from lectern_address_count where path in (
  select path from lectern_address_count where is_missing order by hits desc, last_at desc offset ${maxCounted})`;

interface Count {
  readonly isMissing: boolean;
  hits: number;
}

export function createAddressCounts({ pool, log, now }: Pick<Lectern, 'pool' | 'log' | 'now'>): AddressCounts {
  let counted = new Map<string, Count>();
  let next: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(next);
    next = undefined;
    if (counted.size === 0) return;
    const batch = [...counted];
    counted = new Map();
    await pool.query(statement, [
      batch.map(([path]) => path),
      batch.map(([, { isMissing }]) => isMissing),
      batch.map(([, { hits }]) => hits),
      now(),
    ]);
    if (batch.some(([, { isMissing }]) => isMissing)) await pool.query(trim);
  }

  function count(path: string, isMissing: boolean): void {
    const known = counted.get(path);
    if (known?.isMissing === isMissing) known.hits += 1;
    else if (known || counted.size < maxCounted) counted.set(path, { isMissing, hits: 1 });
    next ??= setTimeout(() => {
      write().catch((error: unknown) => log.warn({ err: error }, 'addresses that were asked for could not be counted'));
    }, interval).unref();
  }
  return {
    hit: (source) => count(source, false),
    missing(path) {
      if (path.length <= maxSource && !/[*{}]/.test(path)) count(path, true);
    },
    write,
  };
}
