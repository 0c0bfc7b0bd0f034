import type { Pool } from 'pg';
import type { EventName, LoggedEvent } from '#contract/events.ts';
import type { Queryable, Statement } from '../../database/statement.ts';
import { advisoryLock } from '../advisory-lock.ts';

/** An event waiting for the commit of its command. */
export interface PendingEvent {
  readonly name: EventName;
  readonly payload: unknown;
}

const orderLock = advisoryLock('events/order');

/** The channel of PostgreSQL on which processes tell each other of new events; its texts are their names. */
export const eventChannel = 'lectern_event';

/** Bytes that NOTIFY carries, less some. A longer list of names is left out, and everybody looks. */
const maxNotice = 7000;

interface WriteOptions {
  readonly at: Date;
  /** False on the embedded database, which has one process. */
  readonly isShared: boolean;
}

const written = `insert into lectern_event (at, name, payload)
  select $1::timestamptz, e.name, e.payload from rows from (unnest($2::text[]), jsonb_array_elements($3::jsonb))
    with ordinality as e (name, payload, place)`;

/** The statement that writes events in the transaction of a command, right before its commit. */
export function eventsStatement(events: readonly PendingEvent[], { at, isShared }: WriteOptions): Statement {
  const names = events.map(({ name }) => name);
  const values = [at, names, JSON.stringify(events.map(({ payload }) => payload))];
  if (!isShared) return { name: 'write_events', text: `${written} order by e.place`, values };
  // Numbers are given before the commit, and readers go on from the last one they saw, so a smaller one may not become
  // visible after it: whoever writes holds this until the commit, which follows at once. So the order of numbers is that
  // of commits, also for two commands that waited for the same row.
  const notice = [...new Set(names)].join(',');
  return {
    name: 'write_shared_events',
    text: `with held as materialized (select pg_advisory_xact_lock(${orderLock})),
      written as (${written} cross join held order by e.place)
    select pg_notify('${eventChannel}', $4) from held`,
    values: [...values, notice.length > maxNotice ? '' : notice],
  };
}

interface Row {
  readonly end: string;
  readonly id: string | null;
  readonly at: Date;
  readonly name: EventName;
  readonly payload: unknown;
}

/** Events after a position, and the number up to which nothing can appear between them any more. */
export interface EventBatch {
  readonly events: readonly LoggedEvent[];
  readonly end: number;
}

/** Reads on from a position, at most `limit` events of these names. */
export async function readEvents(
  pool: Pool,
  { position, names, limit }: { readonly position: number; readonly names: readonly EventName[]; readonly limit: number },
): Promise<EventBatch> {
  const { rows } = await pool.query<Row>(
    `select l.id as end, e.id, e.at, e.name, e.payload
       from (select coalesce(max(id), 0) as id from lectern_event) l
       left join lateral (
         select * from lectern_event where id > $1 and name = any($2) order by id limit $3
       ) e on true order by e.id`,
    [position, names, limit],
  );
  const events = rows.flatMap(({ id, at, name, payload }) =>
    id === null ? [] : [{ id: Number(id), at, name, payload } as LoggedEvent],
  );
  return { events, end: Number(rows[0]?.end ?? 0) };
}

/** Whether a listener still has an event of this name and with this in its payload before it. */
export async function isAhead(
  database: Queryable,
  { listener, name, payload }: { readonly listener: string; readonly name: EventName; readonly payload: object },
): Promise<boolean> {
  const rows = await database.query<object>({
    text: `select 1 as ahead from lectern_event_cursor c join lectern_event e on e.id > c.position
      where c.listener = $1 and e.name = $2 and e.payload @> $3::jsonb limit 1`,
    values: [listener, name, JSON.stringify(payload)],
  });
  return rows.length > 0;
}

/** Milliseconds that events are kept, for whoever looks for what happened. */
const keptFor = 7 * 86_400_000;

/** Forgets events of more than a week that every listener has passed; one that nobody started for a week holds up nothing. */
export async function sweepEvents(pool: Pool, now: Date): Promise<void> {
  const old = new Date(now.getTime() - keptFor);
  await pool.query('delete from lectern_event_cursor where seen_at < $1', [old]);
  await pool.query('delete from lectern_event where at < $1 and id <= all (select position from lectern_event_cursor)', [old]);
}
