import type { Logger } from './logger.ts';

/** Tags that are out of date, as every process reads them. */
export interface InvalidationRow {
  readonly id: string;
  /** The number of the row before it, null for the first of all. */
  readonly previous: string | null;
  readonly tags: readonly string[];
}

/** The rows that this process knows: each is applied once, in order. */
export interface InvalidationRows {
  /** Number of the last row that was applied. */
  readonly lastID: () => string;
  /** Takes all rows up to this one for known. */
  readonly beginAfter: (id: string) => void;
  /** Notes a row that this process writes: it drops its tags itself, at once, and not again when it hears of them. */
  readonly expectOwn: (id: string) => void;
  /** Applies the last known row and those after it; begins anew where some between are missing or the last one is gone. */
  readonly apply: (rows: readonly InvalidationRow[]) => void;
}

interface Options {
  readonly log: Pick<Logger, 'warn'>;
  readonly drop: (tags: readonly string[]) => void;
  readonly dropEverything: () => void;
}

export function createInvalidationRows({ log, drop, dropEverything }: Options): InvalidationRows {
  const own = new Set<string>();
  let lastID = '0';

  function applyRow({ id, previous, tags }: InvalidationRow): void {
    const isNext = previous === lastID || (previous === null && lastID === '0');
    if (!isNext) {
      log.warn({ lastID, next: id }, 'cache invalidations are missing, so that the caches begin anew');
      dropEverything();
    } else if (!own.has(id)) drop(tags);
    own.delete(id);
    lastID = id;
  }

  return {
    lastID: () => lastID,
    beginAfter(id) {
      lastID = id;
    },
    expectOwn: (id) => void own.add(id),
    apply(rows) {
      for (const row of rows) if (BigInt(row.id) > BigInt(lastID)) applyRow(row);
      const latest = rows.at(-1)?.id ?? '0';
      if (BigInt(latest) < BigInt(lastID)) {
        // The database is an older one than it was: it was restored.
        dropEverything();
        lastID = latest;
      }
      // Left over from transactions that were rolled back.
      for (const id of own) if (BigInt(id) < BigInt(lastID)) own.delete(id);
    },
  };
}
