import type { List } from '../../../contract/list.ts';
import { escapeLike } from '../../../server/database/escape-like.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import type { SetAsideColumn, SetAsideEvent, SetAsideQuery } from '../events.calls.ts';
import { foldedSQL } from '../../../server/database/folded-sql.ts';
import { searchKey } from '../../../contract/fold-text.ts';

/** Columns by which the list may be sorted, and the SQL of each. */
const sortColumns = {
  failedAt: 'failed_at',
  listener: 'listener',
  name: 'name',
} as const satisfies Readonly<Record<SetAsideColumn, string>>;

interface Row {
  readonly id: string;
  readonly listener: string;
  readonly event_id: string;
  readonly at: Date;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly error: string;
  readonly failed_at: Date;
  readonly is_wanted: boolean;
}

/** One page of the events that were set aside; `searchTerm` is a part of the listener's name or the event's. */
export async function listSetAside(
  { pool, events }: Lectern,
  { listener, searchTerm, columnToSort, sortOrder, pageIndex, pageSize }: SetAsideQuery,
): Promise<List<SetAsideEvent>> {
  const installed = new Set(events.listeners.map(({ name }) => name));
  const filter = `($1::text is null or listener = $1) and ${foldedSQL(`listener || ' ' || name`)} like $2`;
  const values = [listener ?? null, `%${escapeLike(searchKey(searchTerm))}%`];
  const [{ rows }, { rows: counts }] = await Promise.all([
    pool.query<Row>(
      `select * from lectern_event_failure where ${filter} order by ${sortColumns[columnToSort]} ${sortOrder}, id ${sortOrder}
       limit ${pageSize} offset ${pageIndex * pageSize}`,
      values,
    ),
    pool.query<{ count: number }>(`select count(*)::int as count from lectern_event_failure where ${filter}`, values),
  ]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      listener: row.listener,
      name: row.name,
      number: Number(row.event_id),
      at: row.at.toISOString(),
      payload: row.payload,
      attempts: row.attempts,
      error: row.error,
      failedAt: row.failed_at.toISOString(),
      isTriedAgain: row.is_wanted,
      policies: { retry: installed.has(row.listener) && !row.is_wanted },
    })),
    totalItems: counts[0]?.count ?? 0,
  };
}
