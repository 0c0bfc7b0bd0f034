import type { Pool } from 'pg';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Logger } from '#server/kernel/logger.ts';
import type { Purger } from '#server/site/purge/purger.ts';
import { purgeKeys } from '#server/site/surrogate-keys.ts';

/**
 * What was dropped is purged twice: at once, and again when every process has heard of it, because one that had not may have
 * sent a proxy what it still kept.
 */
export const passes = ['first', 'again'] as const;
export type Pass = (typeof passes)[number];

/** Seconds after which a process has heard of a row, or says with its answers that nobody keep them. */
export const heardWithin = 10;

/** Rows of one step. */
const maxRows = 100;

interface Row {
  readonly id: string;
  readonly previous: string | null;
  readonly tags: readonly string[];
}

interface Parts {
  readonly pool: Pool;
  readonly log: Pick<Logger, 'warn'>;
  readonly purger: Purger;
}

/** The place of a pass; one that begins has nothing behind it: what was kept before is not known. */
async function positionOf(pool: Pool, pass: Pass): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(
    `insert into lectern_purge (pass, position) values ($1, -1) on conflict (pass) do update set pass = excluded.pass
     returning position`,
    [pass],
  );
  return rows[0]?.position ?? '-1';
}

/** The rows after a place that this pass may take, in their order. */
async function rowsAfter(pool: Pool, pass: Pass, position: string): Promise<readonly Row[]> {
  const { rows } = await pool.query<Row>(
    `select id, previous, tags from lectern_cache_invalidation
     where id > $1 and ($2 = 0 or at < now() - make_interval(secs => $2)) order by id limit $3`,
    [position, pass === 'first' ? 0 : heardWithin, maxRows],
  );
  return rows;
}

/** The tags of rows; everything where some before them are missing. */
function tagsOf(rows: readonly Row[], position: string): readonly string[] {
  const tags = new Set(rows.flatMap((row) => row.tags));
  const isWhole = position === '0' || rows[0]?.previous === position;
  return isWhole && !tags.has(cacheTags.everything) ? [...tags] : [cacheTags.everything];
}

/** Purges what was dropped since a pass last did, in the order of the rows. True where nothing is left for it now. */
async function step({ pool, purger }: Parts, pass: Pass): Promise<boolean> {
  const position = await positionOf(pool, pass);
  const rows = await rowsAfter(pool, pass, position);
  const last = rows.at(-1);
  if (!last) return true;
  await purger.purge(purgeKeys(tagsOf(rows, position)));
  // Two may purge at once, which does no harm; the place never goes back.
  await pool.query(
    `update lectern_purge set position = greatest(position, $2), tries = 0, failing_since = null, last_error = null where pass = $1`,
    [pass, last.id],
  );
  return rows.length < maxRows;
}

/** Purges all that waits. False where a proxy did not do as it was told: what waits stays, in its order. */
export async function purgeWaiting(parts: Parts): Promise<boolean> {
  const { pool, log } = parts;
  for (const pass of passes) {
    try {
      while (!(await step(parts, pass)));
    } catch (error) {
      log.warn({ err: error, pass }, 'a proxy could not be told what to forget; it is told again');
      const message = error instanceof Error ? error.message : String(error);
      await pool.query(
        `update lectern_purge set tries = tries + 1, failing_since = coalesce(failing_since, now()), last_error = $2 where pass = $1`,
        [pass, message.slice(0, 1000)],
      );
      return false;
    }
  }
  return true;
}

/** Whether rows wait for a pass. */
export async function areWaiting(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>(
    `select exists (select from lectern_cache_invalidation
       where id > (select coalesce(min(position), 0) from lectern_purge)) as waiting`,
  );
  return rows[0]?.waiting ?? false;
}
