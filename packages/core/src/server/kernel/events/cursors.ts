import type { Pool } from 'pg';
import type { LoggedEvent } from '#contract/events.ts';

/** A listener's place in the log, as the process that works on it holds it. */
export interface Cursor {
  readonly listener: string;
  readonly position: number;
  /** Tries of the event after the position that failed. */
  readonly failures: number;
  /** False where it waits for its next try, and was claimed for events that were set aside. */
  readonly isDue: boolean;
  /** True where events that were set aside are to be tried again. */
  readonly isWanted: boolean;
}

/** Times that are compared with what the application's clock says. */
interface At {
  readonly now: Date;
}

/** Claims and moves cursors, for one process. Claims are timed by the database, because clocks of machines differ. */
export interface Cursors {
  /** Makes those of listeners that are new, at the end of the log, and says that these listeners are installed. */
  register(listeners: readonly string[], at: At): Promise<void>;
  /** Puts back those that are ahead of the log, as after a restored backup; answers with whose they were. */
  putBack(listeners: readonly string[]): Promise<readonly string[]>;
  /** Listeners that have something to do now. */
  findWaiting(listeners: readonly string[], at: At): Promise<readonly string[]>;
  /** Claims a cursor that waits; undefined where it does not, or another process has it. */
  claim(listener: string, at: At): Promise<Cursor | undefined>;
  /** Holds on to a claim; false where it is lost. */
  renew(listener: string): Promise<boolean>;
  /** Moves on after a success; false where the claim is lost. */
  advance(listener: string, position: number): Promise<boolean>;
  /** Writes a failure down. */
  fail(listener: string, failure: { readonly error: string; readonly nextAttemptAt: Date } & At): Promise<void>;
  /** Puts an event aside with its failure, and moves on behind it. */
  setAside(
    listener: string,
    event: LoggedEvent,
    failure: { readonly error: string; readonly attempts: number } & At,
  ): Promise<void>;
  release(listener: string): Promise<void>;
}

const wanted = 'exists (select from lectern_event_failure f where f.listener = c.listener and f.is_wanted)';
const isDue = '(c.next_attempt_at is null or c.next_attempt_at <= $2)';
const waits = `((${isDue} and c.position < (select coalesce(max(id), 0) from lectern_event)) or ${wanted})`;
const isFree = 'c.claimed_until is null or c.claimed_until < clock_timestamp()';
/** The number that was given last, whether its event is there or was swept. */
const lastNumber = '(select case when is_called then last_value else 0 end from lectern_event_id_seq)';

interface Row {
  readonly position: string;
  readonly failures: number;
  readonly is_due: boolean;
  readonly is_wanted: boolean;
}

export function createCursors(pool: Pool, { leaseSeconds }: { readonly leaseSeconds: number }): Cursors {
  const process = crypto.randomUUID();
  const own = 'listener = $1 and claimed_by = $2';

  return {
    async register(listeners, { now }) {
      await pool.query(
        `insert into lectern_event_cursor (listener, position, seen_at)
         select name, (select coalesce(max(id), 0) from lectern_event), $2 from unnest($1::text[]) name
         on conflict (listener) do update set seen_at = excluded.seen_at`,
        [listeners, now],
      );
    },
    async putBack(listeners) {
      const { rows } = await pool.query<{ listener: string }>(
        `update lectern_event_cursor set position = ${lastNumber}, failures = 0, failing_since = null, next_attempt_at = null
         where listener = any($1) and position > ${lastNumber} returning listener`,
        [listeners],
      );
      return rows.map(({ listener }) => listener);
    },
    async findWaiting(listeners, { now }) {
      const { rows } = await pool.query<{ listener: string }>(
        `select c.listener from lectern_event_cursor c where c.listener = any($1) and ${waits} and (${isFree})`,
        [listeners, now],
      );
      return rows.map(({ listener }) => listener);
    },
    async claim(listener, { now }) {
      const { rows } = await pool.query<Row>(
        `update lectern_event_cursor c
         set claimed_by = $3, claimed_until = clock_timestamp() + make_interval(secs => $4)
         where c.listener = $1 and ${waits} and (${isFree}) returning c.position, c.failures, ${isDue} as is_due, ${wanted} as is_wanted`,
        [listener, now, process, leaseSeconds],
      );
      const [row] = rows;
      if (!row) return undefined;
      const { position, failures, is_due: isDueNow, is_wanted: isWanted } = row;
      return { listener, position: Number(position), failures, isDue: isDueNow, isWanted };
    },
    async renew(listener) {
      const { rowCount } = await pool.query(
        `update lectern_event_cursor set claimed_until = clock_timestamp() + make_interval(secs => $3) where ${own}`,
        [listener, process, leaseSeconds],
      );
      return rowCount === 1;
    },
    async advance(listener, position) {
      const { rowCount } = await pool.query(
        `update lectern_event_cursor
         set position = $3, failures = 0, failing_since = null, next_attempt_at = null, last_error = null where ${own}`,
        [listener, process, position],
      );
      return rowCount === 1;
    },
    async fail(listener, { error, nextAttemptAt, now }) {
      await pool.query(
        `update lectern_event_cursor set failures = failures + 1, failing_since = coalesce(failing_since, $3),
           next_attempt_at = $4, last_error = $5 where ${own}`,
        [listener, process, now, nextAttemptAt, error],
      );
    },
    async setAside(listener, { id, at, name, payload }, { error, attempts, now }) {
      await pool.query(
        `with moved as (
           update lectern_event_cursor
           set position = $3, failures = 0, failing_since = null, next_attempt_at = null, last_error = null
           where ${own} returning listener)
         insert into lectern_event_failure (listener, event_id, at, name, payload, attempts, error, failed_at)
         select listener, $3, $4, $5, $6, $7, $8, $9 from moved on conflict (listener, event_id) do nothing`,
        [listener, process, id, at, name, JSON.stringify(payload), attempts, error, now],
      );
    },
    async release(listener) {
      await pool.query(`update lectern_event_cursor set claimed_by = null, claimed_until = null where ${own}`, [
        listener,
        process,
      ]);
    },
  };
}
