import type { Pool } from 'pg';
import type { EventName, LoggedEvent } from '#contract/events.ts';

/** An event that was set aside, and that somebody wants to be tried again. */
export interface WantedEvent {
  readonly id: string;
  readonly event: LoggedEvent;
}

interface Row {
  readonly id: string;
  readonly event_id: string;
  readonly at: Date;
  readonly name: EventName;
  readonly payload: unknown;
}

/** Events of a listener that are to be tried again, in their order. */
export async function findWanted(pool: Pool, listener: string): Promise<readonly WantedEvent[]> {
  const { rows } = await pool.query<Row>(
    `select id, event_id, at, name, payload from lectern_event_failure where listener = $1 and is_wanted
     order by event_id limit 100`,
    [listener],
  );
  return rows.map(({ id, event_id: number, at, name, payload }) => ({
    id,
    event: { id: Number(number), at, name, payload } as LoggedEvent,
  }));
}

/** Forgets one that succeeded. */
export async function forgetSetAside(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from lectern_event_failure where id = $1', [id]);
}

/** Sets one aside again. */
export async function refuseSetAside(pool: Pool, id: string, { error, now }: { readonly error: string; readonly now: Date }) {
  await pool.query(
    `update lectern_event_failure set is_wanted = false, attempts = attempts + 1, error = $2, failed_at = $3 where id = $1`,
    [id, error, now],
  );
}
